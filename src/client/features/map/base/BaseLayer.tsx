import type { Map as LeafletMap } from 'leaflet';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../app/session/SiteContext.ts';
import styles from './BaseLayer.module.css';
import type { Obstacle } from './roomFor.ts';
import { useBaseMap } from './useBaseMap.ts';
import { useFreeArea } from './useFreeArea.ts';

interface BaseLayerProps {
  leaflet: LeafletMap;
  /** The markers on the map, which names keep clear of. */
  obstacles: readonly Obstacle[];
}

/** What a map is drawn on; where it cannot be had, a note that says so, with a way to try again. */
export function BaseLayer({ leaflet, obstacles }: BaseLayerProps) {
  const { t } = useTranslation(['map', 'common']);
  const { mapTiles } = useSite();
  const { failed, retry } = useBaseMap(leaflet, mapTiles, obstacles, useFreeArea(leaflet));
  if (!failed) return null;
  return (
    <p className={styles.failed} role="status">
      <span>{t('map:base.failed')}</span>
      {mapTiles && (
        <button type="button" onClick={retry}>
          {t('common:error.retry')}
        </button>
      )}
    </p>
  );
}

/** Whose data a map shows. */
export function MapCredit() {
  const { t } = useTranslation('map');
  const { mapTiles } = useSite();
  return (
    <>
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener external">
        {t('credit')}
      </a>
      {mapTiles?.attribution && <span>{` · ${mapTiles.attribution}`}</span>}
    </>
  );
}
