import type { EstateSummary } from '#shared/api/estate.ts';
import { inSiteLanguages, type BySiteLanguage, type Language } from '#shared/i18n/languages.ts';
import { buildUrl, type RouteTarget } from '#shared/routes/build.ts';
import { slugOf } from '../estateCard/toEstateCard.ts';

/** What an estate's URLs are made of. */
type EstateIdentity = Pick<EstateSummary, 'key' | 'type' | 'slug' | 'urlSlug'> & {
  address: Pick<EstateSummary['address'], 'provinceSlug'>;
};

/**
 * The URL of an estate in a language: its slugs differ from language to language (docs/product.md#operation-words).
 */
export const estateTarget = (estate: EstateIdentity, language: Language): RouteTarget<'Estate'> => ({
  to: 'Estate',
  params: {
    province: estate.address.provinceSlug,
    type: estate.type,
    slug: slugOf(estate, language),
    ref: estate.key,
  },
});

/** The estate's page in each language of the site. */
export const estateUrls = (estate: EstateIdentity, languages: readonly Language[]): BySiteLanguage<string> =>
  inSiteLanguages(languages, (language) => buildUrl(estateTarget(estate, language), language));
