### The commands for teachers: new, preview, schema.

## Help

cli-new = Begin a lesson: a file to copy from, with every kind of step
cli-new-usage = skaki new [OPTIONS] ID
cli-preview = Show a lesson while it is being written, and follow every save
cli-preview-usage = skaki preview [OPTIONS] FILE
cli-schema = Print the JSON Schema of lesson files, for editors
cli-schema-usage = skaki schema [OPTIONS] [lesson|course]
cli-value-id = ID
cli-value-file = FILE
cli-arg-new-id = What the lesson is to be called: small Latin letters, digits and hyphens; the file is ID.toml, here
cli-arg-preview-file = The lesson file
cli-arg-schema-of = Of which files: lesson (as a rule) or course

## new

# $file, $schema: files · $id: the lesson's id
new-written = { $file } is written, a lesson with an example of every kind of step.
new-schema-written = { $schema } is beside it: an editor with tombi or Taplo completes and checks by it.
new-schema-differs = { $schema } is there already and differs: it stays as it is. To renew it: skaki schema > { $schema }
new-next-preview = To look at it while you write: skaki preview { $file }
new-next-check = To have it proved: skaki check { $file }
new-next-learn = To do it as a student: skaki --lessons { $folder } learn { $id }
new-error-id = “{ $id }” is no name for a lesson: write small Latin letters, digits and hyphens, a letter first and 64 characters at the most, such as “first-roads”.
new-error-course = “course” is the file that puts the lessons of a folder in order: give the lesson another name.
new-error-all = “all” means every lesson, as in “skaki lessons --reset all”: give the lesson another name.
new-error-taken = The program itself has a lesson “{ $id }”: give yours another name.
new-error-exists = { $file } is there already, and nothing is written over it. Give the lesson another name, or put the file away.
new-error-write = { $file } cannot be written ({ $error }).

## preview

# $path: a folder
preview-error-folder = { $path } is a folder: name the file of one lesson.
preview-error-texts = { $path } holds texts and no lesson: name the lesson's own file, which ends in “.toml”.
preview-error-course = { $path } puts the lessons of a folder in order: name the file of one lesson.
preview-waits = As soon as the file is saved without a fault, the step comes back.
preview-key-report = What the checker says: faults, advice, and how each step is solved
    .short = Report
preview-key-quit = Quit: nothing of this is recorded
    .short = Quit
preview-key-step = Back to the step
    .short = Step
