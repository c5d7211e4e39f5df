import type { Purge } from '../edge/purge.ts';
import { keyOfUrl } from './cdnKeys.ts';
import { createWaitingKeys, type WaitingKeys } from './createWaitingKeys.ts';

const purge = (what: Partial<Purge>): Purge => ({
  tags: [],
  urls: [],
  prefixes: [],
  all: false,
  mode: 'soft',
  ...what,
});

const allOf = (waiting: WaitingKeys) => {
  const batches = [];
  for (let batch = waiting.take(); batch; batch = waiting.take()) batches.push(batch);
  return batches;
};

it('purges each key once, hard ones first, as many at once as a call may have', () => {
  const waiting = createWaitingKeys({ maxKeys: 100, maxPerBatch: 2 });
  waiting.add(purge({ tags: ['a', 'b', 'c'] }));
  waiting.add(purge({ tags: ['c', 'd'], mode: 'hard' }));
  waiting.add(purge({ tags: ['a', 'c'], urls: ['/x'] }));
  expect(waiting.size()).toBe(5);
  expect(allOf(waiting)).toEqual([
    { keys: ['c', 'd'], mode: 'hard' },
    { keys: ['a', 'b'], mode: 'soft' },
    { keys: [keyOfUrl('/x')], mode: 'soft' },
  ]);
});

it('keeps what a call did not bring about, with what came meanwhile', () => {
  const waiting = createWaitingKeys({ maxKeys: 100, maxPerBatch: 10 });
  waiting.add(purge({ tags: ['a', 'b'] }));
  const failed = waiting.take()!;
  waiting.add(purge({ tags: ['b'], mode: 'hard' }));
  waiting.putBack(failed);
  expect(allOf(waiting)).toEqual([
    { keys: ['b'], mode: 'hard' },
    { keys: ['a'], mode: 'soft' },
  ]);
});

it('purges everything in place of more keys than it may hold', () => {
  const waiting = createWaitingKeys({ maxKeys: 3, maxPerBatch: 10 });
  waiting.add(purge({ tags: ['a', 'b'] }));
  waiting.add(purge({ tags: ['c', 'd'] }));
  waiting.add(purge({ tags: ['e'] }));
  const failed = waiting.take()!;
  expect([failed.keys, waiting.size()]).toEqual(['all', 0]);
  waiting.add(purge({ tags: ['f'] }));
  waiting.putBack(failed);
  expect(allOf(waiting)).toEqual([{ keys: 'all', mode: 'hard' }]);
});
