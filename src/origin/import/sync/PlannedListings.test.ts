import { defaultSpace } from '../input/workFolders.ts';
import type { Planned } from './planListing.ts';
import { PlannedListings } from './PlannedListings.ts';

const planned = (id: string, text: string): Planned =>
  ({ estate: { id, text: { 'es-ES': text } }, agent: 'ana', digest: text, known: undefined }) as unknown as Planned;

it('gives back what it was given, the last of each id, in batches', async () => {
  const listings = await PlannedListings.open(defaultSpace.dir);
  // More than waits to be written, and letters of several bytes.
  const long = 'ñ€'.repeat(40_000);
  for (let n = 0; n < 25; n += 1) await listings.set(`${n}`, planned(`${n}`, `${n} ${long}`));
  await listings.set('3', planned('3', 'again'));
  listings.delete('4');
  expect(listings.size).toBe(24);

  const batches: Planned[][] = [];
  for await (const batch of listings.batches(() => 10)) batches.push(batch);
  expect(batches.map(({ length }) => length)).toEqual([10, 10, 4]);
  const texts = new Map(batches.flat().map(({ estate, digest }) => [estate.id, digest]));
  expect([texts.get('3'), texts.get('4'), texts.get('24')]).toEqual(['again', undefined, `24 ${long}`]);
  await listings.close();
});

it('has none where nothing was planned', async () => {
  const listings = await PlannedListings.open(defaultSpace.dir);
  const batches: Planned[][] = [];
  for await (const batch of listings.batches(() => 10)) batches.push(batch);
  expect(batches).toEqual([]);
  await listings.close();
});
