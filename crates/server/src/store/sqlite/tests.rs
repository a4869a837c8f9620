//! What only the inside can tell: how statements are carried out.

use rusqlite::{Connection, params};

use super::rows::select_listed;
use super::schema;
use crate::store::Listed;

/// How SQLite would go about a statement.
fn plan(database: &Connection, sql: &str) -> Vec<String> {
    let mut explain = database.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("it is SQL");
    let steps = explain.query_map(params!["", 50], |row| row.get("detail")).expect("it is planned");
    steps.map(|step| step.expect("it is text")).collect()
}

#[test]
fn no_list_of_home_looks_at_all_tables_or_seats() {
    let database = Connection::open_in_memory().expect("it opens");
    schema::migrate(&database, 0).expect("it is made");
    for listed in [Listed::Open, Listed::Playing, Listed::Of("somebody".to_owned())] {
        let steps = plan(&database, select_listed(&listed).0);
        let scans = |step: &String| {
            let all = step.strip_prefix("SCAN ").is_some_and(|rest| !rest.starts_with('('));
            // An index of just what is listed is read from its end, and no further than the list is long.
            all && !step.contains("INDEX tables_open") && !step.contains("INDEX tables_playing")
        };
        assert!(!steps.iter().any(scans), "{listed:?}: {steps:#?}");
        assert_eq!(
            steps.iter().any(|step| step.contains("USE TEMP B-TREE FOR ORDER BY")),
            matches!(listed, Listed::Of(_))
        );
    }
}
