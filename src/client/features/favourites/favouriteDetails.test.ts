/** @jest-environment jsdom */
import { findStoredKey, storedKeysOf } from '#shared/domain/storedKeys.ts';
import type { Site } from '../../app/session/SiteContext.ts';
import { testSite } from '../../app/session/testSite.ts';
import type * as detailsModule from './favouriteDetails.ts';

type Details = typeof detailsModule;

const key = 'favourites:details';
const flat = { key: 'A-1', reference: 'A-1', title: 'Piso', type: 'buy', price: 300_000 } as const;

/** The module as a new document has it. */
async function openDocument(): Promise<Details> {
  jest.resetModules();
  return import('./favouriteDetails.ts');
}

let kept: Details;

beforeEach(async () => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  kept = await openDocument();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('keeps the first price and its day, and the latest title, across documents', async () => {
  kept.recordSeen([flat]);
  jest.setSystemTime(new Date('2026-12-01T10:00:00Z'));
  kept = await openDocument();
  kept.recordSeen([{ ...flat, title: 'Piso reformado', price: 290_000 }]);
  expect((await openDocument()).favouriteDetails().get('A-1')).toEqual({
    title: 'Piso reformado',
    price: 300_000,
    type: 'buy',
    since: '2026-11-22T10:00:00.000Z',
  });
});

it('begins with the first price that is shown, and anew when a home is offered otherwise', () => {
  const { price: _, ...reserved } = flat;
  kept.recordSeen([reserved]);
  expect(kept.favouriteDetails().get('A-1')).toEqual({ title: 'Piso' });
  kept.recordSeen([flat]);
  kept.recordSeen([{ ...flat, type: 'rent', price: 1_000 }]);
  expect(kept.favouriteDetails().get('A-1')).toMatchObject({ price: 1_000, type: 'rent' });
});

it('keeps notes and discards beside what was seen, and what another tab wrote', () => {
  kept.recordSeen([flat]);
  kept.changeDetails('A-1', { note: 'Luminoso' });
  localStorage.setItem(key, JSON.stringify({ 'B-2': { note: 'De otra pestaña' }, 'A-1': { note: 'Luminoso' } }));
  kept.changeDetails('A-1', { discarded: true });
  expect(Object.fromEntries(kept.favouriteDetails())).toEqual({
    'B-2': { note: 'De otra pestaña' },
    'A-1': { note: 'Luminoso', discarded: true },
  });
});

it('is in the cookies policy, unless favourites are switched off', () => {
  kept.changeDetails('A-1', { note: 'uno' });
  expect(Object.keys(localStorage)).toEqual([key]);
  const rowOf = (site: Site) => findStoredKey(storedKeysOf(site), 'localStorage', key);
  expect(rowOf(testSite)).toMatchObject({ category: 'necessary', transfer: 'transfer.none' });
  expect(rowOf({ ...testSite, favourites: false })).toBeUndefined();
});

it('deletes what belongs to no favourite, and the key with the last of them', () => {
  kept.changeDetails('A-1', { note: 'uno' });
  kept.changeDetails('A-2', { note: 'dos' });
  kept.keepDetailsOf(['A-2', 'A-3']);
  expect([...kept.favouriteDetails().keys()]).toEqual(['A-2']);
  kept.keepDetailsOf([]);
  expect(localStorage.getItem(key)).toBeNull();
});

it.each([
  ['null', {}],
  ['[1', {}],
  ['"A-1"', {}],
  ['{"A-1":3,"<b>":{"note":"x"},"__proto__":{"note":"x"}}', { 'A-1': {} }],
  ['{"A-1":{"note":7,"title":"Piso","price":"9","discarded":"yes"}}', { 'A-1': { title: 'Piso' } }],
  ['{"A-1":{"price":9,"type":"buy","since":"yesterday"}}', { 'A-1': {} }],
  ['{"A-1":{"note":" "}}', { 'A-1': {} }],
  [`{"A-1":{"note":"${'x'.repeat(900)}"}}`, { 'A-1': { note: 'x'.repeat(500) } }],
])('reads the valid part of the stored value %#', async (text, expected) => {
  localStorage.setItem(key, text);
  expect(Object.fromEntries((await openDocument()).favouriteDetails())).toEqual(expected);
});

it('lasts as long as the document where nothing can be stored', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  kept = await openDocument();
  kept.changeDetails('A-1', { note: 'uno' });
  kept.changeDetails('A-2', { note: 'dos' });
  expect([...kept.favouriteDetails().keys()]).toEqual(['A-1', 'A-2']);
});
