import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { placeNamesIn } from '#shared/i18n/placeNames.ts';
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

/** The filters of an alert in words, and where it searches: in places, around one, or anywhere. */
function useAlertTexts({ where, filters, people = {}, places }: AlertSearch) {
  const { t } = useTranslation('rgpd');
  const { t: tSearch } = useTranslation(['common', 'search']);
  const { language } = useSite();
  const all = alertChips(filters, { t: tSearch, language, people, places });
  const around = all.find(({ query }) => /^(?:near|travel)=/.test(query));
  const names = where.map(({ place, name }) => {
    const named = placeNamesIn(name, language, place);
    return place.includes('/') ? named : t('summary.province', { name: named });
  });
  return {
    filters: all.filter((chip) => chip !== around).map(({ label }) => keepNumbers(label)),
    where: names.length === 0 ? (around?.label ?? t('summary.anywhere')) : names.join(' · '),
  };
}

/** What tells an alert from others of its owner: "Comprar · Sitges", or the listing that it watches. */
export function useAlertTitle(search: AlertSearch): string {
  const { t } = useTranslation('rgpd');
  const { where } = useAlertTexts(search);
  const { type, reference } = search;
  return reference === undefined ? `${t(`summary.${type}`)} · ${where}` : `${t('summary.home')} ${reference}`;
}

/** What an alert searches for; below its title without what that says. */
export function AlertFacts({ search, isTitled = false }: { search: AlertSearch; isTitled?: boolean }) {
  const { t } = useTranslation('rgpd');
  const { type, frequency, reference } = search;
  const { where, filters } = useAlertTexts(search);
  const isSearch = reference === undefined;
  return (
    <dl className={styles.facts}>
      {isSearch && !isTitled && (
        <>
          <Fact name={t('summary.type')}>{t(`summary.${type}`)}</Fact>
          <Fact name={t('summary.where')}>{where}</Fact>
        </>
      )}
      {isSearch && <Fact name={t('summary.filters')}>{filters.join(' · ')}</Fact>}
      {!isTitled && <Fact name={t('summary.home')}>{reference && <span translate="no">{reference}</span>}</Fact>}
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
