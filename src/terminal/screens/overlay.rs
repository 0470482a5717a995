//! What lies over a screen: keys, questions, messages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, BorderType, Clear, Widget};

use crate::app::{Action, App, Doing, Ended, Key, Overlay, OverlayKind, Place, Prompt, Saying, keys, map};
use crate::explain::{self, Shown, act_name};
use crate::language::{Message, ids};
use crate::rules::{Color, Piece, PieceKind};
use crate::session::FULL_STARS;
use crate::settings::Setting;
use crate::terminal::layout::centred;
use crate::terminal::text;
use crate::terminal::theme::{STAR, STAR_EMPTY, Theme};
use crate::terminal::widgets::{Buttons, figures, key_name};

use super::{Drawn, glossary, lesson};

/// No wider than is good to read.
const WIDEST: u16 = 68;

/// Columns before a row to choose: a blank, the sign of the chosen one, and a blank.
const LEAD: usize = 3;

pub(super) fn draw(app: &App, overlay: &Overlay, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let row = overlay.row;
    match &overlay.kind {
        OverlayKind::Help(of) => help(app, *of, row, theme, area, buf),
        OverlayKind::Promotion(pawn) => promotion(app, pawn.from, row, theme, area, buf),
        OverlayKind::Saying => saying(app, row, theme, area, buf),
        OverlayKind::Confirm(prompt) => confirm(app, prompt, row, theme, area, buf),
        OverlayKind::Glossary => glossary::draw(app, row, theme, area, buf),
        OverlayKind::Settings => settings(app, row, theme, area, buf),
        OverlayKind::Ended(ended) => end_of_lesson(app, ended, row, theme, area, buf),
        OverlayKind::Notice(message) => notice(app, message, row, theme, area, buf),
    }
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
    let mut lines: Vec<(String, String)> = Vec::new();
    for binding in keys::of(of) {
        let names = binding.keys.iter().map(|key| key_name(*key, language)).collect::<Vec<_>>().join("  ");
        let what = words.text(&binding.name(app.behind()).into());
        match lines.iter_mut().find(|(_, known)| *known == what) {
            Some((known, _)) => *known = format!("{known}  {names}"),
            None => lines.push((names, what)),
        }
    }
    // The arrows that say that there is more have a column of their own.
    let room = columns(area).saturating_sub(2);
    let key_columns = lines.iter().map(|(key, _)| text::width(key)).max().unwrap_or(0).min(room / 2) + 2;
    let mut rows: Vec<(String, String)> = Vec::new();
    for (key, what) in lines {
        let wrapped = text::wrap(&what, room.saturating_sub(key_columns));
        for (index, line) in wrapped.into_iter().enumerate() {
            rows.push((if index == 0 { text::cut(&key, key_columns - 1) } else { String::new() }, line));
        }
    }
    let mut notes: Vec<Message> = vec![ids::UI_HELP_LETTERS.into()];
    if of.takes_moves() {
        notes.push(ids::UI_HELP_TYPING.into());
        notes.push(ids::UI_HELP_MOUSE.into());
    }
    let mut tail: Vec<String> = Vec::new();
    for note in &notes {
        tail.push(String::new());
        tail.extend(text::wrap(&words.text(note), room));
    }
    let total = rows.len() + tail.len();
    let (inner, mut drawn) = framed(app, &ids::UI_HELP_TITLE.into(), total, theme, area, buf);
    let height = usize::from(inner.height);
    let most = total.saturating_sub(height);
    drawn.most_scroll.text = most;
    let first = scroll.min(most);
    for (row, index) in (0..inner.height).zip(first..) {
        if let Some((key, what)) = rows.get(index) {
            text::put(buf, inner, 0, row, key, theme.key());
            text::put(buf, inner, u16::try_from(key_columns).unwrap_or(0), row, what, theme.text());
        } else if let Some(line) = tail.get(index - rows.len()) {
            text::put(buf, inner, 0, row, line, theme.dim());
        }
    }
    arrows(first, most, theme, inner, buf);
    drawn
}

/// Arrows in the last column say that there is more.
pub(super) fn arrows(first: usize, most: usize, theme: Theme, inner: Rect, buf: &mut Buffer) {
    let column = inner.width.saturating_sub(1);
    if first > 0 {
        text::put(buf, inner, column, 0, "↑", theme.dim());
    }
    if first < most {
        text::put(buf, inner, column, inner.height.saturating_sub(1), "↓", theme.dim());
    }
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

/// Rows to choose from, one of them chosen.
fn choices(
    labels: &[String],
    chosen: usize,
    first_row: u16,
    theme: Theme,
    inner: Rect,
    buf: &mut Buffer,
    drawn: &mut Drawn,
) {
    let columns = usize::from(inner.width);
    let mut rows = choice_rows(labels, columns);
    if rows.len() > usize::from(inner.height.saturating_sub(first_row)) {
        // Where there is no room for all of it, each has a line.
        let line = |(index, label): (usize, &String)| (index, true, text::cut(label, columns.saturating_sub(LEAD + 1)));
        rows = labels.iter().enumerate().map(line).collect();
    }
    for (row, (index, is_first, label)) in (first_row..inner.height).zip(rows) {
        let is_chosen = index == chosen;
        let line = format!(" {} {label} ", if is_chosen && is_first { "»" } else { " " });
        let style = if is_chosen { theme.focus() } else { theme.text() };
        let wide = text::put(buf, inner, 0, row, &line, style);
        let place = Rect::new(inner.x, inner.y + row, wide, 1);
        drawn.targets.push((place, Action::Row(index)));
        if is_chosen && is_first {
            drawn.cursor = Some(place.as_position());
        }
    }
}

fn promotion(
    app: &App,
    from: crate::rules::Square,
    chosen: usize,
    theme: Theme,
    area: Rect,
    buf: &mut Buffer,
) -> Drawn {
    let words = app.words();
    let position = app.study().place().map(|place| place.session.position());
    let color = position.and_then(|position| position.piece_at(from)).map_or(Color::White, |piece| piece.color);
    let notation = lesson::notation(app);
    let labels: Vec<String> = PieceKind::PROMOTIONS
        .into_iter()
        .map(|kind| {
            let name = Message::new(ids::UI_PROMOTION_CHOICE).with("piece", Piece::new(color, kind));
            // The letter chooses it, as the number does.
            format!("{} {} {}", notation.piece_letter(kind), figures(color, &[kind]), words.text(&name))
        })
        .collect();
    let labels = numbered(labels);
    let rows = choice_rows(&labels, columns(area)).len();
    let (inner, mut drawn) = framed(app, &ids::UI_PROMOTION.into(), rows, theme, area, buf);
    choices(&labels, chosen, 0, theme, inner, buf, &mut drawn);
    drawn
}

fn saying(app: &App, chosen: usize, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let name = |saying| match saying {
        Saying::Act(act) => act_name(act),
        Saying::Announce => ids::ENDS_NAME_ANNOUNCE.into(),
    };
    let labels = numbered(app.sayings().into_iter().map(|saying| app.words().text(&name(saying))).collect());
    let rows = choice_rows(&labels, columns(area)).len();
    let (inner, mut drawn) = framed(app, &ids::ENDS_TITLE.into(), rows, theme, area, buf);
    choices(&labels, chosen, 0, theme, inner, buf, &mut drawn);
    drawn
}

/// A question with its two answers, no first.
fn confirm(app: &App, prompt: &Prompt, row: usize, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
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
    let lines = text::wrap(&words.text(&question), columns(area));
    let labels = [words.text(&ids::UI_NO.into()), words.text(&yes.into())];
    let rows = lines.len() + 1 + choice_rows(&labels, columns(area)).len();
    let (inner, mut drawn) = framed(app, &title.into(), rows, theme, area, buf);
    for (row, line) in (0..).zip(&lines) {
        text::put(buf, inner, 0, row, line, theme.text());
    }
    let first = u16::try_from(lines.len()).unwrap_or(0) + 1;
    choices(&labels, row, first, theme, inner, buf, &mut drawn);
    drawn
}

fn settings(app: &App, row: usize, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let shown = if theme.is_mono() { Shown::WithoutColour } else { Shown::InColours };
    let said: Vec<String> = Setting::ALL
        .iter()
        .map(|setting| app.words().text(&explain::setting(app.settings(), *setting, app.words().language(), shown)))
        .collect();
    // What is set, and below each other what holds.
    let parts: Vec<(&str, &str)> = said.iter().map(|said| said.split_once(": ").unwrap_or((said, ""))).collect();
    let names = parts.iter().map(|(name, _)| text::width(name)).max().unwrap_or(0);
    let label = |(name, value): &(&str, &str)| format!("{name}{}  {value}", " ".repeat(names - text::width(name)));
    let room = columns(area).saturating_sub(LEAD + 1);
    let one_line: Vec<Vec<String>> = parts.iter().map(|part| vec![label(part)]).collect();
    // In a window this narrow what holds stands below what it is about.
    let entries = if one_line.iter().flatten().all(|label| text::width(label) <= room) {
        one_line
    } else {
        let lines =
            |(name, value): &(&str, &str)| text::wrap(name, room).into_iter().chain(text::wrap(value, room)).collect();
        parts.iter().map(lines).collect()
    };
    let note = text::wrap(&app.words().text(&ids::UI_SETTINGS_SAVED.into()), columns(area));
    let rows: Vec<(usize, bool, &String)> = entries
        .iter()
        .enumerate()
        .flat_map(|(index, lines)| lines.iter().enumerate().map(move |(line, text)| (index, line == 0, text)))
        .collect();
    let total = rows.len() + 1 + note.len();
    let (inner, mut drawn) = framed(app, &ids::UI_SETTINGS_TITLE.into(), total, theme, area, buf);
    // In a window this low the chosen one stays in sight, whole.
    let end = rows.iter().rposition(|(index, ..)| *index == row).map_or(0, |last| last + 1);
    let mut skipped = end.saturating_sub(usize::from(inner.height));
    while rows.get(skipped).is_some_and(|(_, is_first, _)| !is_first) {
        skipped += 1;
    }
    for (y, (index, is_first, text)) in (0..inner.height).zip(rows.iter().skip(skipped)) {
        let is_chosen = *index == row;
        let sign = if is_chosen && *is_first { "»" } else { " " };
        let style = if is_chosen { theme.focus() } else { theme.text() };
        let wide = text::put(buf, inner, 0, y, &format!(" {sign} {text} "), style);
        let place = Rect::new(inner.x, inner.y + y, wide, 1);
        drawn.targets.push((place, Action::Row(*index)));
        if is_chosen && *is_first {
            drawn.cursor = Some(place.as_position());
        }
    }
    let all_fit = usize::from(inner.height) >= total;
    for (line, row) in note.iter().zip(rows.len() + 1..).filter(|_| all_fit) {
        text::put(buf, inner, 0, u16::try_from(row).unwrap_or(u16::MAX), line, theme.dim());
    }
    drawn
}

/// The end of a lesson: its stars, how it went, where to go.
fn end_of_lesson(app: &App, ended: &Ended, chosen: usize, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let words = app.words();
    let labels = numbered(ended.ways.iter().map(|way| words.text(&way.name())).collect());
    let room = columns(area);
    let choice_rows = choice_rows(&labels, room).len();
    let said: Vec<String> = ended.said.iter().flat_map(|message| text::wrap(&words.text(message), room)).collect();
    let lesson = app.study().library().lesson(&ended.lesson);
    let title = lesson.map_or(ids::RESULT_TITLE.into(), map::title);
    // In a window this low the stars, which the words tell too, are the first to go.
    let with_stars = usize::from(area.height) >= said.len() + choice_rows + 8;
    let stars_rows = if with_stars { 2 } else { 0 };
    let total = stars_rows + said.len() + 1 + choice_rows;
    let (inner, mut drawn) = framed(app, &title, total, theme, area, buf);
    let mut row = 0;
    if let Some(lesson) = lesson.filter(|_| with_stars) {
        let earned = map::lesson_stars(app.study().done(lesson));
        let mut column = 0;
        for star in 0..FULL_STARS {
            let (symbol, style) = if star < earned { (STAR, theme.earned()) } else { (STAR_EMPTY, theme.dim()) };
            column += text::put(buf, inner, column, row, symbol, style) + 1;
        }
        // Each exercise with its stars, so that one sees where they are missing.
        let exercises = lesson.steps.iter().filter(|step| !step.is_reading());
        column += 2;
        for step in exercises {
            let stars = app.study().progress().stars(&lesson.id, &step.id);
            let style = if stars == Some(FULL_STARS) { theme.earned() } else { theme.dim() };
            let count = stars.map_or("-".to_owned(), |stars| stars.to_string());
            column += text::put(buf, inner, column, row, &count, style) + 1;
        }
        row += 2;
    }
    for line in said {
        text::put(buf, inner, 0, row, &line, theme.text());
        row += 1;
    }
    choices(&labels, chosen, row + 1, theme, inner, buf, &mut drawn);
    drawn
}

fn notice(app: &App, message: &Message, scroll: usize, theme: Theme, area: Rect, buf: &mut Buffer) -> Drawn {
    let lines = text::wrap(&app.words().text(message), columns(area).saturating_sub(2));
    let (inner, mut drawn) = framed(app, &ids::UI_NOTICE_TITLE.into(), lines.len(), theme, area, buf);
    let most = lines.len().saturating_sub(usize::from(inner.height));
    drawn.most_scroll.text = most;
    let first = scroll.min(most);
    for (row, line) in (0..inner.height).zip(lines.iter().skip(first)) {
        text::put(buf, inner, 0, row, line, theme.text());
    }
    arrows(first, most, theme, inner, buf);
    drawn
}

/// The key that does this in a place, as it is written on the keyboard.
pub(super) fn key_for(app: &App, place: Place, action: &Action) -> String {
    let key = keys::of(place).find(|binding| binding.action == *action).and_then(|binding| binding.keys.first());
    key_name(key.copied().unwrap_or(Key::Enter), app.words().language())
}
