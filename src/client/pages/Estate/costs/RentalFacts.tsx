import { useTranslation } from 'react-i18next';
import { explainRent, type RentRemark } from '#shared/domain/costs/explainRent.ts';
import { formatEuros, formatPercent } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { Rows } from '../facts/Rows.tsx';

interface RentalFactsProps {
  facts: NonNullable<EstateView['rentalFacts']>;
  price: number | undefined;
}

/**
 * What tenants in areas with controlled rents and seasonal tenants must be told (docs/product.md#compliance), only what
 * was given; and where the rent is above one of those figures, which of them applies and why.
 */
export function RentalFacts({ facts, price }: RentalFactsProps) {
  const { t } = useTranslation(['costs', 'common']);
  const { language } = useSite();
  const {
    referenceIndex,
    lastRent,
    largeHolder,
    registrationNumber,
    registrationRegister,
    rentIncreaseReason: reason,
  } = facts;
  const perMonth = (amount: number | undefined) =>
    amount === undefined ? undefined : t('common:card.perMonth', { price: formatEuros(amount, language) });
  const textOf = (remark: RentRemark): string =>
    remark.kind === 'reason'
      ? t(`remark.reason.${remark.reason}`, { percent: formatPercent(Math.round(remark.percent * 10) / 10, language) })
      : t(`remark.${remark.kind}`);
  const remarks = price ? explainRent({ price, referenceIndex, lastRent, largeHolder, reason }).map(textOf) : [];
  return (
    <section>
      <h2>{t('rentalFacts.heading')}</h2>
      <Rows
        rows={[
          [t('rentalFacts.referenceIndex'), perMonth(referenceIndex)],
          [t('rentalFacts.lastRent'), perMonth(lastRent)],
          [
            t('rentalFacts.largeHolder'),
            largeHolder === undefined ? undefined : t(largeHolder ? 'rentalFacts.yes' : 'rentalFacts.no'),
          ],
          [
            registrationRegister
              ? t('rentalFacts.registrationIn', { register: registrationRegister.name })
              : t('rentalFacts.registrationNumber'),
            registrationNumber,
          ],
        ]}
      />
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </section>
  );
}
