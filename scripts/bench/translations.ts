import '#config/requireNode24.mjs';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { clearDatabase } from '#origin/db/clearDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { monthOf, usedIn } from '#origin/db/translations/translations.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { noteMissing } from '#origin/translations/noteMissing.ts';
import { smallEstate, smallNetwork } from '#tests/origin/smallNetwork.ts';
import { startCountingProvider } from './countingProvider.ts';
import { openOwnBackends } from './originBackends.ts';

/**
 * Texts through the queue of translations, by processes that are killed at any moment, with a provider that breaks off,
 * fails, asks for a pause, is over its quota, is slow and lies: each text is translated once, and none is lost.
 * `npm run bench -- translations [--texts 10000] [--databases sqlite,postgres]`. Exit status 1 where that is not so.
 *
 * The pauses are those of translateUntilKilled.ts, seconds in place of hours. A process that is killed between the
 * answer and the storing has paid for nothing: its text is sent again, so of each kill as many texts as a process has
 * at once may be answered twice.
 */
const { values } = parseArgs({
  options: {
    texts: { type: 'string', default: '10000' },
    databases: { type: 'string', default: 'sqlite,postgres' },
  },
  // Those of other measurements, which `npm run bench` passes on to all.
  strict: false,
});
const texts = Number(values.texts);

const processes = 3;
/** Texts that one process has at once (createTranslationJobs.ts). */
const atOnce = 3;
/** In ms: a process lives at least and at most so long after it is ready. */
const life = { least: 500, most: 8_000 };
const maxSeconds = 590;

/** Two texts of each listing lack English. */
const listings = Array.from({ length: texts / 2 }, (_, n) => ({
  ...smallEstate(n),
  reference: `T-${n + 1}`,
  key: `t-${n + 1}`,
  url_slug: { 'es-ES': `piso-${n + 1}` },
  description: { 'es-ES': `Piso número ${n + 1} en venta con terraza` },
  text: { 'es-ES': `El piso ${n + 1} tiene dos baños.\n\n• Está cerca de la calle Mayor, a ${300 + n} m.` },
  highlights: { 'es-ES': [] },
  special: { 'es-ES': [] },
  rental_conditions: { 'es-ES': [] },
}));

async function queueTexts(store: Store): Promise<void> {
  await migrateDatabase(store);
  await clearDatabase(store);
  await store.db.deleteFrom('translations').execute();
  await store.db.deleteFrom('translation_months').execute();
  await storeNetwork(store, smallNetwork(listings), { now: Date.now() });
  while ((await noteMissing(store, ['en'], Date.now())) > 0);
}

async function startWorker(database: string, url: string): Promise<ChildProcess> {
  const child = fork(path.resolve('scripts/bench/translateUntilKilled.ts'), [database, url]);
  await once(child, 'message');
  return child;
}

const countStates = async ({ db }: Store): Promise<Record<'waiting' | 'done' | 'dropped', number>> => {
  const rows = await db
    .selectFrom('translations')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return {
    waiting: 0,
    done: 0,
    dropped: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])),
  };
};

/** One place among the processes: a process, killed after a while, then the next, until nothing waits. */
async function keepKilling(database: string, url: string, isOver: () => boolean): Promise<number> {
  let kills = 0;
  while (!isOver()) {
    const child = await startWorker(database, url);
    const end = Date.now() + life.least + Math.random() * (life.most - life.least);
    while (!isOver() && Date.now() < end) await sleep(50);
    child.kill('SIGKILL');
    await once(child, 'exit');
    if (!isOver()) kills += 1;
  }
  return kills;
}

interface Outcome {
  queued: number;
  states: Awaited<ReturnType<typeof countStates>>;
  kills: number;
  seconds: number;
  provider: Pick<Awaited<ReturnType<typeof startCountingProvider>>, 'answers' | 'good'>;
  /** Texts that were counted as sent. */
  counted: number;
}

/** Has the texts of a database translated, by processes that are killed. */
async function run(database: string): Promise<Outcome> {
  const store = openDatabase(database);
  await queueTexts(store);
  const { waiting: queued } = await countStates(store);
  const provider = await startCountingProvider([
    { answer: 'cut', after: texts * 0.1, ms: 3_000 },
    { answer: 'unavailable', after: texts * 0.3, ms: 5_000 },
    { answer: 'tooMany', after: texts * 0.5, ms: 3_000 },
    { answer: 'quota', after: texts * 0.7, ms: 3_000 },
  ]);
  const begun = Date.now();
  let isOver = false;
  const places = Array.from({ length: processes }, () => keepKilling(database, provider.url, () => isOver));
  let states = await countStates(store);
  while (states.waiting > 0 && Date.now() - begun < maxSeconds * 1_000) {
    await sleep(1_000);
    states = await countStates(store);
  }
  isOver = true;
  const seconds = (Date.now() - begun) / 1_000;
  const kills = (await Promise.all(places)).reduce((sum, count) => sum + count, 0);
  const { texts: counted } = await usedIn(store.db, monthOf(begun));
  await provider.close();
  await store.close();
  return { queued, states, kills, seconds, provider, counted };
}

/** Texts whose every answer is a lie (countingProvider.ts), two of a listing. */
const expectedDrops = listings.filter((_, n) => (n + 1) % 200 === 7).length * 2;

/** Prints what came of it. @returns what is wrong */
function judge(name: string, { queued, states, kills, seconds, provider, counted }: Outcome): string[] {
  const { answers, good } = provider;
  const again = answers.good - good.size;
  const lost = queued - states.done - states.dropped;
  console.log(
    [
      `${name}: ${queued} texts, ${states.done} translated, ${states.dropped} dropped, lost ${lost}`,
      `${kills} kills of ${processes} processes, ${seconds.toFixed(0)} s, ${(queued / seconds).toFixed(0)} texts/s`,
      `answers ${JSON.stringify(answers)}, asked for again after a kill: ${again}`,
      `counted in the month: ${counted} texts`,
    ].join('\n  '),
  );
  const mayBeTwice = kills * atOnce;
  const sent = answers.good + answers.lie;
  return [
    ...(lost === 0 ? [] : [`${lost} texts are lost, or wait for longer than ${maxSeconds} s`]),
    ...(queued === texts ? [] : [`${queued} texts were queued`]),
    ...(good.size === states.done ? [] : [`${states.done} texts are stored, and ${good.size} were translated`]),
    ...(states.dropped === expectedDrops ? [] : [`${states.dropped} texts were dropped instead of ${expectedDrops}`]),
    ...(again <= mayBeTwice ? [] : [`${again} answers were asked for again`]),
    ...(Math.abs(counted - sent) <= mayBeTwice ? [] : [`${counted} texts were counted, and ${sent} sent`]),
  ].map((problem) => `${name}: ${problem}`);
}

const problems: string[] = [];
for await (const { name, url } of openOwnBackends(String(values.databases), 'translations'))
  problems.push(...judge(name, await run(url)));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
