/** @jest-environment jsdom */
import type * as favouritesModule from './favourites.ts';

type List = typeof favouritesModule;

let list: List;

/** The module as a new document has it. */
async function openDocument(): Promise<List> {
  jest.resetModules();
  return import('./favourites.ts');
}

const kept = () => localStorage.getItem('favourites');

beforeEach(async () => {
  localStorage.clear();
  list = await openDocument();
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('keeps the latest first, over documents', async () => {
  list.addFavourites(['AB1000-0001']);
  list.addFavourites(['AB1000-0002']);
  expect(list.favourites()).toEqual(['AB1000-0002', 'AB1000-0001']);
  expect((await openDocument()).favourites()).toEqual(['AB1000-0002', 'AB1000-0001']);
});

it('stores each estate once', () => {
  list.addFavourites(['A-1', 'A-2']);
  list.addFavourites(['A-1']);
  expect(list.favourites()).toEqual(['A-1', 'A-2']);
});

it('puts one that was taken off back where it stood', () => {
  list.addFavourites(['A-1', 'A-2', 'A-3']);
  list.removeFavourites(['A-2']);
  expect(list.favourites()).toEqual(['A-1', 'A-3']);
  list.addFavourites(['A-2'], 1);
  expect(list.favourites()).toEqual(['A-1', 'A-2', 'A-3']);
});

it('refuses what does not fit, and stays as it was', () => {
  const full = Array.from({ length: 48 }, (_, index) => `A-${index}`);
  expect(list.addFavourites(full)).toBe(true);
  expect(list.addFavourites(['B-1'])).toBe(false);
  expect(list.addFavourites(['A-7'])).toBe(true);
  expect(list.favourites()).toHaveLength(48);
  expect(list.favourites()).not.toContain('B-1');
});

it.each([
  ['[{"reference":"A-1"}]', []],
  ['A-1,,A-1,<script>,a-2', ['A-1', 'A-2']],
  ['null', ['NULL']],
  [`${'A'.repeat(5000)},A-3`, ['A-3']],
  ['\u0000', []],
])('reads what can be read of a storage that holds %j', async (text, references) => {
  localStorage.setItem('favourites', text);
  expect((await openDocument()).favourites()).toEqual(references);
});

it('lives without storage as long as the document, and says so', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  list = await openDocument();
  expect(list.favourites()).toEqual([]);
  list.addFavourites(['A-1']);
  list.addFavourites(['A-2']);
  expect(list.favourites()).toEqual(['A-2', 'A-1']);
  expect(list.areStored()).toBe(false);
});

it('loses nothing to a full storage, and is stored again when there is room', () => {
  list.addFavourites(['A-1']);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  list.addFavourites(['A-2']);
  expect([list.favourites(), list.areStored(), kept()]).toEqual([['A-2', 'A-1'], false, 'A-1']);
  full.mockRestore();
  list.removeFavourites(['A-1']);
  expect([list.favourites(), list.areStored(), kept()]).toEqual([['A-2'], true, 'A-2']);
});

it('adds to what another tab has written meanwhile', () => {
  list.addFavourites(['A-1']);
  localStorage.setItem('favourites', 'B-1,A-1');
  list.addFavourites(['A-2']);
  expect(list.favourites()).toEqual(['A-2', 'B-1', 'A-1']);
});
