//! How many colours there are.

/// What a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Depth {
    /// No colour at all: reverse video and bold only.
    Mono,
    /// The sixteen named colours, whatever the terminal makes of them.
    Sixteen,
    /// The 256 of xterm.
    Indexed,
    /// Any colour.
    True,
}

impl Depth {
    /// Every depth, the poorest first.
    pub const ALL: [Depth; 4] = [Depth::Mono, Depth::Sixteen, Depth::Indexed, Depth::True];

    /// Decides from the environment, which is given as a function so that it can be tested.
    ///
    /// What the user asks for comes first: `NO_COLOR` (any value but the empty one, <https://no-color.org>), then
    /// `FORCE_COLOR` (0 to 3), `CLICOLOR_FORCE` and `CLICOLOR=0`. Then what the terminal says of itself. Truecolor is
    /// never assumed: a terminal that has it says so in `COLORTERM` or in its name.
    ///
    /// ```
    /// use skaki::terminal::Depth;
    /// let plain = |name: &str| (name == "TERM").then(|| "xterm-256color".to_owned());
    /// assert_eq!(Depth::detect(plain), Depth::Indexed);
    /// ```
    pub fn detect(environment: impl Fn(&str) -> Option<String>) -> Depth {
        let set = |name: &str| environment(name).filter(|value| !value.is_empty());
        if set("NO_COLOR").is_some() {
            return Depth::Mono;
        }
        match set("FORCE_COLOR").as_deref() {
            Some("0" | "false") => return Depth::Mono,
            Some("3") => return Depth::True,
            Some("2") => return Depth::Indexed,
            Some(_) => return Depth::capability(&set).max(Depth::Sixteen),
            None => {}
        }
        if set("CLICOLOR_FORCE").is_some_and(|value| value != "0") {
            return Depth::capability(&set).max(Depth::Sixteen);
        }
        if set("CLICOLOR").as_deref() == Some("0") {
            return Depth::Mono;
        }
        Depth::capability(&set)
    }

    /// What the terminal says of itself.
    fn capability(set: &impl Fn(&str) -> Option<String>) -> Depth {
        let term = set("TERM").unwrap_or_default();
        if term == "dumb" || (term.is_empty() && cfg!(unix)) {
            return Depth::Mono;
        }
        let truecolor = matches!(set("COLORTERM").as_deref(), Some("truecolor" | "24bit"))
            || term.ends_with("-direct")
            || term.ends_with("truecolor")
            || set("TERM_PROGRAM").as_deref() == Some("iTerm.app")
            // Windows Terminal sets neither TERM nor COLORTERM.
            || set("WT_SESSION").is_some();
        if truecolor {
            Depth::True
        } else if term.contains("256") || set("TERM_PROGRAM").as_deref() == Some("Apple_Terminal") {
            Depth::Indexed
        } else if term.starts_with("vt100")
            || term.starts_with("vt220")
            || term.ends_with("-mono")
            || term.ends_with("-m")
        {
            Depth::Mono
        } else {
            Depth::Sixteen
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(environment: &[(&str, &str)]) -> Depth {
        Depth::detect(|name| environment.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn the_user_comes_before_the_terminal() {
        let rich = [("TERM", "xterm-256color"), ("COLORTERM", "truecolor")];
        let with = |extra: &[(&'static str, &'static str)]| depth(&[extra, &rich].concat());
        assert_eq!(with(&[]), Depth::True);
        assert_eq!(with(&[("NO_COLOR", "1")]), Depth::Mono);
        assert_eq!(with(&[("NO_COLOR", "")]), Depth::True);
        assert_eq!(with(&[("NO_COLOR", "1"), ("FORCE_COLOR", "3")]), Depth::Mono);
        assert_eq!(with(&[("CLICOLOR", "0")]), Depth::Mono);
        assert_eq!(with(&[("CLICOLOR", "0"), ("CLICOLOR_FORCE", "1")]), Depth::True);
        assert_eq!(with(&[("FORCE_COLOR", "0")]), Depth::Mono);
        assert_eq!(depth(&[("TERM", "dumb"), ("FORCE_COLOR", "1")]), Depth::Sixteen);
    }

    #[test]
    fn truecolor_is_never_assumed() {
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(depth(&[("TERM", "xterm-256color"), ("TERM_PROGRAM", "Apple_Terminal")]), Depth::Indexed);
        assert_eq!(depth(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(depth(&[("TERM", "screen")]), Depth::Sixteen);
        assert_eq!(depth(&[("TERM", "vt220")]), Depth::Mono);
        assert_eq!(depth(&[("TERM", "dumb")]), Depth::Mono);
        assert_eq!(depth(&[("TERM", "xterm-direct")]), Depth::True);
    }
}
