//! The loop around the application: the terminal, the threads that think, signals.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use bots::Thought;
use games::{AnySetup, Entry, Occupant};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use words::Lang;

use crate::app::App;
use crate::effect::{Effect, News, Think};
use crate::look::Look;
use crate::store::Store;

/// How long the screen waits for something to happen.
const TICK: Duration = Duration::from_millis(100);

/// What the terminal opens with.
#[derive(Debug)]
pub enum Start {
    /// The first screen.
    Home,
    /// A new game.
    Game(&'static Entry, AnySetup, Vec<Occupant>),
    /// A saved game, and who sits there where it is not as the save says.
    Load(PathBuf, Vec<Occupant>),
    /// A record to look at.
    Watch(PathBuf),
}

enum Message {
    Event(Event),
    News(News),
}

/// Runs the application until the person quits; whether a game is left that can be gone on with. An error if it could not be
/// written down.
pub fn run(start: Start, lang: Lang, look: Look, seed: u64) -> io::Result<bool> {
    let mut app = App::new(lang, look, seed);
    match start {
        Start::Home => {}
        Start::Game(entry, table, occupants) => {
            app.start(entry, &table, occupants).map_err(io::Error::other)?;
        }
        Start::Load(file, occupants) => app.load(&file.to_string_lossy(), occupants),
        Start::Watch(file) => app.watch(&file.to_string_lossy()),
    }
    let store = Store::folder_of_user().map(Store::at);
    let store = store.ok_or_else(|| io::Error::other("there is no folder to keep games in"))?;
    let is_ended = watch_signals()?;
    let mut terminal = ratatui::try_init()?;
    release_mouse_on_panic();
    execute!(io::stdout(), EnableMouseCapture)?;
    let done = converse(&mut terminal, &mut app, store, &is_ended);
    let released = execute!(io::stdout(), DisableMouseCapture);
    ratatui::restore();
    done.and(released)?;
    match app.not_kept() {
        Some(reason) => Err(io::Error::other(format!("the game is not saved: {reason}"))),
        None => Ok(app.is_unfinished()),
    }
}

/// The terminal's own hook restores the screen; the mouse is ours.
fn release_mouse_on_panic() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        hook(info);
    }));
}

/// Set when the system wants the program to end.
fn watch_signals() -> io::Result<Arc<AtomicBool>> {
    let is_ended = Arc::new(AtomicBool::new(false));
    let ended = Arc::clone(&is_ended);
    ctrlc::set_handler(move || ended.store(true, Ordering::Relaxed)).map_err(io::Error::other)?;
    Ok(is_ended)
}

fn converse(
    terminal: &mut DefaultTerminal,
    app: &mut App,
    mut store: Store,
    is_ended: &AtomicBool,
) -> io::Result<()> {
    let (sender, messages) = channel();
    listen(sender.clone());
    let mut is_fresh = false;
    while obey(app, &mut store, &sender) && !is_ended.load(Ordering::Relaxed) {
        if !is_fresh {
            terminal.draw(|frame| app.draw(frame))?;
        }
        is_fresh = !wait(app, &messages)?;
    }
    Ok(())
}

/// Passes on whatever the terminal says.
fn listen(sender: Sender<Message>) {
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            if sender.send(Message::Event(event)).is_err() {
                return;
            }
        }
    });
}

/// Carries out what the application wants; whether it goes on.
fn obey(app: &mut App, store: &mut Store, sender: &Sender<Message>) -> bool {
    loop {
        let effects = app.take_effects();
        if effects.is_empty() {
            return true;
        }
        for effect in effects {
            match effect {
                Effect::Quit => return false,
                Effect::Think(job) => spawn(job, sender.clone()),
                Effect::Keep(_)
                | Effect::Close(_)
                | Effect::Save { .. }
                | Effect::Load { .. }
                | Effect::List
                | Effect::Take
                | Effect::Leave
                | Effect::SetAside => {
                    if let Some(news) = store.obey(effect) {
                        app.news(news);
                    }
                }
            }
        }
    }
}

/// Waits for something to happen; whether anything did.
fn wait(app: &mut App, messages: &Receiver<Message>) -> io::Result<bool> {
    match messages.recv_timeout(TICK) {
        Ok(Message::Event(event)) => app.event(&event),
        Ok(Message::News(news)) => app.news(news),
        Err(RecvTimeoutError::Timeout) if app.is_moving() => app.tick(),
        Err(RecvTimeoutError::Timeout) => return Ok(false),
        Err(RecvTimeoutError::Disconnected) => {
            return Err(io::Error::other("the terminal cannot be read"));
        }
    }
    Ok(true)
}

/// Thinks on a thread of its own.
fn spawn(job: Box<Think>, sender: Sender<Message>) {
    thread::spawn(move || sender.send(Message::News(think(&job))));
}

/// Thinks, and tells the best answer.
pub fn think(job: &Think) -> News {
    let thought = Thought { seed: job.seed, stop: &job.stop, is_parallel: true };
    let best = job.game.advise(job.player, job.seat, &thought).into_iter().next();
    let best = best.expect("somebody who is asked has an answer");
    News::Thought { ticket: job.ticket, notation: best.notation, worth: best.worth }
}
