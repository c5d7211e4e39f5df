import type { MediaDto } from '#shared/contract/estate.ts';
import type { MediaCategory } from '#shared/domain/estate.ts';
import { estateAlts } from './alt/estateAlts.ts';
import { estatePictures, type PicturedEstate } from './estatePictures.ts';
import { mediaImage, previewUrl } from './mediaUrls.ts';
import { estateColour } from './scene/dominantColour.ts';

/** A picture before it is finished: what it shows. */
export interface PictureDraft {
  type: 'image' | 'plan';
  category: MediaCategory;
  webCover: boolean;
}

/**
 * An estate's pictures as the contract lists them, each with its URLs, alternative texts and a colour for its place.
 */
export function estateMedia(estate: PicturedEstate, drafts: readonly PictureDraft[]): MediaDto[] {
  const pictures = estatePictures(estate, drafts);
  const alts = estateAlts(pictures);
  return drafts.map(({ type, category, webCover }, position) => {
    const { id, scene, home } = pictures[position]!;
    const { url, dimensions } = mediaImage('estates', id, scene);
    return {
      type,
      web_cover: webCover,
      url,
      dimensions,
      alt: alts[position]!,
      placeholder: estateColour(category, home),
      preview: webCover ? previewUrl('estates', id, scene) : undefined,
      description_category: category,
    };
  });
}
