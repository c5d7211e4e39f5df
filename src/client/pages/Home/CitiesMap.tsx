import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import styles from './CitiesMap.module.css';
import { mapCities, mapSize } from './mapCities.ts';
import type { ProvinceCounts } from '../../features/search/provinceCounts.ts';
import spain from '../../features/map/spain.svg';

/** Where "I want to buy" leads, with the focus (docs/product.md#home). */
export const mapId = 'mapHomeCities';

const viewBox = `0 0 ${mapSize.width} ${mapSize.height}`;
const onMap = (slug: string): boolean => mapCities.some((city) => city.slug === slug);

/**
 * The map of provinces (docs/product.md#home): a list of links, each with its province's outline laid over the country.
 * On wide screens the links' names stand where the provinces' capitals are, on narrow ones below the map. Provinces
 * that the drawing does not know follow, and those with homes to let.
 */
export function CitiesMap({ provinces, language }: { provinces: readonly ProvinceCounts[]; language: Language }) {
  const { t } = useTranslation('homeRest');
  const countOf = (slug: string) => provinces.find((province) => province.slug === slug)?.buy;
  const linked = mapCities.filter((city) => countOf(city.slug));
  const others = provinces.filter(({ slug, buy }) => buy && !onMap(slug));
  return (
    <section id={mapId} className={styles.band} tabIndex={-1} aria-labelledby="cities">
      <div className={`container section ${styles.layout}`}>
        <div className={styles.words}>
          <h2 id="cities">{t('cities.title')}</h2>
          <p>{t('cities.text')}</p>
          <Others title={t('cities.also')} provinces={others} language={language} />
        </div>
        <div className={styles.drawing}>
          <ul className={styles.map}>
            <li className={styles.land} aria-hidden="true">
              <svg viewBox={viewBox}>
                <use href={`${spain}#land`} />
                <use className={styles.frame} href={`${spain}#inset`} />
              </svg>
            </li>
            {linked.map(({ slug, name, x, y }) => {
              const count = countOf(slug);
              return (
                <li key={slug}>
                  <RouteLink to="Search" params={{ province: slug, type: 'buy' }} data-city={slug}>
                    <svg viewBox={viewBox} aria-hidden="true">
                      <use href={`${spain}#${slug}`} />
                    </svg>
                    <span className={styles.city} style={{ left: `${x}%`, top: `${y}%` }}>
                      <span>{placeNameIn(name, language)}</span>
                      {count ? (
                        <small>{` ${t('cities.count', { number: formatNumber(count, language) })}`}</small>
                      ) : null}
                    </span>
                  </RouteLink>
                </li>
              );
            })}
          </ul>
          <p className={styles.source}>{t('cities.source')}</p>
        </div>
        <ToLet title={t('cities.rent')} provinces={provinces.filter(({ rent }) => rent)} language={language} />
      </div>
    </section>
  );
}

interface PlacesProps {
  title: string;
  provinces: readonly ProvinceCounts[];
  language: Language;
}

function Others({ title, ...places }: PlacesProps) {
  if (places.provinces.length === 0) return null;
  return (
    <>
      <h3 className={styles.also}>{title}</h3>
      <Places {...places} type="buy" />
    </>
  );
}

/** Folded: the third list of the same names. A visitor may have opened it before this is hydrated. */
function ToLet({ title, ...places }: PlacesProps) {
  if (places.provinces.length === 0) return null;
  return (
    <details suppressHydrationWarning>
      <summary className={styles.also}>{title}</summary>
      <Places {...places} type="rent" />
    </details>
  );
}

const Places = ({ provinces, type, language }: Omit<PlacesProps, 'title'> & { type: OperationType }) => (
  <ul className={styles.others}>
    {provinces.map(({ slug, name }) => (
      <li key={slug}>
        <RouteLink to="Search" params={{ province: slug, type }}>
          {placeNameIn(name, language)}
        </RouteLink>
      </li>
    ))}
  </ul>
);
