import { encodeArea, readArea } from '#shared/domain/drawnArea.ts';
import type { OriginCase } from './measureOrigin.ts';

/** p95, in ms. */
const maxMs = 50;

/** Where to look: large towns and the country. */
const centres = [
  { lng: -3.7, lat: 40.42 },
  { lng: 2.17, lat: 41.39 },
  { lng: -0.38, lat: 39.47 },
  { lng: -5.98, lat: 37.39 },
];

/** Widths of the boxes in degrees: a street, a quarter, a town, a province, a region, half the country. */
const widths = [0.004, 0.02, 0.1, 0.8, 3, 9];

const boxAround = ({ lng, lat }: (typeof centres)[number], width: number): string =>
  [lng - width / 2, lat - width / 3, lng + width / 2, lat + width / 3].map((degrees) => degrees.toFixed(5)).join(',');

/** A star of 100 points, as large as a box of that width: a long outline, with many homes of the bounds outside. */
const starAround = ({ lng, lat }: (typeof centres)[number], width: number): string =>
  encodeArea(
    Array.from({ length: 100 }, (_, number) => {
      const angle = (number / 100) * 2 * Math.PI;
      const radius = (width / 2) * 1e5 * (number % 2 === 0 ? 1 : 0.8);
      return {
        lat: Math.round(lat * 1e5 + Math.sin(angle) * radius * 0.7),
        lng: Math.round(lng * 1e5 + Math.cos(angle) * radius),
      };
    }),
  );

const filters: Record<string, string>[] = [
  {},
  { rooms: '2' },
  { price_min: '200000', price_max: '300000' },
  { estate_type: 'flat', features: 'elevator' },
];

const questions = (path: string, parts: readonly Record<string, string>[]): string[] =>
  parts.flatMap((part) =>
    filters.flatMap((query) =>
      ['buy', 'all'].map((type) => `/estates/${type}${path}?${new URLSearchParams({ ...query, ...part })}`),
    ),
  );

const toCase = (name: string, asked: readonly string[]): OriginCase => ({ name, maxMs, questions: () => asked });

const casesOf = (what: string, parts: readonly Record<string, string>[]): OriginCase[] => [
  toCase(`pins, ${what}`, questions('/pins', parts)),
  toCase(
    `list, ${what}`,
    questions('', parts).flatMap((question) =>
      ['recent', 'price-', 'area%2B'].map((sort) => `${question}&_sort=${sort}`),
    ),
  ),
];

/**
 * Pins and clusters of lists and of boxes from the country to a street, drawn areas of 100 points of the same sizes,
 * and the first page of the lists of both.
 */
export const mapCases: readonly OriginCase[] = [
  toCase('pins, country', questions('/pins', [{}])),
  toCase('pins, province', questions('/pins', [{ province: 'madrid' }])),
  ...widths.flatMap((width) => [
    ...casesOf(
      `box of ${width}°`,
      centres.map((centre) => ({ bbox: boxAround(centre, width) })),
    ),
    ...casesOf(
      `area of ${width}°`,
      centres.map((centre) => ({ area: starAround(centre, width) })).filter(({ area }) => readArea(area)),
    ),
  ]),
];
