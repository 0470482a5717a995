### The manual page, and the scripts for shells.

cli-completions = Print the script by which a shell completes commands and options
cli-completions-usage = skaki completions [OPTIONS] SHELL
cli-man = Print the manual page
cli-man-usage = skaki man [OPTIONS]
cli-value-shell = SHELL
cli-arg-shell = The shell: bash, zsh, fish, powershell or elvish

## The headings of the page, and what stands only there

man-title = Learning chess
man-name = Name
man-synopsis = Synopsis
man-description = Description
man-exit = Exit status
man-exit-status = 0 for yes, 1 for no, 2 for a call that cannot be understood.
man-environment = Environment
man-plain = Line mode, as with --plain.
man-lessons = A folder of lessons to add, as with --lessons.
man-no-color = If it holds anything, the program uses no colours.
man-term = How many colours the terminal can show, and whether it can be drawn on at all.
man-files = Files
man-progress = What you have done; a line is added after every step.
man-settings = What you have chosen.
