import { useTranslation } from 'react-i18next';
import { formatEuros } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { EstateView } from '../toEstateView.ts';
import styles from './Characteristics.module.css';

/**
 * What tenants in areas with controlled rents and seasonal tenants must be told (docs/product.md#compliance). Only what
 * was given.
 */
export function RentalFacts({ facts }: { facts: NonNullable<EstateView['rentalFacts']> }) {
  const { t } = useTranslation(['estate', 'common']);
  const { language } = useSite();
  const { referenceIndex, lastRent, largeHolder, registrationNumber } = facts;
  const perMonth = (amount: number | undefined) =>
    amount === undefined ? undefined : t('common:card.perMonth', { price: formatEuros(amount, language) });
  const rows: [string, string | undefined][] = [
    [t('rentalFacts.referenceIndex'), perMonth(referenceIndex)],
    [t('rentalFacts.lastRent'), perMonth(lastRent)],
    [
      t('rentalFacts.largeHolder'),
      largeHolder === undefined ? undefined : t(largeHolder ? 'rentalFacts.yes' : 'rentalFacts.no'),
    ],
    [t('rentalFacts.registrationNumber'), registrationNumber],
  ];
  return (
    <section>
      <h2>{t('section.rentalFacts')}</h2>
      <dl className={styles.facts}>
        {rows.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
