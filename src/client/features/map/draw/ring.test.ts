import { decodeArea } from '#shared/domain/drawnArea.ts';
import { simplify, toArea, withoutTails } from './ring.ts';

const circle = (count: number, from = 0, to = 2 * Math.PI) =>
  Array.from({ length: count }, (_, at) => {
    const angle = from + ((to - from) * at) / (count - 1);
    return { x: 200 + 150 * Math.cos(angle), y: 200 + 150 * Math.sin(angle) };
  });

it('a line of a thousand points keeps its shape with a hundred at most', () => {
  const drawn = circle(1_000, 0, 6);
  const simple = simplify(drawn);
  expect(simple.length).toBeLessThanOrEqual(100);
  expect(simple.length).toBeGreaterThan(12);
  expect([simple[0], simple.at(-1)]).toEqual([drawn[0], drawn.at(-1)]);
  // A shaky hand: no tolerance to begin with would do.
  const shaky = drawn.map(({ x, y }, at) => ({ x: x + (at % 2) * 8, y }));
  expect(simplify(shaky).length).toBeLessThanOrEqual(100);
});

it('what hangs over at the end of a line by hand is left out', () => {
  const along = (from: [number, number], to: [number, number]) =>
    Array.from({ length: 10 }, (_, at) => ({
      x: from[0] + ((to[0] - from[0]) * at) / 10,
      y: from[1] + ((to[1] - from[1]) * at) / 10,
    }));
  const square = [
    ...along([0, -15], [0, 100]),
    ...along([0, 100], [100, 100]),
    ...along([100, 100], [100, 0]),
    ...along([100, 0], [-15, 0]),
  ];
  const closed = withoutTails(square);
  expect(closed.length).toBeLessThan(square.length);
  expect(closed.every(({ x, y }) => x >= -0.01 && y >= -4)).toBe(true);
  const eight = [
    { x: 0, y: 0 },
    { x: 100, y: 100 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
  ];
  expect(withoutTails(eight)).toEqual(eight);
});

it('corners are an area, unless they are too few, cross, or leave Spain', () => {
  const square = [
    { lat: 41.3, lng: 2.1 },
    { lat: 41.3, lng: 2.2 },
    { lat: 41.4, lng: 2.2 },
    { lat: 41.4, lng: 2.1 },
  ];
  const made = toArea(square);
  expect('area' in made && decodeArea(made.area)).toEqual(
    square.map(({ lat, lng }) => ({ lat: Math.round(lat * 1e5), lng: Math.round(lng * 1e5) })),
  );
  expect(toArea(square.slice(0, 2))).toEqual({ fault: 'few' });
  expect(toArea([square[0]!, square[2]!, square[1]!, square[3]!])).toEqual({ fault: 'crossed' });
  expect(toArea(square.map(({ lat, lng }) => ({ lat: lat + 20, lng })))).toEqual({ fault: 'outside' });
});
