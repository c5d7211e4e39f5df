import { tileLayer, type Map as LeafletMap, type TileEvent } from 'leaflet';
import { useEffect, useState, type ReactNode } from 'react';
import type { MapTiles } from '#shared/domain/mapTiles.ts';
import type { Obstacle } from '../basemap/roomFor.ts';
import { StreetsButton } from './StreetsButton.tsx';
import { useMapTiles } from './useMapTiles.ts';
import { useOwnBasemap } from './useOwnBasemap.ts';
import { useVectorTiles } from './useVectorTiles.ts';

interface BaseLayerProps {
  leaflet: LeafletMap;
  /** The markers on the map, which names keep clear of. */
  obstacles: readonly Obstacle[];
  /** The attribution of the map's data. */
  onAttribution: (attribution: ReactNode) => void;
}

/** Without news of any tile while some are awaited, after which the server counts as failing. */
const tileTimeoutMs = 8_000;
/** The share of the last tiles that may fail: a server may have none of the sea. */
const [lastTiles, failingShare] = [10, 0.8];
const highestTileZoom = 19;

/** Shows tiles while they are wanted. @returns whether their server fails */
function useTileLayer(leaflet: LeafletMap, tiles: MapTiles | undefined): boolean {
  const [failed, setFailed] = useState(false);
  const url = failed ? undefined : tiles?.url;
  useEffect(() => {
    if (!url) return;
    const awaited = new Set<HTMLElement>();
    let failures: boolean[] = [];
    let timer: number | undefined;
    const fail = () => {
      setFailed(true);
    };
    const note = ({ type, tile }: TileEvent) => {
      awaited.delete(tile);
      if (type === 'tileloadstart') awaited.add(tile);
      const hasFailed = type === 'tileerror';
      if (hasFailed || type === 'tileload') failures = [hasFailed, ...failures].slice(0, lastTiles);
      clearTimeout(timer);
      if (awaited.size > 0) timer = window.setTimeout(fail, tileTimeoutMs);
      else if (failures.filter(Boolean).length > failures.length * failingShare) fail();
    };
    const layer = tileLayer(url, {
      maxZoom: highestTileZoom,
      referrerPolicy: 'strict-origin-when-cross-origin',
      className: 'mapTiles',
    });
    layer.on({ tileloadstart: note, tileload: note, tileerror: note, tileabort: note, tileunload: note });
    layer.addTo(leaflet);
    return () => {
      layer.remove();
    };
  }, [leaflet, url]);
  return failed;
}

function TileCredit({ tiles }: { tiles: MapTiles }) {
  return tiles.attributionUrl ? (
    <a href={tiles.attributionUrl} target="_blank" rel="noopener external">
      {tiles.attribution}
    </a>
  ) : (
    <span>{tiles.attribution}</span>
  );
}

/**
 * What a map is drawn on: the tiles of the operator's server, or of a third party that the visitor agreed to; without
 * them, and where their server fails, our own basemap. Its button asks about the third party.
 */
export function BaseLayer({ leaflet, obstacles, onAttribution }: BaseLayerProps) {
  const { mapTiles, wanted, choose } = useMapTiles();
  const isVector = wanted?.lastZoom !== undefined;
  const picturesFailed = useTileLayer(leaflet, isVector ? undefined : wanted);
  const vectorsFailed = useVectorTiles(leaflet, isVector ? wanted : undefined);
  const failed = picturesFailed || vectorsFailed;
  const shown = failed ? undefined : wanted;
  const ownAttribution = useOwnBasemap(leaflet, !shown, obstacles);
  useEffect(() => {
    onAttribution(shown ? <TileCredit tiles={shown} /> : <span>{ownAttribution}</span>);
  }, [onAttribution, shown, ownAttribution]);
  if (!mapTiles?.asks || failed) return null;
  return <StreetsButton host={new URL(mapTiles.url).hostname} isOn={wanted !== undefined} onChoose={choose} />;
}
