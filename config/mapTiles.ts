import type { NamedMapTiles } from '#shared/domain/mapTiles.ts';
import type { Env } from './env.ts';

/** The tiles that an installation shows (PD-66); undefined: our own basemap alone. */
export function mapTilesOf({
  MAP_TILES_URL: url,
  MAP_TILES_CREDIT: attribution,
  API_HOST,
  DEMO,
}: Pick<Env, 'MAP_TILES_URL' | 'MAP_TILES_CREDIT' | 'API_HOST' | 'DEMO'>): NamedMapTiles | undefined {
  if (url === 'off') return undefined;
  if (url !== undefined) return { url, attribution };
  return API_HOST === undefined && DEMO === 'on' ? 'openStreetMap' : undefined;
}
