import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import icons from './mapIcons.module.css';
import styles from './MapFrame.module.css';
import type { MapView } from './useMapView.ts';

/** A neighbourhood fills the map. */
const locatedZoom = 14;
const timeoutMs = 10_000;

type State = 'idle' | 'asking' | 'refused';

/** Shows where the visitor is. The browser asks them first, and only when the button is pressed. */
export function LocateButton({ map: { zoomTo } }: { map: MapView }) {
  const { t } = useTranslation('map');
  const [state, setState] = useState<State>('idle');
  const locate = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        zoomTo({ lat: latitude, lng: longitude }, locatedZoom);
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
