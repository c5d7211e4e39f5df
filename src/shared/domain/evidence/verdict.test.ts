import type { AdvertFacts } from './AdvertFacts.ts';
import { faultsOf, nameOf } from './evaluate.ts';
import type { OwnRule } from './ownRules.ts';
import { verdictOf } from './verdict.ts';

/** A flat in Barcelona that says all that is asked of it. */
const flat: AdvertFacts = {
  ...{ type: 'buy', estate_type: 'flat', price: 250_000, area_constructed: 90, area_useful: 80, rooms: 3 },
  ...{ address: { province_slug: 'barcelona' }, cee: { state: 'completed', rating: 'E' } },
  ...{ registered: { register_number: '1234', register: { name: 'AICAT' } }, now: Date.UTC(2026, 10, 29) },
};

test.each<[Partial<AdvertFacts>, string]>([
  [{}, 'meets'],
  [{ address: { province_slug: 'madrid' }, registered: {} }, 'meets'],
  [{ registered: {} }, 'breaks'],
  [{ area_useful: 120 }, 'breaks'],
  // What a law asks is not known.
  [{ cee: { state: 'in_process' } }, 'holds'],
  // The text of the law was not read: told, and no reason to hide anything.
  [{ cee: { state: 'not_stated' } }, 'holds'],
  [{ address: { province_slug: 'valencia' }, registered: {} }, 'holds'],
  // New homes may have the mark.
  [{ conservation: 'brandNew', works_licence: { number: '12/2025', expires_on: '2027-06-30' } }, 'meets'],
  [{ conservation: 'brandNew' }, 'holds'],
  [{ conservation: 'brandNew', development: {} }, 'breaks'],
  // Of two that show the same photographs one is honest.
  [{ pictures_elsewhere: ['B-2'] }, 'holds'],
  // Breaks nothing, and is not said to agree.
  [{ checked: [{ what: 'area_constructed', value: 40, source: 'Catastro' }] }, 'holds'],
  // Worth a look, and no more.
  [{ created_at: '2024-01-01' }, 'meets'],
])('%j: %s', (facts, verdict) => {
  expect(verdictOf({ ...flat, ...facts }, [])).toBe(verdict);
});

const rule = (comparison: OwnRule['comparison'], changes: Partial<OwnRule> = {}): OwnRule => ({
  ...{ name: 'own', words: { operator: { es: 'falta algo.' } }, where: {}, needs: [] },
  ...{ weight: 'must', audience: 'operator', source: { kind: 'advert' }, comparison, ...changes },
});

test.each<[OwnRule, Partial<AdvertFacts>, string | undefined]>([
  [rule({ stated: 'year' }), {}, 'missing'],
  [rule({ stated: 'year' }), { year: 1970 }, undefined],
  [rule({ stated: 'area_plot' }), { area_plot: 0 }, 'missing'],
  [rule({ stated: 'year' }, { needs: ['floors'] }), {}, undefined],
  [rule({ stated: 'year' }, { where: { provinces: ['girona'] } }), {}, undefined],
  [rule({ stated: 'year' }, { where: { communities: ['catalonia'] } }), {}, 'missing'],
  [rule({ number: 'rooms', to: 2 }), {}, 'differs'],
  [rule({ number: 'rooms', from: 3, to: 3 }), {}, undefined],
  [rule({ number: 'floor', from: 1 }), {}, undefined],
  [rule({ lower: 'area_useful', higher: 'area_constructed' }), { area_useful: 95 }, 'differs'],
  [rule({ lower: 'area_useful', higher: 'area_constructed' }), {}, undefined],
  [rule({ value: 'rating', among: ['A', 'B'] }), {}, 'differs'],
  [rule({ value: 'rating', among: ['E'] }), {}, undefined],
])("a network's own rule %j of %j: %s", (own, facts, is) => {
  const advert = { ...flat, ...facts };
  expect(faultsOf(advert, [own]).find((fault) => nameOf(fault) === 'own')?.outcome.is).toBe(is);
  if (is === undefined) return;
  expect(verdictOf(advert, [own])).toBe('breaks');
  // What differs keeps the mark off, though it breaks nothing.
  expect(verdictOf({ ...advert, area_useful: 80 }, [{ ...own, weight: 'should' }])).toMatch(/^(?:holds|meets)$/);
});
