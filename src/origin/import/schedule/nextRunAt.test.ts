import { day, hour, minute } from '#shared/times.ts';
import type { ImportRunState } from '../../db/tables.ts';
import { behindMs, intervalOf, nextRunAt, scheduleTimes } from './nextRunAt.ts';

const now = Date.UTC(2026, 5, 1);
const run = (state: ImportRunState, startedAt = now, id = 'a', report: object = {}) => ({
  id,
  state,
  started_at: startedAt,
  report: JSON.stringify(report),
});

it('reads minutes, hours and days', () => {
  expect(['15m', '6h', '1d'].map(intervalOf)).toEqual([15 * minute, 6 * hour, day]);
});

it('is due at once where there was no run', () => {
  expect(nextRunAt('1d', undefined, now)).toBeLessThan(now);
});

it('comes an interval after the run before, and a little later, never at the same moment as others', () => {
  const ids = Array.from({ length: 50 }, (_, n) => `run-${n}`);
  const waits = ids.map((id) => nextRunAt('6h', run('done', now, id), now)! - now);
  for (const wait of waits) {
    expect(wait).toBeGreaterThanOrEqual(6 * hour);
    expect(wait).toBeLessThanOrEqual(6 * hour + scheduleTimes.maxJitter);
  }
  expect(new Set(waits).size).toBeGreaterThan(40);
  expect(nextRunAt('6h', run('done'), now)).toBe(nextRunAt('6h', run('done'), now + hour));
});

it.each<[ImportRunState, number]>([
  ['done', minute],
  ['refused', 5 * minute],
  ['failed', 5 * minute],
  ['killed', 5 * minute],
])('of a source that is read every minute comes after a run that is %s in %p ms at the earliest', (state, wait) => {
  const next = nextRunAt('1m', run(state), now)!;
  expect(next - now).toBeGreaterThanOrEqual(wait);
  expect(next - now).toBeLessThan(wait + minute);
});

it.each<[string, number | null, Parameters<typeof behindMs>[1], number]>([
  ['at its first run', null, undefined, now],
  ['before its time', 0, run('done'), now + hour],
  ['when its time has come', 2 * hour, run('done'), nextRunAt('6h', run('done'), now)! + 2 * hour],
  ['while a run is at work', 0, run('running'), now + 5 * hour],
  ['when that takes longer than its interval', hour, run('running'), now + 7 * hour],
  ['after one was taken back', null, run('undo', now, 'a', { undoes: 'b' }), now + day],
])('is behind %s by %p ms', (_when, ms, last, at) => {
  expect(behindMs('6h', last, at)).toBe(ms);
});

it('comes soon where the process of the run before ended in its middle', () => {
  expect(nextRunAt('1d', run('running'), now)).toBe(now + 5 * minute);
});

it.each<[state: ImportRunState, every: string, killedBefore: number, wait: number]>([
  ['running', '1m', 0, 5 * minute],
  ['running', '6h', 1, 10 * minute],
  ['running', '1m', 5, 160 * minute],
  ['running', '1m', 16, day],
  ['killed', '1m', 1, 10 * minute],
  ['killed', '1m', 5, 160 * minute],
  ['killed', '6h', 2, 6 * hour],
])('doubles the pause after runs that were killed: %s, %s, %i before it', (state, every, killedBefore, wait) => {
  const next = nextRunAt(every, run(state, now, 'a', { killedBefore }), now)! - now;
  expect(next).toBeGreaterThanOrEqual(wait);
  expect(next).toBeLessThanOrEqual(wait + scheduleTimes.maxJitter);
});

it('waits for a run by command after one was taken back, also where that broke off', () => {
  for (const state of ['undo', 'running', 'failed'] as const)
    expect(nextRunAt('1h', run(state, now, 'a', { undoes: 'b' }), now)).toBeNull();
});

it('is due where the clock was ahead at the run before', () => {
  expect(nextRunAt('1h', run('done', now + day), now)).toBeLessThan(now);
  // Clocks of several machines never agree exactly.
  expect(nextRunAt('1h', run('done', now + minute), now)).toBeGreaterThan(now);
});
