//! Looks at the board.
use ratatui::prelude::*;
use skaki::lesson::MarkKind;
use skaki::rules::*;
use skaki::terminal::{Depth, theme::Theme, widgets::*};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let size = SquareSize::LARGEST_FIRST[args[1].parse::<usize>().unwrap()];
    let depth = Depth::ALL[args[2].parse::<usize>().unwrap()];
    let letters = Letters { files: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], pieces: ['P', 'N', 'B', 'R', 'Q', 'K'] };
    let mut v = BoardView::empty(letters);
    let fen = "r2qk2r/ppp2ppp/2n1b3/3p4/2P2B2/5N2/PP1PQ1PP/R3K2R";
    for (r, row) in fen.split('/').enumerate() {
        let mut f = 0usize;
        for c in row.chars() {
            if let Some(d) = c.to_digit(10) {
                f += d as usize
            } else {
                v.pieces[(7 - r) * 8 + f] = Piece::from_fen_letter(c);
                f += 1;
            }
        }
    }
    let s = |t: &str| t.split(' ').map(|x| x.parse::<Square>().unwrap()).collect::<SquareSet>();
    if args.get(3).map(String::as_str) == Some("l") {
        v.art = PieceArt::Letters
    }
    v.marks = vec![
        (MarkKind::CanGo, s("g5 h4 d4 e5")),
        (MarkKind::Takes, s("c7 d5")),
        (MarkKind::Attacked, s("b6 a5")),
        (MarkKind::LastMove, s("f3 g1")),
        (MarkKind::Target, s("h5")),
        (MarkKind::Controls, s("a3 b3")),
    ];
    v.stars = s("h6 d8");
    v.cursor = Some("b4".parse().unwrap());
    v.selected = Some("f4".parse().unwrap());
    v.check = Some("e8".parse().unwrap());
    v.chosen = s("a4");
    if args.get(3).map(String::as_str) == Some("a") {
        v.marks.clear();
        v.pieces = [None; 64];
        for (a, b) in [("a1", "a6"), ("b1", "c3"), ("h8", "f7"), ("c1", "h6"), ("g7", "d4"), ("h1", "d1"), ("e8", "d6")]
        {
            v.arrows.push((a.parse().unwrap(), b.parse().unwrap()));
        }
    }
    crossterm::style::force_color_output(true);
    let mut t = Terminal::new(CrosstermBackend::new(std::io::stdout())).unwrap();
    t.draw(|f| {
        let g = BoardGeometry::new(Position::new(2, 1), size, v.view);
        f.render_widget(Board { view: &v, geometry: g, theme: Theme::new(depth) }, f.area());
    })
    .unwrap();
    std::thread::sleep(std::time::Duration::from_secs(1));
}
