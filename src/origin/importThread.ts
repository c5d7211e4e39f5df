import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './db/openDatabase.ts';
import { importSource } from './folder/importSources.ts';
import { moveDates } from './folder/moveDates.ts';
import { isDue } from './jobs/createImportJobs.ts';
import { threadLimits, type ImportTask, type ThreadMessage } from './jobs/importInThread.ts';

// The program of the thread that createImportJobs.ts has a source imported in: see importInThread.ts.
const { database, source, options, days } = workerData as ImportTask;
const tell = (message: ThreadMessage) => parentPort!.postMessage(message);

const beats = setInterval(() => tell({ type: 'alive' }), threadLimits.stallMs / 10);
const store = openDatabase(database, 'command');
try {
  const report = await importSource(store, source, {
    ...options,
    prepare: (record) => moveDates(record, days),
    isWanted: () => isDue(store, source, Date.now()),
  });
  tell({ type: 'done', report });
} catch (error) {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  tell({ type: 'failed', message, stack });
} finally {
  clearInterval(beats);
  await store.close();
}
