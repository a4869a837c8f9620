// Where things are.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(fileURLToPath(new URL("../../../..", import.meta.url)));

// The program under test.
export const binary = process.env.ROLLSTEAD_BIN || join(root, "target/debug/rollstead");
if (!existsSync(binary)) throw new Error(`there is no binary ${binary}; ROLLSTEAD_BIN names another`);
