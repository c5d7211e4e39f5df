import { decodeArea, isInside, readArea, touchesItself } from '#shared/domain/drawnArea.ts';
import { outlineAround } from './outlineAround.ts';

type Ring = [lng: number, lat: number][];

const sants = { lat: 41.375, lng: 2.14 };

const polygon = (...rings: Ring[]) => ({ geometry: { type: 'Polygon', coordinates: rings } });
const collection = (...features: object[]) => ({ type: 'FeatureCollection', features });

const square = (lng: number, lat: number, side: number): Ring => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
  [lng, lat],
];

/** A ring with a thousand points: rays of streets, some long and some short. */
const star: Ring = Array.from({ length: 1_000 }, (_, at) => {
  const angle = (at / 1_000) * 2 * Math.PI;
  const radius = 0.03 + 0.012 * Math.sin(13 * angle) + 0.002 * Math.sin(60 * angle);
  return [sants.lng + radius * 1.33 * Math.cos(angle), sants.lat + radius * Math.sin(angle)];
});

it('has few points, keeps its shape, and is an area of the contract', () => {
  const area = readArea(outlineAround(sants, collection(polygon(star))))!;
  expect(area.length).toBeLessThanOrEqual(100);
  const given = star.map(([lng, lat]) => ({ lat: Math.round(lat * 1e5), lng: Math.round(lng * 1e5) }));
  let [inside, different] = [0, 0];
  for (let lat = 4_133_000; lat < 4_142_500; lat += 150)
    for (let lng = 208_000; lng < 220_500; lng += 150) {
      const wasInside = isInside({ lat, lng }, given);
      inside += wasInside ? 1 : 0;
      different += wasInside === isInside({ lat, lng }, area) ? 0 : 1;
    }
  expect(different / inside).toBeLessThan(0.05);
});

it('is that of the part where the point is, else of the largest; holes are part of it', () => {
  const here = square(2.13, 41.37, 0.02);
  const larger = square(2.3, 41.5, 0.1);
  const hole = square(2.138, 41.373, 0.004);
  const of = (answer: object) => decodeArea(outlineAround(sants, answer))!;
  const found = of(collection(polygon(larger), polygon(here, hole)));
  expect(found).toHaveLength(4);
  expect(isInside({ lat: 4_137_500, lng: 214_000 }, found)).toBe(true);
  const parts = { geometry: { type: 'MultiPolygon', coordinates: [[square(2.2, 41.4, 0.01)], [larger]] } };
  const point = { geometry: { type: 'MultiPoint', coordinates: [[2.14, 41.375]] } };
  expect(isInside({ lat: 4_155_000, lng: 235_000 }, of(collection(point, parts)))).toBe(true);
});

it('loses the points at which it crosses itself', () => {
  const knot: Ring = [...star.slice(0, 500), [2.2, 41.38], [2.0799, 41.3749], ...star.slice(501)];
  expect(touchesItself(decodeArea(outlineAround(sants, collection(polygon(knot))))!)).toBe(false);
});

it.each([
  ['nothing', collection()],
  ['a line', collection({ geometry: { type: 'LineString', coordinates: star } })],
  ['an area in France', collection(polygon(square(2.3, 48.8, 0.1)))],
  ['a dot', collection(polygon([...Array.from({ length: 4 }, (): [number, number] => [2.14, 41.375])]))],
  ['an error', { error: { code: 3004 } }],
  ['more points than any area has', collection(polygon([...star, ...star, ...star, ...star, ...star, ...star]))],
])('%s is no area', (_, answer) => {
  expect(() => outlineAround(sants, answer)).toThrow();
});
