use super::*;
use crate::terminal::Depth;
use crate::terminal::widgets::SquareSize;
use proptest::prelude::*;

const LATIN: Letters =
    Letters { files: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], pieces: ['P', 'N', 'B', 'R', 'Q', 'K'] };

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// A board on which everything happens at once.
fn crowded(view: Color, art: PieceArt) -> BoardView {
    let mut board = BoardView { view, art, ..BoardView::empty(LATIN) };
    for (index, square) in Square::all().enumerate() {
        let color = Color::ALL[index % 2];
        board.pieces.set(square, PieceKind::ALL.get(index % 9).map(|&kind| Piece::new(color, kind)));
    }
    board.marks = MarkKind::ALL.into_iter().enumerate().map(|(i, kind)| (kind, SquareSet(0x9249_2492 << i))).collect();
    board.stars = SquareSet(0xF0F0);
    board.chosen = SquareSet(0xFF00_0000);
    board.arrows = Square::all().map(|to| (square("d4"), to)).collect();
    board.cursor = Some(square("e5"));
    board.selected = Some(square("c3"));
    board.check = Some(square("g8"));
    board
}

fn draw(board: &BoardView, size: SquareSize, area: Rect, origin: Position, depth: Depth) -> Buffer {
    let mut buffer = Buffer::empty(area);
    let geometry = BoardGeometry::new(origin, size, board.view);
    Board { view: board, geometry, theme: Theme::new(depth) }.render(area, &mut buffer);
    buffer
}

fn text(buffer: &Buffer) -> String {
    buffer.area.rows().map(|row| row.positions().map(|cell| buffer[cell].symbol()).collect::<String>() + "\n").collect()
}

#[test]
fn a_board_of_an_eighty_column_window() {
    let mut board = BoardView::empty(LATIN);
    board.pieces.set(square("d1"), Some(Piece::new(Color::White, PieceKind::Rook)));
    board.pieces.set(square("d6"), Some(Piece::new(Color::Black, PieceKind::Pawn)));
    board.marks = vec![(MarkKind::Attacked, square("d6").into()), (MarkKind::CanGo, square("d2").into())];
    board.stars = square("d8").into();
    board.cursor = Some(square("b2"));
    let area = Rect::new(0, 0, 42, 17);
    insta::assert_snapshot!(text(&draw(&board, SquareSize::Medium, area, Position::ORIGIN, Depth::True)));
    board.view = Color::Black;
    insta::assert_snapshot!(text(&draw(&board, SquareSize::Medium, area, Position::ORIGIN, Depth::True)));
}

#[test]
fn a_black_pawn_is_told_to_be_text() {
    assert_eq!(figure(Piece::new(Color::Black, PieceKind::Pawn)), "♟\u{FE0E}");
    for color in Color::ALL {
        for kind in PieceKind::ALL {
            assert_eq!(unicode_width::UnicodeWidthStr::width(figure(Piece::new(color, kind))), 1);
        }
    }
}

#[test]
fn without_colour_no_cell_has_one() {
    for size in SquareSize::LARGEST_FIRST {
        let board = crowded(Color::White, PieceArt::Figures);
        let area = Rect::new(0, 0, size.board_width(), size.board_height());
        let buffer = draw(&board, size, area, Position::ORIGIN, Depth::Mono);
        assert!(buffer.content.iter().all(|cell| cell.fg == Ink::Reset && cell.bg == Ink::Reset), "{size:?}");
    }
}

#[test]
fn every_mark_shows_its_symbol_at_every_size() {
    for size in SquareSize::LARGEST_FIRST {
        for kind in MarkKind::ALL {
            for piece in [None, Some(Piece::new(Color::Black, PieceKind::Queen))] {
                let mut board = BoardView::empty(LATIN);
                board.pieces.set(square("e4"), piece);
                board.marks = vec![(kind, square("e4").into())];
                let area = Rect::new(0, 0, size.board_width(), size.board_height());
                let buffer = draw(&board, size, area, Position::ORIGIN, Depth::Mono);
                let rect = BoardGeometry::new(Position::ORIGIN, size, Color::White).square(square("e4"));
                // As its symbol, or as a drawing of its own on a square that is large and empty.
                let is_drawn = piece.is_none() && size.width() >= sprites::MARK_SIZE.0;
                let drawn = sprites::marks().named(kind.name()).filter(|_| is_drawn).is_some();
                let shown = rect.positions().any(|cell| match buffer[cell].symbol() {
                    symbol if symbol != " " && sprites::QUARTERS.contains(&symbol) => drawn,
                    symbol => symbol == Tint::from(kind).symbol(),
                });
                assert!(shown, "{kind:?} at {size:?} with {piece:?}");
            }
        }
    }
}

#[test]
fn nothing_at_its_own_square_damages_a_drawing() {
    for size in SquareSize::LARGEST_FIRST {
        let Some(sprites) = sprites::for_width(size.width()) else { continue };
        for kind in PieceKind::ALL {
            let area = Rect::new(0, 0, size.board_width(), size.board_height());
            let mut board = BoardView::empty(LATIN);
            board.pieces.set(square("e4"), Some(Piece::new(Color::White, kind)));
            let rect = BoardGeometry::new(Position::ORIGIN, size, Color::White).square(square("e4"));
            let taken = |cell: &Position| !sprites.of(kind).unwrap().leaves_free(cell.x - rect.x, cell.y - rect.y);
            let symbols = |board: &BoardView, kept: bool| -> Vec<String> {
                let buffer = draw(board, size, area, Position::ORIGIN, Depth::True);
                let cells = rect.positions().filter(|cell| taken(cell) == kept);
                cells.map(|cell| buffer[cell].symbol().to_owned()).collect()
            };
            let before = symbols(&board, true);
            board.cursor = Some(square("e4"));
            board.selected = Some(square("e4"));
            board.marks = vec![(MarkKind::Target, square("e4").into())];
            board.arrows =
                vec![(square("a4"), square("e4")), (square("e8"), square("e4")), (square("e4"), square("g5"))];
            assert_eq!(symbols(&board, true), before, "{kind:?} at {size:?}");
            // And the first mark is seen, and the cursor.
            board.arrows.clear();
            let free = symbols(&board, false);
            assert!(free.iter().any(|symbol| symbol == Tint::Selected.symbol()), "{kind:?} at {size:?}: {free:?}");
            let is_bracket = |symbol: &String| ["┌", "┐", "└", "┘"].contains(&symbol.as_str());
            assert!(free.iter().any(is_bracket), "{kind:?} at {size:?}: {free:?}");
        }
    }
}

#[test]
fn no_arrow_hides_a_piece() {
    for size in SquareSize::LARGEST_FIRST {
        for depth in Depth::ALL {
            for art in [PieceArt::Figures, PieceArt::Symbols, PieceArt::Letters] {
                let area = Rect::new(0, 0, size.board_width(), size.board_height());
                let mut board = BoardView { art, ..BoardView::empty(LATIN) };
                board.pieces.set(square("d4"), Some(Piece::new(Color::White, PieceKind::Queen)));
                let centre = BoardGeometry::new(Position::ORIGIN, size, Color::White).square(square("d4"));
                let symbols = |board: &BoardView| {
                    let buffer = draw(board, size, area, Position::ORIGIN, depth);
                    centre.positions().map(|cell| buffer[cell].symbol().to_owned()).collect::<Vec<_>>()
                };
                let before = symbols(&board);
                // Over the square from one side to the other.
                board.arrows = vec![(square("d1"), square("d8"))];
                let after = symbols(&board);
                let is_drawn = sprites::for_width(size.width()).is_some() && art == PieceArt::Figures;
                let kept = before.iter().zip(&after).filter(|(a, b)| *a != " " && a == b).count();
                assert!(kept > 0, "{size:?} {depth:?} {art:?}: {before:?} {after:?}");
                let symbol = before.iter().find(|symbol| symbol.chars().any(|c| c == 'Q' || c == '♕'));
                assert!(is_drawn && depth != Depth::Mono || after.contains(symbol.unwrap()), "{size:?} {art:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_size_of_screen_is_a_trouble(
        width in 1_u16..500, height in 1_u16..200, x in 0_u16..510, y in 0_u16..210,
        size in prop::sample::select(SquareSize::LARGEST_FIRST.to_vec()),
        view in prop::sample::select(Color::ALL.to_vec()),
        depth in prop::sample::select(Depth::ALL.to_vec()),
        art in prop::sample::select(vec![PieceArt::Figures, PieceArt::Symbols, PieceArt::Letters]),
    ) {
        draw(&crowded(view, art), size, Rect::new(0, 0, width, height), Position::new(x, y), depth);
    }
}
