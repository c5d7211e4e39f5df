import type { MediaCategory } from '#shared/domain/mediaCategories.ts';
import { buildingStyleOf } from './buildingStyle.ts';
import { estateScene } from './mediaUrls.ts';
import { homeOf, homeOfId, withFacts, type Home } from './scene/home.ts';
import { parseScene } from './scene/parseScene.ts';
import { shownFacts, type HomeLook, type SceneFacts } from './sceneFacts.ts';

/** What an estate's pictures show of it; the rest follows from its reference. */
export interface PicturedEstate {
  reference: string;
  provinceSlug: string;
  estateType: string;
  subtype: string | null;
  areaConstructed: number;
  rooms: number | null;
  bathrooms: number | null;
  /** Square metres, 0 where there is none. */
  terraceArea: number;
  gardenArea: number;
  conservation: string | null;
  rating: string | null;
  look: HomeLook | null;
}

/** A picture of an estate, before it is painted or described. */
export interface EstatePicture {
  /** The estate's, as its URLs have it. */
  id: string;
  scene: string;
  category: MediaCategory;
  facts: SceneFacts;
  home: Home;
}

/** An estate's pictures, in their order. */
export function estatePictures(
  estate: PicturedEstate,
  drafts: readonly { category: MediaCategory }[],
): EstatePicture[] {
  const id = estate.reference.toLowerCase();
  const style = buildingStyleOf(estate);
  const home = homeOfId(id, style);
  const all = {
    ...estate.look,
    kind: estate.subtype ?? estate.estateType,
    rooms: estate.rooms ?? undefined,
    bathrooms: estate.bathrooms ?? undefined,
    area: estate.areaConstructed,
    terrace: estate.terraceArea || undefined,
    garden: estate.gardenArea || undefined,
    rating: estate.rating ?? undefined,
    state: estate.conservation ?? undefined,
  };
  return drafts.map(({ category }, position) => {
    const facts = shownFacts(category, all);
    const scene = estateScene(position + 1, category, style, facts);
    return { id, scene, category, facts, home: withFacts(home, facts) };
  });
}

/**
 * The picture that a scene names.
 * @throws on a scene that is not an estate's
 */
export function estatePicture(id: string, scene: string): EstatePicture {
  const name = parseScene('estates', id, scene);
  if (name?.kind !== 'estates') throw new Error(`No such picture of an estate: ${id}/${scene}`);
  const { category, style, facts } = name;
  return { id, scene, category, facts, home: homeOf(id, style, facts) };
}
