import { flushCompileCache } from 'node:module';
import process from 'node:process';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { importSources } from '#origin/folder/importSources.ts';
import type { Source } from '#origin/folder/sourceFile.ts';

/** A process of importKilled.test.ts: imports a source when it is told to, until it is killed. */
const [url = '', dir = '', source = '', now = ''] = process.argv.slice(2);
const store = openDatabase(url);
await store.db.selectFrom('meta').selectAll().execute();
process.on('message', () => {
  const network = { name: 'Vencejo', email: 'hola@vencejo.example' };
  void importSources(store, [JSON.parse(source) as Source], {
    ...{ dir, network, now: Number(now) },
    onProgress: (_, step) => {
      if (step === 'storing') process.send!('storing');
    },
  }).then(() => process.send!('done'));
});
// Written at the end otherwise, which no process here reaches.
flushCompileCache();
process.send!('ready');
