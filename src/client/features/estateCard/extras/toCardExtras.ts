import type { Estate } from '#shared/api/estate.ts';
import { coverOf } from '#shared/domain/cover.ts';
import { isClosed } from '#shared/domain/estate.ts';
import { imageSrcSet, imageUrl } from '#shared/domain/images.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';

/** Pictures of a card, the cover among them. */
const maxPictures = 5;

export interface CardPicture {
  src: string;
  srcSet?: string;
  alt: string;
}

/** What a card shows of the whole estate. */
export interface CardExtrasData {
  /** The cover first; plans are left to the estate's page. */
  pictures: CardPicture[];
  /** Of the agent of an estate that can still be had: E.164. */
  phone?: string;
}

export function toCardExtras({ media, agent, status }: Estate, language: Language): CardExtrasData {
  const cover = coverOf(media);
  const others = media.filter((item) => item !== cover && item.type === 'image');
  const pictures = [...(cover ? [cover] : []), ...others].slice(0, maxPictures).map((item) => {
    const srcSet = imageSrcSet(item, 'lg');
    return {
      src: imageUrl(item, 'sm'),
      ...(srcSet ? { srcSet } : {}),
      alt: item.alt?.[languageFacts[language].tag] ?? '',
    };
  });
  return { pictures, ...(agent?.phone && !isClosed(status) ? { phone: agent.phone } : {}) };
}
