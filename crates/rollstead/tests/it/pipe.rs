//! `rollstead engine` over its pipe.
