//! The messages with the names of the game's own technologies, and the words of the notation.

/// Technologies by the slug of the pack, each with its message; another pack may have other technologies.
const NAMES: [(&str, &str); 55] = [
    ("stability", "tech-stability"),
    ("wanderlust", "tech-wanderlust"),
    ("wagon-trains", "tech-wagon-trains"),
    ("town-meetings", "tech-town-meetings"),
    ("large-coaches", "tech-large-coaches"),
    ("scouts", "tech-scouts"),
    ("stockades", "tech-stockades"),
    ("quartermasters", "tech-quartermasters"),
    ("improved-tools", "tech-improved-tools"),
    ("martial-training", "tech-martial-training"),
    ("city-walls", "tech-city-walls"),
    ("mapmaking", "tech-mapmaking"),
    ("drilled-troops", "tech-drilled-troops"),
    ("town-criers", "tech-town-criers"),
    ("market-stalls", "tech-market-stalls"),
    ("night-school", "tech-night-school"),
    ("forestry", "tech-forestry"),
    ("gold-rush", "tech-gold-rush"),
    ("general-education", "tech-general-education"),
    ("land-grab", "tech-land-grab"),
    ("adaptability", "tech-adaptability"),
    ("basic-engineering", "tech-basic-engineering"),
    ("resourcefulness", "tech-resourcefulness"),
    ("stable-government", "tech-stable-government"),
    ("trailblazers", "tech-trailblazers"),
    ("versatile-explorers", "tech-versatile-explorers"),
    ("frequent-hire", "tech-frequent-hire"),
    ("missionaries", "tech-missionaries"),
    ("bartering", "tech-bartering"),
    ("frontier-militia", "tech-frontier-militia"),
    ("surveyors", "tech-surveyors"),
    ("foraging", "tech-foraging"),
    ("recall-orders", "tech-recall-orders"),
    ("cooperatives", "tech-cooperatives"),
    ("mobile-workforce", "tech-mobile-workforce"),
    ("production-boom", "tech-production-boom"),
    ("industrial-revolution", "tech-industrial-revolution"),
    ("shift-work", "tech-shift-work"),
    ("telegraph-lines", "tech-telegraph-lines"),
    ("railroads", "tech-railroads"),
    ("builder", "tech-builder"),
    ("prosperity", "tech-prosperity"),
    ("manifest-destiny", "tech-manifest-destiny"),
    ("foreign-trade", "tech-foreign-trade"),
    ("university", "tech-university"),
    ("cartographer", "tech-cartographer"),
    ("constitution", "tech-constitution"),
    ("chronicles", "tech-chronicles"),
    ("dynamite", "tech-dynamite"),
    ("gold-strike", "tech-gold-strike"),
    ("grand-fair", "tech-grand-fair"),
    ("cavalry-charge", "tech-cavalry-charge"),
    ("land-rush", "tech-land-rush"),
    ("travelling-show", "tech-travelling-show"),
    ("founders-day", "tech-founders-day"),
];

/// The first words of the actions.
#[rustfmt::skip]
pub(super) const VERBS: [&str; 40] = [
    "choose", "found", "recall", "spend", "set", "reroll", "throw", "draw",
    "recruit", "explore", "settle", "raid", "harvest", "trade", "research",
    "gain", "take", "return", "place", "join", "add", "tent", "remove", "aim", "bonus", "sell", "dismiss", "give",
    "factory", "engineer", "govern", "house", "use", "explode", "blast", "keep", "stop", "decline", "done", "end",
];

/// An action of each verb.
#[rustfmt::skip]
pub(super) const EXAMPLES: [&str; VERBS.len()] = [
    "choose 3", "found 0,1", "recall white", "spend white pioneer", "set green wood explore", "reroll white recruit", "throw", "draw",
    "recruit 2", "explore 1", "settle", "raid 14", "harvest wood", "trade", "research III-8",
    "gain yellow", "take 14", "return 17", "place 1,-2", "join", "add", "tent 14", "remove 14", "aim p2", "bonus wood", "sell food food gold", "dismiss white", "give gold",
    "factory 9", "engineer 9", "govern 14", "house 14", "use IV-3", "explode X-1", "blast 14 p2", "keep white pioneer", "stop", "decline", "done", "end",
];

/// Colours, icons, players and technologies; numbers of tiles and places of the map are not among them.
#[rustfmt::skip]
pub(super) const NOUNS: [&str; 76] = [
    "white", "yellow", "green", "grey", "orange", "brown",
    "recruit", "explore", "settle", "raid", "trade", "research", "pioneer", "food", "wood", "iron", "gold",
    "p1", "p2", "p3", "p4",
    "I-1", "I-2", "I-3", "I-4",
    "II-1", "II-2", "II-3", "II-4", "II-5", "II-6", "II-7", "II-8", "II-9", "II-10", "II-11", "II-12",
    "III-1", "III-2", "III-3", "III-4", "III-5", "III-6", "III-7", "III-8", "III-9", "III-10", "III-11", "III-12", "III-13", "III-14", "III-15", "III-16", "III-17", "III-18",
    "IV-1", "IV-2", "IV-3", "IV-4", "IV-5", "IV-6",
    "V-1", "V-2", "V-3", "V-4", "V-5", "V-6", "V-7", "V-8",
    "X-1", "X-2", "X-3", "X-4", "X-5", "X-6", "X-7",
];

/// The message with this technology's name, if there is one.
pub(super) fn id(slug: &str) -> Option<&'static str> {
    NAMES.iter().find(|(known, _)| *known == slug).map(|(_, id)| *id)
}
