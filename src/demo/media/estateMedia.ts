import type { MediaCategory } from '#shared/domain/mediaCategories.ts';
import type { MediaDocuments } from '#origin/db/estateMedia.ts';
import { estateAlts } from './alt/estateAlts.ts';
import { estatePictures, type PicturedEstate } from './estatePictures.ts';
import { packedEnding, pictureUrl, previewUrl } from './mediaUrls.ts';
import { estateColour } from './scene/dominantColour.ts';

/** A picture before it is finished: what it shows. */
export interface PictureDraft {
  type: 'image' | 'plan';
  category: MediaCategory;
  webCover: boolean;
}

const noPictures: MediaDocuments = { summary: '[]', detail: '[]', pictures: 0 };

/**
 * An estate's pictures as the store holds them, each with its URLs, alternative texts and a colour for its place.
 * Written as JSON at once, from the JSON of the texts: of ten pictures an estate, hardly a word is new.
 * @param drafts the cover first
 */
export function estateMedia(estate: PicturedEstate, drafts: readonly PictureDraft[]): MediaDocuments {
  if (drafts.length === 0) return noPictures;
  const pictures = estatePictures(estate, drafts);
  const alts = estateAlts(pictures);
  let [summary, detail] = ['', ''];
  for (const [position, { type, category, webCover }] of drafts.entries()) {
    const { id, scene, home } = pictures[position]!;
    const url = pictureUrl('estates', id, scene);
    const colour = estateColour(category, home);
    const shown = `{"type":"${type}","web_cover":${webCover},"url":"${url}","dimensions":"${packedEnding}","alt":${alts[position]!.json},"placeholder":"${colour}",`;
    const rest = `"description_category":"${category}"}`;
    if (position === 0) summary = `[${shown}${rest}]`;
    const preview = webCover ? `"preview":"${previewUrl('estates', id, scene)}",` : '';
    detail += `${position === 0 ? '[' : ','}${shown}${preview}${rest}`;
  }
  return { summary, detail: `${detail}]`, pictures: drafts.filter(({ type }) => type === 'image').length };
}
