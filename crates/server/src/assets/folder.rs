//! The web client in a folder that is read while the server runs: for `cargo xtask play`, where both are built at once.

use rust_embed::EmbeddedFile;
use std::path::Path;

/// A file of the folder. A path may not lead out of it.
pub(super) fn get(folder: &Path, path: &str) -> Option<EmbeddedFile> {
    let folder = folder.canonicalize().ok()?;
    let file = folder.join(path).canonicalize().ok().filter(|file| file.starts_with(&folder))?;
    rust_embed::utils::read_file_from_fs(&file).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn nothing_outside_of_the_folder_is_served() {
        let outside = tempfile::tempdir().unwrap();
        let folder = outside.path().join("dist");
        fs::create_dir_all(folder.join("assets")).unwrap();
        fs::write(folder.join("assets/a.js"), "a").unwrap();
        let secret = outside.path().join("secret");
        fs::write(&secret, "secret").unwrap();
        #[cfg(unix)]
        std::os::unix::fs::symlink(&secret, folder.join("link")).unwrap();
        assert_eq!(get(&folder, "assets/a.js").unwrap().data.as_ref(), b"a");
        assert_eq!(get(&folder, "assets/../assets/a.js").unwrap().data.as_ref(), b"a");
        for path in [
            "../secret",
            "assets/../../secret",
            &secret.display().to_string(),
            "link",
            "assets",
            "",
            "a\0b",
            "none",
        ] {
            assert!(get(&folder, path).is_none(), "{path:?}");
        }
        assert!(get(&outside.path().join("missing"), "a").is_none());
    }
}
