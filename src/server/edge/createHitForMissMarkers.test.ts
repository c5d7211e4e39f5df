import { createHitForMissMarkers } from './createHitForMissMarkers.ts';

it('a marker lives for two minutes from the last time that it is set', () => {
  let now = 0;
  const markers = createHitForMissMarkers(() => now);
  expect(markers.has('k')).toBe(false);
  markers.add('k');
  now = 100_000;
  markers.add('k');
  now = 219_999;
  expect(markers.has('k')).toBe(true);
  now = 220_001;
  expect(markers.has('k')).toBe(false);
});

it('the oldest marker goes first at the bound', () => {
  const markers = createHitForMissMarkers(() => 0, 3);
  for (const key of ['a', 'b', 'c', 'a', 'd']) markers.add(key);
  expect(['a', 'b', 'c', 'd'].filter((key) => markers.has(key))).toEqual(['a', 'c', 'd']);
  markers.remove('a');
  expect(markers.has('a')).toBe(false);
});
