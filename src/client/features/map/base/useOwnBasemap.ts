import { GridLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { Basemap } from '../basemap/createBasemap.ts';
import type { FreeArea, Obstacle } from '../basemap/roomFor.ts';

const loadBasemap = () => import(/* webpackChunkName: "basemap" */ '../basemap/createBasemap.ts');

/** Above the markers (leaflet.css). */
const namesPane = 'names';

/**
 * Shows our own basemap while it is wanted, its names clear of the markers, within what is free.
 * @returns its attribution, once it has loaded
 */
export function useOwnBasemap(
  map: LeafletMap,
  isWanted: boolean,
  obstacles: readonly Obstacle[],
  free: FreeArea | undefined,
): string | undefined {
  const { language } = useSite();
  const [attribution, setAttribution] = useState<string>();
  const [basemap, setBasemap] = useState<Basemap>();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    loadBasemap().then(
      ({ createBasemap, basemapAttribution }) => {
        if (isOver) return;
        if (!map.getPane(namesPane)) map.createPane(namesPane);
        setBasemap(createBasemap({ GridLayer }, { language, pane: namesPane }));
        setAttribution(basemapAttribution);
      },
      // Pins on a plain ground still show where the homes are.
      () => {},
    );
    return () => {
      isOver = true;
      setBasemap(undefined);
    };
  }, [map, language, isWanted]);
  useEffect(() => {
    if (!basemap) return;
    const { ground, names } = basemap;
    ground.addTo(map);
    names.addTo(map);
    // app/scheme.ts sets it whenever the page's colours change.
    const scheme = new MutationObserver(basemap.drawAgain);
    scheme.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    return () => {
      scheme.disconnect();
      ground.remove();
      names.remove();
    };
  }, [map, basemap]);
  useEffect(() => {
    basemap?.avoid(obstacles, free);
  }, [basemap, obstacles, free]);
  return isWanted ? attribution : undefined;
}
