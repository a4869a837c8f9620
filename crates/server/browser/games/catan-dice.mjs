// What the Catan Dice Game needs beyond what every game has.

// The server draws its board.
export const hasBoard = true;

// The same game with fewer turns, so that whole games are quick.
export const shorten = (pack) => pack.replace(/^turns = 15\b/m, "turns = 4");

// Its best play is known, so a finished game can be taken apart.
export const isSolved = true;
