import { useEffect, useMemo, useState } from 'react';
import { DoorPin } from '../../features/map/DoorPin.tsx';
import { MapFrame } from '../../features/map/frame/MapFrame.tsx';
import type { View } from '../../features/map/mercator.ts';
import { doorReach } from '../../features/map/pins/markerSizes.ts';
import { useMapView } from '../../features/map/view/useMapView.ts';

export interface OfficeMapProps {
  place: { lat: number; lng: number };
  /** What the map shows. */
  label: string;
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
    <MapFrame map={map} label={label} markers={useMemo(() => [{ ...place, reach: doorReach }], [place])} isInPage>
      {(leaflet) => <DoorPin map={leaflet} place={place} />}
    </MapFrame>
  );
}
