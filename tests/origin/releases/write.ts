import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { removeEstate } from '#origin/db/estates/writeEstate.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { makeFeedFolder, manyRecords, toJson } from '../importFeeds.ts';
import { smallEstates, smallNetwork } from '../smallNetwork.ts';
import { testNow } from '../startOrigin.ts';

/*
 * node tests/origin/releases/write.ts 1.1.0
 *
 * Writes the rows that this release leaves in a database, before it is released: later ones are tested to upgrade them.
 */
const [release = ''] = process.argv.slice(2);
const person = { acceptCommercials: false, language: 'es', pageUrl: '/', email: 'marta@example.com' };
const { reference } = smallEstates[1]!;
/** A form of each kind, to where it is sent. */
const forms: Record<string, object> = {
  opportunity: {
    ...{ ...person, name: 'Marta', surname: 'Vidal', phone: '612 34 56 78', subject: 'visit', acceptPrivacy: true },
    ...{ reference, message: '¿El sábado?' },
  },
  lead: {
    ...{ ...person, type: 'BUY', fullName: 'Joan Puig', phone: '+34 93 123 45 67', address: 'Carrer de Verdi, 12' },
    ...{ zipCode: '08001', estateType: 'flat', area: 85, rooms: 3, moreToKnow: 'Un piso', cities: ['barcelona'] },
    ...{ acceptTerms: true, acceptNewsletter: false },
  },
  subscribe: { ...person, name: 'Marta', surname: 'Vidal', acceptConditions: true, acceptCommercials: true },
  'rgpd/alert': {
    ...{ email: person.email, name: 'Marta', type: 'buy', frequency: 'daily', where: ['barcelona/barcelona/gracia'] },
    ...{ filters: 'price_max=300000&rooms=2,3', language: 'ca', acceptPrivacy: true },
  },
  report: { ...person, reference, reason: 'wrong', message: 'Son 60 m², no 90.', acceptPrivacy: true },
};

const store = openDatabase(':memory:');
await migrateDatabase(store);
await storeNetwork(store, smallNetwork(smallEstates.slice(0, 6)), { now: testNow });
await removeEstate(store, smallEstates[5]!.reference);
// A source's listings.
const folder = makeFeedFolder();
folder.write(toJson(manyRecords(smallEstates, 3)));
await folder.sync(store);
folder.remove();
const origin = createServer(createOrigin({ store, now: () => testNow }));
await new Promise<void>((listening) => {
  origin.listen(0, '127.0.0.1', listening);
});
for (const [path, form] of Object.entries(forms)) {
  const response = await fetch(`http://127.0.0.1:${(origin.address() as AddressInfo).port}/web/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'release' },
    body: JSON.stringify(form),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

const tables = await store.db.introspection.getTables();
const rows: Record<string, unknown[]> = {};
for (const { name } of tables) {
  const found = await store.db
    .selectFrom(name as 'meta')
    .selectAll()
    .execute();
  if (found.length > 0) rows[name] = found;
}
// Those that others refer to come first.
const first = ['places', 'agencies', 'agents', 'estates'].filter((name) => rows[name]);
const order = [...first, ...Object.keys(rows).filter((name) => !first.includes(name))];
const lines = order.map(
  (name) => `${JSON.stringify(name)}: [\n${rows[name]!.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
);
writeFileSync(`tests/origin/releases/${release}.json`, `{\n${lines.join(',\n')}\n}\n`);
origin.close();
await store.close();
