import process from 'node:process';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { findListings } from '#origin/db/estates/findListing.ts';
import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { estateStatuses, type EstateStatus } from '#shared/domain/estate.ts';
import { databaseUrl } from './databaseCommand.ts';

const usage = `npm run estate -- status LISTING STATUS

Changes one estate in the bundled origin's database (DATABASE_URL, or DATA_DIR/vencejo.sqlite). A running origin notifies the sites.

  LISTING   its key, as at the end of its URL, or its reference
  STATUS    ${estateStatuses.join(', ')}`;

const isStatus = (raw: string | undefined): raw is EstateStatus => estateStatuses.some((status) => status === raw);

/** @returns the exit code */
async function main([command, named = '', status, ...rest]: string[]): Promise<number> {
  if (command !== 'status' || named === '' || !isStatus(status) || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  const store = openDatabase(databaseUrl());
  try {
    await store.exclusively(() => migrateDatabase(store));
    const [listing, ...others] = await findListings(store.db, named);
    if (!listing) console.error(`There is no listing ${named}.`);
    if (others.length > 0)
      console.error(
        `Several are called ${named}. Give a key: ${[listing!, ...others].map(({ key }) => key).join(', ')}`,
      );
    if (!listing || others.length > 0) return 1;
    const before = await setEstateStatus(store, listing.key, status);
    console.log(`${listing.reference}: ${before} → ${status}`);
    return 0;
  } finally {
    await store.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
