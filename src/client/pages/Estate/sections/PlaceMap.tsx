import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorPin } from '../../../features/map/DoorPin.tsx';
import { MapFrame } from '../../../features/map/frame/MapFrame.tsx';
import {
  locationPrecision,
  metresToPixels,
  streetsZoom,
  type Size,
  type View,
} from '../../../features/map/mercator.ts';
import { doorReach } from '../../../features/map/pins/markerSizes.ts';
import { useAround } from '../../../features/map/pins/useAround.ts';
import { useMapView } from '../../../features/map/view/useMapView.ts';
import type { MapLocation } from '#shared/views/estate/toEstateView.ts';

export interface PlaceMapProps {
  mapLocation: MapLocation;
}

function Area({ map, mapLocation }: PlaceMapProps & { map: LeafletMap }) {
  useAround(
    map,
    useMemo(() => [mapLocation], [mapLocation]),
  );
  return null;
}

/** The share of the map's height that the circle takes. */
const circleShare = 1 / 3;

/** Up to so many pixels of radius a circle is a mark that names keep clear of; a larger one has names in it. */
const largestMark = 24;

/** The zoom at which the circle around a place has its share of a map. */
const circleZoom = ({ lat }: MapLocation, { height }: Size): number =>
  Math.round(Math.log2((height * circleShare) / metresToPixels(locationPrecision, lat, 0)));

/** A map of one estate: a pin at its exact location, or a circle of 500 m (PD-34). */
export function PlaceMap({ mapLocation }: PlaceMapProps) {
  const { t } = useTranslation('estate');
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const nearest = mapLocation.exact ? streetsZoom : circleZoom(mapLocation, size);
  const map = useMapView(
    useMemo(() => [mapLocation], [mapLocation]),
    useState<View>(),
    // In the middle: nothing else lies on the map.
    { top: 40, bottom: 40, maxZoom: nearest },
  );
  // Once: what the visitor does to the frame later leaves the zoom as it is.
  if (size.height === 0 && map.size.height > 0) setSize(map.size);
  const { frame } = map;
  const radius = metresToPixels(locationPrecision / 2, mapLocation.lat, map.view.zoom);
  const markers = useMemo(() => {
    if (mapLocation.exact) return [{ ...mapLocation, reach: doorReach }];
    return radius > largestMark ? [] : [{ ...mapLocation, reach: { half: radius, top: radius, bottom: radius } }];
  }, [mapLocation, radius]);
  // Moves focus into the map, since the link that opened it is removed, and shows all of it.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [frame]);
  return (
    <MapFrame
      map={map}
      label={t(mapLocation.exact ? 'location.map.door' : 'location.map.area')}
      markers={markers}
      isInPage
    >
      {(leaflet) =>
        mapLocation.exact ? (
          <DoorPin map={leaflet} place={mapLocation} />
        ) : (
          <Area map={leaflet} mapLocation={mapLocation} />
        )
      }
    </MapFrame>
  );
}
