import { isInside, type AreaPoint } from '#shared/domain/drawnArea.ts';
import { AreaTests, createAreaTest } from './areaTests.ts';

/** A star around a point, whose outline goes to and fro. */
const star = (points: number, radius: number, depth: number): AreaPoint[] =>
  Array.from({ length: points }, (_, number) => {
    const angle = (number / points) * 2 * Math.PI;
    const length = radius * (number % 2 === 0 ? 1 : depth);
    return { lat: Math.round(1_000 + Math.sin(angle) * length), lng: Math.round(2_000 + Math.cos(angle) * length) };
  });

test.each([
  ['a star', star(100, 40, 0.6)],
  ['a large star', star(24, 900, 0.2)],
  ['a triangle', star(3, 30, 1)],
  [
    'an outline with a bay',
    [
      { lat: 0, lng: 0 },
      { lat: 60, lng: 0 },
      { lat: 60, lng: 20 },
      { lat: 20, lng: 20 },
      { lat: 20, lng: 40 },
      { lat: 60, lng: 40 },
      { lat: 60, lng: 60 },
      { lat: 0, lng: 60 },
    ],
  ],
  [
    'a sliver',
    [
      { lat: 5, lng: 5 },
      { lat: 5, lng: 90 },
      { lat: 6, lng: 90 },
    ],
  ],
])('%s holds the points that it holds by definition', (_, area) => {
  const holds = createAreaTest(area);
  const [lats, lngs] = [area.map(({ lat }) => lat), area.map(({ lng }) => lng)];
  const step = Math.max(1, Math.floor((Math.max(...lats) - Math.min(...lats)) / 120));
  const wrong: AreaPoint[] = [];
  for (let lat = Math.min(...lats) - 2; lat <= Math.max(...lats) + 2; lat += step)
    for (let lng = Math.min(...lngs) - 2; lng <= Math.max(...lngs) + 2; lng += step)
      if (holds(lat, lng) !== isInside({ lat, lng }, area)) wrong.push({ lat, lng });
  expect(wrong).toEqual([]);
});

test('areas are known by number until a thousand others were added', () => {
  const areas = new AreaTests();
  const first = areas.add(star(8, 20, 0.5));
  expect(areas.isInside(first, 1_000, 2_000)).toBe(true);
  expect(areas.isInside(first, 1_000, 2_100)).toBe(false);
  // Others are asked about meanwhile: the first one's test is not kept, and made again.
  for (let count = 0; count < 999; count += 1) areas.isInside(areas.add(star(3, 5, 1)), 0, 0);
  expect(areas.isInside(first, 1_000, 2_000)).toBe(true);
  for (let count = 0; count < 50; count += 1) areas.isInside(areas.add(star(3, 5, 1)), 0, 0);
  expect(() => areas.isInside(first, 1_000, 2_000)).toThrow('no longer known');
});
