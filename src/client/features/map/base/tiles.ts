import type { Map as LeafletMap } from 'leaflet';
import type { Language } from '#shared/i18n/languages.ts';
import type { FreeArea, Obstacle } from '../basemap/roomFor.ts';

export interface TileOptions {
  language: Language;
  /** Told when the tiles cannot be had. */
  onFail: () => void;
}

/** Tiles as what a map is drawn on. */
export interface Tiles {
  addTo: (map: LeafletMap) => unknown;
  remove: () => unknown;
  /** Leaves out names that markers, the frame or what lies on the map would cover. */
  avoid?: (obstacles: readonly Obstacle[], free: FreeArea | undefined) => void;
}
