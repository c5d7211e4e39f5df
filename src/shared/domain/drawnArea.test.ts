import { areaOfBox, boundsOf, centreOf, decodeArea, encodeArea, isInside, metresBetween } from './drawnArea.ts';

// The example of the format's own description: developers.google.com, "Encoded Polyline Algorithm Format".
const example = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
const points = [
  { lat: 3_850_000, lng: -12_020_000 },
  { lat: 4_070_000, lng: -12_095_000 },
  { lat: 4_325_200, lng: -12_645_300 },
];

it('reads and writes the format’s own example', () => {
  expect(decodeArea(example)).toEqual(points);
  expect(encodeArea(points).startsWith(example)).toBe(true);
  expect(decodeArea(encodeArea(points))).toEqual(points);
});

it.each([[''], ['_p~iF~ps|U'], ['_p~iF~ps|U_ulLnnqC_mqN'], ['\u0000'], ['á'], ['~'.repeat(50)], ['_'.repeat(1_300)]])(
  '%j is no area',
  (text) => {
    expect(decodeArea(text)).toBeNull();
  },
);

it('has at most 100 points', () => {
  const circle = (count: number) => Array.from({ length: count }, (_, n) => ({ lat: 100 * n, lng: 10 * n * n }));
  expect(decodeArea(encodeArea(circle(100)))).toHaveLength(100);
  expect(decodeArea(encodeArea(circle(101)))).toBeNull();
});

it('knows what lies inside, also in a bay', () => {
  const bay = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 400 },
    { lat: 400, lng: 400 },
    { lat: 400, lng: 300 },
    { lat: 100, lng: 200 },
    { lat: 400, lng: 100 },
    { lat: 400, lng: 0 },
  ];
  expect(isInside({ lat: 50, lng: 200 }, bay)).toBe(true);
  expect(isInside({ lat: 300, lng: 200 }, bay)).toBe(false);
  expect(isInside({ lat: 300, lng: 50 }, bay)).toBe(true);
  expect(isInside({ lat: 300, lng: 450 }, bay)).toBe(false);
});

it('a box of the map is an area', () => {
  const area = decodeArea(areaOfBox({ west: -3.71, south: 40.4, east: -3.69, north: 40.42 }))!;
  expect(boundsOf(area)).toEqual({ minLat: 4_040_000, maxLat: 4_042_000, minLng: -371_000, maxLng: -369_000 });
  expect(centreOf(area)).toEqual({ lat: 4_041_000, lng: -370_000 });
  expect(isInside(centreOf(area), area)).toBe(true);
});

it('measures in metres', () => {
  const madrid = { lat: 4_041_678, lng: -370_379 };
  const barcelona = { lat: 4_138_506, lng: 217_341 };
  expect(metresBetween(madrid, barcelona)).toBeGreaterThan(504_000);
  expect(metresBetween(madrid, barcelona)).toBeLessThan(507_000);
  expect(metresBetween(madrid, madrid)).toBe(0);
});
