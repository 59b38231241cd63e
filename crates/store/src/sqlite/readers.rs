//! A few connections for reading, used on threads that may wait.

use crate::{Answered, StoreError};
use rusqlite::Connection;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

pub(crate) struct Readers {
    idle: Arc<Mutex<Vec<Connection>>>,
    free: Arc<Semaphore>,
}

impl Readers {
    pub(crate) fn new(connections: Vec<Connection>) -> Readers {
        let free = Arc::new(Semaphore::new(connections.len()));
        Readers { idle: Arc::new(Mutex::new(connections)), free }
    }

    /// Reads in one transaction: everything is as of the same moment.
    pub(crate) async fn read<T, F>(&self, read: F) -> Answered<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Answered<T> + Send + 'static,
    {
        let closed = || StoreError::Unavailable("the store is closed".to_owned());
        let permit = self.free.clone().acquire_owned().await.map_err(|_| closed())?;
        let idle = self.idle.clone();
        let reading = tokio::task::spawn_blocking(move || {
            let permit = permit;
            let taken = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let db = taken.ok_or_else(closed)?;
            let answer = one_moment(&db, read);
            idle.lock().unwrap_or_else(PoisonError::into_inner).push(db);
            drop(permit);
            answer
        });
        reading.await.unwrap_or_else(|error| Err(StoreError::Unavailable(error.to_string())))
    }

    pub(crate) fn close(&self) {
        self.free.close();
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

fn one_moment<T>(db: &Connection, read: impl FnOnce(&Connection) -> Answered<T>) -> Answered<T> {
    db.prepare_cached("BEGIN")?.execute([])?;
    let answer = read(db);
    // Nothing was written, so a failed ROLLBACK loses nothing.
    let _ = db.prepare_cached("ROLLBACK").and_then(|mut end| end.execute([]));
    answer
}
