import { slugify } from '#shared/domain/slugify.ts';
import { decodeArea } from '#shared/domain/drawnArea.ts';
import { featureIds, hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { publicLocation } from '#origin/db/estates/publicLocation.ts';
import type { AgentInput, EstateInput } from '#origin/db/input/networkInput.ts';
import { smallAgents } from './smallNetwork.ts';
import { testNow } from './startOrigin.ts';

/**
 * What the lists must hold, worked out over plain objects: the contract read as literally as it can be, with nothing of
 * the store in it.
 */
type Query = Readonly<Record<string, string | undefined>>;

/** 0 available, 1 reserved, 2 sold or rented. */
export const unavailability = ({ status }: EstateInput): number => (isClosed(status) ? 2 : hidesPrice(status) ? 1 : 0);

const some = (query: Query, name: string, test: (value: string) => boolean): boolean =>
  query[name] === undefined || query[name].split(',').some(test);
const every = (query: Query, name: string, test: (value: string) => boolean): boolean =>
  query[name] === undefined || query[name].split(',').every(test);
const counted = (count: number | undefined, asked: string): boolean =>
  count !== undefined && (asked === '4' ? count >= 4 : count === Number(asked));

const levelOf = ({ floor, floors = Infinity, subtype }: EstateInput): string | undefined => {
  if (subtype === 'penthouse') return 'top';
  if (floor === undefined) return undefined;
  return floor === 0 ? 'ground' : floor + 1 >= floors ? 'top' : 'middle';
};

const includes = ({ media, virtual_tour, video }: EstateInput, extra: string): boolean =>
  extra === 'plan'
    ? media.some(
        ({ type, description_category: room }) => type === 'plan' || room === 'plan' || room === 'appraisalplan',
      )
    : (extra === 'tour' ? virtual_tour : video) !== undefined;

const isDocumented = (estate: EstateInput): boolean =>
  includes(estate, 'plan') &&
  estate.cee.state === 'completed' &&
  estate.cee.rating !== undefined &&
  (estate.area_useful ?? 0) > 0;

const hasDropped = ({ price, price_history: history = [] }: EstateInput): boolean =>
  history.length > 1 && history.at(-2)!.price > price!;

/** The time at which the lists are asked for. */
export const clock = { now: testNow };

/** Who offers the homes. */
export const people: { agents: readonly AgentInput[] } = { agents: smallAgents };

const agentOf = ({ agent }: EstateInput): AgentInput => people.agents.find(({ id }) => id === agent.id)!;

/** Days ago, from the full hour. */
const sinceHour = (days: number): number => Math.floor(clock.now / 3_600_000) * 3_600_000 - days * 86_400_000;
/**
 * Whether the place that the map shows is in an area or on its outline: a ray to the north crosses the outline an odd
 * number of times.
 */
function isShownInside({ location, address: { visibility } }: EstateInput, text: string): boolean {
  const { lat, lng } = publicLocation(location, visibility);
  if (lat === null || lng === null) return false;
  const corners = decodeArea(text)!;
  let crossed = 0;
  for (const [position, a] of corners.entries()) {
    const b = corners[(position + 1) % corners.length]!;
    const [west, east] = a.lng < b.lng ? [a, b] : [b, a];
    const height = (east.lng - west.lng) * (lat - west.lat) - (east.lat - west.lat) * (lng - west.lng);
    const [low, high] = [Math.min(a.lat, b.lat), Math.max(a.lat, b.lat)];
    if (height === 0 && lat >= low && lat <= high && lng >= west.lng && lng <= east.lng) return true;
    if (west.lng <= lng && lng < east.lng && height < 0) crossed += 1;
  }
  return crossed % 2 === 1;
}

/** Around a point borders do not count. The distance is the great circle's, by the law of cosines. */
function isShownNear({ location, address: { visibility } }: EstateInput, circle: string): boolean {
  const { lat, lng } = publicLocation(location, visibility);
  if (lat === null || lng === null) return false;
  const [midLat, midLng, km] = circle.split(',').map(Number) as [number, number, number];
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [a, b] = [radians(lat / 1e5), radians(midLat)];
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians(lng / 1e5 - midLng));
  return 6_371 * Math.acos(Math.min(1, cosine)) <= km;
}

function isShownInBox({ location, address: { visibility } }: EstateInput, box: string): boolean {
  const { lat, lng } = publicLocation(location, visibility);
  if (lat === null || lng === null) return false;
  const [west, south, east, north] = box.split(',').map((degrees) => Math.round(Number(degrees) * 1e5));
  return lng >= west! && lng <= east! && lat >= south! && lat <= north!;
}

export const streetOf = ({ address: { street_type = '', street_name = '', town_slug } }: EstateInput): string =>
  `${slugify(`${street_type} ${street_name}`)}/${town_slug}`;

function isIn({ address: { province_slug, town_slug, zone_slug } }: EstateInput, path: string): boolean {
  const [province, town, zone] = path.split('/');
  return (
    province === province_slug && (!town || town === town_slug) && (!zone || (town === town_slug && zone === zone_slug))
  );
}

/** The names of the filters that do not count beside others: around a point, and beside several places. */
export const voidPlaces = ({ near, where }: Query): string[] => [
  ...(near === undefined && where === undefined ? [] : ['province', 'town', 'zone']),
  ...(near === undefined ? [] : ['where']),
];

export function matches(estate: EstateInput, type: string, asked: Query): boolean {
  const query: Query = { ...asked, ...Object.fromEntries(voidPlaces(asked).map((name) => [name, undefined])) };
  const shownPrice = (unavailability(estate) === 0 && estate.price) || null;
  return (
    (type === 'all' || estate.type === type) &&
    some(query, 'province', (slug) => estate.address.province_slug === slug) &&
    some(query, 'town', (slug) => estate.address.town_slug === slug) &&
    some(query, 'zone', (slug) => estate.address.zone_slug === slug) &&
    some(query, 'where', (path) => isIn(estate, path)) &&
    every(query, 'postcode', (code) => estate.address.visibility === 'full' && estate.address.postal_code === code) &&
    every(query, 'street', (path) => estate.address.visibility !== 'hidden' && streetOf(estate) === path) &&
    every(query, 'price_min', (value) => shownPrice !== null && shownPrice >= Number(value)) &&
    every(query, 'price_max', (value) => shownPrice !== null && shownPrice <= Number(value)) &&
    every(query, 'area_min', (value) => estate.area_constructed >= Number(value)) &&
    every(query, 'area_max', (value) => estate.area_constructed <= Number(value)) &&
    some(query, 'rooms', (value) => counted(estate.rooms, value)) &&
    some(query, 'bathrooms', (value) => counted(estate.bathrooms, value)) &&
    some(query, 'estate_type', (value) => estate.estate_type === value || estate.subtype === value) &&
    every(query, 'features', (value) => estate.features.includes(value)) &&
    some(query, 'furnished', (value) => estate.furnished === (value === '1')) &&
    some(query, 'conservation', (value) => estate.conservation === value) &&
    some(query, 'energy', (value) => estate.cee.rating === value) &&
    some(query, 'floor', (value) => levelOf(estate) === value) &&
    every(query, 'exterior', () => estate.exterior === true) &&
    every(query, 'bright', () => estate.orientation_east && estate.orientation_west) &&
    every(query, 'with', (value) => includes(estate, value)) &&
    every(query, 'documented', () => isDocumented(estate)) &&
    every(query, 'since', (days) => (Date.parse(estate.created_at ?? '') || 0) >= sinceHour(Number(days))) &&
    every(query, 'price_drop', () => shownPrice !== null && hasDropped(estate)) &&
    some(query, 'agent', (value) => agentOf(estate).slug === value) &&
    some(query, 'agency', (value) => agentOf(estate).agency.slug === value) &&
    (query.near === undefined || isShownNear(estate, query.near)) &&
    (query.area === undefined || isShownInside(estate, query.area)) &&
    (query.bbox === undefined || isShownInBox(estate, query.bbox)) &&
    some(query, 'references', (value) => estate.reference === value)
  );
}

/** The references in order. `estates` must be in the order of their making, which breaks ties. */
export function referenceList(
  estates: readonly EstateInput[],
  type: string,
  { _sort: sort = 'recent', ...query }: Query,
): string[] {
  const made = new Map(estates.map((estate, position) => [estate.reference, position]));
  /** Without a price, after all with one. */
  const last = (number: number): number => (Number.isFinite(number) ? number : Infinity);
  const order = (estate: EstateInput): [number, number] => {
    const place = made.get(estate.reference)!;
    if (sort === 'area-' || sort === 'area+')
      return sort === 'area-' ? [estate.area_constructed, place] : [-estate.area_constructed, -place];
    if (sort.startsWith('area_price') && unavailability(estate) === 0) {
      const cents = Math.floor((estate.price! * 100) / estate.area_constructed);
      return sort === 'area_price-' ? [last(cents), place] : [last(-cents), -place];
    }
    if (sort.startsWith('price') && unavailability(estate) === 0)
      return sort === 'price-' ? [last(estate.price!), place] : [last(-estate.price!), -place];
    return [-(Date.parse(estate.created_at ?? '') || 0), -place];
  };
  return estates
    .filter((estate) => matches(estate, type, query))
    .sort(
      (a, b) => unavailability(a) - unavailability(b) || order(a)[0] - order(b)[0] || 0 || order(a)[1] - order(b)[1],
    )
    .map(({ reference }) => reference);
}

/**
 * Available homes an option would give (PD-65): the others kept, its own filter dropped; a feature is added to those
 * asked for.
 */
export function referenceFacet(
  estates: readonly EstateInput[],
  type: string,
  query: Query,
  name: string,
  option: string,
): number {
  const added = name === 'features' || name === 'with' ? query[name] : undefined;
  const asked = added ? `${added},${option}` : option;
  return estates.filter((estate) => unavailability(estate) === 0 && matches(estate, type, { ...query, [name]: asked }))
    .length;
}

export const facetOptions: Record<string, readonly string[]> = {
  estate_type: [
    'flat',
    'house',
    'rural_house',
    'office',
    'premises',
    'building',
    'storage',
    'garage',
    'land',
    'studio',
    'penthouse',
    'duplex',
  ],
  rooms: ['1', '2', '3', '4'],
  bathrooms: ['1', '2', '3', '4'],
  furnished: ['1', '0'],
  conservation: ['good', 'toRestore', 'new', 'brandNew'],
  energy: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  features: featureIds,
  floor: ['ground', 'middle', 'top'],
  exterior: ['1'],
  bright: ['1'],
  with: ['plan', 'tour', 'video'],
  documented: ['1'],
  price_drop: ['1'],
};
