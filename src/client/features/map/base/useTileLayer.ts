import type { Map as LeafletMap, TileLayer } from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapTiles } from '#shared/domain/mapTiles.ts';

const load = () => import(/* webpackChunkName: "tileLayer" */ './createTileLayer.ts');

/** Shows tiles while they are wanted. @returns whether they cannot be had */
export function useTileLayer(map: LeafletMap, tiles: MapTiles | undefined): boolean {
  const [failed, setFailed] = useState(false);
  const url = failed ? undefined : tiles?.url;
  useEffect(() => {
    if (!url) return;
    let layer: TileLayer | undefined;
    let isOver = false;
    const fail = () => {
      setFailed(true);
    };
    load().then(({ createTileLayer }) => {
      if (!isOver) layer = createTileLayer(url, fail).addTo(map);
    }, fail);
    return () => {
      isOver = true;
      layer?.remove();
    };
  }, [map, url]);
  return failed;
}
