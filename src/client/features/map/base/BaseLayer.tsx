import type { Map as LeafletMap } from 'leaflet';
import { useEffect, type ReactNode } from 'react';
import type { MapTiles } from '#shared/domain/mapTiles.ts';
import type { Obstacle } from '../basemap/roomFor.ts';
import { StreetsButton } from './StreetsButton.tsx';
import { useFreeArea } from './useFreeArea.ts';
import { useMapTiles } from './useMapTiles.ts';
import { useOwnBasemap } from './useOwnBasemap.ts';
import { useTiles } from './useTiles.ts';

interface BaseLayerProps {
  leaflet: LeafletMap;
  /** The markers on the map, which names keep clear of. */
  obstacles: readonly Obstacle[];
  /** The attribution of the map's data. */
  onAttribution: (attribution: ReactNode) => void;
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
  const free = useFreeArea(leaflet);
  const failed = useTiles(leaflet, wanted, obstacles, free);
  const shown = failed ? undefined : wanted;
  const ownAttribution = useOwnBasemap(leaflet, !shown, obstacles, free);
  useEffect(() => {
    onAttribution(shown ? <TileCredit tiles={shown} /> : <span>{ownAttribution}</span>);
  }, [onAttribution, shown, ownAttribution]);
  if (!mapTiles?.asks || failed) return null;
  return <StreetsButton host={new URL(mapTiles.url).hostname} isOn={wanted !== undefined} onChoose={choose} />;
}
