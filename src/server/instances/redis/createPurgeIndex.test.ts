import type { Purge } from '../../edge/purge.ts';
import { createPurgeIndex } from './createPurgeIndex.ts';

const purge = (what: Partial<Purge>): Purge => ({
  tags: [],
  urls: [],
  prefixes: [],
  all: false,
  mode: 'hard',
  ...what,
});
const entry = { url: '/viviendas-barcelona-compra', tags: ['estates', 'constructor'] };

it.each([
  [{ tags: ['estates'] }],
  [{ tags: ['constructor'] }],
  [{ urls: [entry.url] }],
  [{ prefixes: ['/viviendas-'] }],
  [{ all: true }],
])('%j purges what was fetched before it, and nothing after', (what) => {
  const index = createPurgeIndex();
  index.add(purge(what), '1000-1');
  expect(index.judge(entry, '1000-0')).toEqual({ kind: 'gone' });
  expect(index.judge(entry, '1000-1')).toEqual({ kind: 'holds' });
  expect(index.judge(entry, '1001-0')).toEqual({ kind: 'holds' });
});

it.each([
  [{ tags: ['agents'] }],
  [{ tags: ['__proto__'] }],
  [{ urls: ['/viviendas-barcelona'] }],
  [{ prefixes: ['/web/'] }],
])('%j does not match the entry', (what) => {
  const index = createPurgeIndex();
  index.add(purge(what), '1000-0');
  expect(index.judge(entry, '999-0')).toEqual({ kind: 'holds' });
});

it('compares positions as numbers', () => {
  const index = createPurgeIndex();
  index.add(purge({ tags: ['estates'] }), '1000-10');
  expect(index.judge(entry, '1000-9').kind).toBe('gone');
  expect(index.judge(entry, '999-11').kind).toBe('gone');
});

it('a soft purge makes entries stale from its position, and does not override an earlier hard purge', () => {
  const index = createPurgeIndex();
  index.add(purge({ tags: ['estates'] }), '1000-0');
  index.add(purge({ tags: ['estates'], mode: 'soft' }), '2000-0');
  expect(index.judge(entry, '1500-0')).toEqual({ kind: 'stale', at: '2000-0' });
  expect(index.judge(entry, '500-0')).toEqual({ kind: 'gone' });
});

it('an announced purge without a position matches every entry until it is settled', () => {
  const index = createPurgeIndex();
  const { settle } = index.announce(purge({ tags: ['estates'], mode: 'soft' }));
  expect(index.judge(entry, '9999-0')).toEqual({ kind: 'stale', at: null });
  settle();
  expect(index.judge(entry, '9999-0')).toEqual({ kind: 'holds' });
});

it('entries from before the start of the index count as purged', () => {
  const index = createPurgeIndex();
  index.restart('1000-0');
  expect(index.judge(entry, '999-9').kind).toBe('gone');
  expect(index.judge(entry, '1000-0').kind).toBe('holds');
});

it.each([
  ['tags', 3],
  ['prefixes', 3],
] as const)('when there are too many %s, entries from before the dropped purges count as purged', (list, most) => {
  const index = createPurgeIndex({ maxWords: most, maxPrefixes: most });
  for (let time = 1; time <= most + 1; time += 1) index.add(purge({ [list]: [`/other-${time}`] }), `${time}-0`);
  expect(index.judge(entry, '0-9').kind).toBe('gone');
  expect(index.judge(entry, '1-0').kind).toBe('holds');
});
