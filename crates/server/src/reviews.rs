//! Reviews of finished games. They are made one after the other on a thread of their own; few may wait, and what was
//! found is kept for a while. Whoever may see the record may ask.

use crate::asker::Asker;
use crate::hall::Hall;
use crate::limits::Matter;
use crate::trouble::{Answer, Trouble};
use princely_core::Seat;
use princely_house::GamesError;
use princely_protocol::{ProblemCode, Review, ReviewAnswer};
use princely_review::{Reviewing, begin};
use princely_search::{Progress, Stop};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Semaphore;

/// How many are made at once, how many may be under way, and how many are kept.
const AT_ONCE: usize = 1;
const UNDER_WAY: usize = 8;
const KEPT: usize = 64;
/// The seed of every review: everybody is told the same.
const SEED: u32 = 1;
/// Progress is counted in parts of this.
const PARTS: f64 = 1000.0;

/// Which review: the table or record, and the seat.
pub(crate) type Of = (String, Seat);

/// All reviews of this server.
pub(crate) struct Reviews {
    free: Arc<Semaphore>,
    stop: Stop,
    /// The oldest first.
    jobs: Arc<Mutex<VecDeque<(Of, Job)>>>,
}

#[derive(Clone)]
enum Job {
    Made(Arc<AtomicU32>),
    Done(Arc<Review>),
}

impl Reviews {
    pub(crate) fn new() -> Reviews {
        Reviews { free: Arc::new(Semaphore::new(AT_ONCE)), stop: Stop::new(), jobs: Arc::default() }
    }

    /// The server ends: nothing is made any more.
    pub(crate) fn stop(&self) {
        self.stop.stop();
    }

    fn jobs(&self) -> MutexGuard<'_, VecDeque<(Of, Job)>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How a review stands, if it was asked for.
    pub(crate) fn find(&self, of: &Of) -> Option<ReviewAnswer> {
        let jobs = self.jobs();
        let (_, job) = jobs.iter().find(|(known, _)| known == of)?;
        Some(match job {
            Job::Made(parts) => {
                ReviewAnswer { progress: f64::from(parts.load(Ordering::Relaxed)) / PARTS, review: None }
            }
            Job::Done(review) => ReviewAnswer { progress: 1.0, review: Some((**review).clone()) },
        })
    }

    /// Begins a review, if it can be made and not too many are under way.
    pub(crate) async fn begin(&self, of: Of, record: String) -> Answer<ReviewAnswer> {
        let seat = of.1;
        // Opening a record plays every move again, so it runs on a thread of its own.
        let opened = tokio::task::spawn_blocking(move || begin(&record, seat, SEED, None));
        let reviewing = opened.await.map_err(|_| ProblemCode::Fault)?.map_err(refused)?;
        let parts = Arc::new(AtomicU32::new(0));
        {
            let mut jobs = self.jobs();
            if jobs.iter().any(|(known, _)| *known == of) {
                drop(jobs);
                return self.find(&of).ok_or_else(|| ProblemCode::Fault.into());
            }
            let is_made = |(_, job): &&(Of, Job)| matches!(job, Job::Made(_));
            if jobs.iter().filter(is_made).count() >= UNDER_WAY {
                return Err(Trouble { retry: Some(30), ..ProblemCode::Busy.into() });
            }
            jobs.push_back((of.clone(), Job::Made(parts.clone())));
        }
        let (free, stop, jobs) = (self.free.clone(), self.stop.clone(), self.jobs.clone());
        tokio::spawn(async move {
            let Ok(permit) = free.acquire_owned().await else { return };
            let made = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                make(reviewing, &parts, &stop)
            });
            let review = made.await.ok().flatten();
            let mut jobs = jobs.lock().unwrap_or_else(PoisonError::into_inner);
            jobs.retain(|(known, _)| *known != of);
            if let Some(review) = review {
                jobs.push_back((of, Job::Done(Arc::new(review))));
            }
            forget_old(&mut jobs);
        });
        Ok(ReviewAnswer { progress: 0.0, review: None })
    }
}

/// Forgets the oldest finished reviews beyond those that are kept.
fn forget_old(jobs: &mut VecDeque<(Of, Job)>) {
    let is_done = |(_, job): &(Of, Job)| matches!(job, Job::Done(_));
    while jobs.iter().filter(|job| is_done(job)).count() > KEPT
        && let Some(oldest) = jobs.iter().position(is_done)
    {
        jobs.remove(oldest);
    }
}

/// How a review stands; the first question begins it.
pub(crate) async fn answer(hall: &Hall, asker: &Asker, of: Of, record: String) -> Answer<ReviewAnswer> {
    if let Some(answer) = hall.reviews.find(&of) {
        return Ok(answer);
    }
    hall.limit(Matter::Advice, asker.address, asker.who.as_ref())?;
    hall.reviews.begin(of, record).await
}

/// Makes a review in slices; `None` if the server ends meanwhile.
fn make(mut reviewing: Box<dyn Reviewing>, parts: &AtomicU32, stop: &Stop) -> Option<Review> {
    loop {
        let mut looks = 0;
        let mut watch = || {
            looks += 1;
            looks >= 200 || stop.is_stopped()
        };
        match reviewing.go_on(&mut watch) {
            Ok(Progress::Done(review)) => return Some(review),
            Ok(Progress::Pending) if stop.is_stopped() => return None,
            Ok(Progress::Pending) => {
                parts.store((reviewing.progress() * PARTS) as u32, Ordering::Relaxed);
            }
            Err(error) => {
                tracing::error!(%error, "a review could not be made");
                return None;
            }
        }
    }
}

fn refused(error: GamesError) -> Trouble {
    match error {
        GamesError::NoSuchSeat { .. } => ProblemCode::NoSuchSeat.into(),
        GamesError::NotSeen { .. } => ProblemCode::Forbidden.into(),
        error => Trouble::with(ProblemCode::Malformed, error.to_string()),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const RECORD: &str = include_str!("../../laboratory/tests/fixtures/base-3-mixed.jsonl");

    #[tokio::test]
    async fn few_are_under_way_at_once_and_all_end_with_the_server() {
        let reviews = Reviews::new();
        let begin = |number: usize| reviews.begin((format!("record {number}"), Seat(0)), RECORD.to_owned());
        for number in 0..UNDER_WAY {
            assert_eq!(begin(number).await.unwrap().review, None);
        }
        // What is under way already is no new one.
        assert_eq!(begin(0).await.unwrap().review, None);
        let refused = begin(UNDER_WAY).await.unwrap_err();
        assert!(refused.code() == ProblemCode::Busy && refused.retry.is_some());
        reviews.stop();
        while !reviews.jobs().is_empty() {
            tokio::task::yield_now().await;
        }
    }

    #[test]
    fn the_oldest_finished_ones_are_forgotten_and_none_that_is_being_made() {
        let mut reviewing =
            begin(RECORD.lines().next().unwrap(), Seat(0), 1, Some(|usual| usual.scaled(1, 1000))).unwrap();
        let review = Arc::new(reviewing.finish(1, &|_| ()).unwrap());
        let of = |number: usize| (number.to_string(), Seat(0));
        let mut jobs = VecDeque::from([(of(9999), Job::Made(Arc::default()))]);
        jobs.extend((0..KEPT + 3).map(|number| (of(number), Job::Done(review.clone()))));
        forget_old(&mut jobs);
        assert_eq!(jobs.len(), KEPT + 1);
        assert_eq!((&jobs[0].0, &jobs[1].0), (&of(9999), &of(3)));
    }
}
