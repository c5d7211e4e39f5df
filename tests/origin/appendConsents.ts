import process from 'node:process';
import { createShownTexts, recordConsent } from '#origin/db/personal/consents.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';

/** A process that appends consents to the ledger of a database: its arguments are the URL and how many. */
const [url = '', count = '0'] = process.argv.slice(2);
const store = openDatabase(url);
const shown = await createShownTexts(loadDictionary)('opportunity', 'es');
for (let n = 0; n < Number(count); n += 1)
  await store.db
    .transaction()
    .execute((trx) => recordConsent(trx, { ...shown, boxes: {}, subjectKey: `${process.pid}-${n}` }, Date.now()));
await store.close();
