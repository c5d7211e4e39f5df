import * as z from 'zod/mini';
import { addressVisibilities } from '#shared/domain/estate.ts';
import { visitorFindings } from '#shared/domain/evidence/visitorFindings.ts';
import { estateDetailShape, estateSchema, estateSummaryShape } from './estate.ts';
import type { Fields } from './fields.ts';
import { hideFacts } from './hiddenFacts.ts';
import { priceFields } from './hiddenPrice.ts';

/** Of every field a value that nothing else has. */
const everyField = (): Fields => {
  const names = [...Object.keys(estateSummaryShape), ...Object.keys(estateDetailShape)];
  const numbered = Object.fromEntries(names.map((name, at) => [name, 70_001 + at]));
  return {
    ...numbered,
    status: 'new',
    price_history: [{ date: '2026-01-01', price: 80_001 }],
    development: { name: 'Mirador', units: [{ rooms: 80_002, price: 80_003 }] },
    linked: [{ reference: 'L1', status: 'new', price: 80_004, deposit: 80_005 }],
    address: {
      ...{
        province: 'p',
        province_slug: 'p',
        town: 't',
        town_slug: 't',
        town_code: '08019',
        zone: 'z',
        zone_slug: 'z',
      },
      ...{ street_type: 'st', street_name: 'sn', street_number: '80006', postal_code: '08031', floor: '80007' },
      visibility: 'full',
    },
    location: { lat: 41.40387, lng: 2.15713, precision: 'exact' },
    surroundings: [{ kind: 'transport', name: 'Fontana', distance: 317 }],
    cadastral_reference: '9872023VH5797S0001WX',
  };
};

/** What is left of a listing, by name. */
function left(changes: Fields): { estate: Fields; hidden: string[] } {
  const estate: Fields = { ...everyField(), ...changes };
  const hidden = hideFacts(estate);
  return { estate, hidden };
}

const gone = ({ estate }: { estate: Fields }): string[] =>
  Object.keys(everyField()).filter((name) => estate[name] === undefined);

it('hides what was checked where it names the home in the land register', () => {
  const area = { what: 'area_constructed', value: 88, source: 'Catastro' };
  const read = { what: 'year', value: 1971, source: 'Ayuntamiento', date: '29/11/2026 10.00.00' };
  const inspection = { what: 'inspection', value: 'ITE of 9872023VH5797S0001WX', source: 'Ayuntamiento' };
  const asPrinted = { ...area, source: 'Catastro, 9872023 VH5797S 0001 WX' };
  const ofCountry = { ...area, source: 'ref. 13077A018 00039 0000 FP' };
  const { estate, hidden } = left({ checked: [area, read, inspection, asPrinted, ofCountry] });
  expect(estate.checked).toEqual([area, read]);
  expect(hidden).toContain('checked');
});

const hiding = [{ status: 'reserved' }, { price: undefined }, { price: 1 }] as const;

it.each(hiding.flatMap((state) => addressVisibilities.map((visibility) => ({ ...state, visibility }))))(
  'what visitors see of the checks has nothing of what is hidden: %j',
  ({ visibility, ...state }) => {
    const full = everyField();
    const checked = ['area_constructed', 'area_useful', 'area_plot', 'year', 'inspection', 'habitability'].map(
      (what) => ({
        ...{ what, value: what === 'inspection' ? 'favorable' : 88 },
        source: 'Catastro',
      }),
    );
    const inspection = {
      what: 'inspection',
      value: 'ITE 9872023VH5797S0001WX',
      source: 'Ayuntamiento',
      date: '2026-11-01',
    };
    const { estate } = left({
      ...{ type: 'buy', estate_type: 'flat', reference: 'R1', area_constructed: 104, area_useful: 96 },
      ...{ cee: { state: 'completed', rating: 'E' }, year: 1971, checked: [...checked, inspection] },
      ...{ ...state, address: { ...(full.address as Fields), visibility } },
    });
    const findings = visitorFindings({ ...z.parse(estateSchema, estate), now: Date.now() });
    expect(findings.length).toBeGreaterThan(3);
    const prices = priceFields.map((name) => full[name]).filter((value) => typeof value === 'number');
    const secrets = [...prices, 80_001, 80_003, 80_006, 80_007, '08031', '41.4', '9872023', '"sn"', 317];
    expect(secrets.filter((secret) => JSON.stringify(findings).includes(String(secret)))).toEqual([]);
  },
);

it('hides nothing of a listing that shows all, but its reference in the land register', () => {
  const { estate, hidden } = left({});
  expect(hidden).toEqual(['cadastral_reference']);
  expect({ ...estate, cadastral_reference: '9872023VH5797S0001WX' }).toEqual(everyField());
});

it.each(['reserved', 'SOLD', ' rented'])(
  'takes all that tells the price of a home that is %s, and nothing else',
  (status) => {
    const found = left({ status });
    expect(gone(found).sort()).toEqual([...priceFields, 'cadastral_reference'].sort());
    expect(found.estate.development).toEqual({ name: 'Mirador', units: [{ rooms: 80_002 }] });
  },
);

it.each([[undefined], [null], [0], [1], ['70001']])('the same of a price on request, given as %j', (price) => {
  const found = left({ price });
  const others = priceFields.filter((name) => name !== 'price');
  expect(
    gone(found)
      .filter((name) => name !== 'price')
      .sort(),
  ).toEqual([...others, 'cadastral_reference'].sort());
  expect(found.estate.development).toEqual({ name: 'Mirador', units: [{ rooms: 80_002 }] });
});

it('reads a linked listing by its own state', () => {
  const linked = [
    { reference: 'L1', status: 'new', deposit: 80_005 },
    { reference: 'L2', status: 'sold', price: 80_004 },
  ];
  expect(left({ linked }).estate.linked).toEqual([
    { reference: 'L1', status: 'new' },
    { reference: 'L2', status: 'sold' },
  ]);
});

const ofZone = ['province', 'province_slug', 'town', 'town_slug', 'town_code', 'zone', 'zone_slug', 'visibility'];

it.each([
  ['full', [...ofZone, 'street_type', 'street_name', 'street_number', 'postal_code', 'floor']],
  ['street', [...ofZone, 'street_type', 'street_name']],
  ['hidden', ofZone],
  ['private', [...ofZone, 'street_type', 'street_name']],
  [undefined, ofZone],
  [7, ofZone],
])('an address of visibility %j has no more than it shows', (visibility, names) => {
  const { estate } = left({ address: { ...(everyField().address as Fields), visibility } });
  expect(Object.keys(estate.address as Fields).sort()).toEqual([...names].sort());
  const isWhole = visibility === 'full';
  expect(estate.location).toEqual(
    isWhole ? everyField().location : { lat: 41.40225, lng: 2.15645, precision: 'approximate' },
  );
  expect(estate.surroundings).toMatchObject([{ distance: isWhole ? 317 : 250 }]);
});

it.each([
  ['rounded already', { lat: 41.40225, lng: 2.15645, precision: 'approximate' }, []],
  ['approximate and exact to a metre', { lat: 41.40387, lng: 2.15713, precision: 'approximate' }, ['location']],
  ['of no precision', { lat: 41.40387, lng: 2.15713 }, ['location']],
  [
    'with the exact one beside',
    { lat: 41.40225, lng: 2.15645, precision: 'approximate', at: [41.40387, 2.15713] },
    ['location'],
  ],
  ['no place at all', '41.40387,2.15713', ['location']],
])('of a location that is %s no more than the square is left', (_, location, names) => {
  const { estate, hidden } = left({ location });
  expect(hidden.filter((name) => name === 'location')).toEqual(names);
  expect(estate.location).toEqual(
    typeof location === 'string' ? undefined : { lat: 41.40225, lng: 2.15645, precision: 'approximate' },
  );
});

it.each(addressVisibilities)('is done once and for all, of a %s address too', (visibility) => {
  const { estate } = left({ address: { ...(everyField().address as Fields), visibility }, status: 'sold' });
  const once = structuredClone(estate);
  expect(hideFacts(estate)).toEqual([]);
  expect(estate).toEqual(once);
});

it('is done in lists, on maps and in confirmations of enquiries, and not to the address of an agency', () => {
  const home = { reference: 'A1', status: 'sold', price: 90_000, location: { lat: 41.40387, lng: 2.15713 } };
  const hiddenHome = {
    reference: 'A1',
    status: 'sold',
    location: { lat: 41.40225, lng: 2.15645, precision: 'approximate' },
  };
  const answer = {
    results: [{ ...home }],
    info: { ...home },
    pins: [
      ['a1', 2.15713, 41.40387, 5, 0, 'sold'],
      ['a2', 2.15713, 41.40387, 5, 1],
    ],
  };
  hideFacts(answer);
  expect(answer).toEqual({
    results: [hiddenHome],
    info: hiddenHome,
    pins: [
      ['a1', 2.15645, 41.40225, null, 0, 'sold'],
      ['a2', 2.15713, 41.40387, 5, 1],
    ],
  });
  const agency = { slug: 'casa-clara', address: { street_name: 'Mayor', street_number: '3', postal_code: '08001' } };
  expect(hideFacts(agency)).toEqual([]);
  expect(hideFacts([home])).toEqual(['price', 'location']);
});
