import type { Env } from './env.ts';

/** Where maps get their streets from. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  credit: string;
  /** Where the credit leads to. */
  creditUrl?: string;
  /** A third party that the operator did not choose: visitors are told before anything is asked of it. */
  asks?: true;
}

const openStreetMap = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  creditUrl: 'https://www.openstreetmap.org/copyright',
} as const;

/** The tiles that an installation shows (PD-66); undefined: our own basemap alone. */
export function mapTilesOf({
  MAP_TILES_URL: url,
  MAP_TILES_CREDIT: credit,
  API_HOST,
  DEMO,
}: Pick<Env, 'MAP_TILES_URL' | 'MAP_TILES_CREDIT' | 'API_HOST' | 'DEMO'>): MapTiles | undefined {
  if (url === 'off') return undefined;
  if (url !== undefined) return { url, credit };
  return API_HOST === undefined && DEMO === 'on' ? { ...openStreetMap, credit, asks: true } : undefined;
}
