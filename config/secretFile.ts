import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A secret is 32 random bytes. */
const length = 43;

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** A secret of an installation that was made before; null where there is none. */
export const readSecretFile = (dir: string, name: string): string | null => readSecret(path.join(dir, name));

function readSecret(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    return secret.length >= length ? secret : null;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Makes what a folder holds outlive a power failure. */
export function syncDirectory(dir: string): void {
  const folder = openSync(dir, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Written whole under another name and then linked, so that of several processes the first makes it for all. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    const descriptor = openSync(draft, 'wx', 0o600);
    try {
      writeSync(descriptor, `${randomBytes(32).toString('base64url')}\n`);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    linkSync(draft, file);
    syncDirectory(path.dirname(file));
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * A secret of an installation, made on first use in a file that its user alone can read (mode 0600).
 * @throws the file system's error where it can neither be read nor made
 */
export function secretFile(dir: string, name: string): string {
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, name);
  const known = readSecret(file);
  if (known !== null) return known;
  makeSecret(file);
  const made = readSecret(file);
  if (made === null) throw new Error(`${file} holds no secret: delete it, or set the variable instead`);
  return made;
}
