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

it('stores the latest first, across documents', async () => {
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

it('restores a removed estate at its position', () => {
  list.addFavourites(['A-1', 'A-2', 'A-3']);
  list.removeFavourites(['A-2']);
  expect(list.favourites()).toEqual(['A-1', 'A-3']);
  list.addFavourites(['A-2'], 1);
  expect(list.favourites()).toEqual(['A-1', 'A-2', 'A-3']);
});

it('rejects an addition beyond the maximum, without a change', () => {
  const full = Array.from({ length: 48 }, (_, index) => `A-${index}`);
  expect(list.addFavourites(full)).toBe(true);
  expect(list.addFavourites(['B-1'])).toBe(false);
  expect(list.addFavourites(['A-7'])).toBe(true);
  expect(list.favourites()).toHaveLength(48);
  expect(list.favourites()).not.toContain('B-1');
});

it.each([
  ['[{"reference":"A-1"}]', []],
  ['A-1,,a-1,<script>,a-2', ['a-1', 'a-2']],
  ['null', ['null']],
  [`${'A'.repeat(5000)},A-3`, ['A-3']],
  ['\u0000', []],
])('reads the valid part of the stored value %j', async (text, references) => {
  localStorage.setItem('favourites', text);
  expect((await openDocument()).favourites()).toEqual(references);
});

it('lasts as long as the document without storage, and reports it', async () => {
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

it('keeps the list when the storage is full, and stores it when there is room', () => {
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

it('adds to changes of another tab', () => {
  list.addFavourites(['A-1']);
  localStorage.setItem('favourites', 'B-1,A-1');
  list.addFavourites(['A-2']);
  expect(list.favourites()).toEqual(['A-2', 'B-1', 'A-1']);
});
