// What Nations: The Dice Game needs beyond what every game has.

// The server draws its board.
export const hasBoard = true;
