//! Who gets which part of the screen.

use ratatui::layout::{Position, Rect};

use crate::rules::Color;

use super::widgets::{BoardGeometry, SquareSize};

/// The smallest window in which everything can be used.
pub const LEAST: (u16, u16) = (34, 16);

/// The columns that a text needs so that no Greek word is cut.
const TEXT_COLUMNS: u16 = 22;
/// The columns from which what is said may stand below the text instead of below the board.
const BOTH_COLUMNS: u16 = 34;
/// The columns and rows from which both texts stand beside the board whether or not there is room below it.
const WIDE_COLUMNS: u16 = 40;
const HIGH_ROWS: u16 = 28;
/// Longer lines are hard to read.
const LONGEST_LINE: u16 = 66;
/// Rows that are of use besides the board's.
const ROWS_BESIDES: u16 = 10;
/// The columns that a line about a square needs.
const STATUS_COLUMNS: u16 = 50;
/// Rows of the header, and of what is on a square.
const HEADER: u16 = 1;
const STATUS: u16 = 1;
/// Blank columns between board and text, and at the left edge.
const GAP: u16 = 2;
const MARGIN: u16 = 1;

/// Where the parts of a lesson are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonLayout {
    /// The lesson's name and how far it has come.
    pub header: Rect,
    /// The board.
    pub board: BoardGeometry,
    /// The text and the task.
    pub text: Rect,
    /// What is said of the last try.
    pub said: Rect,
    /// What is on the cursor's square, or what is being typed.
    pub status: Rect,
    /// The buttons.
    pub buttons: Rect,
}

impl LessonLayout {
    /// The arrangement with the largest board that leaves room for the text: both texts beside the board, or what is said
    /// below it, or everything below it. In a window that is larger than all of it, it stands in the middle. `None` in a
    /// window that is too small.
    pub fn new(area: Rect, view: Color) -> Option<LessonLayout> {
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return None;
        }
        SquareSize::LARGEST_FIRST.into_iter().find_map(|size| {
            let page = middle(area, size);
            let wide = page.width >= MARGIN + size.board_width() + GAP + WIDE_COLUMNS + MARGIN;
            let beside = || LessonLayout::all_beside(page, size, view);
            // Where the texts have room beside the board, the eye need not go below it.
            let first = if wide && page.height >= HIGH_ROWS { beside() } else { None };
            first
                .or_else(|| LessonLayout::said_below(page, size, view))
                .or_else(beside)
                .or_else(|| LessonLayout::all_below(area, size, view))
        })
    }

    fn said_below(area: Rect, size: SquareSize, view: Color) -> Option<LessonLayout> {
        const SAID: u16 = 3;
        const BUTTONS: u16 = 2;
        let text_columns = area.width.checked_sub(MARGIN + size.board_width() + GAP + MARGIN)?;
        let spare = area.height.checked_sub(HEADER + SAID + STATUS + BUTTONS + size.board_height())?;
        // One row of a board this low is worth little: what is said may take it all.
        if text_columns < TEXT_COLUMNS + 6 {
            return None;
        }
        // A row of air above the board where there is one to spare.
        let air = u16::from(spare > 2);
        let top = area.y + HEADER + air;
        let beside = Rect::new(
            area.x + MARGIN + size.board_width() + GAP,
            top,
            text_columns.min(LONGEST_LINE),
            size.board_height(),
        );
        let below = top + size.board_height();
        let said_rows = area.bottom() - below - STATUS - BUTTONS;
        Some(LessonLayout {
            header: row(area, area.y, 1),
            board: BoardGeometry::new(Position::new(area.x + MARGIN, top), size, view),
            text: beside,
            status: row(area, below, 1),
            said: capped(row(area, below + STATUS, said_rows), size.board_width() + GAP + LONGEST_LINE),
            buttons: row(area, area.bottom() - BUTTONS, BUTTONS),
        })
    }

    fn all_beside(area: Rect, size: SquareSize, view: Color) -> Option<LessonLayout> {
        let buttons = if area.width >= 76 { 2 } else { 1 };
        let text_columns = area.width.checked_sub(MARGIN + size.board_width() + GAP + MARGIN)?;
        let spare = area.height.checked_sub(HEADER + STATUS + buttons + size.board_height())?;
        let roomy = size.board_height() >= 17 && text_columns >= TEXT_COLUMNS;
        if text_columns < BOTH_COLUMNS && !roomy {
            return None;
        }
        // A row of air above the board where there is one to spare.
        let top = area.y + HEADER + u16::from(roomy && spare > 1);
        let bottom = area.bottom() - buttons - STATUS;
        let beside = Rect::new(
            area.x + MARGIN + size.board_width() + GAP,
            top,
            text_columns.min(LONGEST_LINE),
            bottom.saturating_sub(top),
        );
        // Below a board that is wide enough for it stands what is on the square, and the texts go on beside it.
        let status = if size.board_width() >= STATUS_COLUMNS {
            Rect::new(area.x + MARGIN, top + size.board_height(), size.board_width(), STATUS)
        } else {
            row(area, bottom, STATUS)
        };
        let said_rows = (beside.height * 2 / 5).max(3);
        let text = Rect { height: beside.height.saturating_sub(said_rows), ..beside };
        Some(LessonLayout {
            header: row(area, area.y, 1),
            board: BoardGeometry::new(Position::new(area.x + MARGIN, top), size, view),
            text,
            said: Rect { y: text.bottom(), height: said_rows, ..beside },
            status,
            buttons: row(area, area.bottom() - buttons, buttons),
        })
    }

    fn all_below(area: Rect, size: SquareSize, view: Color) -> Option<LessonLayout> {
        const SAID: u16 = 2;
        const BUTTONS: u16 = 1;
        let text_rows = area.height.checked_sub(HEADER + SAID + STATUS + BUTTONS + size.board_height())?;
        let is_smallest = size == SquareSize::Tiny;
        if area.width < MARGIN + size.board_width() || text_rows < if is_smallest { 2 } else { 5 } {
            return None;
        }
        let said_rows = SAID + text_rows / 3;
        let top = area.y + HEADER;
        let status = top + size.board_height();
        let text = row(area, status + STATUS, SAID + text_rows - said_rows);
        Some(LessonLayout {
            header: row(area, area.y, 1),
            board: BoardGeometry::new(Position::new(area.x + MARGIN, top), size, view),
            text,
            said: row(area, text.bottom(), said_rows),
            status: row(area, status, 1),
            buttons: row(area, area.bottom() - BUTTONS, BUTTONS),
        })
    }
}

/// The part of a window that is of use around a board of this size, in the middle.
fn middle(area: Rect, size: SquareSize) -> Rect {
    let columns = MARGIN + size.board_width() + GAP + LONGEST_LINE + MARGIN;
    centred(area, columns.max(LEAST.0), size.board_height() + ROWS_BESIDES)
}

/// Rows of an area, inside its margins.
fn row(area: Rect, y: u16, height: u16) -> Rect {
    Rect::new(area.x + MARGIN, y, area.width.saturating_sub(2 * MARGIN), height)
}

/// An area no wider than this.
fn capped(area: Rect, columns: u16) -> Rect {
    Rect { width: area.width.min(columns), ..area }
}

/// A box in the middle of an area, as large as asked for or as fits.
pub(super) fn centred(area: Rect, columns: u16, rows: u16) -> Rect {
    let (columns, rows) = (columns.min(area.width), rows.min(area.height));
    Rect::new(area.x + (area.width - columns) / 2, area.y + (area.height - rows) / 2, columns, rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_eighty_column_window_has_a_board_of_forty_columns() {
        let layout = LessonLayout::new(Rect::new(0, 0, 80, 24), Color::White).unwrap();
        assert_eq!(layout.board.size(), SquareSize::Medium);
        assert_eq!(layout.text.width, 34);
        assert_eq!(layout.said.height, 3);
    }

    #[test]
    fn larger_windows_have_larger_squares() {
        let size =
            |columns, rows| LessonLayout::new(Rect::new(0, 0, columns, rows), Color::White).unwrap().board.size();
        assert_eq!(size(34, 16), SquareSize::Tiny);
        assert_eq!(size(60, 20), SquareSize::Narrow);
        assert_eq!(size(44, 40), SquareSize::Medium);
        assert_eq!(size(100, 30), SquareSize::Large);
        assert_eq!(size(120, 40), SquareSize::Larger);
        assert_eq!(size(200, 60), SquareSize::Giant);
    }

    #[test]
    fn what_is_said_stands_beside_the_board_where_there_is_room() {
        for (columns, rows) in [(100, 30), (120, 40), (200, 60), (250, 70)] {
            let area = Rect::new(0, 0, columns, rows);
            let layout = LessonLayout::new(area, Color::White).unwrap();
            assert!(layout.said.x > layout.board.outer().right(), "{columns}×{rows}");
            assert_eq!(layout.status.y, layout.board.outer().bottom(), "{columns}×{rows}");
            // What is over is at both sides alike.
            let (left, right) = (layout.header.x, columns - layout.header.right());
            assert!(left.abs_diff(right) <= 1, "{columns}×{rows}: {left} and {right}");
        }
    }

    #[test]
    fn every_window_from_the_least_on_has_an_arrangement_whose_parts_keep_apart() {
        for columns in (LEAST.0..260).step_by(3) {
            for rows in (LEAST.1..90).step_by(2) {
                let area = Rect::new(0, 0, columns, rows);
                let layout = LessonLayout::new(area, Color::White).unwrap_or_else(|| panic!("{columns}×{rows}"));
                let parts =
                    [layout.header, layout.board.outer(), layout.text, layout.said, layout.status, layout.buttons];
                for (i, part) in parts.iter().enumerate() {
                    assert!(part.width > 0 && part.height > 0, "part {i} of {columns}×{rows} is empty");
                    assert_eq!(part.intersection(area), *part, "part {i} of {columns}×{rows} is outside");
                    for other in &parts[i + 1..] {
                        assert!(!part.intersects(*other), "parts of {columns}×{rows}: {part:?} {other:?}");
                    }
                }
                assert!(layout.text.width >= TEXT_COLUMNS, "{columns}×{rows}");
            }
        }
    }
}
