import type { EstateSummary } from '#shared/api/estate.ts';
import type { Conservation, EnergyRating } from '#shared/domain/estate.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { toEstateCard, type EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';

/** What the visitor's own list shows of an estate: its card, and what a comparison needs beside it. */
export interface FavouriteEstate extends EstateCardData {
  kind: string;
  conservation?: Conservation;
  features: readonly string[];
  /** The certificate's second letter. */
  emissionsRating?: EnergyRating;
}

export function toFavouriteEstate(estate: EstateSummary, language: Language): FavouriteEstate {
  const { estateType, exterior, conservation, features, conditionedAir, cee } = estate;
  return {
    ...toEstateCard(estate, language),
    kind: estateType,
    ...(exterior === undefined ? {} : { exterior }),
    ...(conservation === undefined ? {} : { conservation }),
    ...(cee.state === 'completed' && cee.emissionsRating ? { emissionsRating: cee.emissionsRating } : {}),
    features: conditionedAir ? [...features, 'conditioned_air'] : features,
  };
}
