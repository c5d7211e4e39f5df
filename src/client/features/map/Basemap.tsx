import { DomUtil, type Map as LeafletMap, type ZoomAnimEvent } from 'leaflet';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '../../app/session/SiteContext.ts';
import basemapUrl from './basemap.svg';
import styles from './Basemap.module.css';
import { basemapNames, basemapOrigin, basemapZoom, maxProvinceZoom } from './basemapNames.ts';
import { project, type Size, type View } from './mercator.ts';
import { pointAfterZoom } from './useLeaflet.ts';
import type { MapView } from './useMapView.ts';

/** At higher zooms a coastline exact to 250 m would put listings into the sea. */
const maxOutlineZoom = 13;

/** The source of the outlines and its licence, the same in every language. */
export const basemapAttribution = 'Instituto Geográfico Nacional, CC BY 4.0';

/** Half the width of a letter, and the space of the count and the buttons at the upper edge, in pixels. */
const halfLetter = 4;
const edge = { top: 52, buttons: { width: 72, height: 116 } };

interface BasemapProps {
  map: MapView;
  leaflet: LeafletMap;
}

/** The names that are visible, with their places in the frame. */
function visibleNames({ view, size }: { view: View; size: Size }, left: number, top: number, scale: number) {
  return basemapNames.flatMap(([name, x, y, from, isProvince]) => {
    if (view.zoom < from || (isProvince && view.zoom > maxProvinceZoom)) return [];
    const at = { x: Math.round(left + x * scale), y: Math.round(top + y * scale) };
    const half = name.split('/')[0]!.length * halfLetter;
    const right = at.y < edge.buttons.height ? edge.buttons.width : 0;
    if (at.x < half || at.y < edge.top || at.x > size.width - right - half || at.y > size.height - edge.top / 2)
      return [];
    return [{ name, x: at.x, y: at.y, isProvince }];
  });
}

/** The element of what is drawn for a view, at its place on the map, and scaled while a zoom is animated. */
function useDrawnView(leaflet: LeafletMap, { lng, lat, zoom }: View, { width, height }: Size) {
  const drawn = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = drawn.current!;
    const corner = leaflet.unproject(leaflet.project([lat, lng], zoom).subtract([width / 2, height / 2]), zoom);
    const put = () => {
      DomUtil.setTransform(element, leaflet.latLngToLayerPoint(corner), leaflet.getZoomScale(leaflet.getZoom(), zoom));
    };
    const animate = (event: ZoomAnimEvent) => {
      DomUtil.setTransform(element, pointAfterZoom(leaflet, corner, event), leaflet.getZoomScale(event.zoom, zoom));
    };
    put();
    leaflet.on('zoom viewreset', put);
    leaflet.on('zoomanim', animate);
    return () => {
      leaflet.off('zoom viewreset', put);
      leaflet.off('zoomanim', animate);
    };
  }, [leaflet, lng, lat, zoom, width, height]);
  return drawn;
}

/** Our own basemap: provinces, and names of provinces and towns by zoom (docs/decisions/020). It is decorative. */
export function Basemap({ map: { view, size }, leaflet }: BasemapProps) {
  const { language } = useSite();
  const drawn = useDrawnView(leaflet, view, size);
  const scale = 2 ** (view.zoom - basemapZoom);
  const middle = project(view, view.zoom);
  const [left, top] = [
    basemapOrigin.x * scale - middle.x + size.width / 2,
    basemapOrigin.y * scale - middle.y + size.height / 2,
  ];
  return createPortal(
    <div ref={drawn} className="leaflet-zoom-animated" aria-hidden="true">
      {view.zoom <= maxOutlineZoom && (
        <svg className={styles.outlines} width={size.width} height={size.height}>
          <g transform={`translate(${left} ${top}) scale(${scale})`} strokeWidth={1 / scale}>
            <use className={styles.land} href={`${basemapUrl}#land`} />
            <use className={styles.borders} href={`${basemapUrl}#borders`} />
          </g>
        </svg>
      )}
      {visibleNames({ view, size }, left, top, scale).map(({ name, x, y, isProvince }) => {
        const [spanish, catalan = spanish] = name.split('/');
        return (
          <span
            key={`${name}${isProvince ?? ''}`}
            className={isProvince ? styles.province : styles.town}
            style={{ translate: `${x}px ${y}px` }}
          >
            {language === 'ca' ? catalan : spanish}
          </span>
        );
      })}
    </div>,
    leaflet.getPanes().tilePane,
  );
}
