import request from 'supertest';
import { readChanges } from '#origin/db/changes/changes.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { smallEstates } from '../origin/smallNetwork.ts';
import { syncListings } from '../origin/syncListings.ts';

/*
 * The origin announces a change, and the site asks for what changed: what the origin remembers must not be older than
 * the announcement. Its clock stands still here, so nothing it remembers expires.
 */
type Site = Awaited<ReturnType<typeof createOriginSite>>;

const newPlace = {
  province: 'Cáceres',
  province_slug: 'caceres',
  town: 'Trujillo',
  town_slug: 'trujillo',
  zone: 'La Villa',
  zone_slug: 'la-villa',
};
const { price_history: _, ...home } = smallEstates[4]!;

/** A listing in a place and of an agent that nobody knew. */
const listing: EstateInput = {
  ...home,
  id: 'new',
  reference: 'ZZ7777-7777',
  type: 'buy',
  status: 'new',
  estate_type: 'flat',
  url_slug: { 'es-ES': 'piso-en-trujillo-zz7777-7777' },
  address: { ...newPlace, visibility: 'hidden' },
  agent: {
    ...home.agent,
    id: 'agent-new',
    slug: 'nuria-novoa',
    full_name: 'Nuria Novoa',
    agency: { slug: 'novoa', commercial_brand: 'Novoa Hogar', independent: false },
  },
  created_at: '2026-05-30T09:00:00Z',
  updated_at: '2026-05-30T09:00:00Z',
};

/** What a visitor sees of the origin's memories, and the word that it lacked. */
const seen: [memory: string, url: string, word: string][] = [
  ['places: the provinces', '/web/provinces?type=buy', 'caceres'],
  ['places: the towns', '/web/towns/buy/caceres', 'trujillo'],
  ['places: the zones', '/web/zones/buy/caceres?town=trujillo', 'la-villa'],
  ['places: lists', '/web/estates/buy?province=caceres', 'ZZ7777-7777'],
  ['places: agents of a province', '/web/agents/caceres', 'nuria-novoa'],
  ['places: agencies of a province', '/web/agencies/caceres', 'novoa'],
  ['places: provinces with agents', '/web/agent-provinces', 'caceres'],
  ['names: places', '/web/suggestions?q=trujillo', 'Trujillo'],
  ['names: agents', '/web/suggestions?q=novoa', 'nuria-novoa'],
  ['result sets', '/web/estates/buy?_sort=recent&_qty=5', 'ZZ7777-7777'],
  ['the menus', '/', '/agentes/caceres'],
  ['the page of a directory', '/agentes/caceres', 'Nuria Novoa'],
  ['the page of a list', '/viviendas-caceres-compra', 'Trujillo'],
];

/** Delivers what waits to be announced, as the change feed does. */
async function announce(site: Site): Promise<void> {
  for (const { hardTags, softTags } of await readChanges(site.store.db, 1_000)) {
    await site.purge(softTags);
    await site.purge(hardTags, 'hard');
  }
}

/** Of a stale answer that is fetched anew, the next one. */
async function read(site: Site, url: string, isRight: (text: string) => boolean): Promise<string> {
  let text = '';
  for (let attempt = 0; attempt < 40; attempt += 1) {
    text = (await request(site.app).get(url)).text;
    if (isRight(text)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return text;
}

describe('a listing in a place that nobody knew', () => {
  let site: Site;
  beforeAll(async () => {
    site = await createOriginSite();
    // Twice: a list is remembered when it is asked for again.
    for (const [, url, word] of [...seen, ...seen])
      expect([url, (await request(site.app).get(url)).text.includes(word)]).toEqual([url, false]);
    expect(await syncListings(site.store, [listing])).toMatchObject({ new: 1 });
    await announce(site);
  }, 60_000);
  afterAll(() => site.close());

  it.each(seen)('%s: shown as soon as it is announced (%s)', async (_memory, url, word) => {
    expect(await read(site, url, (text) => text.includes(word))).toContain(word);
  });
});

it('the numbers of homes follow each change, in the search field too', async () => {
  const site = await createOriginSite();
  const url = '/web/suggestions?q=sitges&type=buy';
  const countOf = (text: string) => (JSON.parse(text) as { count: number }[])[0]!.count;
  const before = countOf((await request(site.app).get(url)).text);
  const sold = smallEstates.find(
    ({ address, type, status, estate_type: kind }) =>
      address.town_slug === 'sitges' && type === 'buy' && status === 'new' && ['flat', 'house'].includes(kind),
  )!;
  await syncListings(site.store, [{ ...sold, status: 'sold', updated_at: '2026-05-30T09:00:00Z' }]);
  await site.purgeAll();
  expect(countOf((await request(site.app).get(url)).text)).toBe(before - 1);
  await site.close();
});
