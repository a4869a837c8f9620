//! Small sets as the bits of a number.

/// The numbers of the bits that are set, lowest first.
///
/// ```
/// assert_eq!(engine::bits(0b1010).collect::<Vec<_>>(), [1, 3]);
/// ```
#[inline]
pub fn bits(mut set: u64) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            bit
        })
    })
}
