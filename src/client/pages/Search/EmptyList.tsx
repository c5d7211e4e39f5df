import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { SearchQuery } from '#shared/routes/query.ts';
import { EmptyState } from '../../components/ui/emptyState/EmptyState.tsx';
import { AlertLink } from '../../features/alerts/AlertLink.tsx';
import type { AlertOffer } from '../../features/alerts/alertOffer.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { crossedRanges } from './filters/crossedRanges.ts';
import type { SearchPageData } from './search.load.ts';
import type { SearchT } from '../../features/search/searchT.ts';

interface EmptyListProps {
  data: Pick<SearchPageData, 'type' | 'province'>;
  query: SearchQuery;
  offer: AlertOffer | undefined;
  language: Language;
  t: SearchT;
}

const formats = { price: formatEuros, area: formatNumber };

/**
 * Nothing found (docs/product.md#errors): the reason where it is known, and next steps to wider lists, the nearest
 * first.
 */
export function EmptyList({ data: { type, province }, query: { filters, sort }, offer, language, t }: EmptyListProps) {
  const { town, zone, ...others } = filters;
  const inPlace = town !== undefined || zone !== undefined;
  const place = { ...(town ? { town } : {}), ...(zone ? { zone } : {}) };
  const other = type === 'buy' ? 'rent' : 'buy';
  const params = province ? { type, province: province.slug } : { type };
  const crossed = crossedRanges(filters);
  const reasons = crossed.map(({ name, min, max }) =>
    t(`search:empty.crossed.${name}`, { from: formats[name](min, language), to: formats[name](max, language) }),
  );
  return (
    <EmptyState
      title={t('search:empty.title')}
      text={[...reasons, t(offer && crossed.length === 0 ? 'search:empty.textSave' : 'search:empty.text')].join(' ')}
    >
      {offer && crossed.length === 0 && (
        <li>
          <AlertLink className="button" offer={offer}>
            {t('search:empty.save')}
          </AlertLink>
        </li>
      )}
      {crossed.map(({ name }) => (
        <li key={name}>
          <RouteLink
            className="button"
            to="Search"
            params={params}
            query={{ filters: withoutFilters(filters, [name]), sort }}
          >
            {t(`search:empty.without.${name}`)}
          </RouteLink>
        </li>
      ))}
      {Object.keys(others).length > 0 && (
        <li>
          <RouteLink className="button" to="Search" params={params} query={{ filters: place }}>
            {t('search:empty.clear')}
          </RouteLink>
        </li>
      )}
      {inPlace && province && (
        <li>
          <RouteLink className="button buttonOutline" to="Search" params={params}>
            {t('search:empty.province', { province: province.name })}
          </RouteLink>
        </li>
      )}
      {province && (
        <li>
          <RouteLink className="button buttonOutline" to="Search" params={{ type }} query={{ filters: others }}>
            {t('search:empty.country')}
          </RouteLink>
        </li>
      )}
      <li>
        <RouteLink className="button buttonOutline" to="Search" params={{ ...params, type: other }}>
          {t(`search:empty.${other}`)}
        </RouteLink>
      </li>
    </EmptyState>
  );
}
