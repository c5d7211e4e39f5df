import { toEstate, toEstateList } from '#shared/api/estate.ts';
import { languages, usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { toFacts } from '../estate/toFacts.ts';
import { toEstateCard } from './toEstateCard.ts';

const cardOf = (changes: EstateChanges = {}, language: Language = 'es') =>
  toEstateCard(toEstate(fakeEstate(changes)), language);

const street = { street_type: 'Carrer', street_name: 'de Verdi', street_number: '789' };

describe.each(['new', 'NEW', 'reserved', 'sold', 'rented', 'SOLD', 'exclusive'])(
  'a card of an estate that is %s',
  (status) => {
    const shown = ['new', 'exclusive'].includes(status.toLowerCase());

    it('shows its price only while it is available (docs/product.md#status)', () => {
      expect(cardOf({ status }).price).toBe(shown ? 345_000 : undefined);
    });

    it.each([
      ['full', 'Carrer de Verdi, 789'],
      ['street', 'Carrer de Verdi'],
      ['zone', 'Carrer de Verdi'],
      ['hidden', undefined],
    ])('shows its address as far as %s allows (docs/product.md#address)', (visibility, line) => {
      const card = cardOf({ status, address: { ...fakeEstate().address, ...street, visibility } });
      expect(card.street).toBe(line);
      expect(card.zone).toBe('Gràcia');
      if (visibility !== 'full') expect(JSON.stringify(card)).not.toContain('789');
      if (visibility === 'hidden') expect(JSON.stringify(card)).not.toContain('Verdi');
    });
  },
);

it('is marked where the advert meets the rules, and else says nothing of it', () => {
  expect([true, false, undefined].map((meets_rules) => cardOf({ meets_rules }).meetsRules)).toEqual([
    true,
    undefined,
    undefined,
  ]);
});

it('shows the zone, else the town, else the province', () => {
  const { zone: _, zone_slug: __, ...address } = fakeEstate().address;
  expect(cardOf({ address }).zone).toBe('Barcelona');
  expect(cardOf({ address: { ...address, town: '', province: 'Girona' } }).zone).toBe('Girona');
});

it('takes the title of the page’s language, else says what it is and where in that language (PD-32)', () => {
  expect(usualLanguages.map((language) => cardOf({}, language).title)).toEqual([
    'Piso en Gràcia MS0116-3310',
    'Pis a Gràcia MS0116-3310',
    'Flat in Gràcia MS0116-3310',
  ]);
  const spanish = { description: { 'es-ES': 'Piso' }, url_slug: { 'es-ES': 'piso-x' } };
  expect(languages.map((language) => cardOf(spanish, language).title)).toEqual([
    'Piso',
    'Pis en venda a Gràcia',
    'Flat for sale in Gràcia',
    'Wohnung zum Kauf in Gràcia',
    'Appartement te koop in Gràcia',
    'Appartement à vendre à Gràcia',
  ]);
  expect(cardOf({ ...spanish, type: 'rent', subtype: 'penthouse' }, 'de').title).toBe('Penthouse zur Miete in Gràcia');
  expect(cardOf({ ...spanish, estate_type: 'castle', subtype: 'villa' }, 'nl').title).toBe('Object te koop in Gràcia');
  expect(cardOf(spanish, 'en').slug).toBe('piso-x');
});

it('counts a garden, a terrace or a balcony as outdoor space', () => {
  expect(
    ['garden', 'terrace', 'balcony', 'elevator'].map((feature) => cardOf({ features: [feature] }).outdoor),
  ).toEqual([true, true, true, undefined]);
  expect(cardOf({ features: ['parking'], furnished: true })).toMatchObject({ parking: true, furnished: true });
});

it('has floor, aspect and lift where they are known, and the price before a drop', () => {
  expect(cardOf({ floor: 0, exterior: true, previous_price: 360_000 })).toMatchObject({
    floor: 0,
    exterior: true,
    lift: true,
    previousPrice: 360_000,
  });
  const bare = cardOf({ exterior: false, features: [], previous_price: 345_000 });
  for (const name of ['floor', 'floorName', 'exterior', 'lift', 'previousPrice']) expect(bare).not.toHaveProperty(name);
  expect(cardOf({ status: 'reserved', previous_price: 360_000 })).not.toHaveProperty('previousPrice');
});

it('has the numbers of photos, where there is more than the cover, and of plans', () => {
  const [cover] = fakeEstate().media;
  const media = [...Array.from({ length: 8 }, () => cover!), { ...cover!, type: 'plan' as const }];
  const counted = (changes: EstateChanges) => {
    const { results } = toEstateList({ results: [fakeEstate(changes)], total: 1, page: 1, pages: 1, qty: 24 });
    const { pictures, plans } = toEstateCard(results[0]!, 'es');
    return [pictures, plans];
  };
  expect([{ pictures: 12, plans: 2 }, { pictures: 1 }, {}, { media }].map(counted)).toEqual([
    [12, 2],
    [undefined, undefined],
    [undefined, undefined],
    [8, 1],
  ]);
});

it('gives the certificate’s figures only with its letter', () => {
  expect(cardOf({ cee: { state: 'completed', rating: 'd', consumption: 120, emissions: 24 } }).energy).toEqual({
    state: 'completed',
    rating: 'D',
    consumption: 120,
    emissions: 24,
  });
  expect(cardOf({ cee: { state: 'completed', consumption: 120 } }).energy).toEqual({ state: 'completed' });
  expect(cardOf({ cee: { state: 'exempt', rating: 'A' } }).energy).toEqual({ state: 'exempt' });
  expect(cardOf({ cee: { state: 'in_process', consumption: 3 } }).energy).toEqual({ state: 'in_process' });
});

it('offers the cover at the widths of a card, and none when there is no picture', () => {
  const dimensions = Object.fromEntries(['xs', 'sm', 'md', 'lg', 'xl', 'xxl'].map((size) => [size, `/${size}.webp`]));
  const [picture] = fakeEstate().media;
  expect(cardOf({ media: [{ ...picture!, dimensions, placeholder: '#abc' }] }).cover).toEqual({
    srcSet: '/sm.webp 420w, /md.webp 600w, /lg.webp 800w',
    colour: '#abc',
  });
  expect(cardOf({ media: [{ ...picture!, dimensions: {}, url: '/plain.jpg' }] }).cover).toEqual({ src: '/plain.jpg' });
  expect(cardOf({ media: [] }).cover).toBeUndefined();
});

it("has an alternative text for the cover in the page's language when there is one", () => {
  const [picture] = fakeEstate().media;
  const alt = { 'es-ES': 'Fachada de una masía', 'ca-ES': "Façana d'una masia" };
  expect(usualLanguages.map((language) => cardOf({ media: [{ ...picture!, alt }] }, language).cover!.alt)).toEqual([
    'Fachada de una masía',
    "Façana d'una masia",
    undefined,
  ]);
});

it('contains nothing that the card does not show', () => {
  const json = JSON.stringify(cardOf());
  for (const unshown of ['+34600123456', 'nuria@', 'Un piso', 'location', '1-living-1400'])
    expect(json).not.toContain(unshown);
});

const noon = Date.parse('2026-11-27T11:00:00Z');
const daysAgo = (days: number) => new Date(noon - days * 24 * 60 * 60 * 1000).toISOString();
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(noon);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['new', 0, true],
  ['NEW', 30, true],
  ['new', 31, undefined],
  ['exclusive', 0, undefined],
  ['reserved', 0, undefined],
  ['sold', 3, undefined],
])('an estate that is %s and was published %i days ago is new: %p (PD-70)', (status, days, news) => {
  expect(cardOf({ status, created_at: daysAgo(days) }).isNew).toBe(news);
});

it.each([
  ['new', 0, 0],
  ['new', 14, 14],
  ['new', 15, undefined],
  ['new', -2, undefined],
  ['sold', 3, undefined],
])('an estate that is %s and was published %i days ago says %p', (status, ago, days) => {
  expect(cardOf({ status, created_at: daysAgo(ago) }).days).toBe(days);
});

it.each(['2026-11-27T00:01:00+01:00', '2026-11-26T23:59:00+01:00', '2026-11-25T20:00:00+01:00'])(
  'of one published at %s the card and the page count the same days',
  (created_at) => {
    expect(toFacts(toEstate(fakeEstate({ created_at }))).daysListed).toBe(cardOf({ created_at }).days);
  },
);

it('an estate with an invalid date is not new', () => {
  expect(cardOf({ created_at: undefined as never }).isNew).toBeUndefined();
});

it.each([
  [4666, 41, [12, 41]],
  // Shown from five per cent below on; not at four, and not above the median.
  [4323, 41, [5, 41]],
  [4278, 41, undefined],
  [3800, 41, undefined],
  [4666, 7, undefined],
])('beside others that ask %d €/m², %d of them, it is below by %j', (median, count, below) => {
  expect(cardOf({ comparable_prices: { median, count, scope: 'town' } }).below).toEqual(below);
});
