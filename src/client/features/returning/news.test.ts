/** @jest-environment jsdom */
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import type { FavouriteDetails } from '../favourites/favouriteDetails.ts';
import { readLastSearch } from './lastSearch.ts';
import { isNewSince, readVisits } from '../../app/session/lastVisit.ts';
import { countNew, fallenOf } from './news.ts';

const at = Date.parse('2026-11-20T10:00:00Z');

it('listings that can be had are new since the search was looked at', () => {
  const estates = [
    { status: 'new', createdAt: '2026-11-20T10:00:01Z' },
    { status: 'reserved', createdAt: '2026-11-21T10:00:00Z' },
    { status: 'new', createdAt: '2026-11-20T09:00:00Z' },
    { status: 'new' },
  ] as const;
  expect(countNew(estates, at)).toBe(1);
});

it('favourites that ask less than when they were added, for the same operation, are named with what they asked', () => {
  const kept = { price: 200_000, type: 'buy', since: '2026-11-01' } as const;
  const details = new Map<string, FavouriteDetails>([
    ...['a', 'b', 'c', 'd', 'f', 'g'].map((key) => [key, kept] as const),
    ['h', { ...kept, discarded: true }],
  ]);
  const estates = [
    { key: 'a', type: 'buy', status: 'new', price: 199_000 },
    { key: 'b', type: 'buy', status: 'new', price: 200_000 },
    { key: 'c', type: 'rent', status: 'new', price: 900 },
    { key: 'd', type: 'buy', status: 'new' },
    { key: 'e', type: 'buy', status: 'new', price: 1_000 },
    { key: 'f', type: 'buy', status: 'reserved', price: 1_000 },
    { key: 'g', type: 'buy', status: 'new', price: 150_000 },
    { key: 'h', type: 'buy', status: 'new', price: 100_000 },
  ] as const;
  const fallen = fallenOf(estates, details);
  // The largest fall comes first.
  expect(fallen.map(({ estate, before }) => [estate.key, before])).toEqual([
    ['g', 200_000],
    ['a', 200_000],
  ]);
});

it.each([
  [
    '{"type":"buy","query":"rooms=2&price_max=300000","province":"madrid","where":"en Madrid","language":"es","at":5}',
    'madrid',
  ],
  ['{"type":"sell","query":"","at":5}', undefined],
  ['{"type":"buy","query":"","at":"5"}', undefined],
  ['[', undefined],
  [null, undefined],
])('a stored search is read as far as it is one: %s', (text, province) => {
  expect(readLastSearch(text)?.province).toBe(province);
});

it('a visit begins after half an hour without one', () => {
  localStorage.clear();
  // Nothing was looked at yet.
  expect(readVisits(at - 7_200_000)).toEqual([0, at - 7_200_000]);
  localStorage.setItem(storedKeyNames.visited, '["a"]');
  expect(readVisits(at)).toEqual([0, at]);
  expect(readVisits(at + 60_000)).toEqual([0, at + 60_000]);
  const later = at + 60_000 + 31 * 60_000;
  expect(readVisits(later)).toEqual([at + 60_000, later]);
  expect(readVisits(later + 1_000)[0]).toBe(at + 60_000);
});

it.each([
  [3, undefined, true],
  [undefined, undefined, true],
  [3, 2, false],
  [2, 2, true],
  [0, 0, true],
  [undefined, 5, false],
  [undefined, 20, true],
])('published %s days ago is new after %s days away: %s', (days, away, expected) => {
  expect(isNewSince(days, away)).toBe(expected);
});
