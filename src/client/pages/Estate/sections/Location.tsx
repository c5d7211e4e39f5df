import loadable from '@loadable/component';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isClosed } from '#shared/domain/estate.ts';
import { formatDate } from '#shared/i18n/formats.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { isPlainClick } from '../../../app/navigation/isPlainClick.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { Surroundings } from '../facts/Facts.tsx';
import { mapAddress } from '../mapAddress.ts';
import { placeParts } from '../placeParts.ts';
import type { EstateView } from '../toEstateView.ts';
import styles from './Location.module.css';

/** Not needed for the first view, and requests map tiles: loaded on request. */
const PlaceMap = loadable(() => import(/* webpackChunkName: "placeMap" */ './PlaceMap.tsx'), {
  resolveComponent: (module) => module.PlaceMap,
});

const prefetch = () => void PlaceMap.preload();

/** Five decimals of a degree are a metre. */
const digits = 5;

/**
 * The estate's location, as precise as its owner allows (docs/product.md#address, PD-34). The map shows on request;
 * without a tile server or without JavaScript, a link leads to an external map.
 */
export function Location({
  estate: { status, street, zone, town, province, mapLocation, surroundings, updatedAt },
}: {
  estate: EstateView;
}) {
  const { t } = useTranslation('estate');
  const { mapTiles } = useSite();
  const [shown, setShown] = useState(false);
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(true);
  };
  const [near, ...around] = placeParts(street, zone, town, province.name);
  const exact = mapLocation?.exact
    ? { latitude: mapLocation.lat.toFixed(digits), longitude: mapLocation.lng.toFixed(digits) }
    : undefined;
  return (
    <section>
      <h2>{t('section.location')}</h2>
      <div className={styles.place} data-exact={exact ? true : undefined}>
        <div>
          <p className={styles.near}>{near}</p>
          {around.length > 0 && <p>{around.join(', ')}</p>}
          <p className={styles.honest}>
            {t(exact ? 'location.exact' : 'location.approximate')}
            {!exact && !isClosed(status) && ` ${t('location.onVisit')}`}
          </p>
          {exact && (
            <p className={styles.honest}>
              <a href={`geo:${exact.latitude},${exact.longitude}`}>{t('location.coordinates', exact)}</a>
            </p>
          )}
          {mapLocation && (
            <p className={styles.ways}>
              <a
                className={shown ? undefined : 'button buttonOutline'}
                href={mapAddress(mapLocation)}
                target="_blank"
                rel="noopener external"
                {...(mapTiles && !shown ? { onPointerEnter: prefetch, onClick: show } : {})}
              >
                {!shown && <Icon icon={icons.map} />}
                {t(mapTiles && !shown ? 'location.map.show' : 'location.elsewhere')}
              </a>
            </p>
          )}
        </div>
      </div>
      {mapLocation && shown && (
        <div className={styles.map}>
          <PlaceMap mapLocation={mapLocation} fallback={<div className="skeleton" />} />
        </div>
      )}
      <Surroundings surroundings={surroundings} />
      {updatedAt && <p className={styles.updated}>{t('facts.updated', { date: formatDate(updatedAt) })}</p>}
    </section>
  );
}
