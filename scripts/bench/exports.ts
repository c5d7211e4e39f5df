import '#config/requireNode24.mjs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { exportPortals, type NetworkExport } from '#config/network/exports.ts';
import { exportVersion } from '#shared/exports/exportVersion.ts';
import { featureLabels } from '#shared/exports/featureLabels.ts';
import { forgetExportChanges, recordExportChange } from '#origin/db/changes/exportChanges.ts';
import { estateTag } from '#origin/db/changes/tags.ts';
import { readExportFiles, removeOtherExports } from '#origin/db/exports/exportFiles.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { writeRound, type ExportTarget } from '#origin/exports/writeRound.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { createRandom } from '#tests/fakes/createRandom.ts';
import { processorTime } from '#tests/fakes/processorTime.ts';
import { openBackends, type Backend } from './originBackends.ts';

/**
 * What a round of the exports to portals costs: the first, one where nothing changed, and one where listings here and
 * there did, in seconds that origin and database spend on a processor.
 * `node scripts/bench/exports.ts [--estates 1000000] [--on sqlite,postgres | --database URL]
 * [--portals kyero,idealista,csv] [--changed 0.005]`
 * Exit status 1 when a round is above the limit. The databases are made once, under .cache/bench.
 */
const { values } = parseArgs({
  options: {
    estates: { type: 'string', default: '1000000' },
    on: { type: 'string', default: 'sqlite,postgres' },
    database: { type: 'string' },
    portals: { type: 'string', default: exportPortals.join() },
    changed: { type: 'string', default: '0.005' },
  },
});

/** Of a round of a million listings, in seconds of a processor. */
const maxSeconds = 600 * Math.max(1, Number(values.estates) / 1_000_000);

const targets = exportPortals
  .filter((portal) => values.portals.split(',').includes(portal))
  .map((portal): ExportTarget => {
    const definition: NetworkExport = {
      ...{ name: portal, portal, agencies: undefined, leavesOut: [], account: 'AG1', secretVersion: 1 },
    };
    return { definition, version: exportVersion(definition), madeWith: 'bench' };
  });

async function round(store: Store): Promise<void> {
  const context = {
    ...{ featureLabel: await featureLabels(loadDictionary), languages: usualLanguages },
    ...{ publicOrigin: 'https://www.example.com', brandName: 'Vencejo', at: Date.now() },
  };
  await writeRound(store, targets, { context, signal: new AbortController().signal });
}

/** Notes that listings here and there changed, as imports do. */
async function change(store: Store, share: number): Promise<number> {
  const random = createRandom(7);
  const estates = await store.db.selectFrom('estates').select('url_key').execute();
  const changed = estates.filter(() => random() < share);
  await store.db.transaction().execute((trx) =>
    recordExportChange(
      trx,
      changed.map(({ url_key }) => estateTag(url_key)),
    ),
  );
  return changed.length;
}

/** @returns whether all rounds were within the limit */
async function measure({ name, url, pids }: Backend): Promise<boolean> {
  const store = openDatabase(url);
  const clock = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6 + (pids.length > 0 ? processorTime(pids) / 1e3 : 0);
  };
  let isWithin = true;
  const timed = async (what: string) => {
    const [started, at] = [clock(), performance.now()];
    await round(store);
    const seconds = clock() - started;
    isWithin &&= seconds <= maxSeconds;
    const note = seconds > maxSeconds ? `  ABOVE ${maxSeconds} s` : '';
    const passed = (performance.now() - at) / 1_000;
    console.log(
      `${name.padEnd(9)}${what.padEnd(32)}${seconds.toFixed(1).padStart(9)} s${passed.toFixed(1).padStart(9)} s${note}`,
    );
  };
  await removeOtherExports(store.db, []);
  await forgetExportChanges(store.db);
  console.log(`backend  round                              processor     passed`);
  await timed('the first');
  await timed('nothing changed');
  const changed = await change(store, Number(values.changed));
  await timed(`${changed} changed`);
  for (const { name: file, listings, left_out, bytes } of await readExportFiles(store.db))
    console.log(`${name.padEnd(9)}${file}: ${listings} listings, ${left_out} left out, ${(bytes / 1e6).toFixed(1)} MB`);
  await store.close();
  return isWithin;
}

let isWithin = true;
for await (const backend of openBackends(values.on, Number(values.estates), values.database))
  isWithin = (await measure(backend)) && isWithin;
console.log(isWithin ? 'All rounds within the limit.' : 'A round is above the limit.');
process.exitCode = isWithin ? 0 : 1;
