import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { runAlerts } from '#origin/alerts/runAlerts.ts';
import { createPlaceDirectory } from '#origin/directory/placeDirectory.ts';

/** A process of alertCrashes.test.ts: works on the alerts of a database at a time, until it is killed. */
const [url = '', time = ''] = process.argv.slice(2);
const store = openDatabase(url);
const places = createPlaceDirectory(store.db);
// Written at the end otherwise, which no process here reaches.
flushCompileCache();
process.send!('ready');
for (;;) {
  await runAlerts(store, places, Number(time));
  await sleep(5);
}
