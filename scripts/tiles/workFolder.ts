import { createHash } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rm, statfs, writeFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Part } from './planParts.ts';
import type { Version } from './requestRange.ts';
import { TilesError } from './TilesError.ts';

/** What is to be fetched, and from which version of the source. */
export interface Plan {
  /** Names what was asked for: another area, zoom or source is another plan. */
  request: string;
  url: string;
  version: Version;
  /** Where the source's tiles begin. */
  sourceTiles: number;
  /** Bytes before the new archive's tiles, and of these. */
  headBytes: number;
  tileBytes: number;
  tiles: { addressed: number; distinct: number };
  parts: Part[];
}

export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Runs what writes to a disk. @throws TilesError in words where it cannot */
export async function onDisk<T>(dir: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isCode(error, 'ENOSPC') || isCode(error, 'EDQUOT'))
      throw new TilesError(`The disk of ${dir} is full. What was fetched is kept: make room and run the command again`);
    throw new TilesError(`Cannot write in ${dir}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Free bytes of the disk that a folder is on. */
export async function freeBytesOf(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}

const namesOf = (target: string) => {
  const dir = `${target}.part`;
  const name = (file: string) => path.join(dir, file);
  return { dir, archive: name('archive'), plan: name('plan.json'), done: name('done') };
};

/** What an earlier run that was cut off left beside the target. */
export interface KeptWork {
  plan: Plan;
  /** The positions of the parts that are there. */
  done: Set<number>;
}

/** @returns undefined where nothing is left, or it cannot be used */
export async function readKept(target: string): Promise<KeptWork | undefined> {
  const names = namesOf(target);
  const plan = await readFile(names.plan, 'utf8')
    .then((text) => JSON.parse(text) as Plan)
    .catch(() => undefined);
  if (plan === undefined) return undefined;
  const lines = (await readFile(names.done, 'utf8').catch(() => '')).split('\n');
  // The last is empty, or a line that a cut left unfinished.
  return { plan, done: new Set(lines.slice(0, -1).map(Number)) };
}

/** An archive that is being made, beside its target. */
export interface Work {
  archive: string;
  handle: FileHandle;
  /** Notes that a part is there: not before its bytes are on the disk. */
  markDone: (part: number) => Promise<void>;
}

/** Begins anew; the plan is written last, so that what lacks its beginning is never used. */
export async function beginWork(target: string, plan: Plan, head: Buffer): Promise<void> {
  const names = namesOf(target);
  await onDisk(path.dirname(target), async () => {
    await rm(names.dir, { recursive: true, force: true });
    await mkdir(names.dir, { recursive: true });
    await writeFile(names.archive, head, { flush: true });
    await writeFile(names.plan, JSON.stringify(plan), { flush: true });
  });
}

export async function openWork(target: string): Promise<Work> {
  const names = namesOf(target);
  const handle = await onDisk(names.dir, () => open(names.archive, 'r+'));
  return {
    archive: names.archive,
    handle,
    markDone: async (part) => {
      await handle.datasync();
      await appendFile(names.done, `${part}\n`);
    },
  };
}

export const dropWork = (target: string): Promise<void> => rm(namesOf(target).dir, { recursive: true, force: true });

/**
 * Keeps a second run from writing the same file.
 * @returns frees the target
 * @throws TilesError while another run has it
 */
export async function claim(target: string): Promise<() => Promise<void>> {
  const lock = `${target}.lock`;
  await onDisk(path.dirname(target), () => mkdir(path.dirname(target), { recursive: true }));
  const write = () => writeFile(lock, String(process.pid), { flag: 'wx' });
  try {
    await write();
  } catch (error) {
    if (!isCode(error, 'EEXIST')) await onDisk(path.dirname(target), () => Promise.reject(error as Error));
    if (isRunning(Number(await readFile(lock, 'utf8').catch(() => ''))))
      throw new TilesError(`Another run makes ${target}: ${lock} names its process`);
    await rm(lock, { force: true });
    await onDisk(path.dirname(target), write);
  }
  return () => rm(lock, { force: true });
}

/** Whether another process has an id; a run that was killed has none. */
function isRunning(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}
