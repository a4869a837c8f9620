//! Actions, outcomes, phases and views in words and things.
