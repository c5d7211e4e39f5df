import { headlineAt } from '#shared/domain/headline.ts';
import { formatEuros } from '#shared/i18n/formats.ts';
import { neighbourhoodName, placeWithIn } from '#shared/i18n/placeNames.ts';
import { cutAtWord, titleRoom } from '#shared/seo/titles.ts';
import type { MetaContext } from '../../app/routeDefinition.ts';
import { placeParts } from '#shared/views/estate/placeParts.ts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';

/**
 * The title of an estate's document: its advertisement's own, where that fits and is in the page's language; else what
 * it is, where, and for how much where the page shows that. Either with its reference, since two advertisements may say
 * the same (docs/product.md#search-engines).
 */
export function estateTitle(
  { title, type, zone, town, province, price: lowest, development, reference, ...kind }: EstateView,
  { t, language, site }: Pick<MetaContext<'Estate'>, 't' | 'language' | 'site'>,
): string {
  const room = titleRoom(site.brandName);
  // Of a development, only some of its homes have that price.
  const price = development ? undefined : lowest;
  const marked = (text: string): string => `${text} (${reference})`;
  if (title.lang === undefined && marked(title.text).length <= room) return marked(title.text);
  const writeWith = (price: number | undefined) => (where: string) => {
    const headline = headlineAt({ type, ...kind }, where, language);
    return price === undefined
      ? headline
      : t(`meta:estate.title.${type}`, { headline, price: formatEuros(price, language) });
  };
  const [near = '', ...around] = placeParts(zone, town);
  const where = placeWithIn(around.length > 0 ? neighbourhoodName(near, language) : near, province.slug, language);
  // Where there is no room for all, the reference is worth more than the price and the place.
  const found = [writeWith(price), writeWith(undefined)].flatMap((write) => {
    const cut = cutAtWord(where, room - marked(write('')).length);
    // More of it than the preposition.
    const isNamed = cut.length > where.length - near.length + 1;
    return [[where, ...around].join(', '), where, ...(isNamed ? [cut] : [])].map((place) => marked(write(place)));
  });
  return found.find(({ length }) => length <= room) ?? marked(writeWith(undefined)('').trim());
}
