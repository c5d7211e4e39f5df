import * as leaflet from 'leaflet';
import { useEffect, useState } from 'react';
import { useSite } from '../../../app/session/SiteContext.ts';

const loadBasemap = () => import(/* webpackChunkName: "basemap" */ '../basemap/createBasemapLayer.ts');

/** Shows our own basemap while it is wanted. @returns whom it is owed to, once it is here */
export function useOwnBasemap(map: leaflet.Map, isWanted: boolean): string | undefined {
  const { language } = useSite();
  const [credit, setCredit] = useState<string>();
  useEffect(() => {
    if (!isWanted) return;
    let layer: leaflet.Layer | undefined;
    let isOver = false;
    loadBasemap().then(
      ({ createBasemapLayer, basemapAttribution }) => {
        if (isOver) return;
        layer = createBasemapLayer(leaflet, { language }).addTo(map);
        setCredit(basemapAttribution);
      },
      // Pins on a plain ground still show where the homes are.
      () => {},
    );
    return () => {
      isOver = true;
      layer?.remove();
    };
  }, [map, language, isWanted]);
  return isWanted ? credit : undefined;
}
