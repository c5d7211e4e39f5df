import { isClosed } from '#shared/domain/estate.ts';
import { headlineAt } from '#shared/domain/headline.ts';
import { capitalised, formatList, formatNumber } from '#shared/i18n/formats.ts';
import { placeWithIn } from '#shared/i18n/placeNames.ts';
import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { MetaContext } from '../../app/routeDefinition.ts';
import { estateTitle } from './estateTitle.ts';
import { placeParts } from '#shared/views/estate/placeParts.ts';
import { titleIn } from '#shared/views/estate/shownTexts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';

interface EstateShown {
  estate: EstateView;
}

type Words = Pick<MetaContext<'Estate'>, 't' | 'language'>;

/** Characters that search engines show. */
const maxDescription = 160;

/** What its page has of what people look for: a garage has neither photos nor a certificate, nor each home a price. */
const contentsOf = ({ type, photos, price, energy }: EstateView, t: Words['t']): string[] => [
  ...(photos.length > 0 ? [t('meta:estate.has.pictures')] : []),
  ...(price === undefined ? [] : [t(`meta:estate.has.price.${type}`)]),
  t(energy.state === 'completed' ? 'meta:estate.has.energy' : 'meta:estate.has.facts'),
];

/**
 * Kind, operation, place, area and reference in 50 to 160 characters (docs/product.md#search-engines), and what the
 * page has: the price only where it shows that (PD-27).
 */
function describe(estate: EstateView, { t, language }: Words): string {
  const { zone, province, area, reference } = estate;
  const [near = '', ...around] = placeParts(zone, province.name);
  const where = [placeWithIn(near, province.slug, language), ...around].join(', ');
  // Not typed by its context: with every key of the page that is more than the compiler counts.
  const size: { area?: string; context?: unknown } =
    area === undefined ? {} : { area: formatNumber(area, language), context: 'sized' };
  const write = (contents: string[]): string =>
    t('meta:estate.description', {
      headline: headlineAt(estate, where, language),
      has: capitalised(formatList(contents, language), language),
      reference,
      ...size,
    });
  const contents = contentsOf(estate, t);
  const whole = write(contents);
  return whole.length <= maxDescription ? whole : write(contents.slice(1));
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
    title: titleIn(estate),
    description: describe(estate, { t, language }),
    switchTo: buildAlternates({ to: 'EstatePrivate', params, query }, languages),
    isPrivate: true,
  };
}
