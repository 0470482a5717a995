//! One student in one step: what they try, what they are told, taking back, hints, stars. A state machine without a
//! clock, files or words; [`explain`](crate::explain) turns its events into sentences.

mod answer;
mod choose;
mod event;
mod hint;
mod lit;
mod place;
mod typed;
mod write;

use std::sync::Arc;

use crate::exercise::proof;
use crate::exercise::{self, Act, Attempt, Outcome, Played, Progress, Said, State};
use crate::lesson::{Answering, Condition, Mark, MarkKind, Mistake, Show, Squares, Step, Task, TextKey, WrongAnswer};
use crate::rules::{Game, Piece, Position, Square, SquareSet};

use lit::{ends_of, miss_marks, refusal_marks};

pub use choose::OptionLook;
pub use event::{Earned, Event, Fewer, Left, Solution, Way};
pub use hint::Hint;
pub use place::PlaceHint;
pub use typed::{Promotion, Typed};
pub use write::WriteHint;

/// What a student can ask of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// To try something.
    Try(Attempt),
    /// To take the last move (or the last mark) back.
    Undo,
    /// To begin the step again. What it has cost so far stays.
    Retry,
    /// The next rung of the hint ladder.
    Hint,
    /// The whole answer; it gives no star, and the step counts as done.
    ShowAnswer,
}

/// Where a student stands in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Something is still to be done.
    Solving,
    /// The last move missed; it stands on the board, and the next request takes it back first.
    Missed,
    /// Done.
    Solved {
        /// The stars earned, 0 to 3.
        stars: u8,
    },
}

/// One student in one step.
#[derive(Clone, Debug)]
pub struct Session {
    step: Arc<Step>,
    now: State,
    /// The states before it, oldest first.
    past: Vec<State>,
    phase: Phase,
    /// Hints taken: each has its price.
    hints: u32,
    /// The next rung of the ladder of hints.
    rung: u32,
    /// The last hint taken.
    hinted: Option<Hint>,
    /// Tries that missed.
    failed: u32,
    /// So many of them cost nothing.
    free: u32,
    /// Whether the answer has been shown: whoever begins again knows it.
    shown: bool,
    /// The moves that solved the step and the fewest, where moves are counted.
    counted: Option<Fewer>,
    /// What the present moment lights up, beside the marks of the step itself.
    lit: Vec<(MarkKind, SquareSet)>,
}

/// Tries that may miss in a lesson before one costs a star: a slip is no ignorance.
const FREE: u32 = 1;

/// Stars for a step done at the first try, without help, in the fewest moves.
pub const FULL_STARS: u8 = 3;

impl Session {
    /// A student at the beginning of a step of a lesson: the first try that misses costs nothing.
    pub fn new(step: Arc<Step>) -> Session {
        Session::begin(step, FREE)
    }

    /// A student at the beginning of a step of a test: every try that misses costs a star. Otherwise whoever tries one of two
    /// answers after the other would have all of them.
    pub fn in_test(step: Arc<Step>) -> Session {
        Session::begin(step, 0)
    }

    fn begin(step: Arc<Step>, free: u32) -> Session {
        let now = State::begin(&step);
        Session {
            step,
            now,
            past: Vec::new(),
            phase: Phase::Solving,
            hints: 0,
            rung: 0,
            hinted: None,
            failed: 0,
            free,
            shown: false,
            counted: None,
            lit: Vec::new(),
        }
    }

    /// The step.
    pub fn step(&self) -> &Arc<Step> {
        &self.step
    }

    /// Where the student stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The game on the board, with the moves played in it.
    pub fn game(&self) -> &Game {
        &self.now.game
    }

    /// What is on the board now.
    pub fn position(&self) -> &Position {
        self.now.position()
    }

    /// The position in which the next move is played.
    pub fn position_to_play(&self) -> &Position {
        self.game_to_play().position()
    }

    /// The student's moves that count, in a step that is played: one that missed does not.
    pub fn moves_made(&self) -> u32 {
        let now = self.past.last().filter(|_| self.phase == Phase::Missed).unwrap_or(&self.now);
        match &now.progress {
            Progress::Play(playing) => playing.moves,
            Progress::Show { .. }
            | Progress::Mark { .. }
            | Progress::Choose(_)
            | Progress::Place(_)
            | Progress::Write => 0,
        }
    }

    /// How much there is here that would have to be done again: moves that count, squares marked, pieces put or lifted, answers
    /// picked. Of what is read and what is written there is nothing.
    pub fn done_here(&self) -> u32 {
        let count = match &self.now.progress {
            Progress::Play(_) => return self.moves_made(),
            Progress::Mark { marked } => return marked.len(),
            Progress::Place(_) => {
                let (begun, now) = (self.step.diagram.game.position(), self.position());
                Square::all().filter(|square| begun.piece_at(*square) != now.piece_at(*square)).count()
            }
            Progress::Choose(_) => self.options().iter().filter(|look| **look == OptionLook::Picked).count(),
            Progress::Show { .. } | Progress::Write => 0,
        };
        u32::try_from(count).unwrap_or(u32::MAX)
    }

    /// The stars that the step can still give, 0 to [`FULL_STARS`]. A longer way than needed would cost another.
    pub fn stars_to_earn(&self) -> u8 {
        let lost = u8::try_from(self.hints + self.costly_misses()).unwrap_or(u8::MAX);
        if self.shown { 0 } else { FULL_STARS.saturating_sub(lost) }
    }

    /// Whether nothing was tried, asked or shown yet.
    pub fn is_untouched(&self) -> bool {
        self.past.is_empty() && self.hints == 0 && self.failed == 0 && !self.shown
    }

    /// The squares that the student has marked (in `mark`).
    pub fn marked(&self) -> SquareSet {
        match self.now.progress {
            Progress::Mark { marked } => marked,
            Progress::Show { .. } | Progress::Play(_) | Progress::Choose(_) | Progress::Place(_) | Progress::Write => {
                SquareSet::EMPTY
            }
        }
    }

    /// The pieces that lie beside the board (in `place`), those of one sort together.
    pub fn tray(&self) -> &[Piece] {
        match &self.now.progress {
            Progress::Place(placing) => &placing.tray,
            Progress::Show { .. }
            | Progress::Play(_)
            | Progress::Mark { .. }
            | Progress::Choose(_)
            | Progress::Write => &[],
        }
    }

    /// Targets and stars that are still to be reached: what the board draws a star on.
    pub fn stars_left(&self) -> SquareSet {
        match (&self.step.task, &self.now.progress) {
            (Task::Play(play), Progress::Play(playing)) => {
                let wanted = playing.left.targets | exercise::to_be_brought(&play.goal, self.position(), play.student);
                wanted & !self.position().board().occupied()
            }
            _ => self.step.diagram.stars,
        }
    }

    /// The squares to light now, by kind: those of the step at its beginning, and those of the last event.
    pub fn lit(&self) -> Vec<(MarkKind, SquareSet)> {
        let mut lit: Vec<(MarkKind, SquareSet)> = Vec::new();
        // Marks computed for a diagram say nothing of the position after a move.
        if self.past.is_empty() {
            lit.extend(self.step.marks.iter().map(|marks| (marks.kind, marks.squares.answer(self.position()))));
        }
        lit.extend(self.lit.iter().copied());
        lit
    }

    /// The squares lit now because they are the answer, once it has been found or shown.
    pub fn answer_lit(&self) -> SquareSet {
        match (&self.step.task, self.phase) {
            (Task::Mark(_) | Task::Place(_), Phase::Solved { .. }) => {
                let lit = self.lit.iter().filter(|(kind, _)| *kind == MarkKind::Target);
                lit.fold(SquareSet::EMPTY, |answer, (_, squares)| answer | *squares)
            }
            _ => SquareSet::EMPTY,
        }
    }

    /// What the student may say here and now; empty where nothing of the kind means anything.
    pub fn sayings(&self) -> Vec<Act> {
        let Task::Play(play) = &self.step.task else { return Vec::new() };
        if !play.takes_acts() || matches!(self.phase, Phase::Solved { .. }) {
            return Vec::new();
        }
        // A move that missed is taken back before anything is said.
        let now = self.past.last().filter(|_| self.phase == Phase::Missed).unwrap_or(&self.now);
        let offered = now.game.draw_offer() == Some(play.student.opponent());
        let answers = [Act::Accept, Act::Decline].into_iter().filter(|_| offered);
        answers.chain([Act::Claim(None), Act::Offer, Act::Resign]).collect()
    }

    /// Whether something has been done here that has not been taken back.
    pub fn has_begun(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether a shown line has further moves.
    pub fn has_more_to_show(&self) -> bool {
        match (&self.step.task, &self.now.progress) {
            (Task::Show(Show { line }), Progress::Show { shown }) => *shown < line.len(),
            _ => false,
        }
    }

    /// Does what is asked, and says what happened.
    pub fn apply(&mut self, request: Request) -> Vec<Event> {
        match request {
            Request::Retry => return self.restart(),
            Request::Undo => return self.undo(),
            Request::Try(_) | Request::Hint | Request::ShowAnswer => {}
        }
        if matches!(self.phase, Phase::Solved { .. }) {
            return vec![Event::AlreadySolved];
        }
        self.clear_miss();
        let mut events = match request {
            Request::Hint => self.hint(),
            Request::ShowAnswer => self.show_answer(),
            Request::Try(attempt) => self.attempt(&attempt),
            Request::Retry | Request::Undo => Vec::new(),
        };
        if let Some(Event::Solved { by, fewer: Some(_), .. }) = events.last() {
            let was_said = matches!(by, Solution::Said);
            events.extend(self.shortest(was_said));
        }
        events
    }

    /// What the step has earned, once it is solved.
    pub fn earned(&self) -> Option<Earned> {
        let Phase::Solved { stars } = self.phase else { return None };
        let way = match (self.shown, self.counted) {
            (true, _) => Way::Shown,
            (false, None) => Way::Found,
            (false, Some(Fewer { moves, par })) if moves > par => Way::Longer(Fewer { moves, par }),
            (false, Some(Fewer { moves, .. })) => Way::Shortest(moves),
        };
        Some(Earned { stars, way, hints: self.hints, misses: self.costly_misses(), free: self.failed.min(self.free) })
    }

    /// Tries that missed and cost a star.
    const fn costly_misses(&self) -> u32 {
        self.failed.saturating_sub(self.free)
    }

    fn attempt(&mut self, attempt: &Attempt) -> Vec<Event> {
        let before = *self.now.position();
        let (next, outcome) = exercise::advance(&self.step, &self.now, attempt.clone());
        match outcome {
            Outcome::Refused(refusal) => {
                self.lit = vec![(MarkKind::Attacked, refusal_marks(&before, &refusal))];
                let remarks = self.remarks(attempt, SquareSet::EMPTY);
                self.failed += u32::from(self.is_foreseen_in_test(&remarks));
                std::iter::once(Event::Refused { refusal, position: before }).chain(remarks).collect()
            }
            Outcome::Going(played) => {
                let mut remarks = self.remarks(attempt, SquareSet::EMPTY);
                // What is wrong at first may be right later on.
                if !remarks.is_empty() && proof::begins_shortest(&self.step, &self.now, played.mv) {
                    remarks.clear();
                }
                self.go_on(next);
                let mut events = self.tell(&played);
                events.push(self.going());
                events.extend(remarks);
                events
            }
            Outcome::Missed(played, miss) => {
                self.go_on(next);
                self.failed += 1;
                self.phase = Phase::Missed;
                let mut events = self.tell(&played);
                self.lit.extend(miss_marks(&played, &miss));
                events.push(Event::Missed { played, miss });
                events.extend(self.remarks(attempt, SquareSet::EMPTY));
                events
            }
            Outcome::Solved(played, why) => {
                self.go_on(next);
                let mut events = self.tell(&played);
                events.push(self.solve(Solution::Played(played, why)));
                events
            }
            Outcome::Toggled { square, marked } => {
                self.go_on(next);
                self.lit.clear();
                vec![Event::Toggled { square, marked }]
            }
            Outcome::WrongMarks { extra, missing } => {
                self.failed += 1;
                self.lit = vec![(MarkKind::Attacked, extra)];
                let asked = match &self.step.task {
                    Task::Mark(Mark { answer: Squares::Asked(question) }) => Some(question.clone()),
                    _ => None,
                };
                let wrong = Event::WrongMarks { position: before, extra, missing: missing.len(), asked };
                std::iter::once(wrong).chain(self.remarks(attempt, extra)).collect()
            }
            Outcome::NothingMarked => vec![Event::NothingMarked],
            Outcome::RightMarks(answer) => {
                // The student's own marks are the answer.
                self.lit.clear();
                vec![self.solve(Solution::Marked(answer))]
            }
            Outcome::Placing(placement) => self.placed(next, placement),
            Outcome::Writing(writing) => self.written(next, writing, attempt),
            Outcome::Chosen(chosen) => self.chose(next, chosen),
            Outcome::Shown(index) => {
                self.go_on(next);
                let Task::Show(show) = &self.step.task else { return Vec::new() };
                let Some(shown) = show.line.get(index) else { return Vec::new() };
                self.lit = vec![(MarkKind::LastMove, ends_of(shown.mv))];
                vec![Event::Shown { before, mv: shown.mv, text: shown.text.clone() }]
            }
            Outcome::Read => vec![self.solve(Solution::Read)],
            Outcome::Said(said) => self.said(next, attempt, &said),
            Outcome::OutOfPlace => vec![Event::OutOfPlace],
        }
    }

    /// Something was said. Where it was wrong nothing has changed, and there is nothing to take back.
    fn said(&mut self, next: State, attempt: &Attempt, said: &Said) -> Vec<Event> {
        let Attempt::Act(act) = *attempt else { return vec![Event::OutOfPlace] };
        let game = Box::new(self.now.game.clone());
        let event = Event::Said { game, act, said: said.clone() };
        self.lit.clear();
        match said {
            Said::Refused(_) => vec![event],
            Said::Missed(_) => {
                self.failed += 1;
                vec![event]
            }
            Said::Going(_) => {
                self.go_on(next);
                vec![event]
            }
            Said::Solved(_) => {
                self.go_on(next);
                vec![event, self.solve(Solution::Said)]
            }
        }
    }

    /// Whether a slip counts although it is none elsewhere: what the rules refuse, or what cannot be read, is no try – but where
    /// the teacher foresaw it as an answer, it is one of a test.
    const fn is_foreseen_in_test(&self, remarks: &[Event]) -> bool {
        self.free == 0 && !remarks.is_empty()
    }

    /// What is left of the goal.
    fn going(&self) -> Event {
        let (Task::Play(play), Progress::Play(playing)) = (&self.step.task, &self.now.progress) else {
            return Event::Going(Left::Open);
        };
        let left = playing.left;
        Event::Going(match play.goal.only() {
            Some(Condition::Reach { squares, in_order }) => {
                let mut open: Vec<Square> = Vec::new();
                for &square in squares.iter().filter(|square| left.targets.contains(**square)) {
                    if !open.contains(&square) {
                        open.push(square);
                    }
                }
                if *in_order { Left::InOrder(open) } else { Left::Squares(open) }
            }
            Some(Condition::Capture { squares, enough }) if *enough < squares.len() => {
                Left::Men(enough.saturating_sub(squares.len().saturating_sub(left.pieces.len())))
            }
            Some(Condition::AnswerCheck(Answering::Every)) => Left::Ways(left.ways()),
            _ => match left.targets | left.pieces {
                SquareSet::EMPTY => Left::Open,
                left => Left::Squares(left.iter().collect()),
            },
        })
    }

    /// What the teacher says of this wrong answer, if they foresaw it: of a move and of something written the first text that
    /// fits, of marked squares the text of each, in the order of the file.
    fn remarks(&self, attempt: &Attempt, extra: SquareSet) -> Vec<Event> {
        let is_foreseen = |wrong: &&WrongAnswer| match (&wrong.answer, attempt) {
            (Mistake::Square(square), _) => extra.contains(*square),
            (Mistake::Move { from, to, promotion }, Attempt::Move { from: f, to: t, promotion: p }) => {
                (from, to) == (f, t) && promotion.is_none_or(|promotion| Some(promotion) == *p)
            }
            (Mistake::Written(answer), Attempt::Write(text)) => self.is_same_writing(answer, text),
            (Mistake::Move { .. } | Mistake::Written(_), _) => false,
        };
        let most = if extra.is_empty() { 1 } else { usize::MAX };
        let mut said: Vec<&TextKey> = Vec::new();
        for wrong in self.step.wrong.iter().filter(is_foreseen).take(most) {
            // Several squares may have one text.
            if !said.contains(&&wrong.text) {
                said.push(&wrong.text);
            }
        }
        said.into_iter().cloned().map(Event::Remark).collect()
    }

    fn go_on(&mut self, next: State) {
        self.past.push(std::mem::replace(&mut self.now, next));
    }

    /// The student's move and the answer as events, their squares lit.
    fn tell(&mut self, played: &Played) -> Vec<Event> {
        let mut events = vec![Event::Moved { before: played.before, mv: played.mv }];
        self.lit = vec![(MarkKind::LastMove, ends_of(played.mv))];
        if let Some(reply) = played.reply {
            self.lit = vec![(MarkKind::LastMove, ends_of(reply))];
            events.push(Event::Replied { before: played.after, mv: reply });
        }
        events
    }

    fn solve(&mut self, by: Solution) -> Event {
        // Whoever was shown the answer took no longer way of their own.
        self.counted = if matches!(by, Solution::Answer) { None } else { self.moves_and_fewest(&by) };
        let fewer = self.counted.filter(|Fewer { moves, par }| moves > par);
        let lost = self.hints + self.costly_misses() + u32::from(fewer.is_some());
        self.shown |= matches!(by, Solution::Answer);
        let stars = match by {
            Solution::Answer => 0,
            _ if self.shown => 0,
            Solution::Played(..)
            | Solution::Marked(_)
            | Solution::Chosen
            | Solution::Said
            | Solution::Placed(_)
            | Solution::Written(_)
            | Solution::Read => FULL_STARS.saturating_sub(u8::try_from(lost).unwrap_or(u8::MAX)),
        };
        self.phase = Phase::Solved { stars };
        Event::Solved { by, stars, fewer }
    }

    /// The student's moves and the fewest, where moves are counted. What is said takes no move; whoever declines a draw by moving
    /// has a move for it.
    fn moves_and_fewest(&self, by: &Solution) -> Option<Fewer> {
        let (Task::Play(play), Progress::Play(playing)) = (&self.step.task, &self.now.progress) else { return None };
        let (moves, par) = (playing.moves, play.par?);
        let declined = matches!(by, Solution::Played(..)) && play.goal.asks_for_act();
        Some(Fewer { moves, par: if declined { par.max(1) } else { par } })
    }

    /// A move that missed is taken back before anything else happens.
    fn clear_miss(&mut self) {
        if self.phase == Phase::Missed {
            self.step_back();
        }
    }

    fn step_back(&mut self) -> bool {
        match self.past.pop() {
            Some(state) => {
                self.now = state;
                self.phase = Phase::Solving;
                self.lit.clear();
                true
            }
            None => false,
        }
    }

    fn undo(&mut self) -> Vec<Event> {
        if matches!(self.phase, Phase::Solved { .. }) {
            return vec![Event::AlreadySolved];
        }
        if matches!(self.step.task, Task::Choose(_)) {
            return self.let_go();
        }
        let marked = self.marked();
        let stood = *self.position().board();
        if !self.step_back() {
            return vec![Event::NothingToTakeBack];
        }
        if matches!(self.step.task, Task::Place(_)) {
            return self.placed_back(&stood);
        }
        // What a mark changed is told as the change back.
        let changed = (marked & !self.marked()) | (self.marked() & !marked);
        vec![match changed.first() {
            Some(square) => Event::Toggled { square, marked: self.marked().contains(square) },
            None => Event::TakenBack,
        }]
    }

    /// From the beginning: a step that was done may be done again, for practice and for its stars. What the answer has
    /// shown is not earned by playing it after.
    fn restart(&mut self) -> Vec<Event> {
        if matches!(self.phase, Phase::Solved { .. }) {
            *self = Session { shown: self.shown, ..Session::begin(Arc::clone(&self.step), self.free) };
        } else {
            self.now = State::begin(&self.step);
            self.past.clear();
            self.phase = Phase::Solving;
            self.lit.clear();
        }
        vec![Event::Restarted]
    }

    /// Counts an answer about the board, given while the exercise is unsolved, as a hint.
    pub fn count_hint(&mut self) {
        self.hints += 1;
    }

    fn hint(&mut self) -> Vec<Event> {
        if self.step.is_reading() {
            return vec![Event::NothingToHelpWith];
        }
        // Nobody pays for what the last hint has said already.
        let says_nothing = |hint: &Hint| self.hinted.as_ref().is_some_and(|last| last.says_as_much_as(hint));
        let mut hint = hint::next(&self.step, &self.now, self.rung);
        while hint.as_ref().is_some_and(says_nothing) {
            self.rung += 1;
            hint = hint::next(&self.step, &self.now, self.rung);
        }
        match hint {
            None => vec![Event::NoMoreHints],
            // No rung of the ladder, and free: a way back may be several moves long, and each time it is said again.
            Some(Hint::TakeBack) => {
                self.lit.clear();
                vec![Event::Hint(Hint::TakeBack)]
            }
            Some(hint) => {
                self.hints += 1;
                self.rung += 1;
                self.hinted = Some(hint.clone());
                self.lit = hint.lit();
                if let Hint::Strike { option, .. } = &hint {
                    self.strike(*option);
                }
                vec![Event::Hint(hint)]
            }
        }
    }
}
