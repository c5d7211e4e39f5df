import process from 'node:process';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { EnvError } from '#config/settingsError.ts';
import { openExistingDatabase } from '#origin/db/openDatabase.ts';
import { findListings, type FoundListing } from '#origin/db/estates/findListing.ts';
import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import type { Store } from '#origin/db/store.ts';
import { decideTwins, type TwinVerdict } from '#origin/twins/decideTwins.ts';
import { estateStatuses, type EstateStatus } from '#shared/domain/estate.ts';
import { plainText } from './plainText.mjs';
import { databaseUrl } from './databaseCommand.ts';

const usage = `npm run estate -- status LISTING STATUS
npm run estate -- twins LISTING LISTING
npm run estate -- not-twins LISTING LISTING
npm run estate -- maybe-twins LISTING LISTING

Changes an estate in the bundled origin's database (DATABASE_URL, or DATA_DIR/vencejo.sqlite). A running origin notifies the sites.

  status       sets its status, until its source says something newer
  twins        says that two listings of two sources are one home, whoever offers it: the later source's is hidden
               behind the other
  not-twins    says that two listings are two homes: neither is hidden behind the other, whatever is found out later
  maybe-twins  takes either back: they are compared again
  LISTING      its key, as at the end of its URL, or its reference
  STATUS       ${estateStatuses.join(', ')}`;

const isStatus = (raw: string | undefined): raw is EstateStatus => estateStatuses.some((status) => status === raw);

/** The one listing that is named; says why there is none. */
async function findOne(store: Store, named: string): Promise<FoundListing | undefined> {
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
  console.log(plainText(`${listing.reference}: ${before} → ${status}`));
  return 0;
}

const said: Record<TwinVerdict, string> = { one: 'are one home', two: 'are two homes', open: 'are compared again' };

/** Why two listings cannot be one home; undefined where they can. */
function whyTwo(one: FoundListing, other: FoundListing): string | undefined {
  if (one.source === other.source) return 'Both are of one source: it lists them as two homes.';
  if (one.type !== other.type) return 'One is for sale, and the other to let.';
  return undefined;
}

async function setTwins(store: Store, named: readonly [string, string], verdict: TwinVerdict): Promise<number> {
  const one = await findOne(store, named[0]);
  const other = await findOne(store, named[1]);
  if (!one || !other) return 1;
  if (one.key === other.key) {
    console.error(`Both are the listing ${one.key}.`);
    return 1;
  }
  const problem = verdict === 'one' ? whyTwo(one, other) : undefined;
  if (problem !== undefined) {
    console.error(problem);
    return 1;
  }
  await decideTwins(store, [one.key, other.key], verdict);
  console.log(`${one.key} and ${other.key} ${said[verdict]}`);
  return 0;
}

type Command = (store: Store) => Promise<number>;

/** null for a wrong command line. */
function readCommand([command, named = '', second = '', ...rest]: string[]): Command | null {
  if (named === '' || rest.length > 0) return null;
  if (command === 'status' && isStatus(second)) return (store) => setStatus(store, named, second);
  if (second === '') return null;
  if (command === 'twins') return (store) => setTwins(store, [named, second], 'one');
  if (command === 'not-twins') return (store) => setTwins(store, [named, second], 'two');
  if (command === 'maybe-twins') return (store) => setTwins(store, [named, second], 'open');
  return null;
}

/** @returns the exit code */
async function main(args: string[]): Promise<number> {
  const run = readCommand(args);
  if (!run) {
    console.error(usage);
    return 2;
  }
  const store = openExistingDatabase(databaseUrl());
  try {
    await store.exclusively(() => migrateDatabase(store));
    return await run(store);
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
