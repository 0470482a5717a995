//! What can be taken for nothing.

use crate::rules::{Color, Move, Placed, Position, SquareSet};

/// A capture after which nothing can take back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FreeCapture {
    /// The capture.
    pub mv: Move,
    /// What it takes.
    pub target: Placed,
}

/// The legal captures of a side after which the other has no legal move that takes the capturing piece. What stands
/// elsewhere is not looked at: this is about one square, as a beginner looks at it.
pub fn free_captures(position: &Position, by: Color) -> Vec<FreeCapture> {
    let position = position.with_turn(by);
    let target = |mv: Move| {
        let square = mv.captured_square()?;
        Some(Placed { piece: position.piece_at(square)?, square })
    };
    position
        .legal_moves()
        .iter()
        .filter_map(|&mv| Some(FreeCapture { mv, target: target(mv)? }))
        .filter(|capture| {
            let replies = position.play(capture.mv).legal_moves();
            replies.iter().all(|reply| reply.captured_square() != Some(capture.mv.to()))
        })
        .collect()
}

/// A side's men that the other side could take for nothing.
///
/// ```
/// use skaki::rules::{Color, Position, notation::fen, query};
/// let position = Position::new(fen::read("4k3/8/3p4/2b1n3/8/8/8/2R1K2B w - - 0 1")?);
/// assert_eq!(query::hanging(&position, Color::Black).to_string(), "");
/// let position = Position::new(fen::read("4k3/8/8/2b1n3/8/8/8/2R1K2B w - - 0 1")?);
/// assert_eq!(query::hanging(&position, Color::Black).to_string(), "c5");
/// # Ok::<(), fen::FenFaults>(())
/// ```
pub fn hanging(position: &Position, color: Color) -> SquareSet {
    free_captures(position, color.opponent()).iter().map(|capture| capture.target.square).collect()
}
