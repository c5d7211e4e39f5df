import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { EnvError } from '#config/settingsError.ts';

/** In bytes; a file up to here is checked whole, within a second or two. */
const checkedWhole = 256 * 1024 ** 2;

/** Result codes of SQLite, also the lower byte of its extended ones. */
const damagedCodes = new Set([11, 26]);

const adviceOnDamage =
  'Restore a backup (docs/operations.md, "Data"), or move the file away to start with a new database.';

/** Whether SQLite failed because a file is damaged, or is no database. */
export function isDamage(error: unknown): boolean {
  const { code, errcode = 0 } = error as { code?: string; errcode?: number };
  return code === 'ERR_SQLITE_ERROR' && damagedCodes.has(errcode & 0xff);
}

const fullCode = 13;

/** Whether the disk has no room. */
export function isFull(error: unknown): boolean {
  const { code, errcode = 0 } = error as { code?: string; errcode?: number };
  return code === 'ERR_SQLITE_ERROR' && (errcode & 0xff) === fullCode;
}

export const damageMessage = (file: string, reason: string): string =>
  `The database ${file} is damaged (${reason.replace(/\s+/g, ' ')}). ${adviceOnDamage}`;

/**
 * SQLite takes a file without content for a new database, which the start would fill with the demo network.
 * @throws EnvError for a file that exists and is empty
 */
export function refuseEmptyFile(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0)
    throw new EnvError(`The database ${file} is empty: something has cut it off. ${adviceOnDamage}`);
}

/**
 * What a start checks: the whole file, or in a large one every table but those of the listings, whose import can be
 * repeated, and which would take minutes.
 */
function checksFor(native: DatabaseSync): string[] {
  const { bytes } = native
    .prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
    .get() as { bytes: number };
  if (bytes <= checkedWhole) return ['pragma quick_check(1)'];
  const tables = native
    .prepare("select name from sqlite_schema where type = 'table' and name not like '%estate%'")
    .all() as { name: string }[];
  return tables.map(({ name }) => `pragma quick_check("${name}")`);
}

/** @throws EnvError for a damaged database */
export function checkSqlite(native: DatabaseSync, file: string): void {
  try {
    for (const check of checksFor(native)) {
      const { quick_check: found } = native.prepare(check).get() as { quick_check: string };
      if (found !== 'ok') throw new EnvError(damageMessage(file, found));
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new EnvError(damageMessage(file, (error as Error).message), { cause: error });
  }
}
