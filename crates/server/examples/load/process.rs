//! What a process needs.

use std::time::Duration;

/// The memory of a process, in kB.
pub fn resident(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}

/// The processor time that a process has used.
pub fn processor_time(pid: u32) -> Option<Duration> {
    /// Linux counts in hundredths of a second, on every machine.
    const TICK: u64 = 10;
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name, in parentheses, may hold anything.
    let fields: Vec<_> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let field = |i: usize| fields.get(i)?.parse::<u64>().ok();
    Some(Duration::from_millis((field(11)? + field(12)?) * TICK))
}
