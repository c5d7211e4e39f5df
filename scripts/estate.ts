import process from 'node:process';
import { migrateDatabase } from '#origin/db/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { parseReference } from '#origin/db/estateReference.ts';
import { setEstateStatus } from '#origin/db/writeEstate.ts';
import { estateStatuses, type EstateStatus } from '#shared/domain/estate.ts';
import { databaseUrl } from './databaseCommand.ts';

const usage = `npm run estate -- status REFERENCE STATUS

Changes one estate in the bundled origin's database (DATABASE_URL, or DATA_DIR/vencejo.sqlite). A running origin notifies the sites.

  REFERENCE   as MS0116-3310
  STATUS      ${estateStatuses.join(', ')}`;

const isStatus = (raw: string | undefined): raw is EstateStatus => estateStatuses.some((status) => status === raw);

/** @returns the exit code */
async function main([command, rawReference = '', status, ...rest]: string[]): Promise<number> {
  const reference = parseReference(rawReference);
  if (command !== 'status' || reference === null || !isStatus(status) || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  const store = openDatabase(databaseUrl());
  try {
    await store.exclusively(() => migrateDatabase(store.db));
    const before = await setEstateStatus(store, reference, status);
    if (before === undefined) console.error(`There is no estate ${reference}.`);
    else console.log(`${reference}: ${before} → ${status}`);
    return before === undefined ? 1 : 0;
  } finally {
    await store.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
