import { useTranslation } from 'react-i18next';
import { operationTypes } from '#shared/domain/estate.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { RouteLink } from '../../navigation/RouteLink.tsx';
import type { ProvinceCounts } from './provinceCounts.ts';
import styles from './ProvinceIndex.module.css';

/** Every province with what it has for sale and to rent. */
export function ProvinceIndex({ provinces, language }: { provinces: readonly ProvinceCounts[]; language: Language }) {
  const { t } = useTranslation('home');
  return (
    <section className={styles.band} aria-labelledby="provinces">
      <div className="container section">
        <h2 id="provinces">{t('provinces.title', { count: provinces.length })}</h2>
        <ul className={styles.list}>
          {provinces.map(({ slug, name, ...counts }) => (
            <li key={slug}>
              <span className={styles.name}>{name}</span>
              {operationTypes.map((type) => {
                const count = counts[type];
                if (!count) return null;
                const number = formatNumber(count, language);
                return (
                  <RouteLink key={type} className={styles[type]} to="Search" params={{ province: slug, type }} aria-label={t(`provinces.${type}In`, { number, name })}>
                    {t(`provinces.${type}`, { number })}
                  </RouteLink>
                );
              })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
