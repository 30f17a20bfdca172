//! The exponential function, the same on every machine.

/// e to the power of `x`, by additions and multiplications only: those round alike everywhere,
/// while `f32::exp` is the platform's own, and a seed has to mean the same moves on all of them.
/// Good to about six digits; 0 far below, and capped far above.
pub fn exp(x: f32) -> f32 {
    const LOG2_E: f32 = std::f32::consts::LOG2_E;
    // ln 2 in two parts, the first with few digits, so that subtracting multiples is exact.
    const LN_2_HIGH: f32 = 0.693_359_4;
    const LN_2_LOW: f32 = -2.121_944_4e-4;
    if x < -87.0 {
        return 0.0;
    }
    let x = x.min(88.0);
    let power = (x * LOG2_E + 0.5).floor();
    let rest = x - power * LN_2_HIGH - power * LN_2_LOW;
    // The Taylor series; |rest| is at most ln 2 / 2.
    let series = [
        1.0 / 720.0,
        1.0 / 120.0,
        1.0 / 24.0,
        1.0 / 6.0,
        0.5,
        1.0,
        1.0,
    ];
    let value = series.iter().fold(0.0, |sum: f32, term| sum * rest + term);
    value * f32::from_bits(((power as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::exp;

    #[test]
    fn is_close_to_the_exponential_function() {
        for step in -8000..=8000 {
            let x = step as f32 / 100.0;
            let (ours, exact) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((ours / exact - 1.0).abs() < 2e-5, "{x}: {ours}, {exact}");
        }
        assert_eq!((exp(0.0), exp(-1000.0)), (1.0, 0.0));
        assert!(exp(1000.0).is_finite());
    }

    #[test]
    fn is_the_same_to_the_last_bit() {
        let bits = [-3.7, -0.31, 0.5, 1.0, 2.25].map(|x| exp(x).to_bits());
        assert_eq!(
            bits,
            [
                1_019_906_302,
                1_060_881_198,
                1_070_795_084,
                1_076_754_516,
                1_092_079_044
            ]
        );
    }
}
