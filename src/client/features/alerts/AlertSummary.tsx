import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { placeNamesIn } from '#shared/i18n/catalanNames.ts';
import { keepNumbers } from '#shared/i18n/keepNumbers.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { alertChips } from './alertChips.ts';
import type { AlertSearch } from './alertSearch.ts';
import styles from './AlertSummary.module.css';

/** What an alert searches for, for whoever confirms it or ends it. */
export function AlertSummary({ search }: { search: AlertSearch }) {
  const { t } = useTranslation('rgpd');
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{t('summary.title')}</h2>
      <AlertFacts search={search} />
    </section>
  );
}

/** The same without a heading. */
export function AlertFacts({ search }: { search: AlertSearch }) {
  const { t } = useTranslation('rgpd');
  const { t: tSearch } = useTranslation(['common', 'search']);
  const { language } = useSite();
  const { type, frequency, where, filters, reference, people = {}, places } = search;
  const all = alertChips(filters, { t: tSearch, language, people, places });
  const around = all.find(({ query }) => query.startsWith('near='));
  const chips = all.filter((chip) => chip !== around);
  return (
    <dl className={styles.facts}>
      {reference === undefined ? (
        <>
          <Fact name={t('summary.type')}>{t(`summary.${type}`)}</Fact>
          <Fact name={t('summary.where')}>
            {where.length === 0
              ? (around?.label ?? t('summary.anywhere'))
              : where
                  .map((at) => ({ ...at, name: placeNamesIn(at.name, language) }))
                  .map(({ place, name }) => (place.includes('/') ? name : t('summary.province', { name })))
                  .join(' · ')}
          </Fact>
          <Fact name={t('summary.filters')}>{chips.map(({ label }) => keepNumbers(label)).join(' · ')}</Fact>
        </>
      ) : (
        <Fact name={t('summary.home')}>{reference && <span translate="no">{reference}</span>}</Fact>
      )}
      <Fact name={t('summary.frequency')}>{t(`summary.${frequency}`)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
