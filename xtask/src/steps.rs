//! Chores that run other programs.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::{apt, rules, verifier, web};

/// Runs every check, and stops at the first that fails.
pub fn test(root: &Path) -> Result<()> {
    let clippy = ["clippy", "--workspace", "--all-targets"];
    let deny = ["--", "--deny", "warnings"];
    let doc = [
        "doc",
        "--workspace",
        "--no-deps",
        "--document-private-items",
    ];
    web::need_node()?;
    let checks: [Check; 10] = [
        ("format", &|| cargo(root, &["fmt", "--all", "--check"])),
        ("clippy", &|| cargo(root, &[&clippy[..], &deny].concat())),
        ("tests", &|| {
            apt::need_postgres()?;
            run(command(root, &["test", "--workspace"]).env("ENGAWA_POSTGRES", "required"))
        }),
        ("docs", &|| {
            run(command(root, &doc).env("RUSTDOCFLAGS", "--deny warnings"))
        }),
        ("wasm", &|| wasm(root)),
        ("rules", &|| rules::check(root)),
        ("verifier", &|| verifier::check(root)),
        ("packages", &|| web::install(root)),
        ("web", &|| web::check(root).and_then(|()| web::build(root))),
        ("browser", &|| web::browser_tests(root)),
    ];
    let mut times = Vec::new();
    for (name, check) in checks {
        println!("── {name}");
        let begin = Instant::now();
        check().with_context(|| format!("the step `{name}` failed"))?;
        times.push((name, begin.elapsed()));
    }
    println!("── all is well");
    for (name, time) in times {
        println!("{name:>8} {:6.1} s", time.as_secs_f32());
    }
    Ok(())
}

/// A step of `test`: its name, and what it does.
type Check<'a> = (&'static str, &'a dyn Fn() -> Result<()>);

/// Builds everything and serves the table on this machine.
pub fn play(root: &Path) -> Result<()> {
    web::need_node()?;
    web::install(root)?;
    web::build(root)?;
    let engawa = ["run", "--release", "--package", "engawa-cli", "--"];
    cargo(root, &[&engawa[..], &["serve"]].concat())
}

/// Writes the types of the server and of the games for TypeScript.
pub fn types(root: &Path) -> Result<()> {
    let example = [
        "run",
        "--quiet",
        "-p",
        "engawa-server",
        "--example",
        "types",
    ];
    let output = command(root, &example)
        .stderr(Stdio::inherit())
        .output()
        .context("cargo could not be started")?;
    if !output.status.success() {
        bail!("the types could not be made");
    }
    let file = root.join("web/src/api/types.ts");
    fs::write(&file, output.stdout).with_context(|| format!("writing {}", file.display()))?;
    // The games' own shapes are known to their tests only, which write them if they are told to.
    let mut tests = command(root, &["test", "--quiet", "--lib", "typescript"]);
    for game in ["gorinto", "sagani", "iwari", "inori"] {
        tests.args(["-p", &format!("engawa-{game}")]);
    }
    run(tests.env("ENGAWA_WRITE_TYPES", "1"))
}

/// Checks that a table compiles for the browser.
fn wasm(root: &Path) -> Result<()> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let missing = "the target wasm32-unknown-unknown is missing: install it with rustup";
    let add = run(Command::new("rustup")
        .current_dir(root)
        .args(["target", "add", TARGET]));
    let check = ["check", "--package", "engawa-table", "--target", TARGET];
    cargo(root, &check).or_else(|error| add.context(missing).and(Err(error)))
}

/// Runs cargo at the root of the workspace.
pub fn cargo(root: &Path, args: &[&str]) -> Result<()> {
    run(&mut command(root, args))
}

fn command(root: &Path, args: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root).args(args);
    // What cargo says about this package is not about those that are built: some build again
    // whenever it changes.
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command
}

/// Runs a program and shows what it says.
pub fn run(command: &mut Command) -> Result<()> {
    let program = Path::new(command.get_program());
    let program = program.file_stem().unwrap_or(command.get_program());
    let shown: Vec<_> = std::iter::once(program)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect();
    let shown = shown.join(" ");
    let status = command
        .status()
        .with_context(|| format!("`{shown}` could not be started"))?;
    if !status.success() {
        bail!("`{shown}` ended with {status}");
    }
    Ok(())
}
