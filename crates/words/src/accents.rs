//! Letters as they are typed in a hurry.

/// The text with plain letters where our languages have accents, so that accents can be left out.
///
/// ```
/// assert_eq!(words::without_accents("montañas y pingüinos"), "montanas y pinguinos");
/// ```
pub fn without_accents(text: &str) -> String {
    let plain = |letter: char| match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        'ñ' => 'n',
        other => other,
    };
    text.chars().map(plain).collect()
}
