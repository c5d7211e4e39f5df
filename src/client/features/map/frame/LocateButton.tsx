import { circleMarker, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../leaflet.css';
import icons from '../mapIcons.module.css';
import styles from '../MapFrame.module.css';
import type { LngLat } from '../mercator.ts';
import type { MapView } from '../view/useMapView.ts';

/** A neighbourhood fills the map. */
const locatedZoom = 14;
const timeoutMs = 10_000;
/** Pixels of the dot at the visitor's place. */
const dotRadius = 8;

type State = 'idle' | 'asking' | 'refused';

/** Marks the visitor's place, once it is known. */
function useDot(map: LeafletMap | null, here: LngLat | undefined): void {
  useEffect(() => {
    if (!map || !here) return;
    const { lat, lng } = here;
    const dot = circleMarker([lat, lng], { radius: dotRadius, className: styles.here!, interactive: false }).addTo(map);
    return () => {
      dot.remove();
    };
  }, [map, here]);
}

/** Shows where the visitor is. The browser asks them first, and only when the button is pressed. */
export function LocateButton({ map: { map, zoomTo } }: { map: MapView }) {
  const { t } = useTranslation('map');
  const [state, setState] = useState<State>('idle');
  const [here, setHere] = useState<LngLat>();
  useDot(map, here);
  const locate = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        const place = { lat: latitude, lng: longitude };
        setHere(place);
        zoomTo(place, locatedZoom);
      },
      () => {
        setState('refused');
      },
      { timeout: timeoutMs, maximumAge: 60_000 },
    );
  };
  return (
    <div className={styles.group}>
      <button type="button" aria-label={t('locate')} aria-busy={state === 'asking'} onClick={locate}>
        <span className={icons.locate} />
      </button>
      <p className={styles.refused} role="status">
        {state === 'refused' && t('locateFailed')}
      </p>
    </div>
  );
}
