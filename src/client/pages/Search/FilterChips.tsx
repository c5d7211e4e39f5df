import type { EstateFilters } from '#shared/filters/table.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { SearchQuery } from '#shared/routes/queries/searchQuery.ts';
import type { PeopleNames } from '#shared/views/search/peopleNames.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import styles from './FilterChips.module.css';
import { toFilterChips } from '../../features/search/toFilterChips.ts';
import type { SearchT } from '../../features/search/searchT.ts';

interface FilterChipsProps {
  params: RouteParams<'Search'>;
  query: SearchQuery;
  places: Readonly<Record<string, string>>;
  people: PeopleNames;
  language: Language;
  t: SearchT;
}

/**
 * What narrows the list, each a link to the list without it. Marked as links within the list, which take along what has
 * just been chosen in the form (filters/useLiveResults.ts); the one that removes all does not.
 */
export function FilterChips({ params, query, places, people, language, t }: FilterChipsProps) {
  const chips = toFilterChips(query.filters, { t, language, places, people });
  if (chips.length === 0) return null;
  const to = ({ province, ...filters }: EstateFilters) => ({
    to: 'Search' as const,
    params: province ? { ...params, province } : params,
    query: { filters, sort: query.sort },
    rel: 'nofollow',
  });
  return (
    <ul className={styles.chips} aria-label={t('search:chips.label')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <RouteLink
            className={styles.chip}
            {...to(without)}
            data-same-list=""
            aria-label={t('search:chips.remove', { filter: label })}
          >
            <span>{label}</span>
            <Icon icon={icons.close} />
          </RouteLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <RouteLink className={styles.clear} {...to({})}>
            {t('search:chips.clear')}
          </RouteLink>
        </li>
      )}
    </ul>
  );
}
