import { agrees, differs, unknown, type Check } from './Check.ts';

/**
 * Kilometres beyond the outermost of a province, so that homes on a border keep their places; and beyond a town: some
 * are in several parts, of which the middle of the largest is known (Soria).
 */
export const farFrom = { province: 15, town: 30 } as const;

export const placeChecks = {
  coordinates: {
    needs: ['location'],
    where: {},
    source: { kind: 'register' },
    weight: 'must',
    audience: 'operator',
    compare: ({ km_from_town: fromTown, km_from_province: fromProvince }) => {
      if (fromTown === undefined && fromProvince === undefined) return unknown;
      const isFar = (fromTown ?? 0) > farFrom.town || (fromProvince ?? 0) > farFrom.province;
      return isFar ? differs({ by: Math.round(fromTown ?? fromProvince ?? 0) }) : agrees();
    },
  },
} as const satisfies Record<string, Check>;
