import { rm } from 'node:fs/promises';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { minute } from '#shared/times.ts';
import { endKilled, runLock } from '../db/imports/importRuns.ts';
import type { Store } from '../db/store.ts';
import type { ImportOptions } from '../folder/importSources.ts';
import { mailImport } from '../folder/mailImport.ts';
import type { DownloadSettings } from '../import/download/readRemoteFeed.ts';
import { makeWorkFolder } from '../import/input/workFolders.ts';
import { emptyReport, type SyncReport } from '../import/sync/report.ts';
import type { ScheduledSource } from './createImportJobs.ts';

/** Of one run, in ms and MB. */
export const threadLimits = {
  /** Without a sign of life: what is read holds the thread up. */
  stallMs: 2 * minute,
  /** In all: a download takes ten minutes at most, the listings of 100,000 homes as long. */
  totalMs: 120 * minute,
  /** A feed of 100,000 homes takes 250. Of its objects, which V8 bounds, and as much of its buffers. */
  memoryMb: 400,
  /** Between two looks at the buffers. */
  watchMs: 250,
};

/** What the thread gets, as `structuredClone` copies it. */
export interface ImportTask {
  database: string;
  source: ScheduledSource;
  options: Pick<ImportOptions, 'dir' | 'network' | 'isReal'> & { download: DownloadSettings };
  /** By how many days the dates of records are moved. */
  days: number;
}

export type ThreadMessage =
  { type: 'alive' } | { type: 'done'; report: SyncReport } | { type: 'failed'; message: string; stack: string };

interface ThreadSettings extends Omit<ImportTask, 'source'> {
  store: Store;
  /** The built importThread.ts. */
  program: URL | string;
  limits?: typeof threadLimits;
  /** Epoch ms; for tests. */
  now?: () => number;
}

/** Why a run was ended from outside. */
class ThreadEnded extends Error {}

const inMinutes = (ms: number): string => `${Math.round((ms / minute) * 10) / 10} min`;

function memoryOf({ memoryMb }: typeof threadLimits): ResourceLimits {
  return { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 };
}

const tooLarge = ({ memoryMb }: typeof threadLimits): ThreadEnded =>
  new ThreadEnded(`reading its feed took more than ${memoryMb} MB of memory`);

/** Watches what a thread has outside of its heap, which V8 does not bound. @returns what ends the watch */
function watchBuffers(thread: Worker, limits: typeof threadLimits, onTooLarge: () => void): () => void {
  const timer = setInterval(() => {
    thread.getHeapStatistics().then(
      ({ external_memory: bytes }) => {
        if (bytes > limits.memoryMb * 1_000_000) onTooLarge();
      },
      // It has ended.
      () => clearInterval(timer),
    );
  }, limits.watchMs).unref();
  return () => clearInterval(timer);
}

/** @throws ThreadEnded beyond a limit; Error for what failed in the thread */
async function runThread(program: URL | string, task: ImportTask, limits: typeof threadLimits): Promise<SyncReport> {
  const thread = new Worker(program, { workerData: task, resourceLimits: memoryOf(limits) });
  const timers = new Map<string, NodeJS.Timeout>();
  let endWatch = () => {};
  try {
    return await new Promise((resolve, reject) => {
      const endAfter = (name: string, ms: number, reason: string) => {
        clearTimeout(timers.get(name));
        timers.set(
          name,
          // The thread itself keeps the process alive.
          setTimeout(() => reject(new ThreadEnded(reason)), ms).unref(),
        );
      };
      const expectLife = () =>
        endAfter('stall', limits.stallMs, `reading its feed showed no sign of life for ${inMinutes(limits.stallMs)}`);
      thread.once('online', () => {
        expectLife();
        endWatch = watchBuffers(thread, limits, () => reject(tooLarge(limits)));
      });
      endAfter('total', limits.totalMs, `it took more than ${inMinutes(limits.totalMs)}`);
      thread.on('message', (message: ThreadMessage) => {
        if (message.type === 'alive') return expectLife();
        if (message.type === 'done') return resolve(message.report);
        reject(Object.assign(new Error(message.message), { stack: message.stack }));
      });
      thread.on('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge(limits) : error),
      );
      thread.on('exit', (code) => reject(new ThreadEnded(`its thread ended (${code})`)));
    });
  } finally {
    endWatch();
    for (const timer of timers.values()) clearTimeout(timer);
    await thread.terminate();
  }
}

/**
 * Imports scheduled sources in a thread of their own, each: what a feed does to its reader stops no answer, and beyond
 * the limits of memory and time the run ends, and not the origin.
 */
export function createImportInThread({
  store,
  program,
  limits = threadLimits,
  now = Date.now,
  ...task
}: ThreadSettings) {
  /** The thread's end has freed its lock; where another process has it, its run is at work. */
  async function noteKilled(source: ScheduledSource, reason: string): Promise<SyncReport> {
    const report = { ...emptyReport(source.name, ''), refusedRun: { reason } };
    await store.unlessRunning(runLock(source.name), async () => {
      await endKilled(store.db, source.name, { reason, now: now() });
      await mailImport(store, source, report, { hasFailed: true, now: now() });
      return report;
    });
    return report;
  }

  return async (source: ScheduledSource): Promise<SyncReport> => {
    const dir = await makeWorkFolder(task.options.download.dir);
    const options = { ...task.options, download: { ...task.options.download, dir } };
    try {
      return await runThread(program, { ...task, source, options }, limits);
    } catch (error) {
      if (error instanceof ThreadEnded) return await noteKilled(source, error.message);
      throw error;
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  };
}
