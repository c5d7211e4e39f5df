import { createLocalCounter, withFallback } from './RateCounter.ts';

it('counts each key in windows that begin with its first hit', () => {
  let now = 0;
  const { countNow } = createLocalCounter(() => now);
  expect(countNow('a', 1_000)).toEqual({ hits: 1, left: 1_000 });
  now = 400;
  expect(countNow('a', 1_000)).toEqual({ hits: 2, left: 600 });
  expect(countNow('b', 1_000).hits).toBe(1);
  now = 1_000;
  expect(countNow('a', 1_000)).toEqual({ hits: 1, left: 1_000 });
});

it('forgets the longest unused keys of a flood, and keeps those that go on', () => {
  const counter = createLocalCounter(() => 0);
  for (let n = 0; n < 120_000; n += 1) {
    counter.countNow(`flood ${n}`, 60_000);
    if (n % 1_000 === 0) counter.countNow('sender', 60_000);
  }
  expect(counter.keys()).toBe(50_000);
  expect(counter.countNow('sender', 60_000).hits).toBe(121);
});

it('counts here while nobody else does', async () => {
  let isAway = false;
  const counter = withFallback({
    count: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ hits: 7, left: 1 })),
  });
  expect((await counter.count('a', 1_000)).hits).toBe(7);
  isAway = true;
  expect((await counter.count('a', 1_000)).hits).toBe(1);
  expect((await counter.count('a', 1_000)).hits).toBe(2);
});
