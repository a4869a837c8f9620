//! What a thread keeps from one thought to the next, so that thinking allocates nothing once it is warm.

use std::any::Any;
use std::cell::RefCell;

thread_local! {
    static KEPT: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
}

/// Works with the thread's own `T`: the one of the last time, or a new one.
pub(crate) fn with<T: Any + Default, R>(work: impl FnOnce(&mut T) -> R) -> R {
    // It is taken out while it is worked with: a thought that starts another finds none and makes its own.
    let found = KEPT.with_borrow_mut(|kept| {
        let place = kept.iter().position(|item| item.is::<T>())?;
        kept.swap_remove(place).downcast::<T>().ok()
    });
    let mut scratch = found.unwrap_or_default();
    let result = work(&mut scratch);
    KEPT.with_borrow_mut(|kept| kept.push(scratch));
    result
}
