import { createHitForMissMarkers } from './createHitForMissMarkers.ts';

it('marks a key for two minutes, anew with each mark', () => {
  let now = 0;
  const marks = createHitForMissMarkers(() => now);
  expect(marks.has('k')).toBe(false);
  marks.add('k');
  now = 100_000;
  marks.add('k');
  now = 219_999;
  expect(marks.has('k')).toBe(true);
  now = 220_000;
  expect(marks.has('k')).toBe(false);
});

it('forgets the oldest when there are too many, and what is removed', () => {
  const marks = createHitForMissMarkers(() => 0, 3);
  for (const key of ['a', 'b', 'c', 'a', 'd']) marks.add(key);
  expect(['a', 'b', 'c', 'd'].filter((key) => marks.has(key))).toEqual(['a', 'c', 'd']);
  marks.remove('a');
  expect(marks.has('a')).toBe(false);
});
