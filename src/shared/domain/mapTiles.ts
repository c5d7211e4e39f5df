/** Where maps get their streets from. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  attribution: string;
  /** Where the attribution leads to. */
  attributionUrl?: string;
  /** A third party that the operator did not choose: visitors are told before anything is asked of it. */
  asks?: true;
}

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
