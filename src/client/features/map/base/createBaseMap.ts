import { DomUtil, GridLayer, type Map as LeafletMap } from 'leaflet';
import { leafletLayer, type LabelRule, type PaintRule, type View } from 'protomaps-leaflet';
import type { MapTiles } from '#shared/domain/mapTiles.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { createTileView } from './fetchTiles.ts';
import { groundRules } from './groundRules.ts';
import { readMapColours } from './mapColours.ts';
import { nameRules } from './nameRules.ts';
import { roomFor, type FreeArea, type Obstacle } from './roomFor.ts';

interface BaseMapOptions {
  language: Language;
  /** Told of each tile that cannot be had. */
  onFail: () => void;
}

/** What a map is drawn on. */
export interface BaseMap {
  addTo: (map: LeafletMap) => void;
  remove: () => void;
  /** Keeps names clear of markers, of the frame and of what lies on the map. */
  avoid: (obstacles: readonly Obstacle[], free: FreeArea | undefined) => void;
}

/** What protomaps-leaflet makes. */
interface Layer extends GridLayer {
  views: Map<string, View>;
  clearLayout: () => void;
  rerenderTiles: () => void;
}

/** Below the markers (leaflet.css). */
const namesPane = 'names';
/** Of a browser whose text is as large as usual, in pixels. */
const usualText = 16;

interface Rules {
  paintRules?: PaintRule[];
  labelRules?: LabelRule[];
  backgroundColor?: string;
  pane?: string;
}

/** A layer over the tiles of a view. */
function createLayer(view: View, rules: Rules): Layer {
  // The address is never asked: layers that share a view fetch each tile once.
  const layer = leafletLayer({ url: {} as never, maxZoom: 19, noWrap: true, attribution: '', ...rules });
  layer.views = new Map([['', view]]);
  return layer as unknown as Layer;
}

/** Vector tiles in the scheme of Protomaps, drawn in the browser in the colours of the page's style. */
export function createBaseMap(tiles: MapTiles, { language, onFail }: BaseMapOptions): BaseMap {
  // protomaps-leaflet takes these from the global that Leaflet's own script makes.
  Object.assign(globalThis, { L: { DomUtil, GridLayer } });
  const view = createTileView(tiles, onFail);
  let avoided: [obstacles: readonly Obstacle[], free: FreeArea | undefined] = [[], undefined];
  let layers: { ground: Layer; names: Layer } | undefined;
  const hide = () => {
    layers?.ground.remove();
    layers?.names.remove();
  };
  const show = (map: LeafletMap) => {
    hide();
    if (!map.getPane(namesPane)) map.createPane(namesPane);
    const colours = readMapColours();
    const names = nameRules({
      language,
      colours,
      family: getComputedStyle(document.body).fontFamily,
      scale: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualText || 1,
      roomFor: (name, zoom) => roomFor(name, zoom, ...avoided),
    });
    layers = {
      ground: createLayer(view, { paintRules: groundRules(colours), backgroundColor: colours.sea }),
      // Of its own, which is drawn anew without the ground.
      names: createLayer(view, { labelRules: names, pane: namesPane }),
    };
    layers.ground.addTo(map);
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
