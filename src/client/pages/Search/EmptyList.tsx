import type { SearchQuery } from '#shared/routes/query.ts';
import { EmptyState } from '../../components/emptyState/EmptyState.tsx';
import { RouteLink } from '../../navigation/RouteLink.tsx';
import type { SearchPageData } from './search.load.ts';
import type { SearchT } from './searchPlace.ts';

interface EmptyListProps {
  data: Pick<SearchPageData, 'type' | 'province'>;
  query: SearchQuery;
  t: SearchT;
}

/** Nothing found (spec §8): says so, and leads on to wider lists, the nearest first. */
export function EmptyList({ data: { type, province }, query: { filters }, t }: EmptyListProps) {
  const { town, zone, ...others } = filters;
  const inPlace = town !== undefined || zone !== undefined;
  const place = { ...(town ? { town } : {}), ...(zone ? { zone } : {}) };
  const other = type === 'buy' ? 'rent' : 'buy';
  const params = province ? { type, province: province.slug } : { type };
  return (
    <EmptyState title={t('search:empty.title')} text={t('search:empty.text')}>
      {Object.keys(others).length > 0 && (
        <li><RouteLink className="button" to="Search" params={params} query={{ filters: place }}>{t('search:empty.clear')}</RouteLink></li>
      )}
      {inPlace && province && (
        <li><RouteLink className="button buttonOutline" to="Search" params={params}>{t('search:empty.province', { province: province.name })}</RouteLink></li>
      )}
      {province && <li><RouteLink className="button buttonOutline" to="Search" params={{ type }} query={{ filters: others }}>{t('search:empty.country')}</RouteLink></li>}
      <li><RouteLink className="button buttonOutline" to="Search" params={{ ...params, type: other }}>{t(`search:empty.${other}`)}</RouteLink></li>
    </EmptyState>
  );
}
