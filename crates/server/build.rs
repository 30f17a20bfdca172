//! The web table is put into the binary, if it has been built.

use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // Debug builds read the files when they are asked for.
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
        // It may be missing (then a page says how to build it); but Cargo would take a missing
        // folder for one that changes all the time.
        let _ = std::fs::create_dir_all(&dist);
        println!("cargo:rerun-if-changed={}", dist.display());
    }
}
