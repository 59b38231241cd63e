//! A private PostgreSQL for tests: on a free port, in a folder of its own, run by an ordinary user, and gone afterwards.

use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A PostgreSQL that runs until this value is dropped, or until the process ends, however it ends.
pub struct PrivatePostgres {
    server: Child,
    port: u16,
    databases: AtomicU32,
    folder: TempDir,
}

/// The system user who runs PostgreSQL when root runs the tests: PostgreSQL refuses root.
const ORDINARY_USER: &str = "postgres";

impl PrivatePostgres {
    /// Starts it.
    ///
    /// # Panics
    /// With what to do, if PostgreSQL is not installed or does not start.
    #[expect(clippy::new_without_default, reason = "it starts a server")]
    pub fn new() -> PrivatePostgres {
        let programs = programs();
        let folder = tempfile::Builder::new().prefix("princely-postgres-").tempdir().expect("a folder");
        if is_root() {
            run(Command::new("chown").arg(ORDINARY_USER).arg(folder.path()));
        }
        let data = folder.path().join("data");
        run(ordinary(&programs.join("initdb"))
            .args(["--username=princely", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"])
            .arg("--pgdata")
            .arg(&data));
        for _ in 0..5 {
            let port = free_port();
            let server = start(&programs, &data, port);
            if let Some(server) = ready(server, port, folder.path()) {
                return PrivatePostgres { server, port, databases: AtomicU32::new(0), folder };
            }
        }
        panic!("PostgreSQL does not start:\n{}", log(folder.path()));
    }

    /// The address of a new and empty database.
    pub async fn database(&self) -> String {
        let name = format!("princely{}", self.databases.fetch_add(1, SeqCst));
        self.execute(&format!("CREATE DATABASE {name}")).await;
        format!("postgres://princely@127.0.0.1:{}/{name}", self.port)
    }

    /// Does something as the owner of all databases.
    pub async fn execute(&self, statement: &str) {
        let address = format!("postgres://princely@127.0.0.1:{}/postgres", self.port);
        let (client, connection) =
            tokio_postgres::connect(&address, tokio_postgres::NoTls).await.expect("a connection");
        let talking = tokio::spawn(connection);
        client.batch_execute(statement).await.expect("PostgreSQL does it");
        drop(client);
        talking.await.expect("no panic").expect("a connection that ends well");
    }

    /// Lets it encrypt connections, with this certificate and its key, both as PEM.
    pub async fn encrypt(&self, certificate: &str, key: &str) {
        let data = self.folder.path().join("data");
        for (name, text) in [("server.crt", certificate), ("server.key", key)] {
            let path = data.join(name);
            std::fs::write(&path, text).expect("a file in the folder");
            run(Command::new("chmod").arg("600").arg(&path));
            if is_root() {
                run(Command::new("chown").arg(ORDINARY_USER).arg(&path));
            }
        }
        self.execute("ALTER SYSTEM SET ssl = on").await;
        self.execute("SELECT pg_reload_conf()").await;
    }

    /// Stops it, cutting all connections, and starts it again on the same port with what is on its disk.
    pub fn restart(&mut self) {
        stop(&mut self.server);
        let (programs, data) = (programs(), self.folder.path().join("data"));
        // What it said before does not tell whether it is ready now.
        std::fs::write(data.join("log"), "").expect("the log can be written");
        let server = start(&programs, &data, self.port);
        let again = ready(server, self.port, self.folder.path());
        self.server = again.unwrap_or_else(|| panic!("PostgreSQL does not start again:\n{}", self.log()));
    }

    /// What it has logged.
    pub fn log(&self) -> String {
        log(self.folder.path())
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        stop(&mut self.server);
    }
}

fn log(folder: &Path) -> String {
    std::fs::read_to_string(folder.join("data/log")).unwrap_or_default()
}

/// Where initdb and postgres are: the newest version of Debian's, or where the system finds them.
fn programs() -> PathBuf {
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let mut installed: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.join("bin/initdb").is_file())
        .collect();
    installed.sort_by_key(version);
    let in_path = std::env::var_os("PATH").unwrap_or_default();
    let in_path = std::env::split_paths(&in_path).find(|folder| folder.join("initdb").is_file());
    installed.pop().map(|path| path.join("bin")).or(in_path).unwrap_or_else(|| {
        panic!("PostgreSQL is not installed, and the tests need it:\n\n    apt-get install postgresql\n")
    })
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// A command that an ordinary user runs.
fn ordinary(program: &Path) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid", ORDINARY_USER, "--regid", ORDINARY_USER, "--clear-groups"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    // The ordinary user may not enter the folder from which the tests are run.
    command.current_dir("/").env("LC_ALL", "C.UTF-8");
    command
}

fn run(command: &mut Command) {
    let output = command.stdin(Stdio::null()).output().expect("the command can be run");
    assert!(
        output.status.success(),
        "{command:?} failed:\n{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

/// The shell ends PostgreSQL when the shell's input ends: when we say so, or when this process is gone.
fn start(programs: &Path, data: &Path, port: u16) -> Child {
    let script = r#""$@" >>"$LOG" 2>&1 & server=$!; read -r _; kill -INT $server; wait $server"#;
    ordinary(Path::new("/bin/sh"))
        .env("LOG", data.join("log"))
        .args(["-c", script, "sh"])
        .arg(programs.join("postgres"))
        .arg("-D")
        .arg(data)
        .args(["-p", &port.to_string()])
        .args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("a shell")
}

/// The server, as soon as it answers; `None` if it ended.
fn ready(mut server: Child, port: u16, folder: &Path) -> Option<Child> {
    let patience = Instant::now() + Duration::from_secs(60);
    while Instant::now() < patience {
        // This line comes after the port is open and recovery is done.
        if log(folder).contains("database system is ready to accept connections")
            && std::net::TcpStream::connect(("127.0.0.1", port)).is_ok()
        {
            return Some(server);
        }
        // Who comes too early is refused with a FATAL line, which says nothing about the server.
        let fails = |line: &str| line.contains("FATAL") && !line.contains("is starting up");
        if log(folder).lines().any(fails) || server.try_wait().is_ok_and(|ended| ended.is_some()) {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    stop(&mut server);
    None
}

fn stop(server: &mut Child) {
    if let Some(mut input) = server.stdin.take() {
        // It may have ended by itself.
        let _ = input.write_all(b"\n");
    }
    let _ = server.wait();
}
