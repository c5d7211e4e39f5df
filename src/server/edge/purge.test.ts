import { createPurgeLog, isPurged, type Purge } from './purge.ts';

const purge = (what: Partial<Purge>): Purge => ({
  tags: [],
  urls: [],
  prefixes: [],
  all: false,
  mode: 'soft',
  ...what,
});
const entry = { url: '/web/estates/buy?_page=2', tags: ['estates', 'estate/1'] };

it.each<[Partial<Purge>, boolean]>([
  [{}, false],
  [{ all: true }, true],
  [{ tags: ['estates'] }, true],
  [{ tags: ['estate'] }, false],
  [{ tags: ['x', 'estate/1'] }, true],
  [{ urls: ['/web/estates/buy?_page=2'] }, true],
  [{ urls: ['/web/estates/buy'] }, false],
  [{ prefixes: ['/web/estates/'] }, true],
  [{ prefixes: ['/web/estate/'] }, false],
])('%j matches the entry: %j', (what, isMeant) => {
  expect(isPurged(entry, purge(what))).toBe(isMeant);
});

it('purgedSince considers only the purges after the fetch started', () => {
  const log = createPurgeLog();
  const before = log.open();
  log.add(purge({ tags: ['estates'] }));
  const after = log.open();
  log.add(purge({ tags: ['agents'] }));
  expect([log.purgedSince(entry, before), log.purgedSince(entry, after)]).toEqual([true, false]);
  log.add(purge({ all: true }));
  expect(log.purgedSince(entry, after)).toBe(true);
});

it('a purge is removed when the last fetch that started before it ends', () => {
  const log = createPurgeLog();
  const first = log.open();
  const twin = log.open();
  log.add(purge({ all: true }));
  log.close(first);
  expect(log.purgedSince(entry, twin)).toBe(true);
  const later = log.open();
  log.close(twin);
  expect([log.purgedSince(entry, twin), log.purgedSince(entry, later)]).toEqual([false, false]);
  log.close(later);
  // Nothing is under way: nothing is to be remembered.
  log.add(purge({ all: true }));
  expect(log.purgedSince(entry, -1)).toBe(false);
});
