import { useTranslation } from 'react-i18next';
import { operationTypes } from '#shared/domain/estate.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { mapId } from './CitiesMap.tsx';
import styles from './OperationTiles.module.css';
import { totalOf, type ProvinceCounts } from '../../features/search/provinceCounts.ts';

interface OperationTilesProps {
  provinces: readonly ProvinceCounts[];
  language: Language;
  /** Whether the page has the map of provinces. */
  hasMap: boolean;
}

/**
 * The ways in (docs/product.md#home, "I want to …"), each with how much it holds. Buying begins on the map where there
 * is one; selling, on the page for sellers, beside the one for landlords.
 */
export function OperationTiles({ provinces, language, hasMap }: OperationTilesProps) {
  const { t } = useTranslation('homeRest');
  return (
    <div className={`container section ${styles.tiles}`}>
      {operationTypes.map((type) => {
        const count = totalOf(provinces, type);
        return (
          <section key={type} className={styles.tile} data-accent={type === 'buy' ? 'secondary' : 'info'}>
            <h2>
              {type === 'buy' && hasMap ? (
                <a href={`#${mapId}`}>{t('tiles.buy.title')}</a>
              ) : (
                <RouteLink to="Search" params={{ type }}>
                  {t(`tiles.${type}.title`)}
                </RouteLink>
              )}
            </h2>
            <p>
              {count > 0
                ? t(`tiles.${type}.text`, { count, number: formatNumber(count, language) })
                : t(`tiles.${type}.plain`)}
            </p>
          </section>
        );
      })}
      <section className={styles.tile} data-accent="primary">
        <h2>
          <RouteLink to="Sell" params={{}}>
            {t('tiles.sell.title')}
          </RouteLink>
        </h2>
        <p>
          {t('tiles.sell.text')}{' '}
          <RouteLink className={styles.let} to="Rent" params={{}}>
            {t('tiles.sell.let')}
          </RouteLink>
        </p>
      </section>
    </div>
  );
}
