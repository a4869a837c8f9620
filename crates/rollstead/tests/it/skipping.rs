//! A machine without the tools: what is skipped is reported though the tests pass, and CI does not pass.

use std::process::{Command, Output};

/// Runs one test of this very program, without a tool to be found.
fn bare(test: &str, is_ci: bool) -> Output {
    let program = std::env::current_exe().expect("this test is a program");
    let mut command = Command::new(program);
    command.args([test, "--exact"]).env("PATH", "").env_remove("CI");
    if is_ci {
        command.env("CI", "true");
    }
    command.output().expect("the test runs")
}

#[test]
fn what_is_skipped_is_told_and_ci_does_not_pass() {
    for (test, lacks) in [
        ("browser::people_can_play_in_a_browser", "this machine lacks Node"),
        #[cfg(unix)]
        ("terminal::a_catan_dice_game_is_played_on_the_screen", "this machine lacks tmux"),
    ] {
        let output = bare(test, false);
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{test}: {text}");
        let told = text.lines().find(|line| line.starts_with("SKIPPED: "));
        assert!(told.is_some_and(|line| line.ends_with(lacks)), "{test}: {text}");
        assert!(!bare(test, true).status.success(), "{test} passes in CI for want of a tool");
    }
}
