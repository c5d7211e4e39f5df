import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/i18n/formats.ts';
import { placeParts } from '../placeParts.ts';
import type { EstateView } from '../toEstateView.ts';
import styles from './Location.module.css';

/** Five decimals of a degree are a metre. */
const digits = 5;

/** Where the home stands, as exactly as its owner allows, and honest about it (spec §4.2, decision 34). */
export function Location({ estate: { street, zone, town, province, exact, updatedAt } }: { estate: EstateView }) {
  const { t } = useTranslation('estate');
  const [near, ...around] = placeParts(street, zone, town, province.name);
  const latitude = exact?.lat.toFixed(digits);
  const longitude = exact?.lng.toFixed(digits);
  return (
    <section>
      <h2>{t('section.location')}</h2>
      <div className={styles.place} data-exact={exact ? true : undefined}>
        <div>
          <p className={styles.near}>{near}</p>
          {around.length > 0 && <p>{around.join(', ')}</p>}
          <p className={styles.honest}>{t(exact ? 'location.exact' : 'location.approximate')}</p>
          {exact && <p className={styles.honest}><a href={`geo:${latitude},${longitude}`}>{t('location.coordinates', { latitude, longitude })}</a></p>}
        </div>
      </div>
      <p className={styles.updated}>{t('facts.updated', { date: formatDate(updatedAt) })}</p>
    </section>
  );
}
