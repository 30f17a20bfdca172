//! The types for TypeScript are those of the server.

use std::fs;
use std::path::Path;

#[test]
fn the_types_for_typescript_are_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api/types.ts");
    let current = engawa_server::wire::typescript();
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == current,
        "web/src/api/types.ts is out of date: run `cargo xtask types`"
    );
}
