import type { EstateSummary } from '#shared/api/estate.ts';
import { isPlan, type MediaCategory } from '#shared/domain/mediaCategories.ts';
import { imageSrcSet, thumbnailOf, type ImageDimensions, type ImageSize } from '#shared/domain/images.ts';
import type { PictureMaking } from '#shared/domain/pictureMaking.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { ownWords } from '#shared/i18n/localised.ts';

/** What a picture shows, where somebody said it. */
export type Room = Exclude<MediaCategory, 'unknown'>;

/** A picture of an estate, shown in the mosaic, the strip and the gallery. */
export interface Photo {
  url: string;
  srcSet?: string;
  /** Square and small, for the gallery's strip; an upstream may lack it. */
  thumbnail: string;
  /** What it shows; absent where nobody said it. */
  room?: Room;
  /** The agent's own words for it in the page's language, when there are any. */
  alt?: string;
  colour?: string;
  /** How it was made, where somebody said that no camera alone did. */
  made?: PictureMaking;
}

/** From a tile on a phone to a full screen; every size more travels with each photo, in the HTML and in the state. */
const sizes: readonly ImageSize[] = ['sm', 'lg', 'xl', 'xxl'];

type Media = EstateSummary['media'][number];

const roomOf = ({ type, descriptionCategory }: Media): Room | undefined =>
  descriptionCategory === 'unknown' ? (type === 'plan' ? 'plan' : undefined) : descriptionCategory;

function toPhoto(media: Media, language: Language): Photo {
  const { url, dimensions, alt, placeholder, madeAs } = media;
  const room = roomOf(media);
  const needed: ImageDimensions = Object.fromEntries(
    sizes.filter((size) => dimensions[size]).map((size) => [size, dimensions[size]]),
  );
  const srcSet = imageSrcSet({ url, dimensions: needed });
  const words = ownWords(alt, language);
  return {
    url,
    thumbnail: thumbnailOf(dimensions.xs ?? url),
    ...(room ? { room } : {}),
    ...(srcSet ? { srcSet } : {}),
    ...(words ? { alt: words } : {}),
    ...(placeholder ? { colour: placeholder } : {}),
    ...(madeAs ? { made: madeAs } : {}),
  };
}

/** The photos with the cover first, and the plans apart (docs/product.md#estate-page). */
export function sortMedia(media: readonly Media[]): { photos: Media[]; plans: Media[] } {
  const plans = media.filter(({ type, descriptionCategory }) => isPlan(type, descriptionCategory));
  const photos = media.filter((item) => !plans.includes(item));
  return {
    photos: [...photos.filter((item) => item.webCover), ...photos.filter((item) => !item.webCover)],
    plans,
  };
}

/** As `sortMedia`, with what a page shows of each. */
export function toPhotos(media: readonly Media[], language: Language): { photos: Photo[]; plans: Photo[] } {
  const { photos, plans } = sortMedia(media);
  return {
    photos: photos.map((item) => toPhoto(item, language)),
    plans: plans.map((item) => toPhoto(item, language)),
  };
}
