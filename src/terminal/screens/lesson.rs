//! A step: the board, the text, the task, what is said of the last try, and the buttons.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::app::{Action, App, Hand, Place, Scroll, Tone};
use crate::explain;
use crate::language::{Message, ids};
use crate::lesson::{Asked, MarkKind, ShownAs, Step, TITLE, Task, Write};
use crate::rules::notation::typed::read_placement;
use crate::rules::notation::{self, Notation};
use crate::rules::{Move, Placed, Position, Square, SquareSet};
use crate::session::{FULL_STARS, Phase, Session};
use crate::settings::PieceSet;
use crate::study;
use crate::terminal::layout::LessonLayout;
use crate::terminal::text::{self, Edge};
use crate::terminal::theme::{STAR, STAR_EMPTY, Theme, Tint};
use crate::terminal::widgets::{Board, BoardView, Edges, Letters, PieceArt, Sliding};

use super::overlay::key_for;
use super::{Drawn, choose, focused, key_bar, tray};

pub(super) fn draw(app: &App, hand: &Hand, theme: Theme, sliding: &[Sliding], area: Rect, buf: &mut Buffer) -> Drawn {
    let Some(place) = app.study().place() else { return Drawn::default() };
    let Some(layout) = LessonLayout::new(area, hand.view()) else { return Drawn::default() };
    let session = &place.session;
    let mut drawn = Drawn { board: Some(layout.board), ..Drawn::default() };

    header(app, place, theme, layout.header, buf);
    let view = board_view(app, hand, session, theme);
    // What the words and the cursor say is true already; only the picture is on its way.
    let seen = view.with(sliding);
    Board { view: &seen, geometry: layout.board, theme }.render(area, buf);
    let said = said(app, hand, session);
    let letters = matches!(view.art, PieceArt::Letters).then_some(view.letters);
    let layout = shared(app, place, layout, &said, letters);
    let fits = |area: Rect| fitted(&said, said_columns(area), usize::from(area.height)).is_some();
    let shown =
        if fits(layout.said) { choose::Shown::All } else { choose::Shown::choose(app, place, layout.text, fits) };
    // Whoever reads with the mouse in hand goes on with it where the text is.
    if matches!(app.place_below(), Place::Show | Place::Done) {
        let areas = [layout.text, layout.said].into_iter().filter(|area| !area.is_empty());
        drawn.targets.extend(areas.map(|area| (area, Action::Choose)));
    }
    let (mut text_area, below) = choose::draw(app, hand, place, (layout.text, shown), theme, buf, &mut drawn);
    let tray = match (&session.step().task, session.phase()) {
        (Task::Place(_), Phase::Solving | Phase::Missed) => {
            let text_rows = choose::needed_rows(app, place, layout.text);
            tray::draw(app, hand, session, letters, theme, (&mut text_area, text_rows), buf)
        }
        _ => Vec::new(),
    };
    drawn.most_scroll = texts(app, hand, place, said, theme, Areas { text: text_area, below, said: layout.said }, buf);
    drawn.cursor = drawn.cursor.or(view.cursor.map(|cursor| layout.board.centre(cursor)));
    if let Some(cursor) = status(app, hand, session, &view, theme, layout.status, buf) {
        drawn.cursor = Some(cursor);
    }
    let bar = key_bar(app, theme, layout.buttons, buf);
    drawn.cursor = focused(app, layout.buttons, &bar).or(drawn.cursor);
    drawn.targets.extend(bar);
    drawn.targets.extend(tray);
    drawn
}

/// The same layout with its free rows where they are needed: what is said gets as many as it takes, and the text, whose
/// share is too small for it, the others. A text that needs less than its share has what is said right below it.
fn shared(
    app: &App,
    place: &study::Place,
    mut layout: LessonLayout,
    said: &[String],
    tray: Option<Letters>,
) -> LessonLayout {
    let is_solved = matches!(place.session.phase(), Phase::Solved { .. });
    let below = match place.session.step().task {
        // Its pieces stand below the text.
        Task::Place(_) if !is_solved => tray::needed_rows(&place.session, tray, layout.text.width).saturating_add(1),
        Task::Place(_) | Task::Choose(_) | Task::Show(_) | Task::Play(_) | Task::Mark(_) | Task::Write(_) => 0,
    };
    let needed = choose::needed_rows(app, place, layout.text).saturating_add(below);
    if needed < layout.text.height && (layout.text.x, layout.text.bottom()) == (layout.said.x, layout.said.y) {
        let both = layout.text.height + layout.said.height;
        // The blank row between the two belongs to the text, or – where pieces stand there – to nobody.
        layout.text.height = if below > 0 { needed } else { needed + 1 };
        (layout.said.y, layout.said.height) = (layout.text.y + needed + 1, both - needed - 1);
        return layout;
    }
    if needed <= layout.text.height || is_solved {
        return layout;
    }
    let Some(lines) = fitted(said, said_columns(layout.said), usize::from(layout.said.height)) else { return layout };
    let kept = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let (text, said, status) = (&mut layout.text, &mut layout.said, layout.status);
    // Where answers are picked nothing is said of a square.
    let status_is_free = matches!(place.session.step().task, Task::Choose(_));
    if text.x == said.x && text.bottom() == said.y {
        if status_is_free && status.bottom() == text.y {
            (text.y, text.height) = (status.y, text.height + status.height);
        } else if status_is_free && status.y == said.bottom() {
            said.height += status.height;
        }
        let both = text.height + said.height;
        text.height = needed.min(both.saturating_sub(kept));
        (said.y, said.height) = (text.bottom(), both - text.height);
    } else if kept == 0 && status_is_free {
        // Beside the board, and down beside what is free below it.
        text.height = said.bottom().saturating_sub(text.y);
    }
    layout
}

/// The lesson's name, which step this is, and a dot for each step where there is room.
fn header(app: &App, place: &study::Place, theme: Theme, area: Rect, buf: &mut Buffer) {
    let words = app.words();
    let title = words.text(&Message::lesson(&place.lesson, TITLE));
    let count = Message::new(ids::UI_STEP_OF).with("step", place.index + 1).with("steps", place.steps);
    let mut count = words.text(&count);
    if app.study().test().is_some() {
        count = format!("{} · {count}", words.text(&ids::TESTS_HEADER.into()));
    }
    let counted = text::width(&count);
    let room = usize::from(area.width).saturating_sub(counted + 3);
    let title = text::cut(&title, room);
    let mut column = text::put(buf, area, 0, 0, &title, theme.title());
    column += text::put(buf, area, column, 0, " · ", theme.dim());
    column += text::put(buf, area, column, 0, &count, theme.text());
    let dots = u16::try_from(place.steps).unwrap_or(u16::MAX);
    if area.width.saturating_sub(column) < dots.saturating_add(2) {
        return;
    }
    let mut column = area.width - dots;
    let lesson = app.study().lesson();
    for (index, step) in lesson.into_iter().flat_map(|lesson| lesson.steps.outline()).enumerate() {
        let done = app.study().progress().stars(&place.lesson, &step.id).is_some();
        let (dot, style) = match (index == place.index, done) {
            (true, _) => ("◆", theme.title()),
            (false, true) => ("●", theme.accent()),
            (false, false) => ("○", theme.dim()),
        };
        column += text::put(buf, area, column, 0, dot, style);
    }
}

/// The letters at the edges of a board, and of pieces that are letters.
pub(super) fn letters(app: &App) -> Letters {
    Letters::of(notation(app))
}

/// The notation whose letters stand alone.
pub(super) fn notation(app: &App) -> Notation {
    app.words().spelling().first
}

/// How pieces are drawn.
pub(super) fn piece_art(app: &App, theme: Theme) -> PieceArt {
    match app.settings().pieces {
        // Without colour a letter's case tells White from Black more surely than an outline does.
        PieceSet::Figures if theme.is_mono() => PieceArt::Letters,
        PieceSet::Figures => PieceArt::Figures,
        PieceSet::Symbols => PieceArt::Symbols,
        PieceSet::Letters => PieceArt::Letters,
    }
}

/// The board as plain values.
fn board_view(app: &App, hand: &Hand, session: &Session, theme: Theme) -> BoardView {
    let position = session.position();
    let mut view = BoardView::of(position, letters(app));
    view.view = hand.view();
    view.marks = session.lit();
    view.chosen = session.marked();
    view.stars = session.stars_left();
    // Whether it is check may be what is asked.
    let is_open_question =
        matches!(session.step().task, Task::Choose(_)) && !matches!(session.phase(), Phase::Solved { .. });
    view.check = position.king(position.turn()).filter(|_| position.is_check() && !is_open_question);
    // Where answers are picked the keyboard is among them.
    let on_board = app.focus().is_none() && !matches!(session.step().task, Task::Choose(_));
    view.cursor = on_board.then(|| hand.cursor());
    view.selected = hand.selected();
    // Arrows are drawn for the diagram and say nothing of a position after a move.
    if position == session.step().diagram.game.position() {
        view.arrows = session.step().arrows.iter().map(|arrow| (arrow.from, arrow.to)).collect();
    }
    if let (Task::Write(write), false) = (&session.step().task, matches!(session.phase(), Phase::Solved { .. })) {
        match write.asked {
            // The name is what is asked for, so nothing on the board says it.
            Asked::Square(square) => {
                view.marks.push((MarkKind::Target, square.into()));
                view.edges = Edges::Bare;
                view.cursor = None;
            }
            Asked::Move { mv, shown: ShownAs::Arrow } => view.arrows.push((mv.from(), mv.to())),
            Asked::Move { shown: ShownAs::Words, .. } => {}
        }
    }
    if let Some(from) = hand.selected() {
        let targets = position.targets(from);
        let takes = targets & position.board().occupied();
        view.marks.retain(|(kind, _)| !matches!(kind, MarkKind::CanGo | MarkKind::Takes));
        view.marks.push((MarkKind::CanGo, targets & !takes));
        view.marks.push((MarkKind::Takes, takes));
    }
    if let Some(line) = hand.line() {
        view.marks.extend(preview(&app.words().in_latin(line.value(), session.game()), session));
    }
    view.art = piece_art(app, theme);
    view
}

/// What a line that is still being typed would do: the move, once it is one, and before that where the pieces of a first
/// letter can go. So a slip of the alphabet is seen before it is played.
fn preview(typed: &str, session: &Session) -> Vec<(MarkKind, SquareSet)> {
    let target = |square: Option<Square>| square.map(|square| (MarkKind::Target, square.into())).into_iter().collect();
    match session.step().task {
        Task::Mark(_) => return target(notation::read_square(typed).ok()),
        Task::Place(_) => return target(read_placement(typed).ok().and_then(|named| named.square)),
        // What is typed is what is asked for: the board gives nothing away.
        Task::Write(_) => return Vec::new(),
        Task::Show(_) | Task::Play(_) | Task::Choose(_) => {}
    }
    if let Ok(typed) = notation::read_move(typed, session.game()) {
        return vec![(MarkKind::Target, SquareSet::of(typed.mv.from()).with(typed.mv.to()))];
    }
    let position = session.position_to_play();
    let completions = notation::completions(typed, position);
    let ends = |end: fn(&Move) -> Square| -> SquareSet { completions.iter().map(|found| end(&found.mv)).collect() };
    let (from, to) = (ends(|mv| mv.from()), ends(|mv| mv.to()));
    let takes = to & position.board().occupied();
    vec![(MarkKind::Target, from), (MarkKind::CanGo, to & !takes), (MarkKind::Takes, takes)]
}

/// The columns of what is said in an area: before it stand a bar and a blank.
fn said_columns(area: Rect) -> usize {
    usize::from(area.width.saturating_sub(3))
}

/// Where words may stand.
#[derive(Clone, Copy)]
struct Areas {
    /// The text of the step.
    text: Rect,
    /// What is free below the options, where there are any.
    below: Option<Rect>,
    /// What is said of the last try.
    said: Rect,
}

/// The text of the step, its task, and what is said of the last try, each in its area; gives how far they can be scrolled.
fn texts(
    app: &App,
    hand: &Hand,
    place: &study::Place,
    mut paragraphs: Vec<String>,
    theme: Theme,
    areas: Areas,
    buf: &mut Buffer,
) -> Scroll {
    let Areas { text, below, said: said_area } = areas;
    let columns = said_columns;
    let edge = Edge::Gap(theme.accent());
    let draw_text = |buf: &mut Buffer| {
        let lines = text_lines(app, place, theme, usize::from(text.width), usize::from(text.height));
        text::scrolled(&lines, hand.scroll().text, text, edge, buf)
    };
    if let Some(lines) = fitted(&paragraphs, columns(said_area), usize::from(said_area.height)) {
        text::scrolled(&behind_a_bar(lines, hand.tone(), theme), 0, said_area, edge, buf);
        return Scroll { text: draw_text(buf), said: 0 };
    }
    // Where the room meant for it is too small, the rest of the column below text and options may do.
    let free = below.unwrap_or_else(|| {
        let rows =
            u16::try_from(text_lines(app, place, theme, usize::from(text.width), usize::MAX).len()).unwrap_or(u16::MAX);
        let rows = rows.min(text.height);
        Rect { y: text.y + rows, height: text.height - rows, ..text }
    });
    let free = Rect { y: free.y + u16::from(free.height > 0), height: free.height.saturating_sub(1), ..free };
    if let Some(lines) = fitted(&paragraphs, columns(free), usize::from(free.height)) {
        text::scrolled(&behind_a_bar(lines, hand.tone(), theme), 0, free, edge, buf);
        return Scroll { text: draw_text(buf), said: 0 };
    }
    // All of it must be readable. How the step ended comes first, so that it is seen at once.
    if matches!(place.session.phase(), Phase::Solved { .. }) {
        paragraphs.rotate_right(1);
    }
    // In the room of both, where one is right below the other, or else in the largest.
    let area = match text {
        // Below options the text above them stays.
        text if below.is_some() && free.height >= text.height.max(said_area.height) => free,
        text if text.bottom() == said_area.y && text.x == said_area.x => {
            Rect { height: text.height + said_area.height, ..text }
        }
        text if text.height > said_area.height => text,
        _ => said_area,
    };
    let lines = paragraphs.iter().flat_map(|paragraph| text::wrap(paragraph, columns(area))).collect();
    let mut lines = behind_a_bar(lines, hand.tone(), theme);
    if area == said_area || area == free {
        draw_text(buf);
    } else {
        let mut text = text_lines(app, place, theme, usize::from(area.width), usize::MAX);
        // What is said before anything is done may wait: what is to be done is read first.
        if hand.is_greeting() {
            std::mem::swap(&mut lines, &mut text);
        }
        // Once it is over the text of the step only keeps the room that is left.
        let is_over = matches!(place.session.phase(), Phase::Solved { .. });
        if !is_over || lines.len() + 1 + text.len() <= usize::from(area.height) {
            lines.push(Line::default());
            lines.extend(text);
        }
    }
    Scroll { text: 0, said: text::scrolled(&lines, hand.scroll().said, area, edge, buf) }
}

/// The lines of what is said, behind a bar in the colour of its tone and a symbol that says the same.
fn behind_a_bar(lines: Vec<String>, tone: Tone, theme: Theme) -> Vec<Line<'static>> {
    let (style, symbol) = match tone {
        Tone::Plain => (theme.dim(), "·"),
        Tone::Good => (theme.good(), "✓"),
        Tone::Bad => (theme.bad(), "!"),
        Tone::Help => (theme.accent(), "?"),
    };
    let lead = |index| (if index == 0 { symbol } else { "│" }, style);
    let line = |(index, text): (usize, String)| {
        // Where stars begin a line they shine.
        let style = if text.starts_with([STAR, STAR_EMPTY].map(first_letter)) { theme.earned() } else { theme.text() };
        let (symbol, symbol_style) = lead(index);
        Line::from_iter([Span::styled(symbol, symbol_style), " ".into(), Span::styled(text, style)])
    };
    lines.into_iter().enumerate().map(line).collect()
}

/// The letter that a symbol is.
fn first_letter(symbol: &str) -> char {
    symbol.chars().next().unwrap_or(' ')
}

/// The text of the step and its task, as lines. Where there are more than so many rows, what is asked and whose turn it
/// is come first: they must be seen without scrolling.
pub(super) fn text_lines(
    app: &App,
    place: &study::Place,
    theme: Theme,
    columns: usize,
    rows: usize,
) -> Vec<Line<'static>> {
    let words = app.words();
    let step = place.session.step();
    let message = Message::lesson(&place.lesson, &step.id);
    let mut lines = text::lines(&words.text(&message), theme.text(), columns);
    if words.said_in_another(&message).is_some() {
        lines.push(Line::default());
        lines.extend(text::lines(&words.text(&ids::UI_FALLBACK.into()), theme.dim(), columns));
    }
    let bullet = |task: &Message| -> Vec<Line<'_>> {
        let wrapped = text::wrap(&words.text(task), columns.saturating_sub(2)).into_iter().enumerate();
        let lead = |index| if index == 0 { Tint::Target.symbol() } else { " " };
        wrapped.map(|(index, line)| Span::styled(format!("{} {line}", lead(index)), theme.accent()).into()).collect()
    };
    let tasks: Vec<Vec<Line<'_>>> = task(app, step, &place.session).iter().map(bullet).collect();
    let all = lines.len() + usize::from(!tasks.is_empty()) + tasks.iter().map(Vec::len).sum::<usize>();
    // How to answer, which the key bar says too, is the last of what is said of a question.
    let first = match step.task {
        Task::Play(_) => tasks.len(),
        Task::Choose(_) => tasks.len().saturating_sub(1),
        Task::Show(_) | Task::Place(_) | Task::Mark(_) | Task::Write(_) => 0,
    };
    if all > rows && first > 0 {
        let mut tasks = tasks.into_iter();
        let mut asked: Vec<Line<'_>> = tasks.by_ref().take(first).flatten().collect();
        asked.extend(lines);
        asked.extend(tasks.flatten());
        return asked;
    }
    if !tasks.is_empty() {
        lines.push(Line::default());
    }
    lines.extend(tasks.into_iter().flatten());
    lines
}

/// What is to be done, as sentences.
pub(super) fn task(app: &App, step: &Step, session: &Session) -> Vec<Message> {
    let key = |place, action: &Action| key_for(app, place, action);
    if matches!(session.phase(), Phase::Solved { .. }) {
        return Vec::new();
    }
    match &step.task {
        Task::Show(_) => vec![Message::new(ids::UI_TASK_SHOW).with("key", key(Place::Show, &Action::Choose))],
        Task::Play(play) => {
            let mut said: Vec<Message> = explain::offer_stands(session.game()).into_iter().collect();
            said.extend(explain::task(play, step.diagram.game.position()));
            said.push(match session.phase() {
                // The board still shows the try; the next one begins where this one did.
                Phase::Missed => ids::UI_MISSED.into(),
                Phase::Solving | Phase::Solved { .. } => Message::new(ids::UI_TURN).with("color", play.student),
            });
            said
        }
        Task::Place(_) => {
            let (put, key) = (key(Place::Placing, &Action::Choose), key(Place::Placing, &Action::Submit));
            vec![Message::new(ids::PLACE_TASK).with("put", put).with("key", key)]
        }
        Task::Write(write) => explain::write_task(write, session.position(), key(Place::Typing, &Action::Choose)),
        Task::Mark(_) => vec![
            Message::new(ids::UI_TASK_MARK).with("key", key(Place::Mark, &Action::Submit)),
            Message::new(ids::UI_TASK_MARKED).with("count", i64::from(session.marked().len())),
        ],
        Task::Choose(choose) => {
            let how = if choose.takes_several() {
                Message::new(ids::TASK_CHOOSE_SEVERAL).with("key", key(Place::ChooseSeveral, &Action::Submit))
            } else {
                Message::new(ids::TASK_CHOOSE_ONE).with("key", key(Place::ChooseOne, &Action::Choose))
            };
            explain::asked(choose, session.position()).into_iter().chain([how]).collect()
        }
    }
}

/// What is said of the last try; at the end also what the step has earned, and how to go on.
fn said(app: &App, hand: &Hand, session: &Session) -> Vec<String> {
    let words = app.words();
    let mut paragraphs: Vec<String> = hand.said().iter().map(|message| words.text(message)).collect();
    if let Some(earned) = session.earned() {
        let mut end: Vec<String> = Vec::new();
        if !session.step().is_reading() {
            end.push((0..FULL_STARS).map(|star| if star < earned.stars { STAR } else { STAR_EMPTY }).collect());
            end.push(words.text(&explain::earned(&earned)));
            end.extend(explain::no_shorter_way(&earned).map(|message| words.text(&message)));
        }
        let on = Message::new(ids::UI_GO_ON).with("key", key_for(app, Place::Done, &Action::Choose));
        end.push(words.text(&on));
        paragraphs.push(end.join(" "));
    }
    paragraphs
}

/// The paragraphs as lines, if they fit; where they do not, run on in one paragraph, if that fits.
fn fitted(paragraphs: &[String], columns: usize, rows: usize) -> Option<Vec<String>> {
    let apart: Vec<String> = paragraphs.iter().flat_map(|paragraph| text::wrap(paragraph, columns)).collect();
    if apart.len() <= rows {
        return Some(apart);
    }
    let together = text::wrap(&paragraphs.join(" "), columns);
    (together.len() <= rows).then_some(together)
}

/// The line below the board: what is being typed, or what is on the cursor's square, in words. Gives the place of the
/// text cursor.
fn status(
    app: &App,
    hand: &Hand,
    session: &Session,
    view: &BoardView,
    theme: Theme,
    area: Rect,
    buf: &mut Buffer,
) -> Option<Cell> {
    let words = app.words();
    if let Some(line) = hand.line() {
        let prompt = match &session.step().task {
            Task::Mark(_) | Task::Write(Write { asked: Asked::Square(_), .. }) => ids::UI_LINE_SQUARE,
            Task::Place(_) => ids::PLACE_LINE,
            Task::Play(_) | Task::Show(_) | Task::Choose(_) | Task::Write(_) => ids::UI_LINE_MOVE,
        };
        let mut column = text::put(buf, area, 0, 0, &words.text(&prompt.into()), theme.title());
        column += text::put(buf, area, column, 0, " ", theme.text());
        let room = usize::from(area.width.saturating_sub(column + 1));
        // The end of a long line is where one types.
        let skipped = line.visual_scroll(room.max(1));
        let shown: String = skip_columns(line.value(), skipped);
        let end = column + text::put(buf, area, column, 0, &shown, theme.key());
        let room = usize::from(area.width.saturating_sub(end + 3));
        let texts: Vec<String> = hand.completions(session).into_iter().map(|found| found.text).collect();
        text::put(buf, area, end + 3, 0, &listed(&texts, line.value(), room), theme.dim());
        let along = u16::try_from(line.visual_cursor().saturating_sub(skipped)).unwrap_or(0);
        return Some(Cell::new(area.x + column + along, area.y));
    }
    if view.edges == Edges::Bare || matches!(session.step().task, Task::Choose(_)) {
        return None;
    }
    let said = std::iter::once(words.text(&on_square(session.position(), hand.cursor())))
        .chain(marks_of(view, session.answer_lit(), hand.cursor()).map(|id| words.text(&id.into())));
    let line = said.collect::<Vec<_>>().join(" · ");
    text::put(buf, area, 0, 0, &text::cut(&line, usize::from(area.width)), theme.dim());
    None
}

/// The moves that a typed beginning may become, as many as there is room for; nothing, once one of them is written out.
fn listed(texts: &[String], typed: &str, columns: usize) -> String {
    if texts.iter().any(|text| text == typed) {
        return String::new();
    }
    text::cut(&texts.join("  "), columns)
}

/// The text without its first columns.
fn skip_columns(text: &str, columns: usize) -> String {
    let mut skipped = 0;
    text.chars()
        .skip_while(|letter| {
            let skip = skipped < columns;
            skipped += unicode_width::UnicodeWidthChar::width(*letter).unwrap_or(0);
            skip
        })
        .collect()
}

fn on_square(position: &Position, square: Square) -> Message {
    match position.piece_at(square) {
        Some(piece) => Message::new(ids::UI_SQUARE_PIECE).with("piece", Placed { piece, square }),
        None => Message::new(ids::UI_SQUARE_EMPTY).with("square", square),
    }
}

/// The words of everything that is lit on a square. `answer` is lit because it is the answer: on a board without pieces
/// nothing goes there.
fn marks_of(view: &BoardView, answer: SquareSet, square: Square) -> impl Iterator<Item = ids::Id> {
    let star = view.stars.contains(square).then_some(ids::UI_MARK_STAR);
    star.into_iter().chain(view.tints(square).map(move |tint| match tint {
        Tint::Target if answer.contains(square) => ids::UI_MARK_ANSWER,
        Tint::CanGo => ids::UI_MARK_CAN_GO,
        Tint::Controls => ids::UI_MARK_CONTROLS,
        Tint::Takes => ids::UI_MARK_TAKES,
        Tint::Attacked => ids::UI_MARK_ATTACKED,
        Tint::LastMove => ids::UI_MARK_LAST_MOVE,
        Tint::Target => ids::UI_MARK_TARGET,
        Tint::Chosen => ids::UI_MARK_CHOSEN,
        Tint::Check => ids::UI_MARK_CHECK,
        Tint::Selected => ids::UI_MARK_SELECTED,
    }))
}
