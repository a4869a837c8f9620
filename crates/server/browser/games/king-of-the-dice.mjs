// What King of the Dice needs beyond what every game has.

// The server draws its board.
export const hasBoard = true;

// The same game with fewer markers, so that somebody soon needs one too many and whole games are quick.
export const shorten = (pack) => pack.replace(/^markers = \{ count = 16\b/m, "markers = { count = 3");
