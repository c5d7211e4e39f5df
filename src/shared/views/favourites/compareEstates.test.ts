import { createInstance } from 'i18next';
import { toEstate } from '#shared/api/estate.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { cardTexts } from '#shared/views/estateCard/cardTexts.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { toFavouriteEstate } from './favouriteEstate.ts';
import { compareEstates } from './compareEstates.ts';

const i18n = createInstance();
beforeAll(async () => {
  const names = ['favourites', 'facts', 'estate', 'common'] as const;
  const texts = await Promise.all(names.map(async (name) => [name, await loadDictionary('es', name)] as const));
  await i18n.init({ ...i18nOptions, lng: 'es', ns: [...names], resources: { es: Object.fromEntries(texts) } });
});

type Listing = NonNullable<Parameters<typeof fakeEstate>[0]>;

const flat: Listing = { estate_type: 'flat', floor: 3, exterior: true, conservation: 'good', features: [] };
const unsaid = { floor: undefined, exterior: undefined, conservation: undefined };

const facts = (...listings: Listing[]) =>
  compareEstates(
    listings.map((listing) => toFavouriteEstate(toEstate(fakeEstate(listing)), 'es')),
    { t: i18n.t as never, texts: cardTexts(i18n), language: 'es', details: new Map(), more: 'failed' },
  );

it.each<[string, string, Listing, Listing, [differs: boolean, last: string | null | undefined]]>([
  ['another floor', 'floor', flat, { ...flat, floor: 4 }, [true, '4.ª planta']],
  ['a flat whose floor is not stated', 'floor', flat, { ...flat, ...unsaid }, [false, undefined]],
  ['a house, which is on no floor', 'floor', flat, { ...flat, ...unsaid, estate_type: 'house' }, [false, null]],
  ['a house, which has no side', 'exterior', flat, { ...flat, ...unsaid, estate_type: 'house' }, [false, null]],
  [
    'a house of an unknown state',
    'conservation',
    flat,
    { ...flat, ...unsaid, estate_type: 'house' },
    [false, undefined],
  ],
  ['a house that states its floor', 'floor', flat, { ...flat, estate_type: 'house', floor: 1 }, [true, '1.ª planta']],
  ['a feature that one of them lists', 'terrace', { ...flat, features: ['terrace'] }, flat, [true, undefined]],
])('%s: what it differs in, and what is said of it (%s)', (_, fact, one, other, [differs, last]) => {
  const found = facts(one, other).find(({ id }) => id === fact)!;
  expect([found.differs, found.values.at(-1)]).toEqual([differs, last]);
});

it('what none of them states has no row', () => {
  const ids = facts({ ...flat, ...unsaid }, { ...flat, ...unsaid, estate_type: 'house' }).map(({ id }) => id);
  for (const id of ['floor', 'exterior', 'conservation', 'terrace']) expect(ids).not.toContain(id);
});
