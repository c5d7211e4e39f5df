import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { freePort } from '#tests/fakes/freePort.ts';
import { runLeadCrashes } from '#tests/faults/leads/runLeadCrashes.ts';
import { makeFeedFolder, manyRecords, toJson } from '#tests/origin/importFeeds.ts';
import { startPostgresPair } from '#tests/origin/postgresPair.ts';
import { smallEstates } from '#tests/origin/smallNetwork.ts';

/**
 * Whether a primary of PostgreSQL that dies costs nothing that was acknowledged (docs/operations.md, "A primary that
 * dies"): again and again it is killed in the middle of forms and an import, and its synchronous replica is promoted a
 * while later. The built site and origin are left alone. `node scripts/bench/failover.ts [promotions] [forms of each]`.
 * Exit status 1 where a form is missing or there twice, or a listing of the import is.
 */
const [promotions = 5, formsEach = 600] = process.argv.slice(2).map(Number);
const listings = 1_500;

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-failover-'));
mkdirSync(path.join(dir, 'site'));
mkdirSync(path.join(dir, 'origin'));
const pair = await startPostgresPair('network');
const folder = makeFeedFolder();
const records = manyRecords(smallEstates.slice(0, 60), listings);
const rows: object[] = [];
let received = 0;

/** One promotion in the middle of an import, each of which changes every listing. */
async function failOverOnce(round: number): Promise<void> {
  const store = openDatabase(pair.url);
  folder.write(toJson(records.map((one) => ({ ...one, text: { 'es-ES': `Texto ${round} ${one.reference}` } }))));
  const storing = Promise.withResolvers<void>();
  const onProgress = (_: number, step: string) => void (step === 'storing' && storing.resolve());
  const sync = folder.sync(store, { onProgress }).then(
    () => 'stored',
    () => 'broke off',
  );
  await Promise.race([storing.promise, sync]);
  await sleep(Math.random() * 1_000);
  const awayMs = [200, 1_000, 3_000, 8_000][round % 4]!;
  const before = received;
  await pair.failOver(awayMs);
  const meanwhile = received - before;
  const outcome = await sync;
  const again = await folder.sync(store);
  const { unchanged } = await folder.sync(store);
  rows.push({
    'promoted after ms': awayMs,
    'forms received meanwhile': meanwhile,
    import: outcome,
    'listings as the feed has them': unchanged,
    ...(again.refusedRun ? { refused: again.refusedRun.reason } : {}),
  });
  await store.close();
  await pair.repair();
}

const report = await runLeadCrashes({
  submissions: promotions * formsEach,
  databaseUrl: pair.url,
  databaseReadUrl: pair.url.replace('read-write', 'standby'),
  dir,
  ports: { site: await freePort(), origin: await freePort() },
  visitors: 8,
  disturb: async (_servers, signal) => {
    for (let round = 0; round < promotions && !signal.aborted; round += 1) {
      while (received < formsEach * (round + 1 / 4)) await sleep(20);
      await failOverOnce(round);
    }
  },
  awaitMails: false,
  onReceived: (count) => (received = count),
  onProgress: (line) => console.log(line),
});
await pair.stop();
folder.remove();
rmSync(dir, { recursive: true, force: true });

console.table(rows);
console.log(report);
const isGood =
  report.wrong.length === 0 &&
  report.ledgerFaults.length === 0 &&
  report.waiting === 0 &&
  rows.length === promotions &&
  rows.every((row) => (row as Record<string, unknown>)['listings as the feed has them'] === listings);
console.log(isGood ? 'nothing that was acknowledged is lost' : 'not as it should be');
process.exitCode = isGood ? 0 : 1;
