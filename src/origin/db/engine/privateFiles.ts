import { chmodSync, closeSync, openSync } from 'node:fs';

/** For the process's user alone: a database holds names, addresses and messages. */
const privateMode = 0o600;

/** Lets the process's user alone read a file, if it is there and is that user's own. */
export function makePrivate(file: string): void {
  try {
    chmodSync(file, privateMode);
  } catch (error) {
    if (!['ENOENT', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Makes an empty file that the process's user alone may read, for a program to write to. */
export const createPrivate = (file: string): void => closeSync(openSync(file, 'wx', privateMode));
