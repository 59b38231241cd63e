//! From time to time the log of SQLite is copied into the database, and then begins again from its start.
//!
//! A thread of its own copies most of the log while writing goes on. The writer copies the little that came meanwhile,
//! between two groups. Nobody else writes, so the log is then copied completely and begins again. So nobody waits for a
//! large copy, and the log keeps its size, which is also quicker: the disk confirms a file sooner if it does not grow.

use rusqlite::Connection;
use rusqlite::hooks::Wal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::SeqCst};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;

/// The log is copied when it has this many pages.
const PAGES: u32 = 4_000;

/// A log that has this many pages is copied by the writer itself: the thread is too slow, or gone.
const TOO_MANY: u32 = 40_000;

pub(crate) struct Checkpoints {
    /// How many pages the log has, as of the last commit.
    pages: Arc<AtomicU32>,
    /// Whether the thread has copied what it found.
    copied: Arc<AtomicBool>,
    /// Whether the thread was asked and the writer has not yet copied the rest.
    asked: bool,
    /// If readers keep the log from beginning again: how many pages it must have before the next try.
    patience: u32,
    bell: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// Prepares the writer's connection, and starts the thread with a connection of its own.
    pub(crate) fn start(writer: &mut Connection, copier: Connection) -> crate::Answered<Checkpoints> {
        let pages = Arc::new(AtomicU32::new(0));
        let counted = pages.clone();
        writer.wal_hook(Some(move |_: &mut Wal, pages: i32| {
            counted.store(pages.unsigned_abs(), SeqCst);
            Ok(())
        }))?;
        let copied = Arc::new(AtomicBool::new(false));
        let (bell, rung) = sync_channel(1);
        let told = copied.clone();
        let thread = std::thread::Builder::new()
            .name("store checkpoint".to_owned())
            .spawn(move || copy_when_asked(&copier, &rung, &told))
            .map_err(|error| crate::StoreError::Unavailable(format!("no thread for checkpoints: {error}")))?;
        Ok(Checkpoints { pages, copied, asked: false, patience: 0, bell: Some(bell), thread: Some(thread) })
    }

    /// The writer calls this between two groups.
    pub(crate) fn after_commit(&mut self, writer: &Connection) {
        let pages = self.pages.load(SeqCst);
        let follow_up = self.asked && self.copied.swap(false, SeqCst);
        if follow_up || pages >= TOO_MANY.max(self.patience) {
            copy(writer);
            self.asked = false;
            self.patience = pages + PAGES;
        } else if pages < PAGES {
            self.patience = 0;
        } else if !self.asked && pages >= self.patience {
            self.asked = self.bell.as_ref().is_some_and(|bell| bell.try_send(()).is_ok());
        }
    }

    /// The writer calls this when the disk is full: a log that was copied is written again from its start.
    pub(crate) fn make_room(&mut self, writer: &Connection) {
        copy(writer);
    }

    /// The writer calls this at the end: the log is emptied if nobody reads.
    pub(crate) fn close(&mut self, writer: &Connection) {
        self.bell = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
        copy(writer);
    }
}

fn copy_when_asked(copier: &Connection, rung: &Receiver<()>, told: &AtomicBool) {
    while rung.recv().is_ok() {
        copy(copier);
        told.store(true, SeqCst);
    }
}

/// Copies the log. If that fails, nothing is lost: the log keeps everything, and the next try may succeed.
fn copy(db: &Connection) {
    let _ = db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
}
