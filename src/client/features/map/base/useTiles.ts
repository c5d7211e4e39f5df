import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapTiles } from '#shared/domain/mapTiles.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { FreeArea, Obstacle } from '../basemap/roomFor.ts';
import type { Tiles } from './tiles.ts';

const loadPictures = () => import(/* webpackChunkName: "pictureTiles" */ './createPictureTiles.ts');
const loadVectors = () => import(/* webpackChunkName: "vectorTiles" */ './createVectorTiles.ts');

/**
 * Shows tiles while they are wanted; the names of vector tiles clear of the markers, within what is free.
 * @returns whether they cannot be had
 */
export function useTiles(
  map: LeafletMap,
  tiles: MapTiles | undefined,
  obstacles: readonly Obstacle[],
  free: FreeArea | undefined,
): boolean {
  const { language } = useSite();
  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState<Tiles>();
  const wanted = failed ? undefined : tiles;
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    const onFail = () => {
      setFailed(true);
    };
    const load = wanted.lastZoom === undefined ? loadPictures : loadVectors;
    load().then(({ createTiles }) => {
      if (!isOver) setShown(createTiles(wanted, { language, onFail }));
    }, onFail);
    return () => {
      isOver = true;
      setShown(undefined);
    };
  }, [language, wanted]);
  useEffect(() => {
    if (!shown) return;
    shown.addTo(map);
    return () => {
      shown.remove();
    };
  }, [map, shown]);
  useEffect(() => {
    shown?.avoid?.(obstacles, free);
  }, [shown, obstacles, free]);
  return failed;
}
