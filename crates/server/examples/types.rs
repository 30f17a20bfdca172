//! Prints the types for TypeScript; `cargo xtask types` puts them in their place.

fn main() {
    print!("{}", engawa_server::wire::typescript());
}
