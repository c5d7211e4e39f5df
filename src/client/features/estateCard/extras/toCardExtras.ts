import type { Estate } from '#shared/api/estate.ts';
import { coverOf } from '#shared/domain/cover.ts';
import { isClosed } from '#shared/domain/estate.ts';
import { imageSrcSet, imageUrl } from '#shared/domain/images.ts';
import type { PictureMaking } from '#shared/domain/pictureMaking.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { sortMedia } from '#shared/views/estate/toPhotos.ts';

export interface CardPicture {
  src: string;
  srcSet?: string;
  alt: string;
  /** How it was made, where somebody said that no camera alone did. */
  made?: PictureMaking;
}

/** What a card shows of the whole estate. */
export interface CardExtrasData {
  /** The cover first; plans are left to the estate's page. */
  pictures: CardPicture[];
  /** Of the agent of an estate that can still be had: E.164. */
  phone?: string;
}

export function toCardExtras({ media, agent, status }: Estate, language: Language): CardExtrasData {
  // The card shows it under the first place of the strip.
  const cover = coverOf(media);
  const others = sortMedia(media).photos.filter((item) => item !== cover);
  const pictures = [...(cover ? [cover] : []), ...others].map((item) => {
    const srcSet = imageSrcSet(item, 'lg');
    return {
      src: imageUrl(item, 'sm'),
      ...(srcSet ? { srcSet } : {}),
      alt: item.alt?.[languageFacts[language].tag] ?? '',
      ...(item.madeAs ? { made: item.madeAs } : {}),
    };
  });
  return { pictures, ...(agent?.phone && !isClosed(status) ? { phone: agent.phone } : {}) };
}
