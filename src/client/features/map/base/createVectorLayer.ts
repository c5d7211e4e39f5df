import { DomUtil, GridLayer } from 'leaflet';
import { leafletLayer } from 'protomaps-leaflet';
import type { Language } from '#shared/i18n/languages.ts';
import type { MapTiles } from '#shared/domain/mapTiles.ts';

interface VectorOptions {
  language: Language;
  isDark: boolean;
  /** Told when a tile cannot be fetched. */
  onFail: () => void;
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

/** Vector tiles in the scheme of Protomaps as a layer of Leaflet, drawn in the browser. */
export function createVectorLayer(
  { url, lastZoom = 15 }: MapTiles,
  { language, isDark, onFail }: VectorOptions,
): GridLayer {
  // protomaps-leaflet takes these from the global that Leaflet's own script makes.
  Object.assign(globalThis, { L: { DomUtil, GridLayer } });
  return leafletLayer({
    url: sourceOf(url, onFail) as never,
    flavor: isDark ? 'dark' : 'light',
    lang: language,
    maxDataZoom: lastZoom,
    maxZoom: 19,
    noWrap: true,
    attribution: '',
  }) as unknown as GridLayer;
}
