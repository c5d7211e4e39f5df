import type { MediaCategory } from '#shared/domain/estate.ts';
import type { StoredMedia } from '#origin/db/imageSizes.ts';
import { estateAlts } from './alt/estateAlts.ts';
import { estatePictures, type PicturedEstate } from './estatePictures.ts';
import { packedMediaImage, previewUrl } from './mediaUrls.ts';
import { estateColour } from './scene/dominantColour.ts';

/** A picture before it is finished: what it shows. */
export interface PictureDraft {
  type: 'image' | 'plan';
  category: MediaCategory;
  webCover: boolean;
}

/**
 * An estate's pictures as the store holds them, each with its URLs, alternative texts and a colour for its place.
 */
export function estateMedia(estate: PicturedEstate, drafts: readonly PictureDraft[]): StoredMedia[] {
  const pictures = estatePictures(estate, drafts);
  const alts = estateAlts(pictures);
  return drafts.map(({ type, category, webCover }, position) => {
    const { id, scene, home } = pictures[position]!;
    const { url, dimensions } = packedMediaImage(id, scene);
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
