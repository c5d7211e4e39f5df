import { TurnSize, turnLimits } from './TurnSize.ts';

it.each([
  ['slow', 250, 5_000, 50],
  ['as quick as it should be', 200, 1_000, 200],
  ['very slow', 100, 60_000, turnLimits.min],
  ['very quick', 250, 2, turnLimits.max],
  ['of a few', 3, 30, 100],
  ['of none', 0, 0, turnLimits.min],
])('follows a transaction that was %s', (_name, count, ms, expected) => {
  const size = new TurnSize();
  expect(size.count).toBe(turnLimits.first);
  size.note(count, ms);
  expect(size.count).toBe(expected);
});
