import '../../../theme/controls/slider.ts';
import { Slider } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  exampleMortgage,
  loanFor,
  monthlyPayment,
  totalInterest,
  recommendedSavings,
  recommendedLoanShare,
} from '#shared/domain/costs/mortgage.ts';
import { about, purchaseCosts, type Purchase } from '#shared/domain/costs/purchaseCosts.ts';
import { formatEuros, formatPercent } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { MantineControls } from '../../../theme/MantineControls.tsx';
import styles from './Calculator.module.css';
import { Rows } from '../facts/Rows.tsx';

/** Sliders for price, savings, years and rate, and what they come to. In the browser only. */
export function Calculator({ bought }: { bought: Purchase }) {
  const { t } = useTranslation('costs');
  const { language } = useSite();
  const heading = useId();
  const step = bought.price < 100_000 ? 500 : 1000;
  const [price, setPrice] = useState(bought.price);
  const [savings, setSavings] = useState(() => recommendedSavings(bought.price, purchaseCosts(bought).costs));
  const [years, setYears] = useState<number>(exampleMortgage.years);
  const [rate, setRate] = useState<number>(exampleMortgage.rate);
  const euros = (amount: number) => formatEuros(amount, language);
  const toStep = (amount: number) => Math.round(amount / step) * step;
  return (
    <MantineControls>
      <div role="group" aria-labelledby={heading}>
        <h3 id={heading}>{t('sliders.heading')}</h3>
        <div className={styles.sliders}>
          <Field
            label={t('sliders.price')}
            value={price}
            text={euros}
            onChange={setPrice}
            range={[reach(bought, toStep(bought.price * 0.7)), reach(bought, toStep(bought.price * 1.1)), step]}
          />
          <Field
            label={t('sliders.savings')}
            value={savings}
            text={euros}
            onChange={setSavings}
            range={[0, toStep(bought.price * 1.3), step]}
          />
          <Field
            label={t('sliders.years')}
            value={years}
            text={(count) => t('mortgage.years', { count })}
            onChange={setYears}
            range={[5, 40, 1]}
          />
          <Field
            label={t('sliders.rate')}
            value={rate}
            text={(value) => formatPercent(value, language)}
            onChange={setRate}
            range={[0.5, 7, 0.1]}
          />
        </div>
        <Outcome bought={{ ...bought, price }} savings={savings} years={years} rate={rate} />
      </div>
    </MantineControls>
  );
}

const isTaxed = (bought: Purchase): boolean => purchaseCosts(bought).taxes.length > 0;

/** A price up to which one can slide: where the tax is known there only, or here only, the costs would jump. */
const reach = (bought: Purchase, price: number): number =>
  isTaxed({ ...bought, price }) === isTaxed(bought) ? price : bought.price;

interface FieldProps {
  label: string;
  value: number;
  text: (value: number) => string;
  onChange: (value: number) => void;
  range: readonly [min: number, max: number, step: number];
}

function Field({ label, value, text, onChange, range: [min, max, step] }: FieldProps) {
  return (
    <div>
      <p className={styles.field}>
        <span>{label}</span>
        <b>{text(value)}</b>
      </p>
      <Slider
        min={min}
        max={max}
        step={step}
        value={value}
        // Steps of a tenth add up to 3.0000000000000004.
        onChange={(next) => {
          onChange(Math.round(next * 10) / 10);
        }}
        label={null}
        thumbLabel={label}
        thumbValueText={text(value)}
      />
    </div>
  );
}

interface OutcomeProps {
  bought: Purchase;
  savings: number;
  years: number;
  rate: number;
}

function Outcome({ bought, savings, years, rate }: OutcomeProps) {
  const { t } = useTranslation('costs');
  const { language } = useSite();
  const { costs } = purchaseCosts(bought);
  const loan = loanFor(bought.price, costs, savings);
  const share = (loan / bought.price) * 100;
  const percent = (value: number) => formatPercent(value, language);
  const aboutEuros = (amount: number) => t('purchase.about', { amount: formatEuros(about(amount), language) });
  return (
    <div aria-live="polite">
      {loan === 0 ? (
        <p>{t('sliders.enough')}</p>
      ) : (
        <Rows
          rows={[
            [t('sliders.payment'), aboutEuros(monthlyPayment({ loan, years, rate })), true],
            [t('sliders.loan'), aboutEuros(loan)],
            [t('sliders.share'), percent(Math.round(share))],
            [t('sliders.interest'), aboutEuros(totalInterest({ loan, years, rate }))],
            [t('sliders.costs'), aboutEuros(costs)],
          ]}
        />
      )}
      {share > recommendedLoanShare && <p>{t('sliders.high', { share: percent(recommendedLoanShare) })}</p>}
    </div>
  );
}
