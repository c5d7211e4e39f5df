import { useTranslation } from 'react-i18next';
import type { Fees as FeesOfNetwork } from '#shared/domain/networkFigures.ts';
import { formatPercent } from '#shared/i18n/formats.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import type { Service } from '#shared/views/services.ts';
import styles from './Fees.module.css';

/** What the service costs, where the network states it. Its texts wait for a lawyer's review (PD-57). */
export function Fees({ service }: { service: Service }) {
  const { sale, letting } = useSite().figures.fees ?? {};
  if (service === 'sell') return sale ? <SaleFees {...sale} /> : null;
  return letting ? <LettingFees {...letting} /> : null;
}

function SaleFees({ from, to }: NonNullable<FeesOfNetwork['sale']>) {
  const { t } = useTranslation('serviceSell');
  const { language } = useSite();
  return (
    <section className={styles.fees} aria-labelledby="fees">
      <h2 id="fees">{t('fees.title')}</h2>
      <p className={styles.range}>
        {t('fees.range', { from: formatPercent(from, language), to: formatPercent(to, language) })}
      </p>
      <p>{t('fees.text')}</p>
      <ul className={styles.list}>
        <li>{t('fees.exclusivity')}</li>
        <li>{t('fees.municipality')}</li>
        <li>{t('fees.location')}</li>
      </ul>
      <p className={styles.note}>{t('fees.note')}</p>
    </section>
  );
}

/** Of a primary home the landlord pays (LAU art. 20.1); of other lets as agreed. */
function LettingFees({ to }: NonNullable<FeesOfNetwork['letting']>) {
  const { t } = useTranslation('serviceRent');
  const { language } = useSite();
  return (
    <section className={styles.fees} aria-labelledby="fees">
      <h2 id="fees">{t('fees.title')}</h2>
      <p className={styles.range}>{t('fees.range', { to: formatPercent(to, language) })}</p>
      <p>{t('fees.text')}</p>
      <h3>{t('fees.who')}</h3>
      <dl className={styles.payers}>
        <dt>{t('fees.home')}</dt>
        <dd>{t('fees.home.text')}</dd>
        <dt>{t('fees.others')}</dt>
        <dd>{t('fees.others.text')}</dd>
      </dl>
    </section>
  );
}
