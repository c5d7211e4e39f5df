import { homeTypes } from '#shared/domain/estate.ts';
import type { OriginCase } from './measureOrigin.ts';

/** p95, in ms. */
const maxMs = 60;

type Query = Record<string, string>;

const homes: Query = { estate_type: homeTypes.join() };

const price =
  (from: number, to: number) =>
  (round: number): Query => ({
    price_min: String(from + round * 10),
    price_max: String(to),
  });

const area =
  (from: number, to: number) =>
  (round: number): Query => ({
    area_min: String(from),
    area_max: String(to + round),
  });

/** Filters as visitors combine them; what has a round's own value is another list in each round. */
const combinations: Record<string, readonly (Query | ((round: number) => Query))[]> = {
  'kinds, price': [homes, price(150_000, 300_000)],
  'kinds, area': [homes, area(60, 100)],
  'kinds, rooms, features': [homes, { rooms: '2,3', features: 'elevator' }, price(10, 900_000_000)],
  'kinds, rooms, price': [homes, { rooms: '3' }, price(150_000, 300_000)],
  'rooms, features, price': [{ rooms: '2', features: 'elevator,terrace' }, price(100_000, 250_000)],
  'kinds, price, area, state': [homes, { conservation: 'good' }, price(200_000, 400_000), area(70, 120)],
  'kinds, floor, exterior, price': [homes, { floor: 'top', exterior: '1' }, price(200_000, 300_000)],
  'kinds, plan, drop, area': [homes, { with: 'plan', price_drop: '1' }, area(50, 200)],
  'kinds, documented, price': [homes, { documented: '1' }, price(150_000, 400_000)],
  'kinds, week, energy, price': [homes, { since: '30', energy: 'A,B' }, price(100_000, 500_000)],
  'studio, pool, price': [{ estate_type: 'studio', features: 'swimming' }, price(50_000, 300_000)],
  'furnished, pool, area': [{ furnished: '1', features: 'swimming' }, area(90, 200)],
};

const sorts = ['recent', 'price-', 'price+', 'area+', 'area_price-'];

function ask(parts: readonly (Query | ((round: number) => Query))[], round: number, more: Query): URLSearchParams {
  return new URLSearchParams(
    Object.assign({}, ...parts.map((part) => (typeof part === 'function' ? part(round) : part)), more) as Query,
  );
}

const facets = (place: Query) => (parts: Parameters<typeof ask>[0]) => (round: number) =>
  ['buy', 'rent'].map((type) => `/estates/${type}?${ask(parts, round, { ...place, _qty: '1', _facets: '1' })}`);

const lists = (parts: Parameters<typeof ask>[0]) => (round: number) =>
  sorts.map((sort, index) => `/estates/buy?${ask(parts, round * sorts.length + index, { _sort: sort })}`);

const named = (what: string, questions: (parts: Parameters<typeof ask>[0]) => OriginCase['questions']): OriginCase[] =>
  Object.entries(combinations).map(([name, parts]) => ({
    name: `${what}: ${name}`,
    maxMs,
    questions: questions(parts),
  }));

const box = '-4.1,40.2,-3.3,40.7';

/**
 * Several filters at once: the counts of the filters' options, as the form asks for them, and the first page of
 * lists of the country with three filters and more. Each question is asked once, so that no list is cached.
 */
export const filterCases: readonly OriginCase[] = [
  { name: 'facets: none', maxMs, questions: facets({})([]) },
  { name: 'facets: kinds', maxMs, questions: facets({})([homes]) },
  ...named('facets', facets({})),
  ...named('facets in a province', facets({ province: 'madrid' })),
  ...named('facets in a box', facets({ bbox: box })),
  ...named('list', lists).filter(({ name }) => name.split(',').length > 2),
];
