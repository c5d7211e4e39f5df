import { useTranslation } from 'react-i18next';
import {
  exampleRates,
  exampleYears,
  loanFor,
  monthlyPayment,
  recommendedSavings,
  recommendedLoanShare,
} from '#shared/domain/costs/mortgage.ts';
import { about } from '#shared/domain/costs/purchaseCosts.ts';
import { formatEuros, formatPercent } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';

/** Instalments by term and rate of a loan of the usual share: what visitors without scripts read. */
export function PaymentTable({ price, costs }: { price: number; costs: number }) {
  const { t } = useTranslation('costs');
  const { language } = useSite();
  const savings = recommendedSavings(price, costs);
  const loan = loanFor(price, costs, savings);
  const euros = (amount: number) => formatEuros(amount, language);
  return (
    <>
      <p>{t('mortgage.lead', { savings: euros(savings), loan: euros(about(loan)) })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('mortgage.term')}</th>
            {exampleRates.map((rate) => (
              <th key={rate} scope="col">
                {formatPercent(rate, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {exampleYears.map((years) => (
            <tr key={years}>
              <th scope="row">{t('mortgage.years', { count: years })}</th>
              {exampleRates.map((rate) => (
                <td key={rate}>{euros(about(monthlyPayment({ loan, years, rate })))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <small>{t('mortgage.note', { share: formatPercent(recommendedLoanShare, language) })}</small>
      </p>
    </>
  );
}
