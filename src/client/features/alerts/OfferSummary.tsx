import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { middleOf } from '#shared/filters/middleOf.ts';
import { groupOfKinds, kindGroups, nounOf } from '#shared/filters/kindGroups.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { alertChips } from './alertChips.ts';
import type { AlertOffer } from './alertOffer.ts';
import { filtersOfQuery, placeNamesOf } from './offerSearch.ts';
import styles from './OfferSummary.module.css';

/** Whether the noun of a search names all of its kinds: its one kind, or all of a group. */
function isNamedByNoun({ estate_type: kinds = [] }: EstateFilters): boolean {
  const group = groupOfKinds(kinds);
  return kinds.length < 2 || (group !== undefined && kindGroups[group].every((kind) => kinds.includes(kind)));
}

/** What an alert would search for, in words. */
export function OfferSummary({ offer }: { offer: AlertOffer }) {
  const { t } = useTranslation(['saveSearch', 'meta']);
  const { t: tSearch } = useTranslation(['common', 'search']);
  const { language } = useSite();
  const titleId = useId();
  const { query, people = {}, home, reference } = offer;
  const { type = 'buy', filters = {} } = query;
  const noun = nounOf(filters);
  if (query.key !== undefined)
    return (
      <p className={styles.summary}>
        <strong>{home}</strong>
        <small>{t('what.reference', { reference: reference ?? query.key })}</small>
      </p>
    );
  // What the heading names is not repeated.
  const shown = isNamedByNoun(filters) ? withoutFilters(filters, ['estate_type']) : filters;
  const texts = { t: tSearch, language, people, places: offer.places };
  const chips = alertChips(filtersOfQuery({ ...query, filters: shown }), texts);
  const named = placeNamesOf(offer, (name) => t('what.province', { name }));
  // What lies around a point names it itself.
  const places = named.length > 0 || middleOf(filters) ? named : [t('what.everywhere')];
  return (
    <div className={styles.summary}>
      <strong id={titleId}>
        {t(`meta:search.list.${type}`, { kinds: t(`meta:kinds.${noun === 'default' ? 'homes' : noun}`) })}
      </strong>
      <ul aria-labelledby={titleId}>
        {places.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {chips.map(({ query: part, label }) => (
          <li key={part}>{label}</li>
        ))}
      </ul>
    </div>
  );
}
