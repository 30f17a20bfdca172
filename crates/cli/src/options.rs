//! `--option key=value`, and documents given in place of a value.

use std::path::Path;

use anyhow::{Context, Result, bail};
use engawa_core::{Fault, Game, RawOptions, list};
use serde_json::Value;

use crate::files::{DOCUMENT_LIMIT, read_text};

/// Reads options for the game `G`. Where a document may be given, a value that isn't the name
/// of a built-in one is the path of a file.
pub fn read<G: Game>(words: &[String]) -> Result<RawOptions> {
    let mut options = RawOptions::default();
    for word in words {
        let Some((key, value)) = word.split_once('=') else {
            bail!("`{word}` is not an option: key=value is expected");
        };
        if options.0.contains_key(key) {
            bail!("option `{key}` is given twice");
        }
        let spec = G::INFO.options.iter().find(|spec| spec.key == key);
        let takes_file = spec.filter(|spec| spec.document);
        let value = match takes_file {
            Some(spec) if spec.values.iter().all(|known| known.id != value) => {
                let built_in = list(spec.values.iter().map(|value| value.id));
                read_document::<G>(key, Path::new(value))
                    .with_context(|| format!("option `{key}` is one of {built_in}, or a file"))?
            }
            _ => Value::from(value),
        };
        options = options.with(key, value);
    }
    Ok(options)
}

/// Reads the document in a file for the option `key`; all its faults are in the error.
pub fn read_document<G: Game>(key: &str, path: &Path) -> Result<Value> {
    let text = read_text(path, DOCUMENT_LIMIT)?;
    G::read_document(key, &text).or_else(|faults| bail!("{}", all_of(&faults, path)))
}

fn all_of(faults: &[Fault], path: &Path) -> String {
    let count = match faults.len() {
        1 => "a fault".to_owned(),
        n => format!("{n} faults"),
    };
    let mut text = format!("`{}` has {count}:", path.display());
    for fault in faults {
        text.push_str(&format!("\n  {fault}"));
    }
    text
}

/// Options for people, in one line.
pub fn to_text(options: &RawOptions) -> String {
    let one = |(key, value): (&String, &Value)| match value {
        Value::String(name) => format!("{key}={name}"),
        Value::Object(_) => format!("{key}=(a document)"),
        other => format!("{key}={other}"),
    };
    list(options.0.iter().map(one))
}
