import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { removeEstate } from '#origin/db/estates/writeEstate.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { smallEstates, smallNetwork } from '../smallNetwork.ts';
import { testNow } from '../startOrigin.ts';

/*
 * node tests/origin/releases/write.ts 1.1.0
 *
 * Writes the rows that this release leaves in a database, before it is released: later ones are tested to upgrade them.
 */
const [release = ''] = process.argv.slice(2);
const person = { acceptCommercials: false, language: 'es', pageUrl: '/', email: 'marta@example.com' };
const enquiry = { name: 'Marta', surname: 'Vidal', phone: '612 34 56 78', subject: 'visit', acceptPrivacy: true };

const store = openDatabase(':memory:');
await migrateDatabase(store);
await storeNetwork(store, smallNetwork(smallEstates.slice(0, 6)), { now: testNow });
await removeEstate(store, smallEstates[5]!.reference);
const origin = createServer(createOrigin({ store, now: () => testNow }));
await new Promise<void>((listening) => {
  origin.listen(0, '127.0.0.1', listening);
});
const response = await fetch(`http://127.0.0.1:${(origin.address() as AddressInfo).port}/web/opportunity`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'release' },
  body: JSON.stringify({ ...person, ...enquiry, reference: smallEstates[1]!.reference, message: '¿El sábado?' }),
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);

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
