import { tileLayer, type TileEvent } from 'leaflet';
import type { MapTiles } from '#shared/domain/mapTiles.ts';
import type { TileOptions, Tiles } from './tiles.ts';

/** Without news of any tile while some are awaited, after which the server counts as failing. */
const tileTimeoutMs = 8_000;
/** The share of the last tiles that may fail: a server may have none of the sea. */
const [lastTiles, failingShare] = [10, 0.8];
const highestTileZoom = 19;

/** Tiles that are pictures of a server. */
export function createTiles({ url }: MapTiles, { onFail }: TileOptions): Tiles {
  const awaited = new Set<HTMLElement>();
  let failures: boolean[] = [];
  let timer: number | undefined;
  const note = ({ type, tile }: TileEvent) => {
    awaited.delete(tile);
    if (type === 'tileloadstart') awaited.add(tile);
    const hasFailed = type === 'tileerror';
    if (hasFailed || type === 'tileload') failures = [hasFailed, ...failures].slice(0, lastTiles);
    clearTimeout(timer);
    if (awaited.size > 0) timer = window.setTimeout(onFail, tileTimeoutMs);
    else if (failures.filter(Boolean).length > failures.length * failingShare) onFail();
  };
  return tileLayer(url, {
    maxZoom: highestTileZoom,
    referrerPolicy: 'strict-origin-when-cross-origin',
    className: 'mapTiles',
  }).on({ tileloadstart: note, tileload: note, tileerror: note, tileabort: note, tileunload: note });
}
