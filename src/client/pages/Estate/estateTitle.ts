import { formatEuros } from '#shared/i18n/formats.ts';
import { placeWithIn } from '#shared/i18n/placeNames.ts';
import { cutAtWord, titleRoom, titleWithPlace } from '#shared/seo/titles.ts';
import type { MetaContext } from '../../app/routeDefinition.ts';
import { kindKey, subtypeKey } from './kindKeys.ts';
import { placeParts } from './placeParts.ts';
import type { EstateView } from './toEstateView.ts';

/**
 * The title of an estate's document: its advertisement's own, as long as that fits and is in the page's language; else
 * what it is, where, for how much where the page shows that, and its reference, which makes the title its own
 * (docs/product.md#search-engines).
 */
export function estateTitle(
  { title, type, estateType, subtype, zone, town, province, price, reference }: EstateView,
  { t, language, site }: Pick<MetaContext<'Estate'>, 't' | 'language' | 'site'>,
): string {
  const room = titleRoom(site.brandName);
  if (title.lang === undefined && title.text.length <= room) return title.text;
  const write = (where: string): string =>
    t(`meta:estate.title.${type}`, {
      kind: t(`estate:${subtypeKey(subtype) ?? kindKey(estateType)}`),
      where,
      ...(price === undefined ? {} : { price: formatEuros(price, language), context: 'priced' }),
    });
  const marked = (text: string): string => `${text} (${reference})`;
  const [near = '', ...around] = placeParts(zone, town);
  const where = placeWithIn(near, province.slug, language);
  const cut = cutAtWord(where, room - marked(write('')).length);
  const found = [[where, ...around].join(', '), where, cut].map((one) => marked(write(one)));
  // A place of which nothing is left is worth more than the reference.
  return found.find(({ length }) => length <= room) ?? titleWithPlace(where, site.brandName, write);
}
