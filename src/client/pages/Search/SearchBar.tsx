import { useRouteLoaderData } from 'react-router';
import type { OperationType } from '#shared/domain/estate.ts';
import type { EstateFilters } from '#shared/domain/estateFilters.ts';
import { estateSortQuery, estateSorts, parseEstateSort } from '#shared/domain/sorts.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildLocalUrl, buildUrl, routeTarget } from '#shared/routes/build.ts';
import { buildQuery, type SearchQuery } from '#shared/routes/query.ts';
import type { FrameData } from '../../frame/frame.load.ts';
import { RouteLink } from '../../navigation/RouteLink.tsx';
import { ChoiceForm } from './ChoiceForm.tsx';
import styles from './SearchBar.module.css';
import type { SearchT } from './searchPlace.ts';

interface SearchBarProps {
  type: OperationType;
  province: string | undefined;
  query: SearchQuery;
  language: Language;
  t: SearchT;
}

/** A query as a form's hidden fields. */
const fieldsOf = (query: Partial<SearchQuery>): [string, string][] => [...new URLSearchParams(buildQuery('Search', query))];

/** Prices to buy say nothing of prices to rent. */
const withoutPrice = ({ price_min: _, price_max: __, ...others }: EstateFilters): EstateFilters => others;

/** Towns and zones belong to their province. */
const withoutPlace = ({ town: _, zone: __, ...others }: EstateFilters): EstateFilters => others;

/** All provinces of the header's menus, by name. */
function useProvinces(language: Language): FrameData['provinces']['buy'] {
  const { provinces } = useRouteLoaderData<FrameData>('frame')!;
  const rentOnly = provinces.rent.filter(({ slug }) => !provinces.buy.some((province) => province.slug === slug));
  // Both come by name; sorting them anew is needed seldom, and costs.
  return rentOnly.length === 0 ? provinces.buy : [...provinces.buy, ...rentOnly].sort((a, b) => a.name.localeCompare(b.name, language));
}

/** What to look at and in which order. The other filters have their place here in the wide form. */
export function SearchBar({ type, province, query, language, t }: SearchBarProps) {
  const provinces = useProvinces(language);
  const { filters, sort } = query;
  const elsewhere = { filters: withoutPlace(filters), sort };
  const params = { type, ...(province ? { province } : {}) };
  return (
    <div className={styles.bar} role="search" aria-label={t('search:bar.label')}>
      <nav className={styles.operations} aria-label={t('search:bar.operation')}>
        {(['buy', 'rent'] as const).map((other) => (
          <RouteLink
            key={other} to="Search" params={{ ...params, type: other }} aria-current={other === type ? 'true' : undefined}
            query={{ filters: other === type ? filters : withoutPrice(filters), sort }}
          >
            {t(`search:bar.${other}`)}
          </RouteLink>
        ))}
      </nav>
      <ChoiceForm
        name="province" label={t('search:bar.province')} submit={t('search:bar.go')} value={province ?? ''}
        options={[{ value: '', label: t('search:bar.everywhere') }, ...provinces.map(({ slug, name }) => ({ value: slug, label: name }))]}
        action={buildUrl(routeTarget<'Search'>({ to: 'Search', params: { type } }), language)} kept={fieldsOf(elsewhere)}
        urlOf={(slug) => buildLocalUrl(routeTarget<'Search'>({ to: 'Search', params: { type, ...(slug ? { province: slug } : {}) }, query: elsewhere }), language)}
      />
      <div className={styles.sort}>
        <ChoiceForm
          name="sort" label={t('search:bar.sort')} submit={t('search:bar.apply')} value={estateSortQuery(sort)}
          options={estateSorts.map(({ query: name }) => ({ value: name, label: t(`search:sort.${name}`) }))}
          action={buildUrl(routeTarget<'Search'>({ to: 'Search', params }), language)} kept={fieldsOf({ filters })}
          urlOf={(name) => buildLocalUrl(routeTarget<'Search'>({ to: 'Search', params, query: { filters, sort: parseEstateSort(name)! } }), language)}
        />
      </div>
    </div>
  );
}
