// `npm run exports`: the addresses of the network's exports to portals (docs/your-network.md#exports).
import '#config/requireNode24.mjs';
import { parseArgs } from 'node:util';
import { env } from '#config/env.ts';
import { readNetwork } from '#config/network/network.ts';
import { EnvError } from '#config/settingsError.ts';
import { exportPath, knownExportKey } from '#shared/exports/exportAddress.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openExistingDatabase } from '#origin/db/openDatabase.ts';
import { exportKeyOf } from '#origin/exports/exportKey.ts';
import { databaseUrl } from './databaseCommand.ts';
import { chooseNetwork } from './network/chooseNetwork.ts';
import { table } from './table.ts';

const usage = `npm run exports -- [--network FOLDER]

What portals are given of the network's listings, with the address of each, which is a secret: who has it can read it.
Run it with the environment of the origin: addresses follow from EXPORT_SECRET, else from a secret in its database; with
an API of one's own, with that of the site, which then makes the file export-secret of DATA_DIR.

  --network FOLDER  the network's folder, or the name of one in networks/ [NETWORK_DIR]
  --help            this text`;

/** What the addresses follow from. @throws EnvError where this machine cannot know it */
async function readKey(): Promise<string> {
  const { API_HOST, DATABASE_URL } = env();
  if (API_HOST !== undefined && DATABASE_URL === undefined) {
    const known = knownExportKey(env());
    if (known !== undefined) return known;
    throw new EnvError('EXPORT_SECRET is not set: run this where the origin runs, or set DATABASE_URL to its database');
  }
  const store = openExistingDatabase(databaseUrl());
  try {
    await migrateDatabase(store);
    return await exportKeyOf(store.db, env());
  } finally {
    await store.close();
  }
}

async function printExports(network: string | undefined): Promise<void> {
  if (network !== undefined) chooseNetwork(network);
  const { exports } = await readNetwork(env().NETWORK_DIR, env());
  if (exports.length === 0) return console.log('The network has no exports: exports/{name}.json of its folder.');
  const key = await readKey();
  const rows = exports.map((one) => [
    one.name,
    one.portal,
    one.agencies?.join(', ') ?? 'all',
    one.leavesOut.join(', ') || '-',
    env().PUBLIC_ORIGIN + exportPath(key, one),
  ]);
  console.log(table([['export', 'portal', 'agencies', 'leaves out', 'address'], ...rows]));
}

try {
  const { values } = parseArgs({ options: { network: { type: 'string' }, help: { type: 'boolean', default: false } } });
  if (values.help) console.log(usage);
  else await printExports(values.network);
} catch (error) {
  if (error instanceof TypeError) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof EnvError) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
