import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { maxCounted } from '#shared/domain/paging.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import { EstateGrid } from '../../components/estateCard/EstateGrid.tsx';
import { Paging } from '../../components/ui/paging/Paging.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { useHydrated } from '../../app/useHydrated.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { EmptyList } from './EmptyList.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListWithMap } from './ListWithMap.tsx';
import { recallMap } from './mapMemory.ts';
import type { SearchPageData } from './search.load.ts';
import { SearchBar } from './SearchBar.tsx';
import styles from './SearchPage.module.css';
import { searchHeading } from './searchPlace.ts';

/** Cards that a wide screen shows without scrolling. */
const eagerPictures = 3;

/** What the next page will be, while it loads: another list, whose cards will stand where these stand, or something else. */
function useLeaving(): 'list' | 'page' | undefined {
  const { state, location } = useNavigation();
  if (state !== 'loading' || !location) return undefined;
  const next = resolveUrl(location.pathname, location.search);
  return next.kind === 'match' && next.address.route === 'Search' ? 'list' : 'page';
}

/** Homes to buy or to rent, in a province or anywhere (docs/product.md#search). */
export function SearchPage({ data, params, query, language }: PageProps<'Search', SearchPageData>) {
  const { t } = useTranslation(['common', 'search']);
  const leaving = useLeaving();
  // Stays open from one list to the next, and is open again where it was left so. The HTML that is taken over is without it.
  const hydrated = useHydrated();
  const [map, setMap] = useState(() => typeof history === 'object' && recallMap() !== undefined);
  const { estates, total, totalCapped, page, pages, places = {}, people = {} } = data;
  const chips = <FilterChips params={params} query={query} places={places} people={people} language={language} t={t} />;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs data={data} filters={query.filters} t={t} />
      <h1 className={styles.heading}>{searchHeading(data, query.filters, t, language)}</h1>
      <SearchBar data={data} params={params} query={query} language={language} t={t} />
      {total === 0 ? (
        <>
          {chips}
          <EmptyList data={data} query={query} language={language} t={t} />
        </>
      ) : (
        <ListWithMap
          chips={chips}
          type={data.type}
          filters={{ ...(params.province ? { province: params.province } : {}), ...query.filters }}
          shown={map && hydrated}
          onShow={setMap}
          language={language}
          t={t}
        >
          <div className={styles.list} data-leaving={leaving} aria-busy={leaving !== undefined || undefined}>
            {/* Another list, other cards: a home of both lists that went to its new place would count as a shift of the page. */}
            <EstateGrid key={JSON.stringify([params, query])} estates={estates} heading="h2" eager={eagerPictures} />
            <Paging
              page={page}
              pages={pages}
              language={language}
              to={(number) => ({ to: 'Search', params, query: { ...query, page: number } })}
            />
            {totalCapped && (
              <p className={styles.capped}>{t('search:capped', { most: formatNumber(maxCounted, language) })}</p>
            )}
          </div>
        </ListWithMap>
      )}
    </div>
  );
}
