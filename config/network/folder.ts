import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EnvError } from '../settingsError.ts';
import { fileName } from './fileNamed.ts';

/** Makes something of a file's text, and adds what is wrong with it to the problems. */
export type Parse<T> = (text: string, problems: string[]) => T;

/** The folder of a network while it is read. */
export interface NetworkFolder {
  /** Its files, as paths within it, sorted; in the one form in which names are compared (fileNamed.ts). */
  names: readonly string[];
  /** Everything that is wrong so far, each with its file. */
  problems: string[];
  read: (name: string) => Buffer;
  /** @returns what `parse` makes of a file; null where there is none */
  parse: <T>(name: string, parse: Parse<T>) => T | null;
  /** As `parse`, of a file that must be there. */
  require: <T>(name: string, parse: Parse<T>) => T | null;
  /** @throws EnvError when anything is wrong */
  finish: () => void;
}

/** The files of a folder by their paths within it, as they are compared, and as they are written there. */
const listFiles = (dir: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
      .sort()
      .map((file) => [fileName(file), file]),
  );

/** Opens the folder of a network, of which all problems are told at once. @throws EnvError where there is none */
export function openNetworkFolder(dir: string): NetworkFolder {
  if (!existsSync(dir)) throw new EnvError(`There is no folder ${dir} (NETWORK_DIR).`);
  const files = listFiles(dir);
  const names = [...files.keys()];
  const problems: string[] = [];
  const read = (name: string) => readFileSync(path.join(dir, files.get(name) ?? name));

  function parse<T>(name: string, parseText: Parse<T>): T | null {
    if (!names.includes(name)) return null;
    const found: string[] = [];
    const parsed = parseText(read(name).toString(), found);
    problems.push(...found.map((problem) => `${name}: ${problem}`));
    return parsed;
  }

  return {
    names,
    problems,
    read,
    parse,
    require: (name, parseText) => {
      if (!names.includes(name)) problems.push(`${name} is missing`);
      return parse(name, parseText);
    },
    finish: () => {
      if (problems.length > 0)
        throw new EnvError(`The network in ${dir} is not right:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    },
  };
}
