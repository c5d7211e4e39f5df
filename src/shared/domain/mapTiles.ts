/** Where maps get their streets from. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  attribution: string;
  /** Where the attribution leads to. */
  attributionUrl?: string;
  /** The last zoom with tiles of its own, of vector tiles from the site itself (MAP_TILES_FILE); absent: pictures. */
  lastZoom?: number;
  /** A third party that the operator did not choose: visitors are told before anything is asked of it. */
  asks?: true;
}

/** Where the site serves the tiles of MAP_TILES_FILE. */
export const ownTilesPath = '/map-tiles';

/** As every page carries it: tiles that are known here are named, for they would travel with each. */
export type NamedMapTiles = MapTiles | 'openStreetMap';

const openStreetMap: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
  asks: true,
};

export const resolveMapTiles = (tiles: NamedMapTiles | undefined): MapTiles | undefined =>
  tiles === 'openStreetMap' ? openStreetMap : tiles;

/** The template of the URLs of another server's tiles; undefined where there are none, or the site's own. */
export function tileServerOf(tiles: NamedMapTiles | undefined): string | undefined {
  const { url } = resolveMapTiles(tiles) ?? {};
  return url?.startsWith('/') ? undefined : url;
}
