import { DomUtil, GridLayer, type Map as LeafletMap } from 'leaflet';
import { leafletLayer, type LabelRule, type LabelSymbolizer, type PaintRule } from 'protomaps-leaflet';
import type { MapTiles } from '#shared/domain/mapTiles.ts';
import type { Box, FreeArea, Obstacle } from '../basemap/roomFor.ts';
import { isClear } from './isClear.ts';
import type { TileOptions, Tiles } from './tiles.ts';

/** Tiles that may fail one after the other before they count as lost. */
const maxFailures = 3;

/** Whether the page's colours are dark, by the visitor's choice or the system's (app/scheme.ts). */
function isDark(): boolean {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
}

/** What protomaps-leaflet makes. */
interface Layer extends GridLayer {
  paintRules: PaintRule[];
  labelRules: LabelRule[];
  backgroundColor?: string;
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

interface Layers {
  streets: Layer;
  /** Of its own, which is drawn anew without the streets. */
  names: Layer;
}

function createLayers(
  { url, lastZoom = 15 }: MapTiles,
  { language, onFail }: TileOptions,
  hasRoom: (name: Box, zoom: number) => boolean,
): Layers {
  const options = {
    url: sourceOf(url, onFail) as never,
    maxDataZoom: lastZoom,
    maxZoom: 19,
    noWrap: true,
    attribution: '',
  };
  const create = (style: object) => leafletLayer({ ...options, ...style }) as unknown as Layer;
  // Of its rules, since no option asks for a flavour without its names. Its layer is never shown.
  const { paintRules, labelRules, backgroundColor } = create({
    flavor: isDark() ? 'dark' : 'light',
    lang: language,
  });
  const streets = create({ paintRules, backgroundColor });
  const names = create({
    labelRules: labelRules.map((rule) => ({ ...rule, symbolizer: limited(rule.symbolizer, hasRoom) })),
  });
  return { streets, names };
}

/** Vector tiles in the scheme of Protomaps, drawn in the browser. */
export function createTiles(tiles: MapTiles, { language, onFail }: TileOptions): Tiles {
  // protomaps-leaflet takes these from the global that Leaflet's own script makes.
  Object.assign(globalThis, { L: { DomUtil, GridLayer } });
  let avoided: [obstacles: readonly Obstacle[], free?: FreeArea | undefined] = [[]];
  let layers: Layers | undefined;
  let failures = 0;
  const countFailure = () => {
    failures += 1;
    if (failures >= maxFailures) onFail();
  };
  const hide = () => {
    layers?.streets.remove();
    layers?.names.remove();
  };
  const show = (map: LeafletMap) => {
    hide();
    layers = createLayers(tiles, { language, onFail: countFailure }, (name, zoom) => isClear(name, zoom, ...avoided));
    layers.streets.addTo(map);
    layers.names.addTo(map);
  };
  let scheme: MutationObserver | undefined;
  return {
    addTo: (map) => {
      show(map);
      // app/scheme.ts sets it whenever the page's colours change.
      scheme = new MutationObserver(() => {
        show(map);
      });
      scheme.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    },
    remove: () => {
      scheme?.disconnect();
      hide();
    },
    avoid: (...next) => {
      avoided = next;
      layers?.names.clearLayout();
      layers?.names.rerenderTiles();
    },
  };
}
