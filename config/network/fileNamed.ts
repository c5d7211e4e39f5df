import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The form in which names of files are compared: an ñ is one letter on most machines, and an n with a mark where a Mac
 * wrote the file.
 */
export const fileName = (name: string): string => name.normalize('NFC');

/** The entry of a folder that is called so, however its letters are written. */
async function entryNamed(dir: string, name: string): Promise<string> {
  if (existsSync(path.join(dir, name))) return name;
  const entries = await readdir(dir).catch(() => []);
  return entries.find((entry) => fileName(entry) === fileName(name)) ?? name;
}

/**
 * The path of a file or folder within another, however the letters of its name are written there.
 * @param name with slashes
 * @returns a path that may not be there
 */
export async function fileNamed(dir: string, name: string): Promise<string> {
  let found = dir;
  for (const part of name.split('/')) found = path.join(found, await entryNamed(found, part));
  return found;
}
