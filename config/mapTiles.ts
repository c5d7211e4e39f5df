import type { MapTiles, NamedMapTiles } from '#shared/domain/mapTiles.ts';
import type { Env } from './env.ts';

type TileVariable = 'MAP_TILES_FILE' | 'MAP_TILES_URL' | 'MAP_TILES_CREDIT' | 'API_HOST' | 'DEMO';

/**
 * The tiles that an installation shows (PD-66); undefined: our own basemap alone.
 * @param own those of MAP_TILES_FILE, once it is open; they need nothing of the content security policy
 */
export function mapTilesOf(
  { MAP_TILES_FILE, MAP_TILES_URL: url, MAP_TILES_CREDIT: attribution, API_HOST, DEMO }: Pick<Env, TileVariable>,
  own?: MapTiles,
): NamedMapTiles | undefined {
  if (MAP_TILES_FILE !== undefined) return own;
  if (url === 'off') return undefined;
  if (url !== undefined) return { url, attribution };
  return API_HOST === undefined && DEMO === 'on' ? 'openStreetMap' : undefined;
}
