import {
  areaOfBox,
  boundsOf,
  centreOf,
  decodeArea,
  encodeArea,
  isInside,
  metresBetween,
  readArea,
  type AreaPoint,
} from './drawnArea.ts';

// The example of the format's own description: developers.google.com, "Encoded Polyline Algorithm Format".
const example = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
const points = [
  { lat: 3_850_000, lng: -12_020_000 },
  { lat: 4_070_000, lng: -12_095_000 },
  { lat: 4_325_200, lng: -12_645_300 },
];

const points4 = (...corners: [lat: number, lng: number][]): AreaPoint[] => corners.map(([lat, lng]) => ({ lat, lng }));

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

it('reaches to its outline, and counts a corner on the way once', () => {
  const diamond = points4([0, 0], [100, 100], [0, 200], [-100, 100]);
  for (const [lat, lng, expected] of [
    [0, 0, true],
    [100, 100, true],
    [50, 50, true],
    [0, 100, true],
    [0, -1, false],
    [0, 201, false],
    [100, 99, false],
    [100, 101, false],
    [49, 48, false],
  ] as const)
    expect([lat, lng, isInside({ lat, lng }, diamond)]).toEqual([lat, lng, expected]);
});

it.each<[what: string, corners: [lat: number, lng: number][], isArea: boolean]>([
  [
    'a triangle',
    [
      [0, 0],
      [0, 9],
      [9, 0],
    ],
    true,
  ],
  [
    'a point twice in a row',
    [
      [0, 0],
      [0, 9],
      [0, 9],
      [9, 0],
    ],
    true,
  ],
  [
    'a bow',
    [
      [0, 0],
      [9, 9],
      [9, 0],
      [0, 9],
    ],
    false,
  ],
  [
    'a line',
    [
      [0, 0],
      [0, 9],
      [0, 20],
    ],
    false,
  ],
  [
    'a line there and back',
    [
      [0, 0],
      [0, 9],
      [9, 9],
      [9, 0],
      [9, 9],
    ],
    false,
  ],
  [
    'a corner that touches an edge',
    [
      [0, 0],
      [0, 9],
      [9, 9],
      [0, 5],
      [9, 0],
    ],
    false,
  ],
  [
    'a corner that touches another',
    [
      [0, 0],
      [0, 9],
      [5, 5],
      [9, 9],
      [9, 0],
      [5, 5],
    ],
    false,
  ],
  [
    'a point in the middle of an edge',
    [
      [0, 0],
      [0, 4],
      [0, 9],
      [9, 0],
    ],
    true,
  ],
  [
    'the Canaries',
    [
      [-1_250_000, -1_430_000],
      [-1_250_000, -1_330_000],
      [-1_090_000, -1_370_000],
    ],
    true,
  ],
  [
    'a corner in Paris',
    [
      [0, 0],
      [0, 9],
      [860_000, 600_000],
    ],
    false,
  ],
])('%s: an area %j? %s', (_, corners, isArea) => {
  const area = corners.map(([lat, lng]): AreaPoint => ({ lat: lat + 4_040_000, lng: lng - 370_000 }));
  expect(readArea(encodeArea(area)) !== null).toBe(isArea);
});

it('a box of the map is an area, as far as Spain goes', () => {
  expect(boundsOf(readArea(areaOfBox({ west: -40, south: 10, east: 30, north: 60 }))!)).toEqual({
    minLat: 2_700_000,
    maxLat: 4_450_000,
    minLng: -1_900_000,
    maxLng: 500_000,
  });
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
