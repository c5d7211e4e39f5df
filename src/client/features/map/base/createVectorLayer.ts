import { DomUtil, GridLayer, type Map as LeafletMap } from 'leaflet';
import { leafletLayer, type LabelRule, type LabelSymbolizer, type PaintRule } from 'protomaps-leaflet';
import type { Language } from '#shared/i18n/languages.ts';
import type { MapTiles } from '#shared/domain/mapTiles.ts';
import type { Box, FreeArea, Obstacle } from '../basemap/roomFor.ts';
import { isClear } from './isClear.ts';

interface VectorOptions {
  language: Language;
  isDark: boolean;
  /** Told when a tile cannot be fetched. */
  onFail: () => void;
}

/** What protomaps-leaflet makes. Its rules are read again by each tile. */
interface Layer extends GridLayer {
  views: unknown;
  paintRules: PaintRule[];
  labelRules: LabelRule[];
  backgroundColor?: string | undefined;
  clearLayout: () => void;
  rerenderTiles: () => void;
}

/** Fetches tiles as protomaps-leaflet takes them from an archive: what fails is empty, not an error in the console. */
const sourceOf = (url: string, onFail: () => void) => ({
  getZxy: async (z: number, x: number, y: number, signal?: AbortSignal) => {
    const address = url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
    try {
      const response = await fetch(address, signal ? { signal } : {});
      if (response.status === 204) return undefined;
      if (!response.ok) throw new Error(`A tile answers ${response.status}`);
      return { data: await response.arrayBuffer() };
    } catch {
      if (!signal?.aborted) onFail();
      return undefined;
    }
  },
});

/** Places names as a symbolizer does, without those for which there is no room. */
const limited = (symbolizer: LabelSymbolizer, hasRoom: (name: Box, zoom: number) => boolean): LabelSymbolizer => ({
  place: (layout, geometry, feature) =>
    symbolizer
      .place(layout, geometry, feature)
      ?.filter(({ bboxes }) =>
        bboxes.every(({ minX, maxX, minY, maxY }) =>
          hasRoom({ left: minX, right: maxX, top: minY, bottom: maxY }, layout.zoom),
        ),
      ),
});

export interface VectorTiles {
  addTo: (map: LeafletMap) => void;
  remove: () => void;
  /** Leaves out names that markers, the frame or what lies on the map would cover. */
  avoid: (obstacles: readonly Obstacle[], free: FreeArea | undefined) => void;
}

/**
 * Vector tiles in the scheme of Protomaps on a map of Leaflet, drawn in the browser. Their names are a layer of its
 * own, which is drawn anew without the streets.
 */
export function createVectorLayer(
  { url, lastZoom = 15 }: MapTiles,
  { language, isDark, onFail }: VectorOptions,
): VectorTiles {
  // protomaps-leaflet takes these from the global that Leaflet's own script makes.
  Object.assign(globalThis, { L: { DomUtil, GridLayer } });
  const createLayer = () =>
    leafletLayer({
      url: sourceOf(url, onFail) as never,
      flavor: isDark ? 'dark' : 'light',
      lang: language,
      maxDataZoom: lastZoom,
      maxZoom: 19,
      noWrap: true,
      attribution: '',
    }) as unknown as Layer;
  const [streets, names] = [createLayer(), createLayer()];
  let avoided: [obstacles: readonly Obstacle[], free?: FreeArea | undefined] = [[]];
  const hasRoom = (name: Box, zoom: number): boolean => isClear(name, zoom, ...avoided);
  // The same array is read when names are placed.
  streets.labelRules.length = 0;
  names.labelRules.forEach((rule) => (rule.symbolizer = limited(rule.symbolizer, hasRoom)));
  // Each tile is fetched once.
  Object.assign(names, { views: streets.views, paintRules: [], backgroundColor: undefined });
  return {
    addTo: (map) => {
      streets.addTo(map);
      names.addTo(map);
    },
    remove: () => {
      streets.remove();
      names.remove();
    },
    avoid: (...next) => {
      avoided = next;
      names.clearLayout();
      names.rerenderTiles();
    },
  };
}
