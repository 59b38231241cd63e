//! A review in words.

use crate::Considered;
use princely_core::Message;
use princely_protocol::{Decision, Raw, Review, Verdict};
use princely_words::{Names, Words};

/// The most actions of a run that are told.
const ACTIONS: usize = 6;

/// A review, line by line.
pub fn told<G: Considered>(game: &G, review: &Review, words: &Words, names: &Names) -> Vec<String> {
    let teller = Teller { game, review, words, names: names.clone().seen_by(review.seat) };
    let mut lines = teller.causes();
    lines.extend(teller.mistakes());
    lines.extend(teller.phases());
    if !review.is_calibrated {
        lines.push(teller.say(&Message::new("t-uncalibrated")));
    }
    lines
}

struct Teller<'a, G> {
    game: &'a G,
    review: &'a Review,
    words: &'a Words,
    names: Names,
}

impl<G: Considered> Teller<'_, G> {
    fn say(&self, message: &Message) -> String {
        self.words.sentence(message, &self.names)
    }

    /// Own play, luck and others apart.
    fn causes(&self) -> Vec<String> {
        let review = self.review;
        let whole = Message::new("t-review")
            .text("name", self.words.player(review.seat, &self.names))
            .text("start", percent(review.start))
            .text("result", percent(review.result));
        let parts = [
            ("t-review-own", review.own),
            ("t-review-luck", review.luck),
            ("t-review-others", review.others),
            ("t-review-rest", review.rest),
        ];
        let mut lines = vec![self.say(&whole)];
        lines.extend(parts.map(|(id, points)| self.say(&Message::new(id).text("points", signed(points)))));
        lines
    }

    /// The decisions that mattered most.
    fn mistakes(&self) -> Vec<String> {
        let review = self.review;
        let worst: Vec<&Decision> =
            review.worst.iter().filter_map(|&index| review.decisions.get(index as usize)).collect();
        if worst.is_empty() {
            return vec![
                self.say(&Message::new("t-review-none").number("count", review.decisions.len() as i64)),
            ];
        }
        let mut lines = Vec::new();
        for decision in worst {
            let id =
                if decision.verdict == Verdict::BigMistake { "t-review-big" } else { "t-review-mistake" };
            let message = Message::new(id)
                .number("round", decision.round)
                .number("entry", decision.entry)
                .text("points", points(decision.loss))
                .text("error", points(decision.error))
                .text("done", self.run(&decision.done));
            lines.push(self.say(&message));
            if let Some(better) = &decision.better {
                lines.push(format!(
                    "  {}",
                    self.say(&Message::new("t-review-better").text("turn", self.run(better)))
                ));
            }
            lines.extend(decision.reasons.iter().map(|reason| format!("  {}", self.say(reason))));
        }
        lines
    }

    /// What was lost in each phase.
    fn phases(&self) -> Vec<String> {
        let review = self.review;
        let lost = review.by_phase.iter().filter(|losses| losses.loss > 0.0);
        let told = lost.map(|losses| {
            let phase = self.words.name_of(&review.game, "phase", &losses.name);
            format!("{phase} {}", points(losses.loss))
        });
        let list: Vec<String> = told.collect();
        if list.is_empty() {
            return Vec::new();
        }
        vec![self.say(&Message::new("t-review-phases").text("list", list.join(", ")))]
    }

    fn run(&self, actions: &[Raw]) -> String {
        let read = actions.iter().filter_map(|action| action.read::<G::Action>().ok());
        let mut texts: Vec<String> =
            read.map(|action| self.game.action_text(self.words, &action, &self.names)).collect();
        if texts.len() > ACTIONS {
            texts.truncate(ACTIONS);
            texts.push("…".into());
        }
        texts.join("; ")
    }
}

/// A chance in percent.
fn percent(share: f64) -> String {
    format!("{:.0}", share * 100.0)
}

/// A loss in points of a hundred.
fn points(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// With its sign; a minus is a minus.
fn signed(share: f64) -> String {
    let points = share * 100.0;
    if points <= -0.05 {
        format!("−{:.1}", -points)
    } else if points < 0.05 {
        "0.0".into()
    } else {
        format!("+{points:.1}")
    }
}
