import supertest from 'supertest';
import { encodeArea } from '#shared/domain/drawnArea.ts';
import type { EstateListDto, PinsDto } from '#shared/contract/estateList.ts';
import { isClosed } from '#shared/domain/estate.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { demoNetwork } from '../fakes/demoNetwork.ts';
import { onEveryBackend } from './backends.ts';
import { withTours } from './withTours.ts';
import {
  clock,
  facetOptions,
  matches,
  people,
  referenceList,
  streetOf,
  unavailability,
  voidPlaces,
} from './referenceList.ts';

/** @param corners latitude and longitude in degrees */
const outline = (...corners: [lat: number, lng: number][]): string =>
  encodeArea(corners.map(([lat, lng]) => ({ lat: Math.round(lat * 1e5), lng: Math.round(lng * 1e5) })));

/** The demo network, small enough to be gone through for every question. */
const demo = demoNetwork(450);
const estates = [...demo.estates()].map(withTours).map((estate, index) => ({
  ...estate,
  address: { ...estate.address, ...(index % 5 < 3 ? { postal_code: `0800${index % 3}` } : {}) },
}));
const world = { ...demo, estates: () => estates };
const seller = world.agents.find(({ id }) => id === estates.find(({ type }) => type === 'buy')!.agent.id)!;

const ofBarcelona = estates.filter(({ address }) => address.town_slug === 'barcelona' && address.zone_slug);
const pathOf = ({ address }: (typeof estates)[number]) => `barcelona/barcelona/${address.zone_slug}`;

/** Values that some homes match and some do not: those of every filter that a visitor has. */
const values: readonly (readonly [name: string, value: string])[] = [
  ['province', 'barcelona'],
  ['town', 'barcelona'],
  ['zone', ofBarcelona[0]!.address.zone_slug!],
  // Zones and towns together; towns of two provinces; provinces.
  ['where', [...new Set(ofBarcelona.slice(0, 3).map(pathOf)), 'madrid/madrid'].join()],
  ['where', 'barcelona/barcelona,madrid/madrid'],
  ['where', 'barcelona/barcelona,madrid'],
  ['postcode', '08001'],
  ['street', streetOf(estates.find(({ address }) => address.visibility === 'full' && address.street_name)!)],
  ['near', '41.3874,2.1686,5'],
  ['near', '40.4168,-3.7038,50'],
  ['price_min', '250000'],
  ['price_max', '400000'],
  ['area_min', '70'],
  ['area_max', '120'],
  ['rooms', '2'],
  ['rooms', '1,4'],
  ['bathrooms', '4'],
  ['bathrooms', '1,2'],
  ['estate_type', 'flat'],
  ['estate_type', 'flat,house,rural_house'],
  ['estate_type', 'garage,storage'],
  ['estate_type', 'penthouse,house'],
  ['features', 'heating'],
  ['features', 'elevator,terrace'],
  ['furnished', '1'],
  ['furnished', '0'],
  ['conservation', 'good'],
  ['conservation', 'toRestore,brandNew'],
  ['energy', 'E'],
  ['energy', 'A,B,G'],
  ['floor', 'ground,middle'],
  ['floor', 'top'],
  ['exterior', '1'],
  ['bright', '1'],
  ['with', 'plan'],
  ['with', 'tour,video'],
  ['documented', '1'],
  ['since', '1'],
  ['since', '7'],
  ['since', '30'],
  ['price_drop', '1'],
  // Around Catalonia, with a bay that leaves out Lleida's west; and a part of Barcelona.
  ['area', outline([40.5, 0.2], [42.9, 0.6], [42.4, 3.4], [41.2, 2.4], [41.9, 1.2])],
  ['area', outline([41.36, 2.13], [41.42, 2.12], [41.43, 2.2], [41.38, 2.17])],
  // Barcelona and its surroundings; and the peninsula's middle.
  ['bbox', '1.9,41.2,2.4,41.6'],
  ['bbox', '-4.6,39.8,-3.1,41'],
  ['agent', seller.slug],
  ['agency', seller.agency.slug],
];

const rankOf = new Map(estates.map((estate) => [estate.reference, unavailability(estate)]));

const questions: Record<string, string>[] = values.flatMap(([name, value], index) => [
  { [name]: value },
  ...values
    .slice(index + 1)
    .filter(([other]) => other !== name)
    .map(([other, otherValue]) => ({ [name]: value, [other]: otherValue })),
]);

const sorts = ['recent', 'price-', 'price+', 'area-', 'area+', 'area_price-', 'area_price+'];

/** Soon after the last home of the demo network was published. */
const now = Date.UTC(2026, 10, 1, 10, 30);
const pageSize = 48;

/** Zones of the town asked for, else of the province; over the country there are none to choose from. */
function zonesToChoose({ province, town, where, near }: Record<string, string>): string[] | null {
  if (near || where || (!province && !town)) return null;
  const towns = world.provinces
    .filter(({ slug }) => !province || slug === province)
    .flatMap((one) => one.towns)
    .filter(({ slug }) => !town || slug === town);
  return [...new Set(towns.flatMap(({ zones }) => zones.map(({ slug }) => slug)))];
}

/** For each home whether one filter alone lets it through: what several let through follows, as all of them must. */
const known = new Map<string, boolean[]>();
function passes(name: string, value: string): boolean[] {
  const found = known.get(`${name}=${value}`) ?? estates.map((estate) => matches(estate, 'buy', { [name]: value }));
  known.set(`${name}=${value}`, found);
  return found;
}

/**
 * Available homes an option would give (PD-65): the other filters kept, its own dropped; a feature is added to those
 * asked for.
 */
function countAvailable(query: Record<string, string>, name: string, option: string): number {
  const isAdded = name === 'features' || name === 'with';
  const ignored = voidPlaces(query);
  const kept = Object.entries(query).filter(([other]) => (isAdded || other !== name) && !ignored.includes(other));
  const all = [...kept, [name, option] as const].map(([filter, value]) => passes(filter, value));
  return estates.filter((estate, index) => unavailability(estate) === 0 && all.every((one) => one[index])).length;
}

onEveryBackend((backend) => {
  let store: Store;
  let ask: (query: Record<string, string>) => Promise<EstateListDto>;
  let askPins: (query: Record<string, string>) => Promise<PinsDto>;
  beforeAll(async () => {
    clock.now = now;
    people.agents = world.agents;
    store = backend.open('filters');
    await migrateDatabase(store);
    await storeNetwork(store, world);
    const request = supertest(createOrigin({ store, now: () => now }));
    ask = async (query) =>
      (await request.get('/web/estates/buy').query({ ...query, _facets: '1', _qty: String(pageSize) }))
        .body as EstateListDto;
    askPins = async (query) => (await request.get('/web/estates/buy/pins').query(query)).body as PinsDto;
  }, 120_000);
  afterAll(() => store.close());

  test.each(values.map(([name, value]) => [`${name}=${value}`, { [name]: value }] as const))(
    '%s matches some homes of the demo network, but not all',
    async (_, query) => {
      const { total } = await ask(query);
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan((await ask({})).total);
    },
  );

  test('the pins of an area are those of the reference, beside every other filter', async () => {
    const open = new Set(estates.filter(({ status }) => !isClosed(status)).map(({ reference }) => reference));
    for (const query of questions.filter(({ area }) => area !== undefined)) {
      const expected = referenceList(estates, 'buy', query).filter((reference) => open.has(reference));
      const { total, pins = [] } = await askPins(query);
      expect({ query, total, references: pins.map(([key]) => key.toUpperCase()).sort() }).toEqual({
        query,
        total: expected.length,
        references: expected.sort(),
      });
    }
  });

  test('every filter and every pair gives the same homes, order and facet counts as the reference', async () => {
    for (const [index, query] of questions.entries()) {
      // The conditions are the same on both databases: each pair is asked of one of them, each filter alone of both.
      const isPair = Object.keys(query).length > 1;
      if (isPair && (index % 2 === 0) !== (store.kind === 'sqlite')) continue;
      const asked = { ...query, _sort: sorts[index % sorts.length]! };
      const expected = referenceList(estates, 'buy', asked);
      const { results, total, available, closed, facets } = await ask(asked);
      const ranks = expected.map((reference) => rankOf.get(reference));
      expect({ asked, available, closed }).toEqual({
        asked,
        available: ranks.filter((rank) => rank === 0).length,
        closed: ranks.filter((rank) => rank === 2).length,
      });
      expect({ asked, total, references: results.map(({ reference }) => reference) }).toEqual({
        asked,
        total: expected.length,
        references: expected.slice(0, pageSize),
      });
      const zones = zonesToChoose(query);
      const counted = Object.fromEntries(
        Object.entries({ ...facetOptions, ...(zones ? { zone: zones } : {}) }).map(([name, options]) => [
          name,
          Object.fromEntries(options.map((option) => [option, countAvailable(query, name, option)])),
        ]),
      );
      expect({ asked, facets }).toEqual({ asked, facets: counted });
    }
  }, 240_000);
});
