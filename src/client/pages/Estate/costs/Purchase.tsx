import loadable from '@loadable/component';
import { useTranslation } from 'react-i18next';
import { purchaseCosts, type Purchase as Bought, type PurchaseCosts } from '#shared/domain/costs/purchaseCosts.ts';
import { ratesCompiledAt, tariffSources } from '#shared/domain/costs/tariffs.ts';
import { formatDate, formatEuros, formatPercent } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { useHydrated } from '../../../app/useHydrated.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { PaymentTable } from './PaymentTable.tsx';
import { Rows } from '../facts/Rows.tsx';
import { lawTexts, Sources } from './Sources.tsx';

const Calculator = loadable(() => import(/* webpackChunkName: "mortgage" */ './Calculator.tsx'), {
  resolveComponent: (m) => m.Calculator,
});

export interface PurchaseProps {
  estate: Pick<EstateView, 'conservation' | 'province'>;
  /** Euros. */
  price: number;
}

/**
 * What buying a home costs beside its price, and an example of a mortgage; with scripts, sliders for the visitor's own.
 */
export function Purchase({ estate, price }: PurchaseProps) {
  const { t } = useTranslation('costs');
  const hydrated = useHydrated();
  const bought: Bought = {
    price,
    provinceSlug: estate.province.slug,
    isNewBuild: estate.conservation === 'brandNew',
  };
  const costs = purchaseCosts(bought);
  return (
    <>
      <section data-screen>
        <h2>{t('purchase.heading')}</h2>
        <Fees costs={costs} isNewBuild={bought.isNewBuild} />
      </section>
      <section data-screen>
        <h2>{t('mortgage.heading')}</h2>
        <PaymentTable price={price} costs={costs.costs} />
        <div>{hydrated && <Calculator bought={bought} />}</div>
      </section>
    </>
  );
}

function Fees({ costs, isNewBuild }: { costs: PurchaseCosts; isNewBuild: boolean }) {
  const { t } = useTranslation('costs');
  const { language } = useSite();
  const { taxes, rates, notary, registry, paperwork, total } = costs;
  const isTaxed = taxes.length > 0;
  const about = (amount: number) => t('purchase.about', { amount: formatEuros(amount, language) });
  const taxRows = taxes.map(
    ({ kind, rate, amount }) =>
      [
        rate === undefined
          ? t('purchase.tax.itpInParts')
          : t(`purchase.tax.${kind}`, { rate: formatPercent(rate, language) }),
        about(amount),
      ] as const,
  );
  return (
    <>
      <p>
        {rates && isTaxed
          ? t('purchase.lead', { community: t(`community.${rates.community}`) })
          : t('purchase.leadUntaxed')}
      </p>
      <Rows
        rows={[
          ...taxRows,
          [t('purchase.notary'), about(notary)],
          [t('purchase.registry'), about(registry)],
          [t('purchase.paperwork'), about(paperwork)],
          [t('purchase.costs'), about(costs.costs)],
          [t('purchase.total'), about(total), true],
        ]}
      />
      <p>{t(isTaxed ? 'purchase.reduced' : 'purchase.untaxed')}</p>
      <Sources
        text={
          rates && isTaxed
            ? t('purchase.sources', {
                law: lawTexts([...(isNewBuild ? [rates.salesTax.source] : []), rates.source], t, language),
                year: rates.since,
                tariffs: lawTexts(tariffSources, t, language),
                date: formatDate(ratesCompiledAt, language),
              })
            : t('purchase.sourcesUntaxed', {
                tariffs: lawTexts(tariffSources, t, language),
                date: formatDate(ratesCompiledAt, language),
              })
        }
      />
    </>
  );
}
