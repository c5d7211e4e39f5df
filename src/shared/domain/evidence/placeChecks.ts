import { agrees, differs, unknown, type Check, type Outcome } from './Check.ts';

/**
 * Kilometres beyond the outermost of a province, so that homes on a border keep their places; and beyond a town: some
 * are in several parts, of which the middle of the largest is known (Soria).
 */
export const farFrom = { province: 15, town: 30 } as const;

function compareDistance(km: number | undefined, limit: number): Outcome {
  if (km === undefined) return unknown;
  return km > limit ? differs({ by: Math.round(km) }) : agrees();
}

export const placeChecks = {
  coordinates: {
    needs: ['location'],
    where: {},
    source: { kind: 'register' },
    weight: 'must',
    audience: 'operator',
    compare: ({ km_from_town: km }) => compareDistance(km, farFrom.town),
  },
  /** Not of what is far from its town already: one fault is reported once. */
  coordinatesOfProvince: {
    needs: ['location'],
    where: {},
    source: { kind: 'register' },
    weight: 'must',
    audience: 'operator',
    compare: ({ km_from_town: fromTown = 0, km_from_province: km }) =>
      fromTown > farFrom.town ? unknown : compareDistance(km, farFrom.province),
  },
} as const satisfies Record<string, Check>;
