import { isClosed } from '#shared/domain/estate.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { placeWithIn } from '#shared/i18n/placeNames.ts';
import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/routeDefinition.ts';
import { estateTitle } from './estateTitle.ts';
import { kindKey, subtypeKey } from '#shared/views/estate/kindKeys.ts';
import { placeParts } from '#shared/views/estate/placeParts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';

interface EstateShown {
  estate: EstateView;
}

type Words = Pick<MetaContext<'Estate'>, 't' | 'language'>;

const descriptionContext = (isPriced: boolean, isSized: boolean): string | undefined =>
  isPriced ? (isSized ? 'sized' : undefined) : isSized ? 'unpricedSized' : 'unpriced';

/**
 * Kind, operation, place, area and reference in 50 to 160 characters (docs/product.md#search-engines), in one message
 * per operation. It mentions the price only where the page shows it (PD-27).
 */
function describe(
  { type, estateType, subtype, zone, province, area, price, reference }: EstateView,
  { t, language }: Words,
): string {
  const [near = '', ...around] = placeParts(zone, province.name);
  return t(`meta:estate.description.${type}`, {
    kind: t(`estate:${subtypeKey(subtype) ?? kindKey(estateType)}`),
    where: [placeWithIn(near, province.slug, language), ...around].join(', '),
    reference,
    ...(area === undefined ? {} : { area: formatNumber(area, language) }),
    context: descriptionContext(price !== undefined, area !== undefined),
  });
}

/** The meta data of an estate's page. Sold and rented estates stay readable and are not indexed (PD-30). */
export function estateMeta({ estate }: EstateShown, { t, language, site }: MetaContext<'Estate'>): PageMeta {
  return {
    title: estateTitle(estate, { t, language, site }),
    description: describe(estate, { t, language }),
    alternates: estate.urls,
    noindex: isClosed(estate.status),
  };
}

/** The private page is not indexed (PD-31): no canonical and no alternates; the language switcher has its own URLs. */
export function estatePrivateMeta(
  { estate }: EstateShown,
  { t, language, params, query, languages }: MetaContext<'EstatePrivate'>,
): PageMeta {
  return {
    title: estate.title.text,
    description: describe(estate, { t, language }),
    switchTo: buildAlternates({ to: 'EstatePrivate', params, query }, languages),
    isPrivate: true,
  };
}
