import { circleText, roundDegrees } from '#shared/domain/circle.ts';
import { travelTimeText } from '#shared/domain/travelTime.ts';
import { areaOfBox } from '#shared/domain/drawnArea.ts';
import { isBright } from '#shared/domain/brightness.ts';
import { floorLevelOf } from '#shared/domain/floorLevel.ts';
import { estateSubtypes } from '#shared/domain/estate.ts';
import { countOptionOf } from '#shared/filters/kinds.ts';
import { filterOf, type FilterName } from '#shared/filters/table.ts';
import { foldKey } from '#shared/domain/estateKey.ts';
import { day, hour } from '#shared/times.ts';
import type { Estate } from './listWalk.ts';

/** A narrowed list, and what its estates must be. */
export interface FilterCase {
  filter: FilterName | 'references';
  query: Record<string, string | number>;
  /** Whether an estate is in the list; undefined where its summary does not say. */
  matches: (estate: Estate) => boolean | undefined;
}

/** The values that occur, the most frequent first. */
function frequent<T extends string | number>(values: readonly (T | undefined)[], most: number): T[] {
  const counts = new Map<T, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([value]) => value);
}

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** @param now the API's clock, epoch ms */
type Cases = (estates: readonly Estate[], samples: number, now: number) => Omit<FilterCase, 'filter'>[];

const rangeCases =
  (name: 'price' | 'area', valueOf: (estate: Estate) => number | undefined): Cases =>
  (estates) => {
    const middle = median(estates.map(valueOf).filter((value) => value !== undefined));
    if (middle === undefined) return [];
    const whole = Math.round(middle);
    const isIn = (estate: Estate, from: number, to: number) => {
      const value = valueOf(estate);
      return value !== undefined && value >= from && value <= to;
    };
    return [
      { query: { [`${name}_min`]: whole }, matches: (estate) => isIn(estate, whole, Infinity) },
      { query: { [`${name}_max`]: whole }, matches: (estate) => isIn(estate, -Infinity, whole) },
      { query: { [`${name}_min`]: 0 }, matches: (estate) => isIn(estate, 0, Infinity) },
    ];
  };

/** One case for each of the most frequent values that may be asked for. */
const each =
  (name: FilterName, valueOf: (estate: Estate) => readonly (string | number | undefined)[]): Cases =>
  (estates, samples) => {
    const { options } = filterOf(name);
    const known = estates
      .flatMap(valueOf)
      .filter((value) => options.length === 0 || options.some((option) => option === value));
    return frequent(known, samples).map((value) => ({
      query: { [name]: value },
      matches: (estate) => valueOf(estate).includes(value),
    }));
  };

const countCases = (name: 'rooms' | 'bathrooms'): Cases =>
  each(name, ({ [name]: count }) => (count ? [countOptionOf(count)] : []));

const located = (estates: readonly Estate[]) => estates.find(({ location }) => location)?.location;

const isNear = (km: number, middle: { lat: number; lng: number }, { location }: Estate): boolean | undefined => {
  if (!location) return false;
  const rad = Math.PI / 180;
  const x = (location.lng - middle.lng) * Math.cos(((location.lat + middle.lat) / 2) * rad);
  return Math.hypot(location.lat - middle.lat, x) * rad * 6_371 <= km;
};

const isInBox = (
  { location }: Estate,
  { west, south, east, north }: Record<'west' | 'south' | 'east' | 'north', number>,
) =>
  location !== undefined &&
  location.lng >= west - 1e-5 &&
  location.lng <= east + 1e-5 &&
  location.lat >= south - 1e-5 &&
  location.lat <= north + 1e-5;

/** About 20 km around the first estate that has a location. */
function boxAround(estates: readonly Estate[]) {
  const middle = located(estates);
  if (!middle) return undefined;
  const [lat, lng] = [Math.round(middle.lat * 100) / 100, Math.round(middle.lng * 100) / 100];
  return { west: lng - 0.1, south: lat - 0.1, east: lng + 0.1, north: lat + 0.1 };
}

/** Lists narrowed by each filter, by values that occur among some estates. */
const casesOf: Record<FilterName | 'references', Cases> = {
  province: each('province', ({ address }) => [address.province_slug]),
  town: (estates, samples) =>
    frequent(
      estates.map(({ address: { province_slug: province, town_slug: town } }) =>
        town ? `${province}/${town}` : undefined,
      ),
      samples,
    ).map((place) => {
      const [province = '', town = ''] = place.split('/');
      return {
        query: { province, town },
        matches: ({ address }) => address.province_slug === province && address.town_slug === town,
      };
    }),
  zone: (estates, samples) =>
    frequent(
      estates.map(({ address: { province_slug: province, town_slug: town, zone_slug: zone } }) =>
        zone ? `${province}/${town}/${zone}` : undefined,
      ),
      samples,
    ).map((place) => {
      const [province = '', town = '', zone = ''] = place.split('/');
      return {
        query: { province, town, zone },
        matches: ({ address }) =>
          address.province_slug === province && address.town_slug === town && address.zone_slug === zone,
      };
    }),
  where: (estates) => {
    const [one, other] = frequent(
      estates.map(({ address }) => address.province_slug),
      2,
    );
    return one === undefined || other === undefined
      ? []
      : [
          {
            query: { where: `${one},${other}` },
            matches: ({ address }) => [one, other].includes(address.province_slug),
          },
        ];
  },
  postcode: each('postcode', ({ address }) => [address.postal_code]),
  // How its value is made of a street's name only suggestions say.
  street: () => [],
  near: (estates) => {
    const point = located(estates);
    if (!point) return [];
    const circle = { lat: roundDegrees(point.lat), lng: roundDegrees(point.lng), km: 5 };
    // An outline has corners, and locations are rounded: only what lies well inside or outside is told.
    return [
      {
        query: { near: circleText(circle) },
        matches: (estate) =>
          isNear(circle.km * 0.95, circle, estate)
            ? true
            : isNear(circle.km * 1.05, circle, estate)
              ? undefined
              : false,
      },
    ];
  },
  travel: (estates) => {
    const box = boxAround(estates);
    const point = located(estates);
    if (!box || !point) return [];
    const middle = { lat: roundDegrees(point.lat), lng: roundDegrees(point.lng) };
    const travel = travelTimeText({ ...middle, minutes: 20, mode: 'car' });
    return [{ query: { travel, area: areaOfBox(box) }, matches: (estate) => isInBox(estate, box) }];
  },
  price: rangeCases('price', ({ price }) => price),
  area: rangeCases('area', ({ area_constructed: area }) => area),
  rooms: countCases('rooms'),
  bathrooms: countCases('bathrooms'),
  estate_type: each('estate_type', ({ estate_type: type, subtype }) => [
    type,
    ...estateSubtypes.filter((known) => known === subtype),
  ]),
  features: each('features', ({ features }) => features),
  furnished: () =>
    (['1', '0'] as const).map((value) => ({
      query: { furnished: value },
      matches: ({ furnished }) => furnished === (value === '1'),
    })),
  conservation: each('conservation', ({ conservation }) => [conservation]),
  energy: each('energy', ({ cee }) => (cee.state === 'completed' ? [cee.rating] : [])),
  floor: () =>
    (['ground', 'middle'] as const).map((level) => ({
      query: { floor: level },
      // How many floors the building has is on the estate's own page.
      matches: (estate) => {
        const found = floorLevelOf({ ...estate, floors: undefined });
        return found === 'middle' ? (level === 'ground' ? false : undefined) : found === level;
      },
    })),
  exterior: () => [{ query: { exterior: 1 }, matches: ({ exterior }) => exterior === true }],
  bright: () => [
    {
      query: { bright: 1 },
      matches: (estate) =>
        isBright({
          orientationNorth: estate.orientation_north,
          orientationSouth: estate.orientation_south,
          orientationEast: estate.orientation_east,
          orientationWest: estate.orientation_west,
        }),
    },
  ],
  // Plans, tours and videos are on the estate's own page.
  with: () => [{ query: { with: 'video' }, matches: () => undefined }],
  // As are plans, and the useful area.
  documented: () => [
    {
      query: { documented: 1 },
      matches: ({ cee }) => (cee.state === 'completed' && cee.rating !== undefined ? undefined : false),
    },
  ],
  since: (_, __, now) => [
    {
      query: { since: 30 },
      matches: ({ created_at: created }) => {
        const age = created === undefined ? NaN : now - Date.parse(created);
        return age < 30 * day - hour ? true : age > 30 * day + day ? false : undefined;
      },
    },
  ],
  price_drop: () => [
    {
      query: { price_drop: 1 },
      matches: ({ price, previous_price: before }) => price !== undefined && before !== undefined && before > price,
    },
  ],
  agent: each('agent', ({ agent }) => [agent?.slug]),
  agency: each('agency', ({ agent }) => [agent?.agency?.slug]),
  drawn: (estates) => {
    const box = boxAround(estates);
    return box ? [{ query: { area: areaOfBox(box) }, matches: (estate) => isInBox(estate, box) }] : [];
  },
  bbox: (estates) => {
    const box = boxAround(estates);
    if (!box) return [];
    const text = [box.west, box.south, box.east, box.north].map((degrees) => degrees.toFixed(5)).join(',');
    return [{ query: { bbox: text }, matches: (estate) => isInBox(estate, box) }];
  },
  references: (estates, samples) => {
    const keys = estates.slice(0, samples).map(({ key }) => key);
    const folded = keys.map(foldKey);
    return keys.length === 0
      ? []
      : [{ query: { references: keys.join(',') }, matches: ({ key }) => folded.includes(foldKey(key)) }];
  },
};

export const isOptionalFilter = (filter: FilterCase['filter']): boolean =>
  filter !== 'references' && filterOf(filter).optional;

/**
 * @param samples values of a filter that are tried
 * @param now the API's clock, epoch ms
 */
export const filterCases = (estates: readonly Estate[], samples: number, now: number): FilterCase[] =>
  Object.entries(casesOf).flatMap(([filter, cases]) =>
    cases(estates, samples, now).map((one) => ({ filter: filter as FilterCase['filter'], ...one })),
  );
