//! What lies over a screen: keys, questions, messages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, BorderType, Clear, Widget};

use crate::app::{Action, App, Doing, Ended, Key, Overlay, OverlayKind, Place, Prompt, Saying, keys, map};
use crate::explain::{self, Shown, act_name};
use crate::language::{Message, ids};
use crate::lesson::Lesson;
use crate::rules::{Color, Piece, PieceKind, Square};
use crate::session::FULL_STARS;
use crate::settings::Setting;
use crate::terminal::layout::centred;
use crate::terminal::text::{self, Edge};
use crate::terminal::theme::{STAR, STAR_EMPTY, Theme};
use crate::terminal::widgets::{Buttons, figures, key_name};

use super::{Drawn, glossary, lesson};

/// No wider than is good to read.
const WIDEST: u16 = 68;

/// Columns before a row to choose: a blank, the sign of the chosen one, and a blank.
const LEAD: usize = 3;

pub(super) fn draw(app: &App, overlay: &Overlay, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let (row, columns) = (overlay.row, columns(area));
    let question = match &overlay.kind {
        OverlayKind::Help(of) => return help(app, *of, row, theme, area, buf),
        OverlayKind::Glossary => return glossary::draw(app, row, theme, area, buf),
        OverlayKind::Notice(message) => return notice(app, message, row, theme, area, buf),
        OverlayKind::Promotion(pawn) => promotion(app, pawn.from, row, columns),
        OverlayKind::Saying => saying(app, row, columns),
        OverlayKind::Confirm(prompt) => confirm(app, prompt, row, theme, columns),
        OverlayKind::Settings => settings(app, row, theme, columns),
        OverlayKind::Ended(ended) => end_of_lesson(app, ended, row, theme, area),
    };
    ask(app, question, theme, area, buf)
}

/// Whether what lies below is left while one reads it: not where something is asked about the board that is seen.
pub(super) const fn stands_alone(overlay: &Overlay) -> bool {
    match &overlay.kind {
        OverlayKind::Promotion(_) | OverlayKind::Saying | OverlayKind::Confirm(Prompt::Sure(..)) => false,
        OverlayKind::Help(_)
        | OverlayKind::Confirm(Prompt::StartOver(_))
        | OverlayKind::Glossary
        | OverlayKind::Settings
        | OverlayKind::Ended(_)
        | OverlayKind::Notice(_) => true,
    }
}

/// A box with a title, cleared and framed, with its buttons on the last row; gives the room inside.
fn framed(app: &App, title: &Message, rows: usize, theme: Theme, area: Rect, buf: &mut Buffer) -> (Rect, Drawn) {
    framed_wide(app, title, WIDEST, rows, theme, area, buf)
}

/// The same, of this width at the most.
pub(super) fn framed_wide(
    app: &App,
    title: &Message,
    widest: u16,
    rows: usize,
    theme: Theme,
    area: Rect,
    buf: &mut Buffer,
) -> (Rect, Drawn) {
    let rows = u16::try_from(rows).unwrap_or(u16::MAX).saturating_add(4);
    let outer = centred(area, widest.min(area.width.saturating_sub(2)), rows.min(area.height));
    Clear.render(outer, buf);
    buf.set_style(outer, theme.page());
    let title = text::cut(&app.words().text(title), usize::from(outer.width.saturating_sub(6)));
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(theme.accent())
        .title(format!(" {title} "))
        .title_style(theme.title());
    let inner = block.inner(outer);
    block.render(outer, buf);
    let inner = Rect::new(inner.x + 1, inner.y, inner.width.saturating_sub(2), inner.height);
    let bar = Rect::new(inner.x, inner.bottom().saturating_sub(1), inner.width, 1);
    let buttons = Buttons { place: app.place(), behind: app.behind(), focus: None, words: app.words(), theme };
    let targets = buttons.render(bar, buf);
    let room = Rect { height: inner.height.saturating_sub(2), ..inner };
    (room, Drawn { targets, cursor: Some(room.as_position()), ..Drawn::default() })
}

fn columns(area: Rect) -> usize {
    usize::from(WIDEST.min(area.width.saturating_sub(2)).saturating_sub(4))
}

fn help(app: &App, of: Place, scroll: usize, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let words = app.words();
    let language = words.language();
    // Keys that do the same are one line: the four arrows, a letter and its function key.
    let mut keys: Vec<(String, String)> = Vec::new();
    for binding in keys::of(of) {
        let names = binding.keys.iter().map(|key| key_name(*key, language)).collect::<Vec<_>>().join("  ");
        let what = words.text(&binding.name(app.behind()).into());
        match keys.iter_mut().find(|(_, known)| *known == what) {
            Some((known, _)) => *known = format!("{known}  {names}"),
            None => keys.push((names, what)),
        }
    }
    // The arrows that say that there is more have a column of their own.
    let room = columns(area).saturating_sub(2);
    let key_columns = keys.iter().map(|(key, _)| text::width(key)).max().unwrap_or(0).min(room / 2) + 2;
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (key, what) in keys {
        let mut key = text::cut(&key, key_columns - 1);
        for what in text::wrap(&what, room.saturating_sub(key_columns)) {
            let blank = " ".repeat(key_columns - text::width(&key));
            lines.push(Line::from_iter([
                Span::styled(key, theme.key()),
                blank.into(),
                Span::styled(what, theme.text()),
            ]));
            key = String::new();
        }
    }
    let notes = if of.takes_moves() {
        &[ids::UI_HELP_LETTERS, ids::UI_HELP_TYPING, ids::UI_HELP_MOUSE][..]
    } else {
        &[ids::UI_HELP_LETTERS]
    };
    for note in notes {
        lines.push(Line::default());
        lines.extend(text::lines(&words.text(&(*note).into()), theme.dim(), room));
    }
    page(app, &ids::UI_HELP_TITLE.into(), &lines, scroll, theme, area, buf)
}

fn notice(app: &App, message: &Message, scroll: usize, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let lines = text::lines(&app.words().text(message), theme.text(), columns(area).saturating_sub(2));
    page(app, &ids::UI_NOTICE_TITLE.into(), &lines, scroll, theme, area, buf)
}

/// A box with lines to be read, as far down as they were scrolled.
fn page(
    app: &App,
    title: &Message,
    lines: &[Line<'_>],
    scroll: usize,
    theme: Theme,
    area: Rect,
    buf: &mut Buffer,
) -> Drawn {
    let (inner, mut drawn) = framed(app, title, lines.len(), theme, area, buf);
    drawn.most_scroll.text = text::scrolled(lines, scroll, inner, Edge::Inside(theme.dim()), buf);
    drawn
}

/// Rows with the numbers that choose them.
fn numbered(labels: Vec<String>) -> Vec<String> {
    labels.into_iter().zip(1..).map(|(label, number)| format!("{number}  {label}")).collect()
}

/// A row of a choice: whose, whether it is the first one of it, and its words.
type ChoiceRow = (usize, bool, String);

/// Rows to choose from, each broken where it is longer than a line; its number stands before the first of them.
fn choice_rows(labels: &[String], columns: usize) -> Vec<ChoiceRow> {
    let room = columns.saturating_sub(LEAD + 1);
    let rows = |(index, label): (usize, &String)| {
        let (number, words) = label
            .split_once("  ")
            .map_or((String::new(), label.as_str()), |(number, words)| (format!("{number}  "), words));
        let indent = " ".repeat(text::width(&number));
        let lines = text::wrap(words, room.saturating_sub(text::width(&number)));
        let row = |(row, line): (usize, String)| {
            (index, row == 0, if row == 0 { format!("{number}{line}") } else { format!("{indent}{line}") })
        };
        lines.into_iter().enumerate().map(row).collect::<Vec<ChoiceRow>>()
    };
    labels.iter().enumerate().flat_map(rows).collect()
}

/// A box with something said, rows to choose from and a note below them.
struct Question {
    title: Message,
    said: Vec<Line<'static>>,
    rows: Vec<ChoiceRow>,
    chosen: usize,
    note: Vec<Line<'static>>,
}

impl Question {
    /// A question of which the title says it all.
    fn new(title: impl Into<Message>, rows: Vec<ChoiceRow>, chosen: usize) -> Question {
        Question { title: title.into(), said: Vec::new(), rows, chosen, note: Vec::new() }
    }
}

fn ask(app: &App, question: Question, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let Question { title, said, rows, chosen, note } = question;
    let with_blank = |lines: &[Line<'_>]| if lines.is_empty() { 0 } else { lines.len() + 1 };
    let above = with_blank(&said);
    let total = above + rows.len() + with_blank(&note);
    let (inner, mut drawn) = framed(app, &title, total, theme, area, buf);
    Text::from(said).render(inner, buf);
    let above = u16::try_from(above).unwrap_or(u16::MAX).min(inner.height);
    let list = Rect { y: inner.y + above, height: inner.height - above, ..inner };
    // In a window this low the chosen one stays in sight, whole.
    let end = rows.iter().rposition(|(index, ..)| *index == chosen).map_or(0, |last| last + 1);
    let mut skipped = end.saturating_sub(usize::from(list.height));
    while rows.get(skipped).is_some_and(|(_, is_first, _)| !is_first) {
        skipped += 1;
    }
    for (row, (index, is_first, label)) in (0..list.height).zip(rows.iter().skip(skipped)) {
        let is_chosen = *index == chosen;
        let line = format!(" {} {label} ", if is_chosen && *is_first { "»" } else { " " });
        let style = if is_chosen { theme.focus() } else { theme.text() };
        let wide = text::put(buf, list, 0, row, &line, style);
        let place = Rect::new(list.x, list.y + row, wide, 1);
        drawn.targets.push((place, Action::Row(*index)));
        if is_chosen && *is_first {
            drawn.cursor = Some(place.as_position());
        }
    }
    if usize::from(inner.height) >= total {
        let below = list.height - u16::try_from(note.len()).unwrap_or(0).min(list.height);
        Text::from(note).render(Rect { y: list.y + below, height: list.height - below, ..list }, buf);
    }
    drawn
}

fn promotion(app: &App, from: Square, chosen: usize, columns: usize) -> Question {
    let position = app.study().place().map(|place| place.session.position());
    let color = position.and_then(|position| position.piece_at(from)).map_or(Color::White, |piece| piece.color);
    let notation = lesson::notation(app);
    let label = |kind: PieceKind| {
        let name = Message::new(ids::UI_PROMOTION_CHOICE).with("piece", Piece::new(color, kind));
        // The letter chooses it, as the number does.
        format!("{} {} {}", notation.piece_letter(kind), figures(color, &[kind]), app.words().text(&name))
    };
    let labels = numbered(PieceKind::PROMOTIONS.into_iter().map(label).collect());
    Question::new(ids::UI_PROMOTION, choice_rows(&labels, columns), chosen)
}

fn saying(app: &App, chosen: usize, columns: usize) -> Question {
    let name = |saying| match saying {
        Saying::Act(act) => act_name(act),
        Saying::Announce => ids::ENDS_NAME_ANNOUNCE.into(),
    };
    let labels = numbered(app.sayings().into_iter().map(|saying| app.words().text(&name(saying))).collect());
    Question::new(ids::ENDS_TITLE, choice_rows(&labels, columns), chosen)
}

/// A question with its two answers, no first.
fn confirm(app: &App, prompt: &Prompt, row: usize, theme: Theme, columns: usize) -> Question {
    let words = app.words();
    let (title, question, yes) = match prompt {
        Prompt::StartOver(Some(lesson)) => {
            let lesson = Message::lesson(lesson, crate::lesson::TITLE);
            (ids::UI_KEY_START_OVER, Message::new(ids::UI_START_OVER).with("title", lesson), ids::UI_YES)
        }
        Prompt::StartOver(None) => (ids::UI_KEY_START_ALL_OVER, ids::UI_START_ALL_OVER.into(), ids::UI_YES),
        Prompt::Sure(doing, loss) => {
            let title = match doing {
                Doing::Retry => ids::UI_KEY_RETRY,
                Doing::Answer => ids::UI_KEY_ANSWER,
                Doing::Hint => ids::UI_KEY_HINT,
                Doing::Skip => ids::UI_KEY_SKIP,
                Doing::Previous => ids::UI_KEY_PREVIOUS_STEP,
                Doing::Quit => ids::UI_KEY_QUIT,
            };
            let question = Message::new(ids::UI_SURE).word("loss", loss.name()).word("doing", doing.name());
            (title, question, ids::UI_SURE_YES)
        }
    };
    let labels = [words.text(&ids::UI_NO.into()), words.text(&yes.into())];
    let said = text::lines(&words.text(&question), theme.text(), columns);
    Question { said, ..Question::new(title, choice_rows(&labels, columns), row) }
}

fn settings(app: &App, chosen: usize, theme: Theme, columns: usize) -> Question {
    let shown = if theme.is_mono() { Shown::WithoutColour } else { Shown::InColours };
    let said: Vec<String> = Setting::ALL
        .iter()
        .map(|setting| app.words().text(&explain::setting(app.settings(), *setting, app.words().language(), shown)))
        .collect();
    // What is set, and below each other what holds.
    let parts: Vec<(&str, &str)> = said.iter().map(|said| said.split_once(": ").unwrap_or((said, ""))).collect();
    let names = parts.iter().map(|(name, _)| text::width(name)).max().unwrap_or(0);
    let room = columns.saturating_sub(LEAD + 1);
    // In a window this narrow what holds stands below what it is about.
    let is_narrow = parts.iter().any(|(_, value)| names + 2 + text::width(value) > room);
    let mut rows = Vec::new();
    for (index, (name, value)) in parts.into_iter().enumerate() {
        let lines = if is_narrow {
            text::wrap(name, room).into_iter().chain(text::wrap(value, room)).collect()
        } else {
            vec![format!("{name}{}  {value}", " ".repeat(names - text::width(name)))]
        };
        rows.extend(lines.into_iter().enumerate().map(|(line, text)| (index, line == 0, text)));
    }
    let note = text::lines(&app.words().text(&ids::UI_SETTINGS_SAVED.into()), theme.dim(), columns);
    Question { note, ..Question::new(ids::UI_SETTINGS_TITLE, rows, chosen) }
}

/// The end of a lesson: its stars, how it went, where to go.
fn end_of_lesson(app: &App, ended: &Ended, chosen: usize, theme: Theme, area: Rect) -> Question {
    let words = app.words();
    let room = columns(area);
    let rows = choice_rows(&numbered(ended.ways.iter().map(|way| words.text(&way.name())).collect()), room);
    let mut said: Vec<Line<'_>> =
        ended.said.iter().flat_map(|message| text::lines(&words.text(message), theme.text(), room)).collect();
    let lesson = app.study().library().lesson(&ended.lesson);
    // In a window this low the stars, which the words tell too, are the first to go.
    if let Some(lesson) = lesson.filter(|_| usize::from(area.height) >= said.len() + rows.len() + 8) {
        said.splice(0..0, [stars(app, lesson, theme), Line::default()]);
    }
    let title = lesson.map_or(ids::RESULT_TITLE.into(), map::title);
    Question { said, ..Question::new(title, rows, chosen) }
}

/// The stars of a lesson, and those of each exercise, so that one sees where they are missing.
fn stars(app: &App, lesson: &Lesson, theme: Theme) -> Line<'static> {
    let earned = map::lesson_stars(app.study().done(lesson));
    let star = |star| if star < earned { (STAR, theme.earned()) } else { (STAR_EMPTY, theme.dim()) };
    let mut line: Vec<Span<'_>> = Vec::new();
    for (symbol, style) in (0..FULL_STARS).map(star) {
        line.extend([Span::styled(symbol, style), " ".into()]);
    }
    line.push("  ".into());
    for step in lesson.steps.iter().filter(|step| !step.is_reading()) {
        let stars = app.study().progress().stars(&lesson.id, &step.id);
        let style = if stars == Some(FULL_STARS) { theme.earned() } else { theme.dim() };
        let count = stars.map_or("-".to_owned(), |stars| stars.to_string());
        line.extend([Span::styled(count, style), " ".into()]);
    }
    line.into()
}

/// The key that does this in a place, as it is written on the keyboard.
pub(super) fn key_for(app: &App, place: Place, action: &Action) -> String {
    let key = keys::of(place).find(|binding| binding.action == *action).and_then(|binding| binding.keys.first());
    key_name(key.copied().unwrap_or(Key::Enter), app.words().language())
}
