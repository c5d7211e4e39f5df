import type { AddressDto } from '#shared/contract/estate.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { feedWordsOf } from '#shared/i18n/feedWordsOf.ts';
import { inTags, languageFacts } from '#shared/i18n/languages.ts';
import type { ReadListing } from './readListing.ts';

/** Characters of a slug before the key. */
const maxSlugLength = 70;

/** A kind in a place, in each language: the headline of a listing that has none. */
const headlineOf = (estateType: string, { zone, town }: AddressDto) =>
  inTags((language) => {
    const { kinds, other, in: within } = feedWordsOf(language).headline;
    return `${kinds[estateType] ?? other} ${within} ${zone ?? town}`;
  });

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
    url_slug: ownSlugs ? estate.url_slug : inTags((language) => slugOf(headline[languageFacts[language].tag])),
  };
}
