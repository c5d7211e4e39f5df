/** The zoom of whose pixels the overview's coordinates are whole numbers: some 230 m in Spain. */
export const overviewZoom = 9;
/** The same of the cells: some 15 m. */
export const detailZoom = 13;
/** Cells are the tiles of this zoom. They are shown at the next one and nearer, the overview farther away. */
export const cellZoom = 8;

/** A piece of the basemap as scripts/makeBasemap.ts writes it. */
export interface BasemapSheet {
  zoom: number;
  /** The corner from which the paths and names are measured, in pixels of the world at `zoom`. */
  x: number;
  y: number;
  /** Paths as of SVG, in pixels of `zoom`. Land is whole: the waters lie on it. */
  spain: string;
  others: string;
  frontiers: string;
  waters: string;
  provinces: string;
  municipalities: string;
  names: readonly BasemapName[];
}

/**
 * In Spanish, and where they differ after bars in Catalan and English; its place; the first zoom with room for it; its
 * kind, a place in `nameKinds`.
 */
export type BasemapName = readonly [name: string, x: number, y: number, from: number, kind: number];

export const nameKinds = ['country', 'sea', 'province', 'city', 'town', 'quarter'] as const;
export type NameKind = (typeof nameKinds)[number];
