// The messages of a language as patterns, to tell which language a text is in.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = new URL("../../../words/locales", import.meta.url).pathname;
const escape = (text) => text.replace(/[.*+?^$()[\]\\|{}]/g, "\\$&");

// Every value and every variant, with what is filled in standing for anything; values of few letters say nothing.
export const patterns = (lang) => {
  const found = [];
  for (const file of readdirSync(join(folder, lang)).filter((name) => name.endsWith(".ftl"))) {
    for (const line of readFileSync(join(folder, lang, file), "utf8").split("\n")) {
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

// The texts that are messages of `other` and of no language that is wanted.
export const strangers = (texts, wanted, other) => {
  const [own, strange] = [patterns(wanted), patterns(other)];
  const is = (list, text) => list.some((pattern) => pattern.test(text));
  return texts.filter((text) => is(strange, text) && !is(own, text));
};
