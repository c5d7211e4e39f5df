import { createSpool, openMemoryDatabase, type Spool } from './resultSpool.ts';

let spool: Spool;
beforeEach(() => {
  spool = createSpool(openMemoryDatabase());
});

const batch = (id: string, body = '{}') => ({ id, body });

it('gives the oldest to one at a time, until it is removed or given back', () => {
  spool.add(batch('b'), 2);
  spool.add(batch('a'), 1);
  expect(spool.lease(10, 100)).toEqual(batch('a'));
  expect(spool.lease(10, 100)).toEqual(batch('b'));
  expect(spool.lease(10, 100)).toBeUndefined();
  spool.release('b');
  expect(spool.lease(11, 100)).toEqual(batch('b'));
  spool.remove('b');
  // Whoever had it has ended.
  expect(spool.lease(110, 100)).toEqual(batch('a'));
});

it('gives one that was taken before the clock was set back', () => {
  spool.add(batch('a'), 1);
  spool.lease(1_000_000, 100);
  expect(spool.lease(10, 100)).toEqual(batch('a'));
});

it('drops what is older or more than it may hold, the oldest first', () => {
  for (let at = 0; at < 5; at += 1) spool.add(batch(`id ${at}`, 'x'.repeat(10)), at);
  expect(spool.removeBeyond(11, { ms: 10, bytes: 30 })).toBe(2);
  expect(spool.size()).toEqual({ batches: 3, bytes: 30 });
  expect(spool.lease(20, 1)).toMatchObject({ id: 'id 2' });
});
