//! The clock of a search whose budget is time; nothing else of a bot reads one.

#[cfg(not(feature = "clock"))]
mod none;
#[cfg(feature = "clock")]
mod system;

#[cfg(not(feature = "clock"))]
pub(crate) use none::Clock;
#[cfg(feature = "clock")]
pub(crate) use system::Clock;
