import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapTiles } from '#shared/domain/mapTiles.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { FreeArea, Obstacle } from '../basemap/roomFor.ts';
import type { VectorTiles } from './createVectorLayer.ts';

const load = () => import(/* webpackChunkName: "vectorTiles" */ './createVectorLayer.ts');

/** Tiles that may fail one after the other before our own basemap takes their place. */
const maxFailures = 3;

/** Whether the page's colours are dark, by the visitor's choice or the system's (app/scheme.ts). */
function isDark(): boolean {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
}

/**
 * Shows the site's own vector tiles while they are wanted, their names clear of the markers, within what is free.
 * @returns whether they cannot be had
 */
export function useVectorTiles(
  map: LeafletMap,
  tiles: MapTiles | undefined,
  obstacles: readonly Obstacle[],
  free: FreeArea | undefined,
): boolean {
  const { language } = useSite();
  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState<VectorTiles>();
  const wanted = failed ? undefined : tiles;
  useEffect(() => {
    if (!wanted) return;
    const page = document.documentElement;
    let failures = 0;
    let isOver = false;
    const onFail = () => {
      failures += 1;
      if (failures >= maxFailures) setFailed(true);
    };
    const show = async () => {
      const { createVectorLayer } = await load();
      if (!isOver) setShown(createVectorLayer(wanted, { language, isDark: isDark(), onFail }));
    };
    const showOr = () => {
      show().catch(() => {
        setFailed(true);
      });
    };
    showOr();
    // app/scheme.ts sets it whenever the page's colours change.
    const scheme = new MutationObserver(showOr);
    scheme.observe(page, { attributeFilter: ['data-scheme'] });
    return () => {
      isOver = true;
      scheme.disconnect();
      setShown(undefined);
    };
  }, [language, wanted]);
  useEffect(() => {
    if (!shown) return;
    shown.addTo(map);
    return shown.remove;
  }, [map, shown]);
  useEffect(() => {
    shown?.avoid(obstacles, free);
  }, [shown, obstacles, free]);
  return failed;
}
