import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import util from 'node:util';

/**
 * Adds the variables of a file that are not set yet to the environment of this process. A byte order mark, which
 * Windows' editors write, is no part of the first name.
 * An older Node, which only starts the pinned one, reads no file.
 * @param {string} file
 * @returns {string[]} the names that the file sets; none where there is no file
 */
export function loadEnvFile(file) {
  if (!existsSync(file) || !util.parseEnv) return [];
  const values = util.parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
  return Object.keys(values);
}
