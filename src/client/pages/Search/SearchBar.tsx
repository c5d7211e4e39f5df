import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import {
  aroundFilterNames,
  filterNames,
  isFilterOfKind,
  mapFilterNames,
  type EstateFilters,
} from '#shared/filters/table.ts';
import {
  areaPriceSort,
  estateSortQuery,
  estateSorts,
  isAreaPriceSort,
  parseEstateSort,
  type EstateSort,
} from '#shared/domain/sorts.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildLocalUrl, buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import { buildQuery } from '#shared/routes/query.ts';
import type { SearchQuery } from '#shared/routes/queries/searchQuery.ts';
import { ChoiceForm } from '../../components/ui/choiceForm/ChoiceForm.tsx';
import countBadge from '../../components/ui/countBadge/CountBadge.module.css';
import switchLinks from '../../components/ui/switchLinks/SwitchLinks.module.css';
import type { ProvincesData } from '../../features/search/provinceCounts.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { countChosen } from './countChosen.ts';
import { FilterForm } from './filters/FilterForm.tsx';
import { fieldsOf, filtersOf } from './filters/formQuery.ts';
import { placesNear } from './placesNear.ts';
import type { SearchPageData } from './searchPageData.ts';
import { isSamePlace } from './searchedAt.ts';
import styles from './SearchBar.module.css';
import type { SearchFormProps } from '../../features/search/SearchForm.tsx';
import { searchFormPart } from '../../features/search/searchFormPart.ts';
import type { SearchT } from '../../features/search/searchT.ts';
import { searchPlace } from './searchPlace.ts';
import type { BoundSession } from './session/useSearchSession.ts';

interface SearchBarProps {
  data: Pick<SearchPageData, 'type' | 'province' | 'places' | 'towns' | 'zones' | 'centre'>;
  params: RouteParams<'Search'>;
  query: SearchQuery;
  search: BoundSession;
  /** Of the page: what is said of a list that follows the form. */
  heading: string | undefined;
  language: Language;
  t: SearchT;
}

/** A query as hidden fields of a form. */
const hiddenFieldsOf = (query: Partial<SearchQuery>): [string, string][] => [
  ...new URLSearchParams(buildQuery('Search', query)),
];

const formId = 'filters';

/** The filters that the button counts: the place is shown beside it, the part in view by the map itself. */
const countedNames = filterNames.filter((name) => name !== 'bbox' && !isFilterOfKind(name, 'place'));

/** Choices that are not applied yet are kept when the visitor chooses a place or an order first. */
function filtersIn(applied: EstateFilters): EstateFilters {
  const form = document.getElementById(formId) as HTMLFormElement;
  return withoutFilters(filtersOf(fieldsOf(form)) ?? applied, ['province']);
}

interface ListFieldProps {
  data: SearchBarProps['data'];
  filters: EstateFilters;
  sort: EstateSort;
}

/**
 * The search field over the list. One element for all renders: React drops the server's HTML of a part that is drawn
 * again before its script is here.
 */
function ListField({ data, filters, sort }: ListFieldProps) {
  return useMemo(() => {
    const { type, province } = data;
    const here = province ? { province: province.slug } : {};
    const props: SearchFormProps = {
      look: 'bar',
      text: province || filters.town || filters.where ? searchPlace(data, filters) : '',
      near: placesNear(data, filters.town),
      list: {
        type,
        filters: withoutFilters({ ...filters, ...here }, aroundFilterNames),
        filtersNow: () => withoutFilters({ ...filtersIn(filters), ...here }, aroundFilterNames),
        sort,
      },
    };
    return <DeferredPart part={searchFormPart} props={props} />;
  }, [data, filters, sort]);
}

/** Place, operation, order and filters of the search. */
export function SearchBar({ data, params, query, search, heading, language, t }: SearchBarProps) {
  const { type } = data;
  const { provinces } = useRouteLoaderData<ProvincesData>('layout')!;
  const { unsupportedFilters = [] } = useSite();
  const sorts = unsupportedFilters.includes(areaPriceSort)
    ? estateSorts.filter(({ apiId }) => !isAreaPriceSort(apiId))
    : estateSorts;
  const { filters, sort } = query;
  const isFacet = sort !== 'recent' || Object.keys(filters).length > 0;
  const active = countChosen(filters, countedNames);
  const { shown, loading, form } = search.session;
  /** Of another order. The list of a moved map may be loading, of which the form does not know. */
  const filtersNow = (): EstateFilters => {
    const now = filtersIn(filters);
    if (!loading?.list || !isSamePlace({ params, query }, loading.list)) return now;
    const { bbox, drawn } = loading.list.query.filters;
    return { ...withoutFilters(now, mapFilterNames), ...(bbox && { bbox }), ...(drawn && { drawn }) };
  };
  return (
    <div className={styles.bar} role="search" aria-label={t('search:bar.label')}>
      <div className={styles.where}>
        <ListField key={shown} data={data} filters={filters} sort={sort} />
      </div>
      <div className={styles.row}>
        <nav className={switchLinks.switch} aria-label={t('search:bar.operation')}>
          {(['buy', 'rent'] as const).map((other) => (
            <RouteLink
              key={other}
              to="Search"
              params={{ ...params, type: other }}
              aria-current={other === type ? 'true' : undefined}
              // A price to buy means nothing for a rent.
              query={{ filters: other === type ? filters : withoutFilters(filters, ['price']), sort }}
              rel={isFacet ? 'nofollow' : undefined}
            >
              {t(`search:bar.${other}`)}
            </RouteLink>
          ))}
        </nav>
        <div className={styles.sort}>
          <ChoiceForm
            name="sort"
            label={t('search:bar.sort')}
            submit={t('search:bar.apply')}
            value={estateSortQuery(sort)}
            options={sorts.map(({ query: name }) => ({ value: name, label: t(`search:sort.${name}`) }))}
            action={buildUrl(routeTarget<'Search'>({ to: 'Search', params }), language)}
            kept={hiddenFieldsOf({ filters })}
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
      </div>
      <button
        type="button"
        className={`button buttonOutline ${styles.open}`}
        data-lower-bar="filters"
        popoverTarget={formId}
      >
        {t('search:filters.title')}
        {active > 0 && <span className={countBadge.badge}>{active}</span>}
      </button>
      <div className={styles.filters}>
        <FilterForm key={form.key} id={formId} {...{ data, query, search, provinces, language, t }} />
      </div>
      <p className="visuallyHidden" role="status">
        {form.isKept && heading}
      </p>
    </div>
  );
}
