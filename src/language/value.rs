//! Arguments of messages as Fluent carries them.

use std::borrow::Cow;

use fluent::types::FluentType;

use crate::language::Arg;

/// A typed argument on its way to a function such as `PIECE`. Shown without one it says so, because every case and every
/// notation of it would be a guess.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Value {
    /// A piece, a square, a move …
    Arg(Arg),
    /// Phrases that are text already.
    Texts(Vec<String>),
}

impl Value {
    fn shown_bare(&self) -> Cow<'static, str> {
        let what = match self {
            Value::Texts(_) => "LIST",
            Value::Arg(arg) => match arg {
                Arg::Piece(_) | Arg::Kind(_) | Arg::Pieces(_) | Arg::Kinds(_) => "PIECE",
                Arg::Color(_) => "SIDE",
                Arg::Square(_) | Arg::Squares(_) => "SQUARE",
                Arg::Placed(_) | Arg::PlacedList(_) => "PLACED",
                Arg::File(_) => "FILE",
                Arg::Rank(_) => "RANK",
                Arg::Move(_) => "MOVE",
                Arg::Number(_) | Arg::Language(_) | Arg::Word(_) | Arg::Text(_) | Arg::Message(_) | Arg::List(_) => {
                    "a function"
                }
            },
        };
        Cow::Owned(format!("\u{27E6}{what} is missing here\u{27E7}"))
    }
}

impl FluentType for Value {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.shown_bare()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.shown_bare()
    }
}
