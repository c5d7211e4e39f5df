import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { EnvError } from './settingsError.ts';

/**
 * Makes a folder and those above it. Node's own `recursive` never ends where the system lets none be made, as in /proc.
 */
export function makeFolder(dir: string): void {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = path.dirname(dir);
  if (parent !== dir) makeFolder(parent);
  try {
    mkdirSync(dir);
  } catch (error) {
    // Another process may have been first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Makes DATA_DIR. One that only lacks permission is left to whoever writes there: a site serves without it.
 * @throws EnvError where there can be no such folder
 */
export function makeDataDir(dir: string): void {
  try {
    makeFolder(dir);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new EnvError(
        `DATA_DIR=${dir} cannot be made (${message}): set it to a folder that this user can write to.`,
        {
          cause: error,
        },
      );
  }
}
