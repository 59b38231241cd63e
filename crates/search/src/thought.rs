//! What was considered.

/// What a player thought before a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// Continuations imagined.
    pub iterations: u64,
    /// The turns considered: the chosen one first, then by what was expected of them (flat search) or by how
    /// often they were tried (tree search).
    pub lines: Vec<Line<A>>,
}

/// One turn that was considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Line<A> {
    /// What would be done, action by action.
    pub actions: Vec<A>,
    /// What was expected of it, from 0 (a clear loss) to 1 (a clear win). Games also count margin and tempo in it, so
    /// it is a rating and not a probability.
    pub expected: f32,
    /// The standard error of that.
    pub error: f32,
    /// In how many imagined continuations it was tried.
    pub visits: u32,
}

impl<A> Thought<A> {
    /// The same thought with its actions in another form.
    pub fn map<B>(&self, mut form: impl FnMut(&A) -> B) -> Thought<B> {
        let lines = self.lines.iter().map(|line| Line {
            actions: line.actions.iter().map(&mut form).collect(),
            expected: line.expected,
            error: line.error,
            visits: line.visits,
        });
        Thought { iterations: self.iterations, lines: lines.collect() }
    }

    /// The chosen line and the best other one.
    pub fn choice(&self) -> Option<(&Line<A>, Option<&Line<A>>)> {
        let (chosen, others) = self.lines.split_first()?;
        Some((chosen, others.iter().max_by(|a, b| a.expected.total_cmp(&b.expected))))
    }
}
