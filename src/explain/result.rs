//! What a solved step and a finished lesson have earned, and why not more.

use crate::session::{Earned, FULL_STARS, Way};

use super::ids;
use super::message::{Arg, Message};

/// The stars of a solved step, what they were lost by, and whether there is a shorter way.
///
/// ```
/// use skaki::explain::earned;
/// use skaki::language::{Language, Words};
/// use skaki::session::{Earned, Fewer, Way};
///
/// let words = Words::new(Language::En);
/// let longer = Earned { stars: 1, way: Way::Longer(Fewer { moves: 4, par: 2 }), hints: 1, misses: 0 };
/// let said: Vec<String> = earned(&longer).iter().map(|message| words.text(message)).collect();
/// assert_eq!(said, ["1 star of 3.", "What cost a star: one hint and the longer way."]);
/// ```
pub fn earned(earned: &Earned) -> Vec<Message> {
    let Earned { stars, way, hints, misses } = *earned;
    if way == Way::Shown {
        return vec![ids::RESULT_SHOWN.into()];
    }
    let mut said =
        vec![Message::new(ids::RESULT_STARS).with("stars", i64::from(stars)).with("possible", i64::from(FULL_STARS))];
    let counted = |id, count: u32| (count > 0).then(|| Message::new(id).with("count", i64::from(count)));
    let longer = matches!(way, Way::Longer(_)).then(|| Message::new(ids::RESULT_LONGER));
    let lost: Vec<Message> = [counted(ids::RESULT_HINTS, hints), counted(ids::RESULT_MISSES, misses), longer]
        .into_iter()
        .flatten()
        .collect();
    if !lost.is_empty() {
        said.push(Message::new(ids::RESULT_LOST).with("lost", Arg::List(lost)));
    }
    // Of one move everybody knows that there is no shorter way.
    if let Way::Shortest(moves @ 2..) = way {
        said.push(Message::new(ids::RESULT_SHORTEST).with("moves", i64::from(moves)));
    }
    said
}
