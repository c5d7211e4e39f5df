import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { describeFilter, type FilterTextContext } from '#shared/filters/filterTexts.ts';
import { broadNounOf } from '#shared/filters/kindGroups.ts';
import { aroundFilterNames, type EstateFilters } from '#shared/filters/table.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { SearchQuery } from '#shared/routes/queries/searchQuery.ts';
import { EmptyState } from '../../components/ui/emptyState/EmptyState.tsx';
import type { AlertOffer } from '../../features/alerts/alertOffer.ts';
import { SaveSearch } from '../../features/alerts/SaveSearch.tsx';
import type { WayOut } from './loadWaysOut.ts';
import { SeenSlot } from '../../features/seenEstates/SeenSlot.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { crossedRanges } from './filters/crossedRanges.ts';
import type { SearchPageData } from './searchPageData.ts';
import styles from './EmptyList.module.css';

export interface EmptyListProps {
  data: Pick<SearchPageData, 'type' | 'province' | 'places' | 'people' | 'total' | 'waysOut'>;
  query: SearchQuery;
  /** The search as an alert; absent where no alert can have its place. */
  offer: AlertOffer | undefined;
}

const formats = { price: formatEuros, area: formatNumber };

/**
 * Nothing found (docs/product.md#errors): next steps to wider lists, and the form that saves the search; the former
 * alone below the cards of a list with few.
 */
export function EmptyList({ data, query, offer }: EmptyListProps) {
  const { t } = useTranslation('saveSearch');
  if (data.total > 0)
    return (
      <div className={`${styles.page} ${styles.few}`}>
        <WiderSearches data={data} query={query} isSaved={false} />
      </div>
    );
  // What asks for nothing that there could be will never be found.
  const saved = crossedRanges(query.filters).length === 0 ? offer : undefined;
  return (
    <div className={styles.page}>
      <WiderSearches data={data} query={query} isSaved={saved !== undefined} />
      {saved && (
        <section className={styles.save} aria-labelledby="save-search">
          <h2 id="save-search">{t('title.search')}</h2>
          <SaveSearch key={JSON.stringify(saved.query)} offer={saved} />
        </section>
      )}
      <div className={styles.seen}>
        <SeenSlot />
      </div>
    </div>
  );
}

interface WaysOutProps extends Pick<SearchPageData, 'waysOut' | 'places' | 'people'> {
  params: RouteParams<'Search'>;
  query: SearchQuery;
}

/** "Up to 250,000 €: 6" of a filter that is widened, "Without “2 bedrooms”: 14" of one that is left out. */
function wayText(
  { name, filters, count }: WayOut,
  narrow: EstateFilters,
  t: TFunction<'emptyList'>,
  context: FilterTextContext,
): string {
  const number = formatNumber(count, context.language);
  const textsOf = (of: EstateFilters) => describeFilter(name, of, context).map(({ text }) => text);
  const left = textsOf(filters);
  const isWidened = left.length > 0 && !Array.isArray(filters[name]);
  if (isWidened) return t('widened', { filter: left.join(', '), number });
  const dropped = textsOf(narrow).filter((text) => !left.includes(text));
  return t('dropped', { filter: dropped.join(', '), number });
}

/** The lists that differ by one filter, with their numbers of homes. */
function WaysOut({ waysOut = [], places = {}, people = {}, params, query: { filters, sort } }: WaysOutProps) {
  const { t } = useTranslation(['common', 'search']);
  const { t: ownText } = useTranslation('emptyList');
  const { language } = useSite();
  return waysOut.map((way) => (
    <li key={JSON.stringify(way.filters)}>
      <RouteLink
        className="button buttonOutline"
        to="Search"
        params={params}
        query={{ filters: way.filters, sort }}
        rel="nofollow"
      >
        {wayText(way, filters, ownText, { t, language, places, people })}
      </RouteLink>
    </li>
  ));
}

/** The reason where it is known, and wider lists, the nearest first. */
function WiderSearches({
  data: { type, province, total, ...counted },
  query: { filters, sort },
  isSaved,
}: Pick<EmptyListProps, 'data' | 'query'> & { isSaved: boolean }) {
  const { t } = useTranslation('emptyList');
  const { language } = useSite();
  const { town, zone, where, ...others } = filters;
  const isFiltered = Object.keys(others).length > 0;
  const inPlace = town !== undefined || zone !== undefined;
  const place = { ...(town ? { town } : {}), ...(zone ? { zone } : {}), ...(where ? { where } : {}) };
  const other = type === 'buy' ? 'rent' : 'buy';
  const params = province ? { type, province: province.slug } : { type };
  const crossed = crossedRanges(filters);
  const reasons = crossed.map(({ name, min, max }) =>
    t(`crossed.${name}`, { from: formats[name](min, language), to: formats[name](max, language) }),
  );
  return (
    <EmptyState
      title={t(total > 0 ? 'few' : `title.${broadNounOf(filters)}`)}
      text={[...reasons, t(isSaved ? 'textSave' : 'text')].join(' ')}
    >
      {crossed.map(({ name }) => (
        <li key={name}>
          <RouteLink
            className="button"
            to="Search"
            params={params}
            query={{ filters: withoutFilters(filters, [name]), sort }}
            rel="nofollow"
          >
            {t(`without.${name}`)}
          </RouteLink>
        </li>
      ))}
      <WaysOut {...counted} params={params} query={{ filters, sort, page: 1 }} />
      {isFiltered && (
        <li>
          <RouteLink
            // One button stands out: the form's, or that of a price or an area that cannot be.
            className={isSaved || crossed.length > 0 ? 'button buttonOutline' : 'button'}
            to="Search"
            params={params}
            query={{ filters: place }}
            rel="nofollow"
          >
            {t('clear')}
          </RouteLink>
        </li>
      )}
      {inPlace && province && (
        <li>
          <RouteLink className="button buttonOutline" to="Search" params={params}>
            {t('province', { province: province.name })}
          </RouteLink>
        </li>
      )}
      {province && (
        <li>
          <RouteLink
            className="button buttonOutline"
            to="Search"
            params={{ type }}
            query={{ filters: withoutFilters(others, aroundFilterNames) }}
            rel={isFiltered ? 'nofollow' : undefined}
          >
            {t('country')}
          </RouteLink>
        </li>
      )}
      <li>
        <RouteLink className="button buttonOutline" to="Search" params={{ ...params, type: other }}>
          {t(other)}
        </RouteLink>
      </li>
    </EmptyState>
  );
}
