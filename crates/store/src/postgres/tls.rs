//! Encrypted connections to PostgreSQL, by rustls: `sslmode=require` in the address asks for one. The server has to prove
//! its name by a certificate that the system trusts, or by one of the file that `sslrootcert=FILE` names.

use crate::{Answered, StoreError};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use std::sync::Arc;
use tokio_postgres_rustls::MakeRustlsConnect;

/// An address of PostgreSQL, without what the library does not know.
pub(super) struct Address {
    pub(super) plain: String,
    /// How to encrypt, if it is asked for.
    pub(super) tls: Option<MakeRustlsConnect>,
}

impl Address {
    /// Reads an address. Nothing of it is in the message of an error: it may hold a password.
    pub(super) fn read(address: &str) -> Answered<Address> {
        let Some((place, query)) = address.split_once('?') else {
            return Ok(Address { plain: address.to_owned(), tls: None });
        };
        let (mut kept, mut roots, mut is_encrypted) = (Vec::new(), None, false);
        for part in query.split('&') {
            match part.split_once('=') {
                Some(("sslrootcert", file)) => roots = Some(decoded(file)),
                // The certificate is always checked, so these mean the same here.
                Some(("sslmode", "require" | "verify-ca" | "verify-full")) => {
                    is_encrypted = true;
                    kept.push("sslmode=require");
                }
                _ => kept.push(part),
            }
        }
        let plain = if kept.is_empty() { place.to_owned() } else { format!("{place}?{}", kept.join("&")) };
        let tls = if is_encrypted { Some(connector(roots.as_deref())?) } else { None };
        Ok(Address { plain, tls })
    }
}

/// A part of an address, with `%2F` as `/`.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((first, more)) = rest.split_first() {
        let code = more.get(..2).and_then(|two| u8::from_str_radix(std::str::from_utf8(two).ok()?, 16).ok());
        match (first, code) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = &more[2..];
            }
            (byte, _) => {
                bytes.push(*byte);
                rest = more;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn connector(file: Option<&str>) -> Answered<MakeRustlsConnect> {
    let unusable = |why: String| StoreError::Unsupported(format!("TLS to PostgreSQL: {why}"));
    let mut roots = RootCertStore::empty();
    match file {
        Some(file) => {
            let named = |error: &dyn std::fmt::Display| unusable(format!("{file}: {error}"));
            for certificate in CertificateDer::pem_file_iter(file).map_err(|error| named(&error))? {
                roots.add(certificate.map_err(|error| named(&error))?).map_err(|error| named(&error))?;
            }
        }
        None => {
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        }
    }
    if roots.is_empty() {
        let why = "there is no certificate to trust; name a file with sslrootcert=FILE in the address";
        return Err(unusable(why.to_owned()));
    }
    let config = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| unusable(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_encrypted_if_it_says_so() {
        for (address, plain) in [
            ("postgres://anna@db/x", "postgres://anna@db/x"),
            ("postgres://anna@db/x?connect_timeout=3", "postgres://anna@db/x?connect_timeout=3"),
            ("postgres://anna@db/x?sslmode=prefer", "postgres://anna@db/x?sslmode=prefer"),
            ("postgres://anna@db/x?sslrootcert=a", "postgres://anna@db/x"),
        ] {
            let read = Address::read(address).unwrap();
            assert_eq!((read.plain.as_str(), read.tls.is_some()), (plain, false));
        }
        for mode in ["require", "verify-ca", "verify-full"] {
            let wrong =
                format!("postgres://anna:secret@db/x?sslmode={mode}&sslrootcert=%2Fnowhere%2Froot.pem");
            let error = Address::read(&wrong).err().unwrap().to_string();
            assert!(error.contains("/nowhere/root.pem") && !error.contains("secret"), "{error}");
        }
        assert_eq!(decoded("a%2fb%zz%"), "a/b%zz%");
    }
}
