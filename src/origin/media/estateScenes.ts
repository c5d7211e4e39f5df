import type { MediaCategory } from '#shared/domain/estate.ts';
import { buildingStyleOf } from './buildingStyle.ts';
import { estateScene } from './mediaUrls.ts';
import type { HomeLook } from './sceneFacts.ts';

/** What a home's pictures are told of it; the rest follows from its reference. */
export interface PicturedEstate {
  reference: string;
  provinceSlug: string;
  estateType: string;
  subtype: string | null;
  areaConstructed: number;
  rooms: number | null;
  bathrooms: number | null;
  conservation: string | null;
  cee: { rating: string | null };
  look: HomeLook | null;
}

/** The scenes of a home's pictures, in their order. */
export function estateScenes(estate: PicturedEstate, media: readonly { category: MediaCategory }[]): string[] {
  const style = buildingStyleOf(estate);
  const facts = {
    ...estate.look,
    kind: estate.subtype ?? estate.estateType,
    rooms: estate.rooms ?? undefined,
    bathrooms: estate.bathrooms ?? undefined,
    area: estate.areaConstructed,
    rating: estate.cee.rating ?? undefined,
    state: estate.conservation ?? undefined,
  };
  return media.map(({ category }, position) => estateScene(position + 1, category, style, facts));
}
