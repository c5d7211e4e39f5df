import { GridLayer, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useSite } from '../../../app/session/SiteContext.ts';

const loadBasemap = () => import(/* webpackChunkName: "basemap" */ '../basemap/createBasemapLayer.ts');

/** Shows our own basemap while it is wanted. @returns its attribution, once it has loaded */
export function useOwnBasemap(map: LeafletMap, isWanted: boolean): string | undefined {
  const { language } = useSite();
  const [attribution, setAttribution] = useState<string>();
  useEffect(() => {
    if (!isWanted) return;
    let layer: GridLayer | undefined;
    let isOver = false;
    loadBasemap().then(
      ({ createBasemapLayer, basemapAttribution }) => {
        if (isOver) return;
        layer = createBasemapLayer({ GridLayer }, { language }).addTo(map);
        setAttribution(basemapAttribution);
      },
      // Pins on a plain ground still show where the homes are.
      () => {},
    );
    // app/scheme.ts sets it whenever the page's colours change.
    const scheme = new MutationObserver(() => layer?.redraw());
    scheme.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    return () => {
      isOver = true;
      scheme.disconnect();
      layer?.remove();
    };
  }, [map, language, isWanted]);
  return isWanted ? attribution : undefined;
}
