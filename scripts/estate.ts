import process from 'node:process';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { findListings, type NamedListing } from '#origin/db/estates/findListing.ts';
import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import type { Store } from '#origin/db/store.ts';
import { decideTwins } from '#origin/twins/decideTwins.ts';
import { estateStatuses, type EstateStatus } from '#shared/domain/estate.ts';
import { databaseUrl } from './databaseCommand.ts';

const usage = `npm run estate -- status LISTING STATUS
npm run estate -- not-twins LISTING LISTING
npm run estate -- maybe-twins LISTING LISTING

Changes an estate in the bundled origin's database (DATABASE_URL, or DATA_DIR/vencejo.sqlite). A running origin notifies the sites.

  status       sets its status, until its source says something newer
  not-twins    says that two listings are two homes: neither is hidden behind the other, whatever is found out later
  maybe-twins  takes that back: they are compared again
  LISTING      its key, as at the end of its URL, or its reference
  STATUS       ${estateStatuses.join(', ')}`;

const isStatus = (raw: string | undefined): raw is EstateStatus => estateStatuses.some((status) => status === raw);

/** The one listing that is named; says why there is none. */
async function findOne(store: Store, named: string): Promise<NamedListing | undefined> {
  const [listing, ...others] = await findListings(store.db, named);
  if (!listing) console.error(`There is no listing ${named}.`);
  if (others.length === 0) return listing;
  console.error(`Several are called ${named}. Give a key: ${[listing!, ...others].map(({ key }) => key).join(', ')}`);
  return undefined;
}

/** @returns the exit code, as all commands do */
async function setStatus(store: Store, named: string, status: EstateStatus): Promise<number> {
  const listing = await findOne(store, named);
  if (!listing) return 1;
  const before = await setEstateStatus(store, listing.key, status);
  console.log(`${listing.reference}: ${before} → ${status}`);
  return 0;
}

async function setTwins(store: Store, named: readonly [string, string], areTwo: boolean): Promise<number> {
  const one = await findOne(store, named[0]);
  const other = await findOne(store, named[1]);
  if (!one || !other) return 1;
  if (one.key === other.key) {
    console.error(`Both are the listing ${one.key}.`);
    return 1;
  }
  await decideTwins(store, [one.key, other.key], areTwo);
  console.log(`${one.key} and ${other.key} ${areTwo ? 'are two homes' : 'are compared again'}`);
  return 0;
}

type Command = (store: Store) => Promise<number>;

/** null for a wrong command line. */
function readCommand([command, named = '', second = '', ...rest]: string[]): Command | null {
  if (named === '' || rest.length > 0) return null;
  if (command === 'status' && isStatus(second)) return (store) => setStatus(store, named, second);
  if (second === '') return null;
  if (command === 'not-twins') return (store) => setTwins(store, [named, second], true);
  if (command === 'maybe-twins') return (store) => setTwins(store, [named, second], false);
  return null;
}

/** @returns the exit code */
async function main(args: string[]): Promise<number> {
  const run = readCommand(args);
  if (!run) {
    console.error(usage);
    return 2;
  }
  const store = openDatabase(databaseUrl());
  try {
    await store.exclusively(() => migrateDatabase(store));
    return await run(store);
  } finally {
    await store.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
