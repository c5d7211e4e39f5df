import type { FavouriteDetails } from '../../../features/favourites/favouriteDetails.ts';
import { mergeLists, readList, writeList, type FavouriteList } from './mergeLists.ts';

const list = (keys: string, details: Record<string, FavouriteDetails> = {}): FavouriteList => ({
  keys: keys.split(' ').filter(Boolean),
  details: new Map(Object.entries(details)),
});
const june = { price: 300_000, type: 'buy', since: '2026-06-01T00:00:00.000Z' } as const;
const may = { price: 320_000, type: 'buy', since: '2026-05-01T00:00:00.000Z' } as const;

it('what is new comes first, in its order; what was here stays, whatever its case', () => {
  expect(mergeLists(list('A-1 A-2'), list('B-1 a-2 B-2'))).toMatchObject({
    keys: ['B-1', 'B-2', 'A-1', 'A-2'],
    added: 2,
    known: 1,
    left: 0,
  });
});

it('a list takes no more than 48, and says how many are left', () => {
  const own = list(Array.from({ length: 47 }, (_, at) => `A-${at}`).join(' '));
  const merged = mergeLists(own, list('B-1 B-2 A-3', { 'B-2': { note: 'dos' } }));
  expect(merged).toMatchObject({ added: 1, known: 1, left: 1 });
  expect(merged.keys).toHaveLength(48);
  expect(merged.details.has('B-2')).toBe(false);
});

it.each<[string, FavouriteDetails, FavouriteDetails, FavouriteDetails]>([
  ['a note arrives', {}, { note: 'luz' }, { note: 'luz' }],
  ['a note stays', { note: 'luz' }, {}, { note: 'luz' }],
  ['two notes are kept', { note: 'luz' }, { note: 'ruido' }, { note: 'luz\nruido' }],
  ['the same note is kept once', { note: 'luz' }, { note: 'luz' }, { note: 'luz' }],
  ['notes without room together', { note: 'a'.repeat(300) }, { note: 'b'.repeat(300) }, { note: 'a'.repeat(300) }],
  ['the first price is kept', june, may, may],
  ['the first price stays', may, june, may],
  ['a price of another operation', june, { ...may, type: 'rent' }, june],
  ['what is ruled out there is not here', {}, { discarded: true, note: 'no' }, { note: 'no' }],
])('%s', (_, own, sent, expected) => {
  const { details } = mergeLists(list('A-1', { 'A-1': own }), list('A-1', { 'A-1': sent }));
  expect(JSON.parse(JSON.stringify(details.get('A-1')))).toEqual(expected);
});

it('a home that is new here has all that was kept of it', () => {
  const kept = { ...may, title: 'Piso', note: 'luz', discarded: true };
  expect(mergeLists(list(''), list('B-1', { 'B-1': kept })).details.get('B-1')).toEqual(kept);
});

it('a list is read again as it was written, without what belongs to no home of it', () => {
  const written = JSON.parse(JSON.stringify(writeList(list('A-1 A-2', { 'A-1': may, 'C-1': june })))) as unknown;
  expect(readList(written)).toEqual(list('A-1 A-2', { 'A-1': may }));
});

it.each([null, 1, 'A-1', [], {}, { keys: 3 }])('%j is no list', (value) => {
  expect(readList(value)).toBeNull();
});

it('of a list that is partly broken the valid part is read', () => {
  expect(readList({ keys: 'A-1,<b>,A-2', details: { 'A-1': { note: 3, title: 'Piso' }, '<b>': {} } })).toEqual(
    list('A-1 A-2', { 'A-1': { title: 'Piso' } }),
  );
});
