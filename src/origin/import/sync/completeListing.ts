import type { AddressDto } from '#shared/contract/estate.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { headlines } from './words.ts';
import type { ReadListing } from './readListing.ts';

/** Characters of a slug before the key. */
const maxSlugLength = 70;

/** A kind in a place, in the three languages: the headline of a listing that has none. */
function headlineOf(estateType: string, { zone, town }: AddressDto): Record<keyof typeof headlines, string> {
  const place = zone ?? town;
  const inLanguage = ({ kinds, other, in: within }: (typeof headlines)['es-ES']): string =>
    `${kinds[estateType] ?? other} ${within} ${place}`;
  return {
    'es-ES': inLanguage(headlines['es-ES']),
    'ca-ES': inLanguage(headlines['ca-ES']),
    'en-US': inLanguage(headlines['en-US']),
  };
}

const slugOf = (text: string): string => slugify(text).slice(0, maxSlugLength).replace(/-$/, '');

/**
 * A listing with a headline, and with slugs where its source gives none: those of what it is and where. They do not
 * follow the headline, which changes more often than a home.
 * @param ownSlugs whether the source gives slugs
 */
export function completeListing(estate: ReadListing['estate'], address: AddressDto, ownSlugs: boolean) {
  const headline = headlineOf(estate.estate_type, address);
  const isNamed = estate.description['es-ES'] !== '';
  return {
    ...estate,
    description: isNamed ? estate.description : headline,
    url_slug: ownSlugs
      ? estate.url_slug
      : { 'es-ES': slugOf(headline['es-ES']), 'ca-ES': slugOf(headline['ca-ES']), 'en-US': slugOf(headline['en-US']) },
  };
}
