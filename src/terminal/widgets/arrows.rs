//! Arrows over a board, as blocks: which quarters of which cells they fill.
//!
//! An arrow goes from the edge of the piece on its first square to the middle of its last, or to the edge of what stands
//! there. A knight's goes as a knight is taught to go: two squares, and then one to the side.

use ratatui::layout::Position;

use crate::rules::Square;

use super::geometry::BoardGeometry;

/// A cell of an arrow, and which of its quarters are filled: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
pub(super) type ArrowCell = (Position, usize);

/// A place on the board, in halves of a cell's width. A cell is two of them wide and four high: about as it is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Point {
    x: f64,
    y: f64,
}

impl Point {
    fn towards(self, other: Point, part: f64) -> Point {
        Point { x: self.x + (other.x - self.x) * part, y: self.y + (other.y - self.y) * part }
    }

    fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// How far it is from a line between two points.
    fn distance_to_line(self, a: Point, b: Point) -> f64 {
        let (dx, dy) = (b.x - a.x, b.y - a.y);
        let length = dx * dx + dy * dy;
        let along =
            if length > 0.0 { (((self.x - a.x) * dx + (self.y - a.y) * dy) / length).clamp(0.0, 1.0) } else { 0.0 };
        self.distance(a.towards(b, along))
    }
}

/// Half of the shaft's thickness: a little more than half of a block, so that none is missed.
const HALF_SHAFT: f64 = 1.1;
/// How much of a square an arrow leaves to the piece that it comes from, and to one that it goes to.
const BEHIND: f64 = 0.42;
const BEFORE: f64 = 0.2;

/// The parts of an arrow.
struct Arrow {
    /// The shaft, bend by bend, up to where the head begins.
    shaft: Vec<Point>,
    base: Point,
    tip: Point,
    /// Half of the head's width where it is widest.
    half_head: f64,
}

impl Arrow {
    fn new(board: &BoardGeometry, from: Square, to: Square, is_taken: bool) -> Option<Arrow> {
        let middle = |square: Square| {
            let origin = board.square(square).as_position();
            let (width, height) = (f64::from(board.size().width()), f64::from(board.size().height()));
            // The middle of a square is between two rows of blocks: a line through it lies in the upper one.
            Point { x: f64::from(origin.x) * 2.0 + width, y: f64::from(origin.y) * 4.0 + height * 2.0 - 1.0 }
        };
        let (start, end) = (middle(from), middle(to));
        let files = from.file().index().abs_diff(to.file().index());
        let ranks = from.rank().index().abs_diff(to.rank().index());
        let bend = match (files, ranks) {
            (0, 0) => return None,
            (1, 2) => Some(Point { x: start.x, y: end.y }),
            (2, 1) => Some(Point { x: end.x, y: start.y }),
            _ => None,
        };
        // Lengths in squares: of the first leg, and of the last.
        let straight = f64::from(files).hypot(f64::from(ranks));
        let (first, last) = if bend.is_some() { (2.0, 1.0) } else { (straight, straight) };
        let tip = end.towards(bend.unwrap_or(start), if is_taken { BEFORE } else { 0.0 } / last);
        let start = start.towards(bend.unwrap_or(end), BEHIND / first);
        let before = bend.unwrap_or(start);
        let side = f64::from(board.size().width() + 2 * board.size().height());
        let head = (side * 0.5).max(6.0).min(before.distance(tip));
        let base = tip.towards(before, head / before.distance(tip).max(1.0));
        let shaft = std::iter::once(start).chain(bend).chain([base]).collect();
        Some(Arrow { shaft, base, tip, half_head: (side * 0.28).max(3.6) })
    }

    fn covers(&self, point: Point) -> bool {
        let legs = self.shaft.windows(2);
        let on_shaft = legs.filter_map(|leg| leg.first().zip(leg.last()));
        on_shaft.into_iter().any(|(a, b)| point.distance_to_line(*a, *b) <= HALF_SHAFT) || self.head_covers(point)
    }

    fn head_covers(&self, point: Point) -> bool {
        let length = self.base.distance(self.tip).max(1.0);
        let (dx, dy) = ((self.tip.x - self.base.x) / length, (self.tip.y - self.base.y) / length);
        let (px, py) = (point.x - self.base.x, point.y - self.base.y);
        let along = px * dx + py * dy;
        let aside = (px * dy - py * dx).abs();
        (0.0..=length).contains(&along) && aside <= self.half_head * (1.0 - along / length)
    }

    /// Whether a quarter is filled: half of four points in it are covered, or the tip is in it.
    fn fills(&self, left: f64, top: f64) -> bool {
        if (left..left + 1.0).contains(&self.tip.x) && (top..top + 2.0).contains(&self.tip.y) {
            return true;
        }
        let points = [(0.25, 0.5), (0.75, 0.5), (0.25, 1.5), (0.75, 1.5)];
        points.into_iter().filter(|(x, y)| self.covers(Point { x: left + x, y: top + y })).count() >= 2
    }
}

/// The cells of all arrows of a board, each cell once. `is_taken`: whether a piece stands on a square.
pub(super) fn all(
    board: &BoardGeometry,
    arrows: &[(Square, Square)],
    is_taken: impl Fn(Square) -> bool,
) -> Vec<ArrowCell> {
    let mut all: Vec<ArrowCell> =
        arrows.iter().flat_map(|(from, to)| cells(board, *from, *to, is_taken(*to))).collect();
    all.sort_unstable_by_key(|(cell, _)| (cell.y, cell.x));
    // Where two arrows cross, both are seen.
    all.dedup_by(|(cell, quarters), (kept, kept_quarters)| {
        let same = cell == kept;
        *kept_quarters |= if same { *quarters } else { 0 };
        same
    });
    all
}

/// The cells of the arrow between two squares of a board. `is_taken`: a piece stands on the last one.
fn cells(board: &BoardGeometry, from: Square, to: Square, is_taken: bool) -> Vec<ArrowCell> {
    let Some(arrow) = Arrow::new(board, from, to, is_taken) else { return Vec::new() };
    let area = board.square(from).union(board.square(to));
    let mut cells = Vec::new();
    for cell in area.positions() {
        let (left, top) = (f64::from(cell.x) * 2.0, f64::from(cell.y) * 4.0);
        let middle = Point { x: left + 1.0, y: top + 2.0 };
        // Most cells are far away: they need no closer look.
        let near = |a: &Point, b: &Point| middle.distance_to_line(*a, *b) <= HALF_SHAFT + 2.5;
        let on_way = arrow.shaft.windows(2).any(|leg| leg.first().zip(leg.last()).is_some_and(|(a, b)| near(a, b)));
        if !on_way && middle.distance_to_line(arrow.base, arrow.tip) > arrow.half_head + 2.5 {
            continue;
        }
        let quarters = [(0.0, 0.0, 1), (1.0, 0.0, 2), (0.0, 2.0, 4), (1.0, 2.0, 8)];
        let filled = quarters.into_iter().filter(|(x, y, _)| arrow.fills(left + x, top + y)).map(|(.., bit)| bit).sum();
        if filled > 0 {
            cells.push((cell, filled));
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Color;
    use crate::terminal::widgets::SquareSize;

    /// Every arrow leaves its square and reaches the other, by cells that touch one another.
    #[test]
    fn every_arrow_is_one_piece_from_square_to_square() {
        for size in SquareSize::LARGEST_FIRST {
            for view in Color::ALL {
                let board = BoardGeometry::new(Position::ORIGIN, size, view);
                for from in Square::all() {
                    for to in Square::all().filter(|to| *to != from) {
                        for is_taken in [false, true] {
                            let cells = cells(&board, from, to, is_taken);
                            let name = || format!("{from}-{to} at {size:?} for {view:?}, taken {is_taken}");
                            let reached = cells.iter().any(|(cell, _)| board.square(to).contains(*cell));
                            assert!(reached, "{} does not come", name());
                            let mut joined = vec![cells[0].0];
                            let mut open: Vec<Position> = cells[1..].iter().map(|(cell, _)| *cell).collect();
                            let mut next = 0;
                            while let Some(here) = joined.get(next).copied() {
                                let touches =
                                    |cell: &Position| cell.x.abs_diff(here.x) <= 1 && cell.y.abs_diff(here.y) <= 1;
                                joined.extend(open.iter().copied().filter(touches));
                                open.retain(|cell| !touches(cell));
                                next += 1;
                            }
                            assert!(open.is_empty(), "{} is broken", name());
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn an_arrow_to_nowhere_is_none() {
        let board = BoardGeometry::new(Position::ORIGIN, SquareSize::Medium, Color::White);
        let e4: Square = "e4".parse().unwrap();
        assert!(cells(&board, e4, e4, true).is_empty());
    }
}
