//! `[[step]]`: what one step of a lesson says.

use std::ops::Range;

use crate::lesson::fault::Faults;
use crate::lesson::problem::{Problem, ValueType};
use crate::lesson::{ActGoal, Diagram, Goal, Mark, Opponent, Play, Rule, Show, Step, Task, TextKey};
use crate::rules::game::Rulebook;
use crate::rules::{Color, Game, Position, Setup, SquareSet};

use super::goal::{self, MOST_MOVES, Scene};
use super::keys::{self, Keys};
use super::position::{self, COLORS, Placement, Stated};
use super::syntax::{Node, Table, Value};
use super::{answer, choose, line, place, squares, write};

/// The kinds of step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Show,
    Play,
    Mark,
    Choose,
    Place,
    Write,
}

pub(super) const RULEBOOKS: [(&str, Rulebook); 2] = [("fide", Rulebook::Fide), ("school", Rulebook::School)];

pub(super) const KINDS: [(&str, Kind); 6] = [
    ("show", Kind::Show),
    ("play", Kind::Play),
    ("mark", Kind::Mark),
    ("choose", Kind::Choose),
    ("place", Kind::Place),
    ("write", Kind::Write),
];

impl Kind {
    /// Every kind.
    const ALL: [Kind; 6] = [Kind::Show, Kind::Play, Kind::Mark, Kind::Choose, Kind::Place, Kind::Write];

    /// The keys that it has and not every kind.
    const fn keys(self) -> &'static [&'static str] {
        match self {
            Kind::Show => &["line"],
            Kind::Play => &["goal", "fail", "opponent", "par", "limit", "accept", "wrong", "offered", "acts"],
            Kind::Mark => &["answer", "wrong"],
            Kind::Choose => choose::KEYS,
            Kind::Place => place::KEYS,
            Kind::Write => write::KEYS,
        }
    }

    /// As a file writes it.
    const fn written(self) -> &'static str {
        match self {
            Kind::Show => "kind = \"show\"",
            Kind::Play => "kind = \"play\"",
            Kind::Mark => "kind = \"mark\"",
            Kind::Choose => "kind = \"choose\"",
            Kind::Place => "kind = \"place\"",
            Kind::Write => "kind = \"write\"",
        }
    }

    /// Tells the keys that a step of this kind does not have.
    fn finish(self, step: Keys<'_>, faults: &mut Faults) {
        let others = Kind::ALL.into_iter().filter(|kind| *kind != self).map(|kind| (kind.keys(), kind.written()));
        // What several kinds have is told of all of them.
        let shared: [(&[&str], &str); 2] =
            [(&["wrong"], "kind = \"play\", \"mark\", \"write\""), (&["goal"], "kind = \"play\", \"place\"")];
        let others: Vec<_> = shared.into_iter().chain(others).collect();
        step.finish(&others, self.written(), faults);
    }
}

/// Where the things of a step stand in the file, for faults that are found later.
#[derive(Clone, Debug)]
pub(crate) struct StepPlaces {
    /// The value of `id`.
    pub(crate) id: Range<usize>,
    /// What states the position: the moves that led to it, where there are any.
    pub(crate) position: Option<Range<usize>>,
    /// The value of `line`, of moves that are shown.
    pub(crate) line: Option<Range<usize>>,
    /// The goal.
    pub(crate) goal: Option<Range<usize>>,
    /// The value of `par`.
    pub(crate) par: Option<Range<usize>>,
    /// The value of `limit`.
    pub(crate) limit: Option<Range<usize>>,
    /// The value of `answer`.
    pub(crate) answer: Option<Range<usize>>,
    /// The value of `fail`.
    pub(crate) fail: Option<Range<usize>>,
    /// The texts of the options of a question in the teacher's own words, one by one.
    pub(crate) options: Vec<Range<usize>>,
    /// The texts of `hints`, one by one.
    pub(crate) hints: Vec<Range<usize>>,
    /// The moves of `accept`, one by one.
    pub(crate) accept: Vec<Range<usize>>,
    /// The answers of `wrong`, one by one.
    pub(crate) wrong: Vec<Range<usize>>,
}

/// The texts that the steps of a lesson name, and where.
#[derive(Clone, Debug, Default)]
pub(crate) struct TextUses {
    /// Key, and the place that names it.
    pub(crate) uses: Vec<(TextKey, Range<usize>)>,
    /// The keys of options, which may be as short as a figure.
    pub(crate) options: Vec<TextKey>,
}

impl TextUses {
    /// The key of a text that stands at this node.
    pub(crate) fn key_at(&mut self, key: &str, node: &Node, faults: &mut Faults) -> Option<TextKey> {
        let text = keys::id(key, node, faults)?;
        self.uses.push((text.clone(), node.span.clone()));
        Some(text)
    }
}

/// Reads a step. Everything in it is looked at, whatever else is wrong; only a step without faults is given back.
pub(crate) fn read(
    table: &Table,
    lesson_rules: &[Rule],
    uses: &mut TextUses,
    faults: &mut Faults,
) -> Option<(Step, StepPlaces)> {
    let before = faults.count();
    let mut step = Keys::new(table);
    let id_entry = step.require("id");
    let id = id_entry.and_then(|entry| uses.key_at("id", &entry.node, faults));
    let kind = step.require("kind").and_then(|entry| keys::word(entry, &KINDS, faults));
    let placement = position::read(&mut step, faults);
    let stated = match &placement {
        Placement::Stated(stated) => Some(stated.as_ref()),
        Placement::Broken | Placement::Absent => None,
    };
    let at = stated.map(|stated| stated.game.position());
    let view = step.get("view").map(|entry| keys::word(entry, &COLORS, faults));
    let rules = step.get("rules").map(|entry| rules(&entry.key, &entry.node, faults));
    let marks = step.get("marks").map(|entry| squares::marks(entry, stated, faults)).unwrap_or_default();
    let mut arrows = step.get("arrows").map(|entry| squares::arrows(entry, faults)).unwrap_or_default();
    let before_hints = uses.uses.len();
    let hints = step.get("hints").map(|entry| text_keys(&entry.key, &entry.node, uses, faults)).unwrap_or_default();
    let hint_places = uses.uses.iter().skip(before_hints).map(|(_, span)| span.clone()).collect();
    // A question has its own say about the rulebook, and whether it matters there.
    let rulebook = match step.get("rulebook").filter(|_| kind != Some(Kind::Choose)) {
        Some(entry) => keys::word(entry, &RULEBOOKS, faults),
        None => Some(Rulebook::Fide),
    };
    let success = step.get("success").and_then(|entry| uses.key_at(&entry.key, &entry.node, faults));

    let mut places = StepPlaces {
        hints: hint_places,
        id: id_entry.map_or_else(|| table.span.clone(), |entry| entry.node.span.clone()),
        position: stated.map(|stated| stated.moves.clone().unwrap_or_else(|| stated.span.clone())),
        line: None,
        goal: None,
        par: None,
        limit: None,
        answer: None,
        fail: None,
        options: Vec::new(),
        accept: Vec::new(),
        wrong: Vec::new(),
    };
    let mut wrong = Vec::new();
    let mut offered = false;
    // A question of the teacher's own may stand without a board, pieces are put on an empty one.
    if kind.is_some_and(|kind| matches!(kind, Kind::Play | Kind::Mark)) && matches!(placement, Placement::Absent) {
        faults.add(Problem::PositionMissing, table.span.clone());
    }
    let task = match kind {
        Some(Kind::Show) => {
            let empty = Position::new(Setup::EMPTY);
            let from = if matches!(placement, Placement::Absent) { Some(&empty) } else { at };
            let line = step.get("line");
            places.line = line.map(|entry| entry.node.span.clone());
            let line = line.map(|entry| line::shown(entry, from, uses, faults)).unwrap_or_default();
            Kind::Show.finish(step, faults);
            Some(Task::Show(Show { line }))
        }
        Some(Kind::Play) => {
            wrong = answer::wrong(&mut step, &answer::Of::Play(stated), &mut places.wrong, uses, faults);
            let offer = step.get("offered");
            offered = offer.and_then(|entry| keys::flag(entry, faults)).unwrap_or(false);
            if let (Some(entry), true, Some(stated)) = (offer, offered, stated)
                && !stated.game.both_have_moved()
            {
                faults.add(Problem::OfferTooEarly, entry.node.span.clone());
            }
            let play = play(step, stated, rulebook, &mut places, faults);
            let answers = |act: ActGoal| matches!(act, ActGoal::Accept | ActGoal::Decline);
            if !offered && play.as_ref().is_some_and(|play| play.goal.acts().any(answers)) {
                faults.add(Problem::OfferMissing, places.goal.clone().unwrap_or_else(|| table.span.clone()));
            }
            if let (Some(play), Some(stated)) = (play.as_ref().filter(|play| play.wants_offer()), stated) {
                let goal = places.goal.clone().unwrap_or_else(|| table.span.clone());
                if !matches!(play.opponent, Opponent::Still) {
                    faults.add(Problem::OfferAnswered, goal);
                } else if !stated.game.has_moved(play.student.opponent()) {
                    // One that stands still will not make its first move either.
                    faults.add(Problem::OfferTooEarly, goal);
                }
            }
            play.map(Task::Play)
        }
        Some(Kind::Mark) => {
            let answer = step.require("answer");
            places.answer = answer.map(|entry| entry.node.span.clone());
            let answer = answer.and_then(|entry| squares::squares(&entry.key, &entry.node, stated, faults));
            // There must be something to mark: a step that nobody can do is not opened.
            if let (Some(answer), Some(at), Some(span)) = (&answer, at, &places.answer)
                && answer.answer(at).is_empty()
            {
                faults.add(squares::why_empty(answer, at).unwrap_or(Problem::AnswerEmpty), span.clone());
            }
            wrong = answer::wrong(&mut step, &answer::Of::Mark, &mut places.wrong, uses, faults);
            Kind::Mark.finish(step, faults);
            answer.map(|answer| Task::Mark(Mark { answer }))
        }
        Some(Kind::Place) => {
            let read = place::read(&mut step, &placement, faults);
            places.goal = read.span;
            Kind::Place.finish(step, faults);
            read.place.map(Task::Place)
        }
        Some(Kind::Write) => {
            let write = write::read(&mut step, stated.map(|stated| &stated.game), faults);
            wrong = answer::wrong(&mut step, &answer::Of::Write, &mut places.wrong, uses, faults);
            Kind::Write.finish(step, faults);
            write.map(Task::Write)
        }
        Some(Kind::Choose) => {
            let absent = matches!(placement, Placement::Absent).then(|| table.span.clone());
            let choose = choose::read(&mut step, stated, absent, &mut places.options, uses, faults);
            Kind::Choose.finish(step, faults);
            choose.map(|(choose, move_asked)| {
                arrows.extend(move_asked);
                Task::Choose(choose)
            })
        }
        None => {
            // Whatever the kind was meant to be, these keys may be right.
            for key in Kind::ALL.into_iter().flat_map(Kind::keys) {
                step.get(key);
            }
            step.finish(&[], "step", faults);
            None
        }
    };
    let bottom = match (view, &task) {
        (Some(view), _) => view,
        (None, Some(Task::Play(play))) => Some(play.student),
        (None, _) => Some(Color::White),
    };
    let (mut game, stars) = match placement {
        Placement::Stated(stated) => (stated.game, stated.stars),
        Placement::Absent => (Game::new(Position::new(Setup::EMPTY)), SquareSet::EMPTY),
        Placement::Broken => return None,
    };
    if faults.count() != before {
        return None;
    }
    if offered {
        let opponent = game.position().turn().opponent();
        // A game that is over has had its fault told.
        let _ = game.offer_draw(opponent);
    }
    let diagram = Diagram { game, stars, view: bottom? };
    let rules = rules.unwrap_or_else(|| lesson_rules.to_vec());
    Some((Step { id: id?, diagram, task: task?, rules, hints, success, marks, arrows, wrong }, places))
}

/// Reads what only a `play` step has.
fn play(
    mut step: Keys<'_>,
    stated: Option<&Stated>,
    rulebook: Option<Rulebook>,
    places: &mut StepPlaces,
    faults: &mut Faults,
) -> Option<Play> {
    let opponent = match step.get("opponent") {
        Some(entry) => line::opponent(entry, stated.map(|stated| &stated.game), faults),
        None => Some(Opponent::Still),
    };
    // Of an opponent with faults nothing is known, so nothing is told of where it may go.
    let arriving = opponent.as_ref().map_or(SquareSet::ALL, line::arriving);
    let scene = Scene { stated, arriving };
    let goal_entry = step.require("goal");
    places.goal = goal_entry.map(|entry| entry.node.span.clone());
    let goal = goal_entry.and_then(|entry| goal::read(entry, scene, faults));
    let fail = step.get("fail");
    places.fail = fail.map(|entry| entry.node.span.clone());
    let fail = fail.map_or(Some(Vec::new()), |entry| goal::read_fail(entry, scene, faults));
    let (par, limit) = (step.get("par"), step.get("limit"));
    places.par = par.map(|entry| entry.node.span.clone());
    places.limit = limit.map(|entry| entry.node.span.clone());
    let par = par.and_then(|entry| keys::number(entry, 0..=MOST_MOVES, faults));
    let limit = limit.and_then(|entry| keys::number(entry, 1..=MOST_MOVES, faults));
    let accept =
        step.get("accept").map(|entry| answer::accept(entry, stated, &mut places.accept, faults)).unwrap_or_default();
    let acts = step.get("acts").map_or(Some(false), |entry| keys::flag(entry, faults));
    Kind::Play.finish(step, faults);
    let stated = stated?;
    let position = stated.game.position();
    if !position.has_legal_move() {
        // Moves that led there are what is to be changed.
        faults.add(Problem::NoLegalMove, stated.moves.clone().unwrap_or_else(|| stated.span.clone()));
    }
    let (goal, opponent) = (goal?, opponent?);
    // A mate further off can only be played out against an opponent that answers by itself.
    if let (Some(moves), Some(entry)) = (goal.mate_asked(), goal_entry.and_then(goal::mate_moves))
        && moves > Goal::MOST_FORCED
        && !matches!(opponent, Opponent::Replies(_))
    {
        keys::number(entry, 1..=Goal::MOST_FORCED, faults)?;
    }
    Some(Play {
        student: position.turn(),
        goal,
        fail: fail?,
        opponent,
        par,
        limit,
        accept,
        acts: acts?,
        rulebook: rulebook?,
    })
}

/// A list of rules of the ledger.
pub(crate) fn rules(key: &str, node: &Node, faults: &mut Faults) -> Vec<Rule> {
    let slugs: Vec<(&'static str, Rule)> = Rule::ALL.iter().copied().map(|rule| (rule.slug(), rule)).collect();
    let items = keys::list(key, node, faults).unwrap_or_default();
    let mut rules = Vec::new();
    if keys::at_most(Rule::ALL.len(), key, items, node, faults).is_none() {
        return rules;
    }
    for item in items {
        let Some(text) = keys::text(key, item, faults) else { continue };
        let Some(rule) = keys::word_in(key, text.text(), item.span.clone(), &slugs, faults) else { continue };
        if rules.contains(&rule) {
            faults.add(Problem::EntryTwice { text: text.text().to_owned() }, item.span.clone());
        } else {
            rules.push(rule);
        }
    }
    rules
}

/// More hints than this nobody takes.
const MOST_HINTS: usize = 12;

/// A list of keys of texts; one alone needs no brackets.
fn text_keys(key: &str, node: &Node, uses: &mut TextUses, faults: &mut Faults) -> Vec<TextKey> {
    match &node.value {
        Value::List(items) => match keys::at_most(MOST_HINTS, key, items, node, faults) {
            Some(()) => items.iter().filter_map(|item| uses.key_at(key, item, faults)).collect(),
            None => Vec::new(),
        },
        Value::Text(_) => uses.key_at(key, node, faults).into_iter().collect(),
        _ => {
            keys::wrong_type(key, node, ValueType::TextOrList, faults);
            Vec::new()
        }
    }
}
