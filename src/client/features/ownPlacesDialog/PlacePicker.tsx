import { type Map as LeafletMap, type LeafletMouseEvent } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorPin } from '../map/DoorPin.tsx';
import { MapFrame } from '../map/frame/MapFrame.tsx';
import { streetsZoom, type LngLat, type View } from '../map/mercator.ts';
import { useMapView } from '../map/view/useMapView.ts';

export interface PlacePickerProps {
  place: LngLat | undefined;
  onPick: (place: LngLat) => void;
}

function useClick(map: LeafletMap | null, onPick: (place: LngLat) => void): void {
  const pick = useEffectEvent(({ latlng: { lat, lng } }: LeafletMouseEvent) => {
    onPick({ lat, lng });
  });
  useEffect(() => {
    if (!map) return undefined;
    const press = (event: LeafletMouseEvent) => {
      pick(event);
    };
    map.on('click', press);
    return () => {
      map.off('click', press);
    };
  }, [map]);
}

/** A map on which a press puts the place; by keyboard, the button below it does, in the middle of what shows. */
export function PlacePicker({ place, onPick }: PlacePickerProps) {
  const { t } = useTranslation('ownPlaces');
  const map = useMapView(
    useMemo(() => (place ? [place] : []), [place]),
    useState<View>(),
    { top: 40, bottom: 40, maxZoom: streetsZoom },
  );
  useClick(map.map, onPick);
  const { lat, lng } = map.view;
  return (
    <>
      <MapFrame map={map} label={t('map.label')} isInPage>
        {(leaflet) => place && <DoorPin map={leaflet} place={place} />}
      </MapFrame>
      <button
        type="button"
        onClick={() => {
          onPick({ lat, lng });
        }}
      >
        {t('map.middle')}
      </button>
    </>
  );
}
