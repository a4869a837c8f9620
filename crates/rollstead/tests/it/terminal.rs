//! The full screen in a real terminal: tmux presses keys and reads the screen.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::skip::skipped;

/// No screen may keep us waiting longer.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often the screen is read while it is waited for.
const GLANCE: Duration = Duration::from_millis(15);

/// How many terminals there were.
static COUNT: AtomicUsize = AtomicUsize::new(0);

/// A terminal of this test alone.
struct Terminal {
    name: String,
    data: PathBuf,
}

/// Whether tmux is there; where it is not, that is said.
fn has_tmux() -> bool {
    let is_there = Command::new("tmux").arg("-V").output().is_ok_and(|out| out.status.success());
    if !is_there {
        skipped("the full screen in a terminal", "tmux");
    }
    is_there
}

impl Terminal {
    /// Runs the binary with these words; the data folder lasts over several terminals of one name.
    fn open(name: &str, size: (u16, u16), words: &str) -> Self {
        Self::with("", name, size, words)
    }

    /// The same with these variables.
    fn with(variables: &str, name: &str, size: (u16, u16), words: &str) -> Self {
        let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("terminal-{name}"));
        // A killed program takes its server with it, some time or other: every terminal has its own.
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("rollstead-{}-{number}", std::process::id());
        let terminal = Self { name, data };
        let binary = env!("CARGO_BIN_EXE_rollstead");
        let data = terminal.data.display();
        // A shell that has more to do stays.
        let exec = if words.contains(';') { "" } else { "exec " };
        let line = format!(
            "{exec}env -u NO_COLOR LC_ALL=C.UTF-8 TERM=screen-256color {variables} ROLLSTEAD_DATA='{data}' '{binary}' {words}"
        );
        let (columns, rows) = (size.0.to_string(), size.1.to_string());
        let quiet = ["start-server", ";", "set", "-g", "status", "off", ";"];
        let size = ["new-session", "-d", "-x", &columns, "-y", &rows];
        let out = terminal.tmux(&[&quiet[..], &size[..], &[&line]].concat());
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        terminal
    }

    fn tmux(&self, words: &[&str]) -> Output {
        let mut command = Command::new("tmux");
        command.args(["-u", "-f", "/dev/null", "-L", &self.name]).args(words);
        command.env("LC_ALL", "C.UTF-8").env_remove("TMUX").output().expect("tmux runs")
    }

    fn press(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    fn screen(&self) -> String {
        String::from_utf8_lossy(&self.tmux(&["capture-pane", "-p"]).stdout).into_owned()
    }

    /// Waits until the screen is as wanted.
    fn wait(&self, what: &str, is_so: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let screen = self.screen();
            if is_so(&screen) {
                return screen;
            }
            assert!(start.elapsed() < PATIENCE, "no {what} on the screen:\n{screen}");
            thread::sleep(GLANCE);
        }
    }

    /// The number of what runs in the terminal.
    fn pid(&self) -> String {
        let out = self.tmux(&["display-message", "-p", "#{pane_pid}"]).stdout;
        let pid = String::from_utf8_lossy(&out).trim().to_owned();
        assert!(!pid.is_empty(), "the program runs");
        pid
    }

    /// The program ends at once, without a word.
    fn kill(&self) {
        signal("-KILL", &self.pid());
    }
}

fn signal(signal: &str, pid: &str) {
    let killed = Command::new("kill").args([signal, pid]).status().expect("kill runs");
    assert!(killed.success(), "{pid} runs");
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}

/// How many events the screen says there are.
fn events(screen: &str) -> Option<usize> {
    let head = screen.lines().next()?;
    let mut words = head.split_whitespace().rev();
    words.next().filter(|word| word.starts_with("step") || word.starts_with("paso"))?;
    words.next()?.parse().ok()
}

/// Keys that walk a little and answer, in an order that never ends the same way twice.
fn burst(turn: usize) -> Vec<&'static str> {
    let mut keys = Vec::new();
    for nth in 0..6 {
        keys.extend(std::iter::repeat_n("Down", (turn * 7 + nth * 5) % 4));
        keys.push("Enter");
    }
    keys
}

fn clear(name: &str) {
    let _ = std::fs::remove_dir_all(
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("terminal-{name}")),
    );
}

/// Plays a game to its end by keys, from the command line's words; the score comes to the front only then.
fn play(name: &str, size: (u16, u16), words: &str, score: &str) -> String {
    clear(name);
    let terminal = Terminal::open(name, size, words);
    let mut screen = terminal.wait("game", |screen| events(screen).is_some());
    for turn in 0..2000 {
        if screen.contains(score) {
            return screen;
        }
        terminal.press(&burst(turn));
        screen = terminal.wait("change", |now| *now != screen && events(now).is_some());
    }
    panic!("the game does not end:\n{screen}");
}

fn plays_in_both_languages(game: &str, players: &str) {
    if !has_tmux() {
        return;
    }
    for (lang, score, size) in [("en", "[Score]", (80, 24)), ("es", "[Puntuación]", (120, 40))] {
        let words = format!("play {game} --players {players} --seed 5 --lang {lang}");
        let screen = play(&format!("{game}-{lang}"), size, &words, score);
        assert!(screen.contains("Total") && !screen.contains('⟨'), "{screen}");
    }
}

#[test]
fn a_catan_dice_game_is_played_on_the_screen() {
    plays_in_both_languages("catan-dice", "human,easy");
}

#[test]
fn king_of_the_dice_is_played_on_the_screen() {
    plays_in_both_languages("king-of-the-dice", "human,random");
}

#[test]
fn nations_is_played_on_the_screen() {
    plays_in_both_languages("nations-dice", "human,easy");
}

#[test]
fn dice_settlers_is_played_on_the_screen() {
    plays_in_both_languages("dice-settlers", "human,easy");
}

#[test]
fn a_game_that_is_killed_comes_back_at_its_last_event() {
    if !has_tmux() {
        return;
    }
    clear("killed");
    let words = "play nations-dice --players human,easy --lang en";
    let mut shown = 0;
    for round in 0..8 {
        let is_new = round == 0;
        let terminal =
            Terminal::open("killed", (80, 24), if is_new { words } else { "play --lang en" });
        if !is_new {
            terminal.wait("list of games", |screen| screen.contains("Continue: Nations"));
            terminal.press(&["Enter"]);
        }
        let screen = terminal.wait("game", |screen| events(screen).is_some());
        let come_back = events(&screen).expect("a game");
        assert!(come_back >= shown, "{come_back} events of {shown}:\n{screen}");
        terminal.press(&burst(round));
        // In the middle of whatever it does now, after few or many looks at it.
        shown = come_back;
        for _ in 0..=round * 5 % 8 {
            shown = events(&terminal.screen()).unwrap_or(come_back).max(come_back);
        }
        terminal.kill();
    }
}

#[test]
fn the_screen_resizes_watches_records_and_leaves_the_terminal_as_it_was() {
    if !has_tmux() {
        return;
    }
    clear("resized");
    let record =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../catan-dice/tests/games/classic-2.game");
    let words = format!("watch '{}' --lang en; echo gone; exec cat", record.display());
    let terminal = Terminal::open("resized", (80, 24), &words);
    terminal.wait("first moment", |screen| screen.contains("step 0 of"));
    terminal.press(&["Right", "Right"]);
    terminal.wait("next moment", |screen| screen.contains("step 2 of"));
    terminal.tmux(&["resize-window", "-x", "60", "-y", "20"]);
    terminal.wait("sentence", |screen| screen.contains("This terminal has 60 columns"));
    terminal.tmux(&["resize-window", "-x", "130", "-y", "44"]);
    terminal.wait("side", |screen| screen.contains("── Log"));
    terminal.press(&["q"]);
    terminal.wait("shell", |screen| screen.trim_end().ends_with("gone"));
}

#[test]
#[cfg(target_os = "linux")]
fn told_to_end_it_leaves_the_terminal_as_it_was_and_the_game_kept() {
    if !has_tmux() {
        return;
    }
    clear("ended");
    let words = "play catan-dice --players human --lang en; echo gone; exec cat";
    let terminal = Terminal::open("ended", (80, 24), words);
    terminal.wait("game", |screen| screen.contains("[Island]"));
    let shell = terminal.pid();
    let children = std::fs::read_to_string(format!("/proc/{shell}/task/{shell}/children"));
    let child = children.expect("the shell has a child").trim().to_owned();
    signal("-TERM", &child);
    let screen = terminal.wait("shell", |screen| screen.trim_end().ends_with("gone"));
    assert!(screen.contains("Game saved"), "{screen}");
}

/// Plays while writing fails this many times; the file must have the whole game in the end.
#[cfg(target_os = "linux")]
fn play_while_writing_fails(name: &str, failures: usize) {
    if !has_tmux() {
        return;
    }
    clear(name);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("terminal-{name}"));
    std::fs::create_dir_all(&folder).expect("the target folder can be written to");
    let (orders, shim) = (folder.join("orders"), crate::faults::shim());
    let variables = format!(
        "LD_PRELOAD='{}' FAULT_ON='{}' FAULT_BY='{}'",
        shim.display(),
        folder.join("games").display(),
        orders.display()
    );
    let words = "play catan-dice --players human --seed 5 --lang en";
    let terminal = Terminal::with(&variables, name, (120, 40), words);
    let mut screen = terminal.wait("game", |screen| events(screen).is_some());
    let answer = |screen: &str| {
        let before = events(screen);
        terminal.press(&["Up", "Up", "Up", "Up", "Enter"]);
        terminal.wait("event", |now| events(now).is_some() && events(now) != before)
    };
    std::fs::write(&orders, "write 28").expect("it is written");
    for _ in 0..failures {
        screen = answer(&screen);
        assert!(screen.contains("This game is not being saved"), "{screen}");
        assert!(screen.contains("No space left"), "{screen}");
    }
    terminal.press(&["Tab"]);
    terminal.wait("sentence that stays", |now| {
        now != screen && now.contains("This game is not being saved")
    });
    std::fs::remove_file(&orders).expect("it is there");
    screen = answer(&screen);
    assert!(!screen.contains("This game is not being saved"), "{screen}");
    let entry = games::find("catan-dice").expect("a game of the list");
    let kept = || {
        let file = folder.join("games/catan-dice-1.game");
        let text = std::fs::read_to_string(file).expect("it is kept");
        let read = entry.load_record(&tui::keep::whole(&text));
        read.unwrap_or_else(|error| panic!("{error}\n{text}")).events()
    };
    // What is on the disk comes to the screen a moment later.
    terminal.wait("record as on the screen", |now| events(now) == Some(kept()));
}

#[test]
#[cfg(target_os = "linux")]
fn a_write_that_fails_once_loses_nothing_of_the_game_on_the_screen() {
    play_while_writing_fails("failing-once", 1);
}

#[test]
#[cfg(target_os = "linux")]
fn a_write_that_fails_twice_loses_nothing_of_the_game_on_the_screen() {
    play_while_writing_fails("failing-twice", 2);
}
