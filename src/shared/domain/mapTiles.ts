/** What every map is drawn from: vector tiles in the scheme of Protomaps, from the site itself. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`; changes with what the tiles are of. */
  url: string;
  /** Whose data they are, beside OpenStreetMap's. */
  attribution: string;
  /** The last zoom with tiles of its own, somewhere. */
  lastZoom: number;
}

/** Where the site serves them. */
export const mapTilesPath = '/map-tiles';

/** From this zoom on a tile has streets; up to it there may be a whole country. */
export const streetTilesZoom = 12;
