//! The tables that games are played at.

use engine::{Game, OptionKind, Pack, Setup};

/// Every number of seats from `seats`, with every value of the options in `vary`, the others as they are by default.
pub fn tables<G: Game>(seats: &[usize], vary: &[String]) -> Vec<Setup<G::Content>> {
    let mut tables: Vec<Setup<G::Content>> =
        G::info().seats.clone().filter(|count| seats.contains(count)).map(Setup::new).collect();
    for spec in G::options(&Pack::<G::Content>::default()) {
        if vary.contains(&spec.id) {
            let with = |table: &Setup<G::Content>| {
                values(&spec.kind)
                    .into_iter()
                    .map(|value| table.clone().with(&spec.id, &value))
                    .collect::<Vec<_>>()
            };
            tables = tables.iter().flat_map(with).collect();
        }
    }
    tables
}

fn values(kind: &OptionKind) -> Vec<String> {
    match kind {
        OptionKind::Choice { values, .. } => values.clone(),
        OptionKind::Flag { .. } => vec!["false".into(), "true".into()],
        OptionKind::Number { default, .. } => vec![default.to_string()],
    }
}
