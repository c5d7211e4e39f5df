import { useRouteLoaderData } from 'react-router';
import type { Place } from '#shared/api/place.ts';
import type { EstateFilters } from '#shared/domain/estateFilters.ts';
import { estateSortQuery, estateSorts, parseEstateSort } from '#shared/domain/sorts.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildLocalUrl, buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import { buildQuery, type SearchQuery } from '#shared/routes/query.ts';
import { ChoiceForm } from '../../components/ui/choiceForm/ChoiceForm.tsx';
import countBadge from '../../components/ui/countBadge/CountBadge.module.css';
import switchLinks from '../../components/ui/switchLinks/SwitchLinks.module.css';
import type { LayoutData } from '../../layout/layout.load.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { FilterForm } from './filters/FilterForm.tsx';
import { filtersOf } from './filters/formQuestion.ts';
import { PlaceField } from './place/PlaceField.tsx';
import type { SearchPageData } from './search.load.ts';
import styles from './SearchBar.module.css';
import { searchPlace, type SearchT } from './searchPlace.ts';

interface SearchBarProps {
  data: Pick<SearchPageData, 'type' | 'province' | 'places' | 'towns' | 'zones'>;
  params: RouteParams<'Search'>;
  query: SearchQuery;
  language: Language;
  t: SearchT;
}

/** A query as a form's hidden fields. */
const fieldsOf = (query: Partial<SearchQuery>): [string, string][] => [
  ...new URLSearchParams(buildQuery('Search', query)),
];

/** Prices to buy say nothing of prices to rent. */
const withoutPrice = ({ price_min: _, price_max: __, ...others }: EstateFilters): EstateFilters => others;

/** All provinces of the header's menus, by name. */
function useProvinces(language: Language): Place[] {
  const { provinces } = useRouteLoaderData<LayoutData>('layout')!;
  const rentOnly = provinces.rent.filter(({ slug }) => !provinces.buy.some((province) => province.slug === slug));
  // Both come by name; sorting them anew is needed seldom, and costs.
  return rentOnly.length === 0
    ? provinces.buy
    : [...provinces.buy, ...rentOnly].sort((a, b) => a.name.localeCompare(b.name, language));
}

const formId = 'filters';

/** Chosen filters other than the place, which stands beside the button by itself. */
const countActive = ({ town: _, zone: __, ...others }: EstateFilters): number =>
  Object.values(others).reduce((sum: number, value) => sum + (Array.isArray(value) ? value.length : 1), 0);

/** What to look at, where, and in which order; the filters. */
export function SearchBar({ data, params, query, language, t }: SearchBarProps) {
  const { type, province } = data;
  const provinces = useProvinces(language);
  const { filters, sort } = query;
  const active = countActive(filters);
  const url = buildLocalUrl(routeTarget<'Search'>({ to: 'Search', params, query }), language);
  // What is ticked and not yet applied is not lost when somebody chooses a place or an order first.
  const filtersNow = () => {
    const { province: _, ...now } = filtersOf(document.getElementById(formId) as HTMLFormElement) ?? filters;
    return now;
  };
  return (
    <div className={styles.bar} role="search" aria-label={t('search:bar.label')}>
      <nav className={`${switchLinks.switch} ${styles.operations}`} aria-label={t('search:bar.operation')}>
        {(['buy', 'rent'] as const).map((other) => (
          <RouteLink
            key={other}
            to="Search"
            params={{ ...params, type: other }}
            aria-current={other === type ? 'true' : undefined}
            query={{ filters: other === type ? filters : withoutPrice(filters), sort }}
          >
            {t(`search:bar.${other}`)}
          </RouteLink>
        ))}
      </nav>
      <div className={styles.where}>
        <PlaceField
          key={url}
          type={type}
          province={province}
          provinces={provinces}
          here={province || filters.town ? searchPlace(data, filters, t) : ''}
          filtersNow={filtersNow}
          sort={sort}
          language={language}
          t={t}
        />
      </div>
      <button type="button" className={`button buttonOutline ${styles.open}`} popoverTarget={formId}>
        {t('search:filters.title')}
        {active > 0 && <span className={countBadge.badge}>{active}</span>}
      </button>
      <div className={styles.sort}>
        <ChoiceForm
          name="sort"
          label={t('search:bar.sort')}
          submit={t('search:bar.apply')}
          value={estateSortQuery(sort)}
          options={estateSorts.map(({ query: name }) => ({ value: name, label: t(`search:sort.${name}`) }))}
          action={buildUrl(routeTarget<'Search'>({ to: 'Search', params }), language)}
          kept={fieldsOf({ filters })}
          urlOf={(name) =>
            buildLocalUrl(
              routeTarget<'Search'>({
                to: 'Search',
                params,
                query: { filters: filtersNow(), sort: parseEstateSort(name)! },
              }),
              language,
            )
          }
        />
      </div>
      <div className={styles.filters}>
        <FilterForm key={url} id={formId} data={data} query={query} provinces={provinces} language={language} t={t} />
      </div>
    </div>
  );
}
