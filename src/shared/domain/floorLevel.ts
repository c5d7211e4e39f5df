/** Where in its building a home is. */
export const floorLevels = ['ground', 'middle', 'top'] as const;
export type FloorLevel = (typeof floorLevels)[number];

interface Floors {
  floor?: number | undefined;
  /** Of the building, the ground floor among them. */
  floors?: number | undefined;
  subtype?: string | undefined;
}

/** Null where the floor is not known. What lies below the street counts as the ground floor. */
export function floorLevelOf({ floor, floors, subtype }: Floors): FloorLevel | null {
  if (subtype === 'penthouse') return 'top';
  if (floor === undefined) return null;
  if (floor <= 0) return 'ground';
  return floors !== undefined && floor >= floors - 1 ? 'top' : 'middle';
}
