//! What a test reads from a page.

/// What a form sends.
type Fields = Vec<(String, String)>;

/// How many events the table has, and the hash of its state.
pub(crate) fn state(page: &str) -> (i64, String) {
    let number = attribute(page, "data-number").and_then(|number| number.parse().ok());
    let state = number.zip(attribute(page, "data-hash"));
    state.unwrap_or_else(|| panic!("a table has a number and a hash: {page}"))
}

/// The first value of an attribute.
pub(crate) fn attribute(page: &str, name: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!(" {name}=\""))?;
    rest.split_once('"').map(|(value, _)| unescape(value))
}

/// The fields of the first form whose markup has this text.
pub(crate) fn form(page: &str, having: &str) -> Option<Fields> {
    let forms = page.split("<form").skip(1).filter_map(|rest| rest.split("</form>").next());
    let found = forms.into_iter().find(|form| form.contains(having))?;
    let inputs = found.split("<input").skip(1);
    Some(
        inputs
            .filter_map(|input| attribute(input, "name").zip(attribute(input, "value")))
            .collect(),
    )
}

/// The first answer that is offered.
pub(crate) fn first_offer(page: &str) -> Option<Fields> {
    form(page, " id=\"offer-0\"")
}

/// The answer of this notation.
pub(crate) fn offer(page: &str, notation: &str) -> Option<Fields> {
    form(page, &format!(" name=\"action\" value=\"{notation}\""))
}

fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}
