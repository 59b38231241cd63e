//! What stands in the place of PostgreSQL in a program that was built without it (without the feature `postgres`): every
//! door says so. Servers that share a database need it, by whatever bus they hear of each other.

use crate::{Answered, Company, Notice, Store, StoreError};
use std::convert::Infallible;
use std::marker::PhantomData;
use std::sync::Arc;

fn missing<T>() -> Answered<T> {
    Err(StoreError::Unsupported("this program was built without PostgreSQL (the feature `postgres`)".into()))
}

pub(crate) async fn open(_address: &str) -> Answered<Arc<dyn Store>> {
    missing()
}

pub(crate) async fn migrate(_address: &str) -> Answered<()> {
    missing()
}

/// The place of a server among those that share a database. Nobody has one here.
#[derive(Debug)]
pub struct Place(Infallible);

impl Place {
    /// Says what is missing.
    pub async fn open(_address: &str, _company: Company) -> Answered<Place> {
        missing()
    }

    /// Never called.
    pub fn split(&mut self) -> (Speaker<'_>, Hearer<'_>) {
        match self.0 {}
    }
}

/// What can be done beside hearing.
#[derive(Debug)]
pub struct Speaker<'l>(Infallible, PhantomData<&'l ()>);

impl Speaker<'_> {
    /// Never called.
    pub async fn notify(&self, _text: &str) -> Answered<()> {
        match self.0 {}
    }

    /// Never called.
    pub async fn count(&self) -> Answered<u32> {
        match self.0 {}
    }
}

/// The half of a line that hears.
#[derive(Debug)]
pub struct Hearer<'l>(Infallible, PhantomData<&'l ()>);

impl Hearer<'_> {
    /// Never called.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.0 {}
    }

    /// Never called.
    pub fn has_missed(&self) -> bool {
        match self.0 {}
    }
}
