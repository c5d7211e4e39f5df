import { hash } from 'node:crypto';
import { minute } from '#shared/times.ts';
import { createRecentViews } from './createRecentViews.ts';

const start = Date.parse('2026-11-30T11:00:00Z');

let views = 0;
const newDigest = () => hash('sha1', String((views += 1)));

beforeEach(() => {
  jest.useFakeTimers({ now: start });
});

afterEach(() => {
  jest.useRealTimers();
});

it('knows a view for half an hour after the first', () => {
  const { hasRecent, close } = createRecentViews(Date.now);
  const digest = newDigest();
  expect(hasRecent(digest)).toBe(false);
  jest.advanceTimersByTime(30 * minute - 1_000);
  expect(hasRecent(digest)).toBe(true);
  jest.advanceTimersByTime(1_000);
  expect(hasRecent(digest)).toBe(false);
  expect(hasRecent(digest)).toBe(true);
  close();
});

it.each([
  ['also where nobody comes', 0],
  ['and where the clock is set back', -600 * minute],
])('holds nothing of a view for more than an hour, %s', (_, set) => {
  let ahead = 0;
  const { hasRecent, close } = createRecentViews(() => Date.now() + ahead);
  const digest = newDigest();
  jest.advanceTimersByTime(minute);
  hasRecent(digest);
  ahead = set;
  jest.advanceTimersByTime(59 * minute);
  // By this clock it was just now: only what is gone is not known.
  ahead = -59 * minute;
  expect(hasRecent(digest)).toBe(false);
  close();
  expect(jest.getTimerCount()).toBe(0);
});

it('knows 100,000 views of half an hour, and forgets the oldest of more than it has places for', () => {
  const { hasRecent, close } = createRecentViews(Date.now);
  const digests = Array.from({ length: 100_000 }, newDigest);
  for (const digest of digests) hasRecent(digest);
  const known = digests.filter(hasRecent).length;
  expect(known).toBeGreaterThan(99_500);
  jest.advanceTimersByTime(1_000);
  for (let view = 0; view < 300_000; view += 1) hasRecent(newDigest());
  expect(digests.filter(hasRecent).length).toBeLessThan(50_000);
  close();
});
