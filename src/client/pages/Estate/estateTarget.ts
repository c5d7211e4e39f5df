import type { EstateSummary } from '#shared/api/estate.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { RouteTarget } from '#shared/routes/build.ts';
import { slugOf } from '../../components/estateCard/toEstateCard.ts';

/**
 * The URL of an estate in a language: its slugs differ from language to language (docs/product.md#operation-words).
 */
export const estateTarget = (
  estate: Pick<EstateSummary, 'reference' | 'type' | 'slug' | 'urlSlug' | 'address'>,
  language: Language,
): RouteTarget<'Estate'> => ({
  to: 'Estate',
  params: {
    province: estate.address.provinceSlug,
    type: estate.type,
    slug: slugOf(estate, language),
    ref: estate.reference,
  },
});
