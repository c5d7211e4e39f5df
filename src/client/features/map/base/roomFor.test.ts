import { project } from '../mercator.ts';
import { roomFor, type Box, type FreeArea, type Obstacle } from './roomFor.ts';

const zoom = 12;
const place = { lng: 2.17, lat: 41.39 };
const { x, y } = project(place, zoom);
const cluster = { ...place, half: 16, top: 16, bottom: 16 };
/** Around the place, with an offset. */
const name = (dx = 0, dy = 0): Box => ({ left: x + dx - 30, right: x + dx + 30, top: y + dy - 8, bottom: y + dy + 8 });
const moveOf = (obstacles: readonly Obstacle[], box: Box, free?: FreeArea) => {
  const move = roomFor(box, zoom, obstacles, free);
  return move && [Math.round(move.x), Math.round(move.y)];
};

it('a name stays where nothing covers it', () => {
  expect(moveOf([], name())).toEqual([0, 0]);
  expect(moveOf([cluster], name(50))).toEqual([0, 0]);
});

it('a name stands above a marker, or below it where another marker is above', () => {
  expect(moveOf([cluster], name())).toEqual([0, -24]);
  expect(moveOf([cluster, { ...cluster, top: 40, bottom: -20 }], name(0, 8))).toEqual([0, 16]);
});

it('a long name stands at the side of the marker at its place where others are above and below', () => {
  const crowded = [cluster, { ...cluster, top: 60, bottom: -17 }, { ...cluster, top: -17, bottom: 60 }];
  expect(moveOf(crowded, { left: x - 60, right: x + 60, top: y - 8, bottom: y + 8 })).toEqual([-76, 0]);
});

it('a name for which there is no room nearby is left out', () => {
  expect(moveOf([{ ...cluster, half: 80, top: 80, bottom: 80 }], name())).toBeUndefined();
});

describe('of a map at rest', () => {
  /** A button at its right. */
  const free: FreeArea = {
    zoom,
    frame: { left: x - 100, right: x + 100, top: y - 100, bottom: y + 100 },
    covers: [{ left: x + 60, right: x + 100, top: y - 100, bottom: y + 100 }],
  };

  it('a name that its frame would cut is moved inside, one that lies outside is left out', () => {
    expect(moveOf([], name(-80), free)).toEqual([14, 0]);
    expect(moveOf([], name(0, 97), free)).toEqual([0, -9]);
    expect(moveOf([], name(-160), free)).toBeUndefined();
  });

  it('a name stands beside what lies on the map, or is left out', () => {
    expect(moveOf([], name(50), free)).toEqual([-20, 0]);
    expect(moveOf([], name(85), free)).toBeUndefined();
  });

  it('names of another zoom stay', () => {
    expect(moveOf([], name(-160), { ...free, zoom: zoom - 1 })).toEqual([0, 0]);
  });
});
