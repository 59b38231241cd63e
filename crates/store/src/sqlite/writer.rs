//! The one thread that writes. It takes all waiting writes and commits them as one transaction, so that many writes
//! share one wait for the disk. Each write is answered after the commit that holds it.

use super::checkpoint::Checkpoints;
use super::trouble::disk_failed;
use crate::pulse::Commits;
use crate::{Answered, StoreError};
use rusqlite::Connection;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::thread::JoinHandle;
use std::time::Instant;
use tokio::sync::oneshot;

/// The most writes that share a transaction.
const GROUP: usize = 1024;

pub(crate) struct Writer {
    /// `None` once the writer is closed.
    queue: RwLock<Option<SyncSender<Box<dyn Work>>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    commits: Arc<Commits>,
}

impl Writer {
    /// Starts the thread. At most `queue` writes may wait.
    pub(crate) fn start(db: Connection, queue: usize, checkpoints: Checkpoints) -> Answered<Writer> {
        let (sender, receiver) = sync_channel(queue);
        let commits = Arc::new(Commits::default());
        let mut desk = Desk { db, commits: commits.clone(), failed: None, checkpoints };
        let thread = std::thread::Builder::new()
            .name("store writer".to_owned())
            .spawn(move || desk.work(&receiver))
            .map_err(|error| StoreError::Unavailable(format!("no thread for writing: {error}")))?;
        Ok(Writer { queue: RwLock::new(Some(sender)), thread: Mutex::new(Some(thread)), commits })
    }

    /// Does the work in a transaction, and answers when the disk has confirmed it. If the transaction that it shared
    /// with others failed, the work is done again.
    pub(crate) async fn write<T, F>(&self, work: F) -> Answered<T>
    where
        T: Send + 'static,
        F: FnMut(&Connection) -> Answered<T> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        self.send(Box::new(Job { work, done: None, answer }))?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    }

    fn send(&self, work: Box<dyn Work>) -> Answered<()> {
        let queue = self.queue.read().unwrap_or_else(PoisonError::into_inner);
        self.commits.came();
        let sent = match &*queue {
            None => Err(closed()),
            Some(queue) => queue.try_send(work).map_err(|error| match error {
                TrySendError::Full(_) => StoreError::Busy,
                TrySendError::Disconnected(_) => closed(),
            }),
        };
        if sent.is_err() {
            self.commits.went(1);
        }
        sent
    }

    pub(crate) fn commits(&self) -> &Commits {
        &self.commits
    }

    /// Takes no more work, and waits until all accepted work is done.
    pub(crate) fn close(&self) {
        drop(self.queue.write().unwrap_or_else(PoisonError::into_inner).take());
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            // If the thread panicked, each waiting caller gets an error.
            let _ = thread.join();
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.close();
    }
}

fn closed() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

/// A write, and the caller who waits for it.
trait Work: Send {
    /// Does the write and keeps its result until the commit is certain. Returns only trouble with the database.
    fn run(&mut self, db: &Connection) -> rusqlite::Result<std::result::Result<(), StoreError>>;

    /// Sends the answer to the caller: the result, or that the whole group failed.
    fn answer(self: Box<Self>, failed: Option<&StoreError>);
}

struct Job<T, F> {
    work: F,
    done: Option<Answered<T>>,
    answer: oneshot::Sender<Answered<T>>,
}

impl<T, F> Work for Job<T, F>
where
    T: Send + 'static,
    F: FnMut(&Connection) -> Answered<T> + Send + 'static,
{
    fn run(&mut self, db: &Connection) -> rusqlite::Result<Answered<()>> {
        db.prepare_cached("SAVEPOINT job")?.execute([])?;
        let done = (self.work)(db);
        let told = match &done {
            Ok(_) => Ok(()),
            Err(error) => Err(error.clone()),
        };
        if told.as_ref().is_err_and(StoreError::is_trouble) {
            return Ok(told);
        }
        if told.is_err() {
            db.prepare_cached("ROLLBACK TO job")?.execute([])?;
        }
        db.prepare_cached("RELEASE job")?.execute([])?;
        self.done = Some(done);
        Ok(Ok(()))
    }

    fn answer(self: Box<Self>, failed: Option<&StoreError>) {
        let answer = match (failed, self.done) {
            (Some(error), _) => Err(error.clone()),
            (None, Some(done)) => done,
            (None, None) => Err(closed()),
        };
        // The caller may have stopped waiting.
        let _ = self.answer.send(answer);
    }
}

/// Where the thread works.
struct Desk {
    db: Connection,
    commits: Arc<Commits>,
    /// Set when the disk has failed.
    failed: Option<StoreError>,
    checkpoints: Checkpoints,
}

impl Desk {
    fn work(&mut self, queue: &Receiver<Box<dyn Work>>) {
        let mut group = Vec::with_capacity(GROUP);
        while let Ok(first) = queue.recv() {
            group.push(first);
            group.extend(queue.try_iter().take(GROUP - 1));
            self.commits.took(group.len());
            self.write(&mut group);
            self.commits.took(0);
            self.checkpoints.after_commit(&self.db);
        }
        self.checkpoints.close(&self.db);
    }

    /// Writes a group. If there is no room for all of it, the log is copied, which may make room, and each write is
    /// tried alone: those that fit are written.
    fn write(&mut self, group: &mut Vec<Box<dyn Work>>) {
        let outcome = self.transaction(group);
        match outcome {
            Err(StoreError::Full) => {
                self.checkpoints.make_room(&self.db);
                for work in group.drain(..) {
                    let mut alone = vec![work];
                    let outcome = self.transaction(&mut alone);
                    self.answer(&mut alone, &outcome);
                }
            }
            _ => self.answer(group, &outcome),
        }
    }

    fn answer(&self, group: &mut Vec<Box<dyn Work>>, outcome: &Answered<()>) {
        self.commits.went(group.len());
        group.drain(..).for_each(|work| work.answer(outcome.as_ref().err()));
    }

    fn transaction(&mut self, group: &mut [Box<dyn Work>]) -> Answered<()> {
        if let Some(failed) = &self.failed {
            return Err(failed.clone());
        }
        let outcome = self.run(group);
        if outcome.is_err() && !self.db.is_autocommit() {
            // If even this fails, the next BEGIN fails and says why.
            let _ = self.db.execute_batch("ROLLBACK");
        }
        outcome
    }

    fn run(&mut self, group: &mut [Box<dyn Work>]) -> Answered<()> {
        self.db.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        for work in group.iter_mut() {
            work.run(&self.db)??;
        }
        let begin = Instant::now();
        if let Err(error) = self.db.prepare_cached("COMMIT").and_then(|mut commit| commit.execute([])) {
            if disk_failed(&error) {
                self.failed = Some(StoreError::Unavailable(format!(
                    "the disk failed ({error}); what was not confirmed may be lost. Check the disk and start again"
                )));
            }
            return Err(error.into());
        }
        self.commits.count(begin.elapsed(), group.len());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::{Answered, Sqlite, StoreError};

    /// Everything that a refused write did is taken back, and nothing else of its group.
    #[tokio::test]
    async fn a_refused_write_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("princely.db");
        let store = Sqlite::open(&file).unwrap();
        let beat = |by: i64, refused: bool| {
            store.writer().write(move |db| -> Answered<()> {
                db.execute("UPDATE heartbeat SET beats = beats + ?1", [by])?;
                if refused { Err(StoreError::NameTaken) } else { Ok(()) }
            })
        };
        let answers = tokio::join!(beat(1, false), beat(10, true), beat(100, false));
        assert_eq!(answers, (Ok(()), Err(StoreError::NameTaken), Ok(())));
        let db = rusqlite::Connection::open(&file).unwrap();
        let beats: i64 = db.query_row("SELECT beats FROM heartbeat", [], |row| row.get(0)).unwrap();
        assert_eq!(beats, 101);
    }
}
