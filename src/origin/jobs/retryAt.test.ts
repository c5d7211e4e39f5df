import { day, hour, minute } from '#shared/times.ts';
import { retryAt } from './retryAt.ts';

it('waits a minute, then twice as long each time, up to an hour, for three days', () => {
  const times = [0];
  for (let next = retryAt(1, 0, 0); next !== null; next = retryAt(times.length, 0, next)) times.push(next);
  expect(times.slice(0, 9).map((time) => time / minute)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  expect(times.at(-1)).toBeLessThanOrEqual(3 * day);
  expect(times.at(-1)).toBeGreaterThan(3 * day - hour);
});
