import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isClosed } from '#shared/domain/estate.ts';
import { zoneOfProvince } from '#shared/domain/visitSlots.ts';
import { byNoun } from '#shared/filters/byNoun.ts';
import { neighbourhoodName, placeWithIn } from '#shared/i18n/placeNames.ts';
import { mapAddress } from '../../../components/contact/mapAddress.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { useRequestedPart } from '../../../app/deferred/useRequestedPart.ts';
import { isPlainClick } from '../../../app/navigation/isPlainClick.ts';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { useSite } from '../../../app/session/SiteContext.ts';
import { Sunlight, Surroundings } from '../facts/Facts.tsx';
import { listOfGroup } from '../listOfGroup.ts';
import { placeParts } from '#shared/views/estate/placeParts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import styles from './Location.module.css';
import { sectionIds } from '../sectionIds.ts';
import { placeMapPart } from '../placeMapPart.ts';

/** Five decimals of a degree are a metre. */
const digits = 5;

/**
 * The estate's location, as precise as its owner allows (docs/product.md#address, PD-34). The map shows on request;
 * without JavaScript, its link leads to an external map.
 */
export function Location({ estate, isPrivate }: { estate: EstateView; isPrivate: boolean }) {
  const { status, street, zone, town, province, mapLocation, facing, surroundings, walks } = estate;
  const { t } = useTranslation('estate');
  const [shown, setShown] = useState(false);
  const [isHere, load] = useRequestedPart(placeMapPart, shown);
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(true);
  };
  const [near, ...around] = placeParts(street, zone, town, province.name);
  const exact = mapLocation?.exact
    ? { latitude: mapLocation.lat.toFixed(digits), longitude: mapLocation.lng.toFixed(digits) }
    : undefined;
  const coordinates = exact && (
    <a href={`geo:${exact.latitude},${exact.longitude}`}>{t('location.coordinates', exact)}</a>
  );
  return (
    <section id={sectionIds.map}>
      <h2>{t('section.location')}</h2>
      <div className={shown ? styles.above : styles.place} data-exact={exact ? true : undefined}>
        <div>
          <p className={styles.near} translate="no">
            {near}
          </p>
          {around.length > 0 && <p translate="no">{around.join(', ')}</p>}
          <p className={styles.honest}>
            <span>{t(exact ? 'location.exact' : 'location.approximate')}</span>{' '}
            {!exact && !isClosed(status) && <span>{t('location.onVisit')}</span>}
          </p>
          {!shown && coordinates && <p className={styles.honest}>{coordinates}</p>}
          {!shown && mapLocation && (
            <p className={styles.ways}>
              <a
                className="button buttonOutline"
                href={mapAddress(mapLocation)}
                target="_blank"
                rel="noopener external"
                onPointerEnter={load}
                onClick={show}
              >
                <Icon icon={icons.map} />
                <span>{t('location.map.show')}</span>
              </a>
            </p>
          )}
        </div>
      </div>
      {mapLocation && shown && (
        <>
          <div className={styles.map}>
            {isHere ? <placeMapPart.Part mapLocation={mapLocation} /> : <div className="skeleton" />}
          </div>
          <p className={styles.below}>
            {coordinates}
            <a href={mapAddress(mapLocation)} target="_blank" rel="noopener external">
              {t('location.elsewhere')}
            </a>
          </p>
        </>
      )}
      {!isPrivate && <OthersHere estate={estate} />}
      <Surroundings surroundings={surroundings} walks={walks} place={isClosed(status) ? undefined : mapLocation} />
      {facing && mapLocation && !isClosed(status) && (
        <Sunlight facing={facing} place={mapLocation} zone={zoneOfProvince(province.slug)} />
      )}
    </section>
  );
}

/** The way to all that is offered in its zone, or its town. */
function OthersHere({ estate }: { estate: EstateView }) {
  const { t } = useTranslation('estate');
  const { language } = useSite();
  const { type, zone, town, province, placeFilters, similar } = estate;
  if (!placeFilters) return null;
  const { query, rel } = listOfGroup(estate);
  return (
    <p className={styles.others}>
      <RouteLink
        to="Search"
        params={{ province: province.slug, type }}
        query={{ filters: { ...placeFilters, ...query.filters } }}
        rel={rel}
      >
        {t(`location.others.${type}`, {
          where: placeWithIn(zone === town ? zone : neighbourhoodName(zone, language), province.slug, language),
          ...byNoun(similar.filters),
        })}
      </RouteLink>
    </p>
  );
}
