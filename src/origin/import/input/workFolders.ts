import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { hour } from '#shared/times.ts';

/** Where runs write what they read, and how much of a feed they take. */
export interface FeedSpace {
  /** Holds a folder for each run at work; below DATA_DIR, since the system's temporary folder may be in memory. */
  dir: string;
  /** Of a feed, as it is downloaded and once it is unpacked (FEED_MAX_MB). */
  maxBytes: number;
}

/** For commands and tests without a DATA_DIR. */
export const defaultSpace: FeedSpace = { dir: path.join(tmpdir(), 'vencejo-downloads'), maxBytes: 500_000_000 };

/** After this age a folder of a process elsewhere is one of a killed process: no run takes as long. */
const leftOverMs = 6 * hour;

/** A host may end with a number too: the process is the last but one. */
const namePattern = /^(?<host>.+)-(?<pid>\d+)-[^-]+$/;
const prefixOf = (): string => `${hostname()}-${process.pid}-`;

/** @throws nothing: of a process of another user it is known that it is there */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether nobody writes into a folder any more. @param madeAt epoch ms */
function isLeft(name: string, madeAt: number): boolean {
  const { host, pid } = namePattern.exec(name)?.groups ?? {};
  if (host !== hostname()) return Date.now() - madeAt > leftOverMs;
  // In a container each start has the same number.
  if (Number(pid) === process.pid) return madeAt < Date.now() - process.uptime() * 1_000 - 1_000;
  return !isRunning(Number(pid));
}

/** Removes what killed processes have left in the folder of runs: at a start, and before each run. */
export async function removeLeftFolders(dir: string): Promise<void> {
  for (const name of await readdir(dir).catch(() => [])) {
    const folder = path.join(dir, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && isLeft(name, found.mtimeMs)) await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a folder that its caller removes; if it cannot, because it is killed, the next run or start does. */
export async function makeWorkFolder(dir: string): Promise<string> {
  await mkdir(dir, { recursive: true });
  await removeLeftFolders(dir);
  return mkdtemp(path.join(dir, prefixOf()));
}
