//! The same person on several devices: the list of them, the link that another one comes by, and the page behind it.

use engine::{Phrase, Say};
use maud::{Markup, html};
use words::{Speaker, front};

use super::{private_page, secret_page};
use crate::avatar;
use crate::date::date;
use crate::qr;
use crate::row::SessionRow;
use crate::row::person::DeviceRow;
use crate::viewer::Viewer;

/// Who hands their session over to another device.
#[derive(Clone, Debug)]
pub struct Owner<'a> {
    /// Empty for a guest.
    pub name: &'a str,
    /// The name of their face.
    pub face: &'a str,
}

/// Whose tables a browser has already that opens the link for another device.
#[derive(Clone, Debug)]
pub enum Here<'a> {
    /// Nobody's.
    Nobody,
    /// The very same person's.
    Same,
    /// Somebody's with this name and so many tables.
    Other(&'a str, usize),
}

/// The viewer's devices, each with the button that forgets it, and the button for another one.
pub(super) fn list(say: &Speaker, session: &SessionRow, devices: &[DeviceRow]) -> Markup {
    html! {
        section #devices {
            h2 { (say.word("devices-title")) }
            p { (say.word("devices-about")) }
            form method="post" action="/me/elsewhere" { button.primary type="submit" { (say.word("devices-another")) } }
            ul.devices {
                @for device in devices { li { (line(say, session, device, devices.len() > 1)) } }
            }
        }
    }
}

/// A device: what it is, since when, and the button. The only one has none: without a device nobody comes back.
fn line(
    say: &Speaker,
    session: &SessionRow,
    device: &DeviceRow,
    is_one_of_several: bool,
) -> Markup {
    let about = called(say, device);
    let days = Phrase::new("devices-days")
        .with("made", date(device.made_day))
        .with("seen", date(device.seen_day));
    html! {
        div {
            strong { (about) } " "
            @if device.id == session.device { span.badge { (say.word("devices-this")) } }
            p.note { (say.say(&days)) }
        }
        @if is_one_of_several {
            form method="post" action="/me/devices/forget" {
                input type="hidden" name="device" value=(device.id);
                button type="submit" { (say.word("devices-forget")) span.visually-hidden { ": " (about) } }
            }
        }
    }
}

fn called(say: &Speaker, device: &DeviceRow) -> String {
    if device.about.is_empty() { say.word("devices-unknown") } else { device.about.clone() }
}

/// The page with the link for another device, as a drawing and as text.
pub fn elsewhere(viewer: &Viewer, secret: &str) -> Markup {
    let say = front(viewer.lang);
    let path = format!("/elsewhere/{secret}");
    let link = format!("{}{path}", viewer.origin);
    let main = html! {
        main #main.elsewhere {
            h1 { (say.word("devices-another")) }
            p { (say.word("handover-how")) }
            p { strong { (say.word("handover-secret")) } }
            (qr::drawn(&link, &say.word("handover-picture")))
            div.invitation {
                label { (say.word("handover-link")) " " input.link readonly value=(link) data-link=(path); }
                button.copy type="button" hidden data-copy=(link) { (say.word("copy")) }
                p.by-hand hidden role="status" { (say.word("copy-by-hand")) }
            }
            p { a.button href="/me" { (say.word("handover-back")) } }
        }
    };
    private_page(viewer, &say.word("devices-another"), "/me", &main)
}

/// The page behind the link: buttons, so that a preview of it uses nothing up.
pub fn received(viewer: &Viewer, secret: &str, owner: &Owner<'_>, here: &Here<'_>) -> Markup {
    let say = front(viewer.lang);
    let name = named(&say, owner.name);
    let told = |id| say.say(&Phrase::new(id).with("player", name.clone()));
    let main = html! {
        main #main.elsewhere {
            h1 { (told("received-title")) }
            p.who { (avatar::drawn(owner.face, None)) " " strong { (name) } }
            @if let Here::Same = here {
                p { (say.word("received-same")) }
                p { a.button.primary href="/" { (say.word("home")) } }
            } @else {
                p { (told("received-about")) }
                p.notice { (say.word("received-sure")) }
                form method="post" action="/elsewhere" {
                    input type="hidden" name="secret" value=(secret);
                    @if let Here::Other(own, tables) = here { (choice(&say, &name, own, *tables)) }
                    @else { button.primary type="submit" { (told("received-button")) } }
                }
            }
        }
    };
    secret_page(viewer, &told("received-title"), &format!("/elsewhere/{secret}"), &main)
}

/// What becomes of the tables that this browser has already.
fn choice(say: &Speaker, name: &str, own: &str, tables: usize) -> Markup {
    let told = |id| {
        say.say(
            &Phrase::new(id)
                .with("player", name.to_owned())
                .with("own", named(say, own))
                .with("count", tables as i64),
        )
    };
    html! {
        p { (told("received-other")) }
        p { button.primary type="submit" name="bring" value="yes" { (told("received-bring")) } }
        p.note { (told("received-bring-about")) }
        p { button type="submit" name="bring" value="no" { (told("received-leave")) } }
        p.note { (told("received-leave-about")) }
    }
}

fn named(say: &Speaker, name: &str) -> String {
    if name.is_empty() { say.word("guest") } else { name.to_owned() }
}
