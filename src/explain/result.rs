//! What a solved step has earned, and why not more.

use crate::session::{Earned, FULL_STARS, Way};

use crate::language::{Arg, Message, ids};

/// The stars of a solved step and what they were lost by, as short as it can be said beside the stars themselves.
///
/// ```
/// use skaki::explain::{earned, lost};
/// use skaki::language::{Language, Words};
/// use skaki::session::{Earned, Fewer, Way};
///
/// let words = Words::new(Language::EN);
/// let longer = Earned { stars: 1, way: Way::Longer(Fewer { moves: 4, par: 2 }), hints: 1, misses: 0, free: 0 };
/// assert_eq!(words.text(&earned(&longer)), "1 of 3: one hint and a longer way than needed.");
/// let said = lost(&longer).map(|message| words.text(&message));
/// assert_eq!(said.as_deref(), Some("What cost a star: one hint and a longer way than needed."));
/// ```
pub fn earned(earned: &Earned) -> Message {
    if earned.way == Way::Shown {
        return ids::RESULT_SHOWN.into();
    }
    let lost = costs(earned);
    let id = if lost.is_empty() { ids::RESULT_STARS } else { ids::RESULT_STARS_LOST };
    let message = Message::new(id).with("stars", i64::from(earned.stars)).with("possible", i64::from(FULL_STARS));
    if lost.is_empty() { message } else { message.with("lost", Arg::List(lost)) }
}

/// What stars were lost by, as a sentence; nothing where none were, or where the answer was shown.
pub fn lost(earned: &Earned) -> Option<Message> {
    let lost = costs(earned);
    let tells = !lost.is_empty() && earned.way != Way::Shown;
    tells.then(|| Message::new(ids::RESULT_LOST).with("lost", Arg::List(lost)))
}

/// That there is no shorter way, where moves count. Of one move everybody knows it.
pub fn no_shorter_way(earned: &Earned) -> Option<Message> {
    match earned.way {
        Way::Shortest(moves @ 2..) => Some(Message::new(ids::RESULT_SHORTEST).with("moves", i64::from(moves))),
        Way::Shortest(_) | Way::Longer(_) | Way::Found | Way::Shown => None,
    }
}

fn costs(earned: &Earned) -> Vec<Message> {
    let counted = |id, count: u32| (count > 0).then(|| Message::new(id).with("count", i64::from(count)));
    let longer = matches!(earned.way, Way::Longer(_)).then(|| Message::new(ids::RESULT_LONGER));
    let after = if earned.free > 0 { "free" } else { "none" };
    let misses = counted(ids::RESULT_MISSES, earned.misses).map(|message| message.word("after", after));
    let costs = [counted(ids::RESULT_HINTS, earned.hints), misses, longer];
    costs.into_iter().flatten().collect()
}
