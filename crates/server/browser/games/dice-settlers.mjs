// What Dice Settlers needs beyond what every game has.

// The server draws its board.
export const hasBoard = true;

// The same game with so few dice that the second round is the last, so that whole games are quick.
export const shorten = (pack) => pack.replace(/(colour = "(?:grey|orange|brown)", count = )7\b/g, (_, before) => `${before}2`);

// What a table for one shows besides: who plays against it, with a reason for each deed.
export const solo = {
  options: { difficulty: "hard", "gold-rush": "true", "max-rounds": "5" },
  board: ".rival-sign",
  rival: { en: "Diceoneer", es: "Solitario" },
  reasons: ".bot-deeds li:not(.cause) a[href*='#DS-']",
};
