import '#config/requireNode24.mjs';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { importRuntimeFlags } from '#config/processFlags.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { clearDatabase } from '#origin/db/clearDatabase.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { readFeed } from '#origin/import/formats/readFeed.ts';
import { syncSource } from '#origin/import/sync/syncSource.ts';
import { watchProcessorTime } from '#tests/fakes/processorTime.ts';
import { manyListings } from './manyListings.ts';
import { openBackends, openOwnBackends, type Backend } from './originBackends.ts';

/**
 * What a source costs: its first run, one whose listings are as they were, and one where some have another price, in
 * seconds that the import and PostgreSQL spend on a processor, and that passed.
 * `node scripts/bench/imports.ts [--listings 100000] [--changed 0.01] [--on sqlite,postgres | --database URL]
 * [--estates 5000000]`
 * Into an empty database under .cache/bench, or beside the listings of a PostgreSQL of one's own, which is filled with
 * `--estates` when it is empty; there the source stays. Exit status 1 when a run stores another number than it should.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    changed: { type: 'string', default: '0.01' },
    on: { type: 'string', default: 'sqlite,postgres' },
    database: { type: 'string' },
    estates: { type: 'string', default: '100000' },
  },
});
const listings = Number(values.listings);
const everyHowMany = Math.round(1 / Number(values.changed));
const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-imports-'));
const source = { name: `bench-${Date.now()}`, format: 'vencejo' } as const;

/** A file of the source, a record a line. @param isChanged whether every so many-th listing has another price */
async function writeFeed(isChanged: boolean): Promise<string> {
  const file = path.join(dir, isChanged ? 'changed.json' : 'first.json');
  function* lines() {
    let n = 0;
    for (const estate of manyListings({ seed: 7, estates: listings }).estates()) {
      const own: EstateInput = { ...estate, reference: `B-${estate.reference}` };
      if (isChanged && n % everyHowMany === 0 && own.price !== undefined) own.price += 1_000;
      n += 1;
      yield `${JSON.stringify(own)}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return file;
}

async function run(store: Store, { name, pids }: Backend, what: string, file: string) {
  // Connections that are idle end meanwhile, and with them their processes.
  const database = watchProcessorTime(pids);
  const clock = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6 + database.time() / 1e3;
  };
  const [started, at] = [clock(), performance.now()];
  const report = await syncSource(store, source, readFeed({ path: file }, source, { dir }), {
    network: { name: 'Vencejo', email: 'hola@vencejo.example', languages: usualLanguages },
    workDir: dir,
  });
  const [seconds, passed] = [clock() - started, (performance.now() - at) / 1_000];
  database.stop();
  const { new: added, changed, unchanged, refused, refusedRun } = report;
  console.log(
    `${name.padEnd(9)}${what.padEnd(20)}${seconds.toFixed(1).padStart(9)} s${passed.toFixed(1).padStart(9)} s  ${added} new, ${changed} changed, ${unchanged} unchanged, ${refused.length} refused${refusedRun ? `: ${refusedRun.reason}` : ''}`,
  );
  return { added, changed, unchanged };
}

/** @returns whether each run stored what its file says */
async function measure(backend: Backend, files: { first: string; changed: string }): Promise<boolean> {
  const store = openDatabase(backend.url);
  await migrateDatabase(store);
  if (values.database === undefined) await clearDatabase(store);
  console.log('backend  run                 processor     passed');
  const first = await run(store, backend, 'the first', files.first);
  const same = await run(store, backend, 'nothing changed', files.first);
  const some = await run(store, backend, 'prices changed', files.changed);
  await store.close();
  return first.added > 0 && same.unchanged === first.added && some.changed > 0 && some.added === 0;
}

for (const flag of importRuntimeFlags) setFlagsFromString(flag);
const files = { first: await writeFeed(false), changed: await writeFeed(true) };
const backends =
  values.database === undefined
    ? openOwnBackends(values.on, 'imports')
    : openBackends('postgres', Number(values.estates), values.database);
let isRight = true;
try {
  for await (const backend of backends) isRight = (await measure(backend, files)) && isRight;
} finally {
  rmSync(dir, { recursive: true });
}
console.log(isRight ? 'Each run stored what its file says.' : 'A run stored something else.');
process.exitCode = isRight ? 0 : 1;
