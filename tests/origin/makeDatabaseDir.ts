import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux's folder in memory. A container's own has 64 MB by default. */
const memoryDir = '/dev/shm';
const roomForAll = 2_000_000_000;

function hasRoom(dir: string): boolean {
  if (!existsSync(dir)) return false;
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize > roomForAll;
}

/**
 * Makes a new folder for SQLite files: in memory where there is room, so that no commit waits for a disk. As on
 * PostgreSQL (startPrivatePostgres), nothing has to survive a crash of the machine.
 */
export const makeDatabaseDir = (prefix: string): string =>
  mkdtempSync(path.join(hasRoom(memoryDir) ? memoryDir : tmpdir(), prefix));
