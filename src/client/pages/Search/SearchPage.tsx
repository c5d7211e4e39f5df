import { memo, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { maxCounted } from '#shared/domain/paging.ts';
import { toAlertQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { SearchQuery } from '#shared/routes/queries/searchQuery.ts';
import { Paging } from '../../components/ui/paging/Paging.tsx';
import { DeferredPart } from '../../app/deferred/DeferredPart.tsx';
import { whenInteracted } from '../../app/deferred/whenInteracted.ts';
import { RecoveryBoundary } from '../../app/repair/RecoveryBoundary.tsx';
import type { PageProps } from '../../app/routeDefinition.ts';
import { AlertLink } from '../../features/alerts/AlertLink.tsx';
import type { AlertOffer } from '../../features/alerts/alertOffer.ts';
import { useMapShown } from '../../features/map/memory/useMapShown.ts';
import { SearchBreadcrumbs } from './SearchBreadcrumbs.tsx';
import type { EmptyListProps } from './EmptyList.tsx';
import { emptyListPart } from './emptyListPart.ts';
import { FilterChips } from './FilterChips.tsx';
import { ListWithMap } from './ListWithMap.tsx';
import { KindLinks } from './KindLinks.tsx';
import { KindMixLine } from './KindMixLine.tsx';
import { PlaceBelow } from './PlaceBelow.tsx';
import { ResultCards } from './ResultCards.tsx';
import type { SearchPageData } from './searchPageData.ts';
import { SearchBar } from './SearchBar.tsx';
import type { SearchedList } from './searchedAt.ts';
import { SentenceNotice } from './SentenceNotice.tsx';
import styles from './SearchPage.module.css';
import type { LoadingPage } from './session/searchSession.ts';
import { useSearchSession } from './session/useSearchSession.ts';
import { useLowerBar } from './useLowerBar.ts';

/** The search as an alert; undefined where no alert can have its place. */
function useOffer(
  { type, province, places, people, reach }: SearchPageData,
  filters: EstateFilters,
): AlertOffer | undefined {
  return useMemo(() => {
    const query = toAlertQuery(type, {
      ...filters,
      ...(reach && { drawn: reach }),
      ...(province ? { province: province.slug } : {}),
    });
    return query ? { kind: 'search', query, province: province?.name, places, people } : undefined;
  }, [type, province, places, people, reach, filters]);
}

/** Of a list that is only loaded nothing is kept, so its script can wait for the visitor. */
const loadMemory = () => import(/* webpackChunkName: "deferred-lastSearch" */ '../../features/returning/lastSearch.ts');

/** Keeps what list is looked at, for Home: not a part of the map, nor a list that is not there. */
function useRecordedSearch(
  { type, province, where, gone }: SearchPageData,
  { filters }: SearchQuery,
  language: Language,
): void {
  const slug = province?.slug;
  const isWhole = !gone && filters.bbox === undefined;
  useEffect(() => {
    if (!isWhole) return;
    whenInteracted()
      .then(loadMemory)
      .then(({ recordSearch }) => {
        recordSearch({ type, province: slug, filters, where, language });
      })
      .catch(() => {});
  }, [isWhole, type, slug, filters, where, language]);
}

/**
 * One element while the list is the same: rendered again before it is hydrated, it would show its placeholder instead
 * of the server's HTML (docs/decisions/007).
 */
const EmptyPart = memo(function EmptyPart(props: EmptyListProps) {
  const { total } = props.data;
  const fallback = total === 0 && <div className={`skeleton ${styles.emptyPending}`} />;
  return <DeferredPart part={emptyListPart} props={props} fallback={fallback} />;
});

interface CardListProps {
  data: SearchPageData;
  searched: SearchedList;
  loading: LoadingPage | undefined;
}

/** The estates of one page of the list, and the way to its other pages. Opening the map does not render them again. */
const CardList = memo(function CardList({ data, searched: { params, query, language }, loading }: CardListProps) {
  const { t } = useTranslation(['common', 'search']);
  const { estates, page, pages, totalCapped } = data;
  return (
    // Keyed by the list: what moved to its place in the next list would count as a layout shift.
    <div
      key={JSON.stringify([params, query])}
      className={styles.list}
      data-loading={loading !== undefined || undefined}
      aria-busy={loading !== undefined || undefined}
    >
      <RecoveryBoundary>
        <ResultCards {...{ data, estates, language, t }} />
      </RecoveryBoundary>
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
  );
});

/** Estates to buy or to rent, in a province or anywhere (docs/product.md#search). */
export function SearchPage({ data, meta, params, query, language }: PageProps<'Search', SearchPageData>) {
  const { t } = useTranslation(['common', 'search']);
  const search = useSearchSession({ params, query, language });
  const [shown, show] = useMapShown();
  useLowerBar();
  const { estates, total, places = {}, people = {} } = data;
  const { bbox, drawn } = query.filters;
  const offer = useOffer(data, query.filters);
  useRecordedSearch(data, query, language);
  const searched = useMemo(() => ({ params, query, language }), [params, query, language]);
  // Of the list that is shown: its cards are new ones too, so that no card moves for the first chip of a phone.
  const chips = <FilterChips {...{ params, query, places, people, language, t }} />;
  const wider = data.waysOut && <EmptyPart data={data} query={query} offer={offer} />;
  const emptyList = total === 0 && wider;
  return (
    <div className={`container ${styles.page}`}>
      <SearchBreadcrumbs listName={meta.listName} data={data} filters={query.filters} />
      <div className={styles.head}>
        <h1 className={styles.heading}>{meta.heading}</h1>
        {meta.mix && <KindMixLine parts={meta.mix} params={params} query={query} />}
        <KindLinks params={params} query={query} t={t} />
      </div>
      {meta.notice && (
        <p className={styles.notice} role="status">
          {meta.notice}
        </p>
      )}
      <SentenceNotice />
      <RecoveryBoundary>
        <SearchBar heading={meta.heading} {...{ data, params, query, search, language, t }} />
      </RecoveryBoundary>
      {/* From the empty list of a part of the map there is a way back to the map. */}
      {emptyList && !shown && !bbox && !drawn ? (
        <>
          {chips}
          {emptyList}
        </>
      ) : (
        <ListWithMap
          chips={
            <>
              {chips}
              {offer && !bbox && total > 0 && (
                <AlertLink className={`button buttonOutline ${styles.save}`} offer={offer}>
                  {t('search:save')}
                </AlertLink>
              )}
            </>
          }
          offer={offer}
          data={data}
          filters={{ ...(params.province ? { province: params.province } : {}), ...query.filters }}
          searched={searched}
          search={search}
          estates={estates}
          shown={shown}
          onShow={show}
          t={t}
        >
          {emptyList || (
            <>
              <CardList data={data} searched={searched} loading={search.session.loading} />
              {wider}
            </>
          )}
        </ListWithMap>
      )}
      <div className={styles.place}>
        <PlaceBelow data={data} town={query.filters.town} language={language} />
      </div>
    </div>
  );
}
