import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pin } from '#shared/api/estate.ts';
import { hidesPrice } from '#shared/domain/estate.ts';
import { roundedPlace } from '#shared/domain/roundedPlace.ts';
import { fakePin } from '#tests/fakes/pins.ts';
import { project, toolsWidth, toPixel, type View } from '../mercator.ts';
import { labelBoxes, numberBox } from './labelBoxes.ts';
import { estimate, growthOf } from './markerSizes.ts';
import { createPinIndex, isCluster, type Marker } from './pinIndex.ts';
import { placeLabels, type Box } from './placeLabels.ts';
import { labelled } from './useLabels.ts';

interface Listing {
  reference: string;
  type: string;
  price: number | null;
  status: string;
  location: { lat: number; lng: number };
  show_address?: boolean;
}

/** What the demo has for sale, every other one at the middle of its square, as those whose address is hidden. */
const pins: Pin[] = readFileSync(
  path.resolve(import.meta.dirname, '../../../../../networks/vencejo/listings/vencejo.ndjson'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Listing)
  .filter(({ type }) => type === 'buy')
  .map(({ reference, price, status, location }, at) => {
    const { lat, lng } = at % 2 === 0 ? location : roundedPlace(location);
    return fakePin(reference, lng, lat, hidesPrice(status) ? null : price, {
      isExact: at % 2 === 0,
      ...(status === 'new' ? {} : { status }),
    });
  });

const size = { width: 700, height: 600 };

const textOf = (marker: Marker): string => {
  if (isCluster(marker)) return marker.lowest === undefined ? '' : `desde ${Math.round(marker.lowest / 1_000)} k`;
  const { price } = marker.pins[0]!;
  return price === null ? 'Consultar' : `${Math.round(price / 1_000)} k`;
};

const show = (view: View, { rem = 16, favourites = [] as string[], chosen = undefined as string | undefined } = {}) => {
  const markers = createPinIndex({ total: pins.length, pins }, { hasLowest: true, growth: growthOf(rem) }).markersIn(
    [-180, -85, 180, 85],
    view.zoom,
  );
  return labelled(markers, { view, size, favourites, chosen, textOf, look: { rem, measure: estimate } });
};

/** What each draws, in pixels of the frame: its number, its price or both. */
function drawnBy(marker: Marker, view: View, rem: number): Box[] {
  const at = toPixel(marker, view, size);
  const free = { left: 0, right: size.width - toolsWidth };
  const look = { text: textOf(marker), isFavourite: false, rem, measure: estimate, free };
  const { places } = labelBoxes(marker, at, look);
  const place = marker.label === 'none' ? undefined : places[marker.label === 'second' ? 1 : 0];
  return [...(isCluster(marker) || !place ? [numberBox(marker, at, rem)] : []), ...(place ? [place] : [])];
}

const covers = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const cities = { madrid: { lng: -3.7, lat: 40.42 }, barcelona: { lng: 2.17, lat: 41.39 } };

it.each([16, 24, 32])(
  "with text of %i px no price of the demo's homes covers another or a number, at any zoom",
  (rem) => {
    expect(pins.length).toBeGreaterThan(300);
    for (const zoom of [6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18])
      for (const place of Object.values(cities)) {
        const view = { ...place, zoom };
        const drawn = show(view, { rem }).map((marker) => drawnBy(marker, view, rem));
        const covering = drawn.filter((boxes, at) =>
          drawn.some((others, next) => next > at && boxes.some((box) => others.some((other) => covers(box, other)))),
        );
        expect(covering).toEqual([]);
      }
  },
);

it('at the level of a province most markers have prices', () => {
  const zoom = 9;
  const { x, y } = project(cities.madrid, zoom);
  const near = show({ ...cities.madrid, zoom }).filter((marker) => {
    const at = project(marker, zoom);
    return Math.abs(at.x - x) < 350 && Math.abs(at.y - y) < 300;
  });
  expect(near.length).toBeGreaterThan(5);
  expect(near.filter(({ label }) => label === 'none').length).toBeLessThan(near.length / 3);
});

describe('where there is room for one price', () => {
  const at = (left: number, top = 0): Box => ({ left, right: left + 30, top, bottom: top + 30 });
  const pill = (left: number): Box => ({ left: left - 20, right: left + 50, top: 0, bottom: 30 });
  const marker = (left: number, rank: number) => ({ number: at(left), keepsNumber: false, places: [pill(left)], rank });

  it('the first in rank has it, the other is its number', () => {
    expect(placeLabels([marker(0, 2), marker(55, 1)], 800)).toEqual([-1, 0]);
    expect(placeLabels([marker(0, 1), marker(55, 2)], 800)).toEqual([0, -1]);
    expect(placeLabels([marker(0, 1), marker(95, 2)], 800)).toEqual([0, 0]);
  });

  it('a price that is not free below its number stands above', () => {
    const low = { ...marker(0, 1), keepsNumber: true, places: [at(0, 40), at(0, -40)] };
    expect(placeLabels([low, { ...marker(0, 2), number: at(0, 45), places: [] }], 800)).toEqual([1, -1]);
  });
});
