//! Where the user is.

/// Where the user is: it decides which keys mean what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The choice of language at the first start.
    FirstRun,
    /// The list of lessons.
    Map,
    /// What the checker says of a lesson that is being written.
    Report,
    /// The same while it has faults: there is no step to go to.
    Faults,
    /// A step to read.
    Show,
    /// A step to play.
    Play,
    /// A step to play in which something may be said too: a claim, an offer, an answer to one, that one resigns.
    Talk,
    /// A step in which squares are marked.
    Mark,
    /// A step in which pieces are put on the board.
    Placing,
    /// A step in which something is written.
    Writing,
    /// A step in which one answer is picked.
    ChooseOne,
    /// A step in which several answers may be picked.
    ChooseSeveral,
    /// A step that is done.
    Done,
    /// The line in which moves are typed.
    Typing,
    /// The row of buttons.
    Buttons,
    /// The question what a pawn becomes.
    Promotion,
    /// The question what one says.
    Saying,
    /// A question to be answered with yes or no.
    Confirm,
    /// The end of a lesson.
    Ended,
    /// The glossary.
    Glossary,
    /// The list of settings.
    Settings,
    /// The list of keys.
    Help,
    /// A message that covers the screen.
    Notice,
    /// A window in which the screen has no room: nothing of it can be seen, so nothing may be done to it.
    TooSmall,
}

impl Place {
    /// Every place.
    pub const ALL: [Place; 24] = [
        Place::FirstRun,
        Place::Map,
        Place::Report,
        Place::Faults,
        Place::Show,
        Place::Play,
        Place::Talk,
        Place::Mark,
        Place::Placing,
        Place::Writing,
        Place::ChooseOne,
        Place::ChooseSeveral,
        Place::Done,
        Place::Typing,
        Place::Buttons,
        Place::Promotion,
        Place::Saying,
        Place::Confirm,
        Place::Ended,
        Place::Glossary,
        Place::Settings,
        Place::Help,
        Place::Notice,
        Place::TooSmall,
    ];

    /// The place whose keys hold here too: where something may be said, one plays as elsewhere.
    pub const fn like(self) -> Place {
        match self {
            Place::Talk => Place::Play,
            place => place,
        }
    }

    /// Whether this is a step. There a capital letter is that of a piece, or nothing: never a command.
    pub const fn is_step(self) -> bool {
        matches!(self, Place::Show | Place::Done) || self.is_choice() || self.takes_moves()
    }

    /// Whether answers are picked here.
    pub const fn is_choice(self) -> bool {
        matches!(self, Place::ChooseOne | Place::ChooseSeveral)
    }

    /// Whether a move or a square may be typed here.
    pub const fn takes_moves(self) -> bool {
        matches!(self, Place::Play | Place::Talk | Place::Mark | Place::Placing | Place::Writing)
    }
}

/// What lies behind the steps: where Esc leads to from one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Behind {
    /// The list of lessons.
    Lessons,
    /// The same, from a test in which no hints are given.
    LessonsOfTest,
    /// What the checker says of the lesson that is being written.
    Report,
}
