import { createRevalidationBackoff } from './createRevalidationBackoff.ts';
import { createEntry } from './entry.ts';

const entry = () =>
  createEntry(
    { status: 200, headers: {}, body: Buffer.alloc(0) },
    {
      key: 'k',
      url: '/k',
      kind: 'api',
      tags: [],
      lifetime: { fresh: 0, whileRevalidate: 0, ifError: 0, age: 0 },
      since: 0,
    },
  );

it('puts off what failed, longer each time, up to the longest', () => {
  let now = 0;
  const retries = createRevalidationBackoff(() => now);
  const held = entry();
  expect(retries.isDelayed(held)).toBe(false);
  const gaps: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    retries.recordFailure(held);
    const from = now;
    while (retries.isDelayed(held)) now += 100;
    gaps.push(now - from);
  }
  expect(gaps).toEqual([1_000, 2_000, 4_000, 5_000, 5_000, 5_000]);
});

it('what takes the place of one that failed inherits its failures', () => {
  let now = 0;
  const retries = createRevalidationBackoff(() => now);
  const [first, second] = [entry(), entry()];
  retries.recordFailure(first);
  retries.recordFailure(first, second);
  now = 1_500;
  expect([retries.isDelayed(first), retries.isDelayed(second)]).toEqual([false, true]);
});
