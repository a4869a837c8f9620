//! The fit finds what there is to find, and the same every time.

mod fit;
mod linear;
mod weights;
