//! What a search may cost: counted in positions, not in time, so that what is proved does not depend on the machine.

/// How many positions a search may still look at.
#[derive(Clone, Debug)]
pub struct Budget(u64);

impl Budget {
    /// A budget of so many positions.
    pub const fn new(positions: u64) -> Budget {
        Budget(positions)
    }

    /// How many are left.
    pub const fn left(&self) -> u64 {
        self.0
    }

    /// Takes so many positions, or as many as there are.
    pub(super) const fn take(&mut self, positions: u64) {
        self.0 = self.0.saturating_sub(positions);
    }

    /// Takes one position from the budget; `false` when it is used up.
    pub const fn spend(&mut self) -> bool {
        match self.0.checked_sub(1) {
            Some(left) => {
                self.0 = left;
                true
            }
            None => false,
        }
    }
}
