// What Monday's mails cost: 3,000 agents with 100,000 homes, two weeks of sums a day of each, on SQLite. The limit is
// of a processor's time, for queueing all of them and for writing each as it is sent.
import '#config/requireNode24.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Mail } from '#origin/db/outbox/mail.ts';
import { dayNumber } from '#origin/db/results/dayNumbers.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { writeMail } from '#origin/mail/writeMail.ts';
import { mailResults } from '#origin/results/mailResults.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { manyListings } from './manyListings.ts';

const limitSeconds = 60;
const { estates, agents } = parseArgs({
  options: { estates: { type: 'string', default: '100000' }, agents: { type: 'string', default: '3000' } },
}).values;

/** A Monday at nine in Madrid, and the Monday of the week before the one that is mailed. */
const monday = Date.parse('2026-11-23T08:00:00Z');
const firstDay = dayNumber('2026-11-09');

/** Seconds on a processor. */
async function cost<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, result };
}

/** Homes spread over so many agents, each a copy of one of the demo's. */
async function spreadAgents({ db }: Store, count: number): Promise<void> {
  const model = await db.selectFrom('agents').selectAll().orderBy('key').limit(1).executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, n) => ({
    ...model,
    ...{ key: 1_000_000 + n, id: `bench-${n}`, slug: `bench-${n}`, shuffle_rank: 1_000_000 + n },
  }));
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('agents')
      .values(rows.slice(from, from + 500))
      .execute();
  await sql`update estates set agent = 1000000 + key % ${count}, agency = ${model.agency}`.execute(db);
}

/** Two weeks of every home: more of some than of others, and of each another number each day. */
const fillResults = ({ db }: Store) =>
  sql`with recursive days(day) as (select ${firstDay} union all select day + 1 from days where day < ${firstDay + 13})
    insert into results (estate, day, shown, opened, contacts, kept)
    select key, day, 10 + (key * 7 + day * 3) % 90, (key * 13 + day * 5) % (1 + key % 17), key % 3, day % 2
    from estates cross join days`.execute(db);

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-result-mails-'));
const store = openDatabase(path.join(dir, 'bench.sqlite'));
try {
  await migrateDatabase(store);
  const expected = Number(estates);
  await storeNetwork(store, manyListings({ estates: expected }), { expected, now: monday });
  await spreadAgents(store, Number(agents));
  await fillResults(store);
  const send = () => mailResults(store, { languages: usualLanguages, now: monday });
  const queued = await cost(send);
  const again = await cost(send);
  const rows = await store.db.selectFrom('outbox').select('content').execute();
  const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@example.com' };
  const written = await cost(async () => {
    for (const { content } of rows) await writeMail(JSON.parse(content!) as Mail, settings);
  });
  const total = queued.seconds + written.seconds;
  console.log(
    `${estates} homes, ${agents} agents: ${queued.result} mails queued in ${queued.seconds.toFixed(1)} s of a processor`,
  );
  console.log(
    `once more: ${again.result} mails, ${again.seconds.toFixed(2)} s; all written: ${written.seconds.toFixed(1)} s`,
  );
  console.log(
    `memory at most: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB; in all ${total.toFixed(1)} s (limit ${limitSeconds})`,
  );
  process.exitCode = total <= limitSeconds && again.result === 0 ? 0 : 1;
} finally {
  await store.close();
  rmSync(dir, { recursive: true });
}
