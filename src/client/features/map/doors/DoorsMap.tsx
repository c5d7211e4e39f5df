import { useEffect, useMemo, useState } from 'react';
import { DoorPin } from '../DoorPin.tsx';
import { MapFrame } from '../frame/MapFrame.tsx';
import type { LngLat, View } from '../mercator.ts';
import { doorReach } from '../pins/markerSizes.ts';
import { useMapView } from '../view/useMapView.ts';

export interface Door extends LngLat {
  /** Where its pin leads, and what is there. */
  link?: { url: string; name: string };
}

export interface DoorsMapProps {
  /** The same list for all renders. */
  doors: readonly Door[];
  /** What the map shows. */
  label: string;
}

/** A map with a pin at each of some doors, as near as there is something drawn around them. */
export function DoorsMap({ doors, label }: DoorsMapProps) {
  const map = useMapView(doors, useState<View>(), { top: 60, bottom: 40 });
  const markers = useMemo(() => doors.map((door) => ({ ...door, reach: doorReach })), [doors]);
  const { frame } = map;
  // Focus goes into the map, since the control that opened it is removed.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [frame]);
  return (
    <MapFrame map={map} label={label} markers={markers} isInPage>
      {(leaflet) =>
        doors.map(({ link, ...place }) => (
          <DoorPin key={link?.url ?? ''} map={leaflet} place={place} {...(link && { link })} />
        ))
      }
    </MapFrame>
  );
}
