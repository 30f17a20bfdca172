//! Programs that some tests need, and that are installed if they may be.

use std::process::Command;
use std::{env, fs};

use anyhow::{Result, bail};

use crate::steps::run;

/// Installs a package of Debian, if we are root; otherwise it is left to people.
pub fn install_as_root(package: &str) -> Result<()> {
    if !is_root() {
        return Ok(());
    }
    println!("installing {package}");
    run(Command::new("apt-get").arg("update"))?;
    let install = ["install", "--yes", "--no-install-recommends", package];
    run(Command::new("apt-get")
        .args(install)
        .env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Sees to it that the tests find a PostgreSQL.
pub fn need_postgres() -> Result<()> {
    if !has_postgres() {
        install_as_root("postgresql")?;
    }
    if !has_postgres() {
        bail!("the tests need PostgreSQL: install it, with `initdb` and `pg_ctl` on the PATH");
    }
    Ok(())
}

/// Whether it is where the tests look for it.
fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter();
    let versions = versions.flatten().flatten();
    let debian = versions.map(|entry| entry.path().join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders = debian.chain(env::split_paths(&path));
    folders.any(|bin| bin.join("initdb").exists() && bin.join("pg_ctl").exists())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
