import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MapFrame } from '../../features/map/frame/MapFrame.tsx';
import type { View } from '../../features/map/mercator.ts';
import { keepAt } from '../../features/map/useLeaflet.ts';
import { useMapView } from '../../features/map/view/useMapView.ts';
import styles from './OfficeMap.module.css';

export interface OfficeMapProps {
  place: { lat: number; lng: number };
  /** What the map shows. */
  label: string;
}

function Pin({ map, place: { lat, lng } }: { map: LeafletMap; place: OfficeMapProps['place'] }) {
  const pin = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepAt(map, pin.current!, [lat, lng]), [map, lat, lng]);
  return createPortal(
    <div ref={pin} className={`leaflet-zoom-animated ${styles.place}`}>
      <span className={styles.pin} />
    </div>,
    map.getPanes().markerPane,
  );
}

/** A map with a pin at the door of an office, as near as there is something drawn around it. */
export function OfficeMap({ place, label }: OfficeMapProps) {
  const map = useMapView(
    useMemo(() => [place], [place]),
    useState<View>(),
    { top: 40, bottom: 40 },
  );
  const { frame } = map;
  // Focus goes into the map, since the link that opened it is removed.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [frame]);
  return (
    <MapFrame map={map} label={label} isInPage>
      {(leaflet) => <Pin map={leaflet} place={place} />}
    </MapFrame>
  );
}
