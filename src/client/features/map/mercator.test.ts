import {
  toBoundsParameter,
  maxZoom,
  minZoom,
  zoomToBounds,
  toPixel,
  project,
  unproject,
  exactFit,
  fitBounds,
  scaleOf,
  toBox,
  type LngLat,
} from './mercator.ts';

const barcelona = { lng: 2.17, lat: 41.39 };
const size = { width: 500, height: 600 };

it('a pixel converts back to its coordinates', () => {
  const { lng, lat } = unproject(project(barcelona, 14), 14);
  expect(lng).toBeCloseTo(2.17, 9);
  expect(lat).toBeCloseTo(41.39, 9);
  // The tile of Barcelona that OpenStreetMap's wiki computes.
  const { x, y } = project(barcelona, 10);
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([518, 382]);
});

it('a view contains all places at the highest zoom; a single place keeps its surroundings', () => {
  const places = [barcelona, { lng: -3.7, lat: 40.4 }, { lng: -16.3, lat: 28.3 }];
  const view = fitBounds(places, size)!;
  const middle = project(view, view.zoom);
  for (const place of places) {
    const { x, y } = project(place, view.zoom);
    expect(Math.abs(x - middle.x)).toBeLessThanOrEqual(size.width / 2);
    expect(Math.abs(y - middle.y)).toBeLessThanOrEqual(size.height / 2);
  }
  expect(fitBounds([barcelona], size)).toMatchObject({ zoom: 15 });
  expect(fitBounds([], size)).toBeNull();
});

it.each([
  [286, 320],
  [328, 518],
  [704, 518],
  [500, 600],
  [1240, 320],
])('the estates of the whole country fit in a frame of %i × %i', (width, height) => {
  // Girona's coast, Mallorca, La Palma and Galicia: the ends of the country.
  const ends = [
    { lng: 3.2, lat: 42.3 },
    { lng: 3.4, lat: 39.7 },
    { lng: -17.9, lat: 28.6 },
    { lng: -15.4, lat: 27.7 },
    { lng: -8.8, lat: 43.4 },
  ];
  const view = fitBounds(ends, { width, height })!;
  // A marker's half, so that none is cut.
  for (const end of ends) {
    const { x, y } = toPixel(end, view, { width, height });
    expect(Math.min(x, width - x, y, height - y)).toBeGreaterThanOrEqual(22);
  }
  expect(view.zoom).toBeGreaterThanOrEqual(minZoom);
});

it('a click on a cluster always zooms in, even on the narrowest map', () => {
  const group = [barcelona, { lng: 2.19, lat: 41.4 }];
  for (let zoom = minZoom; zoom < maxZoom; zoom += 1)
    expect(zoomToBounds(group, { width: 200, height: 160 }, { ...barcelona, zoom }).zoom).toBeGreaterThan(zoom);
  expect(zoomToBounds(group, size, { ...barcelona, zoom: 8 })).toEqual(fitBounds(group, size));
});

it('requests the visible bounds', () => {
  const [west, south, east, north] = toBoundsParameter({ ...barcelona, zoom: 12 }, size)
    .split(',')
    .map(Number);
  expect(west! < 2.17 && 2.17 < east! && south! < 41.39 && 41.39 < north!).toBe(true);
});

it('the centre of a view is drawn at the centre of its frame', () => {
  expect(toPixel(barcelona, { ...barcelona, zoom: 13 }, size)).toEqual({ x: 250, y: 300 });
});

it('a scale is the longest round length that there is room for', () => {
  expect(scaleOf({ ...barcelona, zoom: 15 }, 90)).toEqual({ metres: 200, width: 56 });
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1) {
    const { metres, width } = scaleOf({ ...barcelona, zoom }, 90);
    expect(String(metres)).toMatch(/^[125]0*$/);
    expect(width > 35 && width <= 90).toBe(true);
  }
});

it.each([
  [360, 615, 16],
  [488, 604, 11],
  [700, 736, 6],
  [640, 300, 8],
])('what a frame of %i × %i showed at zoom %i is shown again by its rounded corners', (width, height, zoom) => {
  const view = { lng: 2.1734, lat: 41.3851, zoom };
  const { west, south, east, north } = toBox(view, { width, height });
  const step = zoom < 9 ? 100 : zoom < 13 ? 1_000 : 10_000;
  const corners = [
    { lng: Math.floor(west * step) / step, lat: Math.floor(south * step) / step },
    { lng: Math.ceil(east * step) / step, lat: Math.ceil(north * step) / step },
  ];
  const again = fitBounds(corners, { width, height }, exactFit)!;
  expect(again.zoom).toBe(zoom);
  expect(toPixel(view, again, { width, height }).x).toBeCloseTo(width / 2, -1);
});

it('places keep clear of what lies on a map, which a low one has no room for', () => {
  const fit = { top: 180, bottom: 160, side: 24, right: 80 };
  const places = [barcelona, { lng: 2.5, lat: 41.9 }];
  const width = 360;
  const rows = (height: number) =>
    places.map((place) => toPixel(place, fitBounds(places, { width, height }, fit)!, { width, height }).y);
  const tall = rows(620);
  expect(Math.min(...tall)).toBeGreaterThanOrEqual(180);
  expect(Math.max(...tall)).toBeLessThanOrEqual(460);
  const columns = (wide: readonly LngLat[]) =>
    wide.map((place) => toPixel(place, fitBounds(wide, { width, height: 620 }, fit)!, { width, height: 620 }).x);
  const wide = columns([barcelona, { lng: 2.6, lat: 41.4 }]);
  expect(Math.min(...wide)).toBeGreaterThanOrEqual(24);
  expect(Math.max(...wide)).toBeLessThanOrEqual(280);
  expect(wide[0]! - 24).toBeCloseTo(280 - wide[1]!, -1);
  const low = { width, height: 300 };
  expect(fitBounds(places, low, fit)!.zoom).toBe(fitBounds(places, low)!.zoom);
});
