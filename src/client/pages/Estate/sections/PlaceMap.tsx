import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { MapFrame } from '../../../features/map/MapFrame.tsx';
import { useMapTiles } from '../../../features/map/base/useMapTiles.ts';
import type { Fit, View } from '../../../features/map/mercator.ts';
import { useAround } from '../../../features/map/pins/useAround.ts';
import { keepAt } from '../../../features/map/useLeaflet.ts';
import { useMapView } from '../../../features/map/useMapView.ts';
import type { MapLocation } from '#shared/views/estate/toEstateView.ts';
import styles from './PlaceMap.module.css';

export interface PlaceMapProps {
  mapLocation: MapLocation;
}

/** A drop whose point is the place. */
function Door({ map, mapLocation: { lat, lng } }: PlaceMapProps & { map: LeafletMap }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepAt(map, place.current!, [lat, lng]), [map, lat, lng]);
  return createPortal(
    <div ref={place} className={`leaflet-zoom-animated ${styles.place}`}>
      <span className={styles.pin} />
    </div>,
    map.getPanes().markerPane,
  );
}

function Area({ map, mapLocation }: PlaceMapProps & { map: LeafletMap }) {
  useAround(
    map,
    useMemo(() => [mapLocation], [mapLocation]),
  );
  return null;
}

/** Without streets a town and its neighbours fill the map. */
const townsZoom = 13;

/** In the middle: nothing else lies on the map. */
const fitOf = (hasStreets: boolean): Fit => ({ top: 40, bottom: 40, ...(hasStreets ? {} : { maxZoom: townsZoom }) });

/** A map of one estate: a pin at its exact location, or a circle of 500 m (PD-34). */
export function PlaceMap({ mapLocation }: PlaceMapProps) {
  const { t } = useTranslation('estate');
  const map = useMapView(
    useMemo(() => [mapLocation], [mapLocation]),
    useState<View>(),
    fitOf(useMapTiles().wanted !== undefined),
  );
  const { frame } = map;
  // Moves focus into the map, since the link that opened it is removed, and shows all of it.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [frame]);
  const Place = mapLocation.exact ? Door : Area;
  return (
    <MapFrame map={map} label={t(mapLocation.exact ? 'location.map.door' : 'location.map.area')}>
      {(leaflet) => <Place map={leaflet} mapLocation={mapLocation} />}
    </MapFrame>
  );
}
