import { agrees, differs, unknown, type Check } from './Check.ts';

/** Kilometres beyond the outermost of a town or province, so that homes on a border keep their places. */
export const farFromPlace = 15;

export const placeChecks = {
  coordinates: {
    needs: ['km_from_town'],
    where: {},
    source: { kind: 'register' },
    weight: 'must',
    audience: 'operator',
    compare: ({ km_from_town: km }) =>
      km === undefined ? unknown : km > farFromPlace ? differs({ by: Math.round(km) }) : agrees(),
  },
} as const satisfies Record<string, Check>;
