//! DS-16 Research: a technology is paid for and marked.
