import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapTiles } from '#shared/domain/mapTiles.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { BaseMap } from './createBaseMap.ts';
import type { FreeArea, Obstacle } from './roomFor.ts';

const load = () => import(/* webpackChunkName: "baseMap" */ './createBaseMap.ts');

interface ShownBaseMap {
  /** Whether some of it cannot be had. */
  failed: boolean;
  retry: () => void;
}

/** Shows what a map is drawn on, its names clear of the markers, within what is free. */
export function useBaseMap(
  map: LeafletMap,
  tiles: MapTiles | undefined,
  obstacles: readonly Obstacle[],
  free: FreeArea | undefined,
): ShownBaseMap {
  const { language } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(tiles === undefined);
  const [shown, setShown] = useState<BaseMap>();
  useEffect(() => {
    if (!tiles) return;
    let made: BaseMap | undefined;
    let isOver = false;
    const onFail = () => {
      if (!isOver) setFailed(true);
    };
    load().then(({ createBaseMap }) => {
      if (isOver) return;
      made = createBaseMap(tiles, { language, onFail });
      made.addTo(map);
      setShown(made);
    }, onFail);
    return () => {
      isOver = true;
      made?.remove();
      setShown(undefined);
    };
  }, [map, tiles, language, attempt]);
  useEffect(() => {
    shown?.avoid(obstacles, free);
  }, [shown, obstacles, free]);
  return {
    failed,
    retry: () => {
      setFailed(false);
      setAttempt((last) => last + 1);
    },
  };
}
