import { encodeArea } from '#shared/domain/drawnArea.ts';
import { homeTypes } from '#shared/domain/estate.ts';

/** What the search has code of its own for; a question is put to what it needs most. */
export type Mechanism = 'first page' | 'deep page' | 'count' | 'facets' | 'pins' | 'part of the map' | 'sitemap';

export interface PlannerCase {
  mechanism: Mechanism;
  name: string;
  /** How it is asked; a kept list has been asked for before. */
  kind: 'list' | 'kept list' | 'count' | 'facets' | 'pins' | 'sitemap page' | 'sitemap index';
  /** As the API takes it, without its path. */
  query: Record<string, string>;
}

/** What the cases need to know of the database. */
export interface PlannerSubject {
  /** Of the largest province. */
  province: string;
  town: string;
  agency: string;
  sitemapPages: number;
}

const homes = { estate_type: homeTypes.join() };
const centre = { lng: -3.7, lat: 40.42 };

const boxOf = (width: number): string =>
  [centre.lng - width / 2, centre.lat - width / 3, centre.lng + width / 2, centre.lat + width / 3]
    .map((degrees) => degrees.toFixed(5))
    .join();

/** An outline of 100 points, with many homes of its bounds outside. */
const starOf = (width: number): string =>
  encodeArea(
    Array.from({ length: 100 }, (_, number) => {
      const angle = (number / 100) * 2 * Math.PI;
      const radius = (width / 2) * 1e5 * (number % 2 === 0 ? 1 : 0.8);
      return {
        lat: Math.round(centre.lat * 1e5 + Math.sin(angle) * radius * 0.7),
        lng: Math.round(centre.lng * 1e5 + Math.cos(angle) * radius),
      };
    }),
  );

/** Questions of each kind that a site asks. */
export function plannerCases({ province, town, agency, sitemapPages }: PlannerSubject): PlannerCase[] {
  const cases = (mechanism: Mechanism, kind: PlannerCase['kind'], asked: Record<string, PlannerCase['query']>) =>
    Object.entries(asked).map(([name, query]): PlannerCase => ({ mechanism, kind, name, query }));
  return [
    ...cases('first page', 'list', {
      'the country, newest': {},
      'the country, dearest': { _sort: 'price+' },
      'a province, cheapest': { province, _sort: 'price-' },
      'a town, cheapest': { province, town, _sort: 'price-' },
      'an agency, newest': { agency },
      'two or three rooms, newest': { rooms: '2,3' },
      'a narrow price, smallest': { price_min: '300000', price_max: '310000', _sort: 'area-' },
      'very small, dearest': { area_max: '25', _sort: 'price+' },
      'a lift, cheapest': { features: 'elevator', _sort: 'price-' },
      'a bridge crane, newest': { features: 'bridge_crane' },
      'studios, largest': { estate_type: 'studio', _sort: 'area+' },
      'homes, 3 rooms, price, cheapest': {
        ...homes,
        rooms: '3',
        price_min: '150000',
        price_max: '300000',
        _sort: 'price-',
      },
      'furnished, pool, area, newest': { furnished: '1', features: 'swimming', area_min: '90', area_max: '200' },
      'homes, top floor, exterior, dearest': { ...homes, floor: 'top', exterior: '1', _sort: 'price+' },
    }),
    ...cases('deep page', 'list', {
      'the country, page 200': { _page: '200' },
      'the country, cheapest, page 400': { _page: '400', _sort: 'price-' },
      'two rooms, page 200': { rooms: '2', _page: '200' },
      'a province, largest, page 300': { province, _sort: 'area+', _page: '300' },
    }),
    ...cases('deep page', 'kept list', { 'two rooms, page 200, asked again': { rooms: '2', _page: '200' } }),
    ...cases('count', 'count', {
      'the country': {},
      'two rooms in a province': { rooms: '2', province },
      'a lift and a price': { features: 'elevator', price_min: '100000', price_max: '250000' },
      'homes, letter A or B, a price': { ...homes, energy: 'A,B', price_min: '100000', price_max: '500000' },
    }),
    ...cases('facets', 'facets', {
      'the country': {},
      'homes in the country': homes,
      'homes, a price': { ...homes, price_min: '150000', price_max: '300000' },
      'two rooms, lift, terrace, price': {
        rooms: '2',
        features: 'elevator,terrace',
        price_min: '100000',
        price_max: '250000',
      },
      'homes, 3 rooms, price, in a province': {
        ...homes,
        rooms: '3',
        price_min: '150000',
        price_max: '300000',
        province,
      },
      'a town': { province, town },
    }),
    ...cases('pins', 'pins', {
      'the country': {},
      'two rooms in the country': { rooms: '2' },
      'a province, a price': { province, price_min: '200000', price_max: '300000' },
    }),
    ...cases('part of the map', 'pins', {
      'pins, a box of 0.02°': { bbox: boxOf(0.02) },
      'pins, two rooms in a box of 0.8°': { rooms: '2', bbox: boxOf(0.8) },
      'pins, a box of 9°': { bbox: boxOf(9) },
      'pins, an outline of 0.1°': { area: starOf(0.1) },
      'pins, an outline of 3°': { area: starOf(3) },
    }),
    ...cases('part of the map', 'list', {
      'list, a box of 0.1°, cheapest': { bbox: boxOf(0.1), _sort: 'price-' },
      'list, an outline of 0.8°, newest': { area: starOf(0.8) },
    }),
    ...cases('sitemap', 'sitemap index', { index: {} }),
    ...cases('sitemap', 'sitemap page', { 'a page in the middle': { _page: String(Math.ceil(sitemapPages / 2)) } }),
  ];
}
