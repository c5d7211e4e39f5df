import { useEffect, useMemo, useState } from 'react';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { DoorPin } from '../../features/map/DoorPin.tsx';
import { MapFrame } from '../../features/map/frame/MapFrame.tsx';
import type { View } from '../../features/map/mercator.ts';
import { useMapView } from '../../features/map/view/useMapView.ts';
import type { OfficeOfNetwork } from './contact.load.ts';

export interface OfficesMapProps {
  /** Those whose place is known. */
  offices: readonly OfficeOfNetwork[];
  /** What the map shows. */
  label: string;
}

/** A map with a pin at the door of each office, which leads to its page. */
export function OfficesMap({ offices, label }: OfficesMapProps) {
  const { language } = useSite();
  const placed = useMemo(
    () => offices.flatMap(({ location, ...office }) => (location ? [{ ...office, location }] : [])),
    [offices],
  );
  const map = useMapView(
    useMemo(() => placed.map(({ location }) => location), [placed]),
    useState<View>(),
    { top: 60, bottom: 40 },
  );
  const { frame } = map;
  // Focus goes into the map, since the button that opened it is removed.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [frame]);
  return (
    <MapFrame map={map} label={label} isInPage>
      {(leaflet) =>
        placed.map(({ slug, name, location }) => (
          <DoorPin
            key={slug}
            map={leaflet}
            place={location}
            link={{ url: buildUrl(routeTarget<'Agency'>({ to: 'Agency', params: { agency: slug } }), language), name }}
          />
        ))
      }
    </MapFrame>
  );
}
