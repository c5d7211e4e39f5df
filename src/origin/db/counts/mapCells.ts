/**
 * The cells that homes on the map are counted by: squares of the grid of degrees, at levels whose sides double. They
 * are numbered from the south pole and the date line, so that no number is negative and a division by 2 gives the next
 * level's.
 */

/** Side of a cell of level 0 in 1e-5 degrees: about 500 m. */
const finestSide = 500;

/** The coarsest level's cells are 1.28° wide: 24 of them cross Spain with its islands. */
export const mapLevels = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Added to a latitude and a longitude, in 1e-5 degrees, before they are divided into cells. */
export const cellOrigin = { lat: 90e5, lng: 180e5 } as const;

/** In 1e-5 degrees. */
export const cellSide = (level: number): number => finestSide * 2 ** level;

export const cellRow = (lat: number, level: number): number => Math.floor((lat + cellOrigin.lat) / cellSide(level));

export const cellColumn = (lng: number, level: number): number => Math.floor((lng + cellOrigin.lng) / cellSide(level));

/** The finest level that divides a length into at most so many cells. @param length in 1e-5 degrees */
export const levelFor = (length: number, cells: number): number =>
  mapLevels.find((level) => length / cellSide(level) <= cells) ?? mapLevels.at(-1)!;
