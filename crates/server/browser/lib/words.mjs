// The messages of a language as patterns, to tell which language a text is in.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

// The files of a language: those that belong to no game, and one of each game.
const filesOf = (lang) => {
  const folder = join(root, "crates/words/locales", lang);
  const common = readdirSync(folder).filter((name) => name.endsWith(".ftl")).map((name) => join(folder, name));
  const games = readdirSync(join(root, "crates")).map((name) => join(root, "crates", name, "words", `${lang}.ftl`));
  return [...common, ...games.filter((file) => existsSync(file))];
};

const escape = (text) => text.replace(/[.*+?^$()[\]\\|{}]/g, "\\$&");

// Every value and every variant, with what is filled in standing for anything; values of few letters say nothing.
const read = (lang) => {
  const found = [];
  for (const file of filesOf(lang)) {
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const value = line.match(/^(?:[a-z][\w-]* = |\s+\*?\[\w+\] )(.+)$/)?.[1];
      // The head of a message with variants is `… { $count ->`; what stands before it is kept.
      const text = value?.replace(/\{ \$\w+ ->$/, "{ $rest }");
      const letters = text?.replace(/\{[^}]*\}/g, "").match(/\p{L}/gu)?.length ?? 0;
      if (letters < 5) continue;
      const parts = text.split(/\{[^}]*\}/).map((part) => escape(part.trim()));
      found.push(new RegExp(`^${parts.join("\\s*.+\\s*").replace(/\s+/g, "\\s+")}$`, "u"));
    }
  }
  return found;
};

// Each language is read once.
const readBefore = new Map();
const patterns = (lang) => {
  if (!readBefore.has(lang)) readBefore.set(lang, read(lang));
  return readBefore.get(lang);
};

// The texts that are messages of `other` and of no language that is wanted.
export const strangers = (texts, wanted, other) => {
  const [own, strange] = [patterns(wanted), patterns(other)];
  const is = (list, text) => list.some((pattern) => pattern.test(text));
  return texts.filter((text) => is(strange, text) && !is(own, text));
};
