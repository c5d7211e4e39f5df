import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** The names of an earlier release's files: time, form, id, bytes, and for a refused request the API's status. */
const filePattern = /^(\d{15})-([a-zA-Z]+)-([0-9a-f]{32})-\d+\.(?:lead|(\d{1,3})\.refused)$/;

/** Where an earlier release kept requests, a file each, inside DATA_DIR. */
export const earlierFolder = (dataDir: string): string => path.join(dataDir, 'pending-leads');

function moveInto(database: DatabaseSync, dir: string): void {
  const insert = database.prepare(
    'insert into leads (id, form, received_at, status, sealed) values (?, ?, ?, ?, ?) on conflict do nothing',
  );
  database.exec('begin immediate');
  try {
    for (const name of readdirSync(dir)) {
      const [, receivedAt, form, id, status] = filePattern.exec(name) ?? [];
      if (id === undefined) continue;
      insert.run(id, form!, Number(receivedAt), status ? Number(status) : null, readFileSync(path.join(dir, name)));
    }
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
  rmSync(dir, { recursive: true, force: true });
}

/**
 * Moves what an earlier release kept, as a file each, into the table. The folder is renamed first: a process of that
 * release that still runs then fails to write into it and says so to its visitor, or makes a new one, which the next
 * start takes over. What has been inserted and not removed when a process dies is inserted again: the API takes a
 * request that comes twice once, by its key.
 */
export function takeOverFiles(dataDir: string, database: DatabaseSync): void {
  const folder = earlierFolder(dataDir);
  const taken = `${folder}-taken`;
  // A process may have died between the two.
  if (existsSync(taken)) moveInto(database, taken);
  if (!existsSync(folder)) return;
  renameSync(folder, taken);
  moveInto(database, taken);
}
