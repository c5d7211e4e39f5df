/** Floors that people call by a name, where a number does not say which: *semisótano, entresuelo, principal, ático*. */
export const floorNames = ['semi_basement', 'mezzanine', 'main', 'penthouse'] as const;
export type FloorName = (typeof floorNames)[number];

const levelsOfNames: Readonly<Record<FloorName, FloorLevel>> = {
  ...{ semi_basement: 'ground', mezzanine: 'middle', main: 'middle', penthouse: 'top' },
};

/** Where in its building a home is. */
export const floorLevels = ['ground', 'middle', 'top'] as const;
export type FloorLevel = (typeof floorLevels)[number];

interface Floors {
  floor?: number | undefined;
  floor_name?: FloorName | undefined;
  /** Of the building, the ground floor among them. */
  floors?: number | undefined;
  subtype?: string | undefined;
}

/** Null where the floor is not known. What lies below the street counts as the ground floor. */
export function floorLevelOf({ floor, floor_name, floors, subtype }: Floors): FloorLevel | null {
  if (subtype === 'penthouse') return 'top';
  if (floor_name !== undefined) return levelsOfNames[floor_name];
  if (floor === undefined) return null;
  if (floor <= 0) return 'ground';
  return floors !== undefined && floor >= floors - 1 ? 'top' : 'middle';
}
