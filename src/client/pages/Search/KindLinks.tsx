import { onlyFilters } from '#shared/filters/filterQuery.ts';
import { groupOfKinds, kindGroupNames, kindGroups } from '#shared/filters/kindGroups.ts';
import { placeFilterNames } from '#shared/filters/table.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { SearchQuery } from '#shared/routes/queries/searchQuery.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import type { SearchT } from '../../features/search/searchT.ts';
import styles from './KindLinks.module.css';

interface KindLinksProps {
  params: RouteParams<'Search'>;
  query: SearchQuery;
  t: SearchT;
}

/**
 * `Homes · Offices and shops · Garages and storage · Land` (PD-64): the same place and holder, of another kind. The
 * other filters are left behind: rooms or a price of homes mean nothing for a garage.
 */
export function KindLinks({ params, query: { filters, sort }, t }: KindLinksProps) {
  const kept = onlyFilters(filters, [...placeFilterNames, 'near', 'travel', 'agent', 'agency']);
  const current = groupOfKinds(filters.estate_type);
  return (
    <nav className={styles.kinds} aria-label={t('search:bar.kinds')}>
      {kindGroupNames.map((group) => (
        <RouteLink
          key={group}
          to="Search"
          params={params}
          query={{ filters: { ...kept, estate_type: [...kindGroups[group]] }, sort }}
          rel={group === 'homes' && sort === 'recent' && Object.keys(kept).length === 0 ? undefined : 'nofollow'}
          aria-current={group === current ? 'true' : undefined}
        >
          {t(`search:bar.${group}`)}
        </RouteLink>
      ))}
    </nav>
  );
}
