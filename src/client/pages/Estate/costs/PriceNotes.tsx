import { rulesOf } from '#rules';
import { useTranslation } from 'react-i18next';
import { energyPricesYear, fuels, type EnergyCost } from '#shared/domain/costs/energyCosts.ts';
import { monthlyCosts, type MonthlyCosts } from '#shared/domain/costs/monthlyCosts.ts';
import { exampleMortgage } from '#shared/domain/costs/mortgage.ts';
import { formatEuros, formatNumber, formatPercent } from '#shared/i18n/formats.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { Rows } from '../facts/Rows.tsx';

export interface PriceNotesProps {
  estate: EstateView;
}

/**
 * What there is to say of a price, beside it: how it compares, and what the home costs a month, each with its method
 * on a press. Its styles are those of what it stands in, so that none are loaded twice.
 */
export function PriceNotes({ estate }: PriceNotesProps) {
  const costs = estate.development ? undefined : monthlyOf(estate);
  return (
    <>
      {estate.fairness && <Fairness fairness={estate.fairness} estate={estate} />}
      {costs && <Monthly costs={costs} estate={estate} />}
    </>
  );
}

const monthlyOf = ({ type, estateType, price, province, conservation, area, energy, facts }: EstateView) =>
  monthlyCosts({
    type,
    estateType,
    price,
    provinceSlug: province.slug,
    isNewBuild: conservation === 'brandNew',
    area,
    consumption: energy.consumption,
    heating: facts.heating,
    communityFee: facts.communityFee,
    ibi: facts.ibi,
  });

function Fairness({ fairness, estate }: PriceNotesProps & { fairness: NonNullable<EstateView['fairness']> }) {
  const { t } = useTranslation('costs');
  const { language } = useSite();
  const { way, percent, count, scope, median } = fairness;
  return (
    <details>
      <summary>{t(`fairness.${way}`, { percent: formatPercent(percent, language), number: count })}</summary>
      <p>
        {t(`fairness.method.${estate.type}`, {
          number: count,
          where: scope === 'zone' ? estate.zone : estate.town,
          median: formatEuros(estate.type === 'rent' ? Math.round(median * 10) / 10 : Math.round(median), language),
        })}
      </p>
    </details>
  );
}

function Monthly({ costs, estate }: PriceNotesProps & { costs: MonthlyCosts }) {
  const { t } = useTranslation('costs');
  const { language } = useSite();
  const { parts, total, isComplete, loan, energy } = costs;
  const euros = (amount: number) => formatEuros(amount, language);
  return (
    <details>
      <summary>{t(isComplete ? 'monthly.about' : 'monthly.atLeast', { amount: euros(total) })}</summary>
      <Rows
        rows={[
          ...parts.map(
            ({ kind, amount }) =>
              [t(`monthly.part.${kind}`), amount === undefined ? t('monthly.unknown') : euros(amount)] as const,
          ),
          [t(isComplete ? 'monthly.total' : 'monthly.totalAtLeast'), euros(total), true],
        ]}
      />
      {loan && (
        <p>
          {t('monthly.loan', {
            loan: euros(loan.loan),
            savings: euros(loan.savings),
            years: exampleMortgage.years,
            rate: formatPercent(exampleMortgage.rate, language),
          })}
        </p>
      )}
      {energy ? <EnergyAssumption energy={energy} estate={estate} /> : <p>{t('monthly.energy.unknown')}</p>}
      <p>{t(`monthly.note.${estate.type}`)}</p>
    </details>
  );
}

function EnergyAssumption({ energy: { fuel, isKnown }, estate }: PriceNotesProps & { energy: EnergyCost }) {
  const { t } = useTranslation('costs');
  const { language } = useSite();
  // With all their decimals.
  const decimal = (value: number) => String(value).replace('.', rulesOf(language).numbers.decimal);
  return (
    <p>
      {t(isKnown ? `monthly.energy.${fuel}` : 'monthly.energy.guessed', {
        consumption: formatNumber(estate.energy.consumption!, language),
        area: formatNumber(estate.area!, language),
        price: decimal(fuels[fuel].price),
        factor: decimal(fuels[fuel].primary),
        year: energyPricesYear,
      })}
    </p>
  );
}
