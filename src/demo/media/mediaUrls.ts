import type { MediaCategory } from '#shared/domain/mediaCategories.ts';
import { imageWidths, type ImageDimensions, type ImageSize } from '#shared/domain/images.ts';
import { writeSceneFacts, type SceneFacts } from './sceneFacts.ts';

/**
 * Where the origin's pictures live. A picture is named by what it belongs to and what it shows; its seed is that name,
 * so a URL alone is enough to draw it, the same every time:
 * `/media/{kind}/{id}/{scene}-{width}.{webp|avif|jpg}`, with `thumb-` before the file name for a square thumbnail.
 */
export const mediaKinds = ['estates', 'agents', 'home'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/**
 * The scene of an estate's n-th picture: `{n}-{category}`, n from 1; `style` (buildingStyles) fixes how the house is
 * built, and after it the picture's name may tell what it shows of the home (sceneFacts.ts).
 */
export const estateScene = (index: number, category: MediaCategory, style?: string, facts: SceneFacts = {}): string =>
  `${index}-${category}${style ? `-${style}${writeSceneFacts(category, facts)}` : ''}`;

/** The scene of an agent's portrait; without a gender or an age (25, 35 … 65) the id decides. */
export const portraitScene = (gender?: 'female' | 'male' | 'other', age?: number): string =>
  `portrait${gender ? `-${gender}` : ''}${age ? `-${age}` : ''}`;

/** Ids of kind `home`: `hero` or `heroes` (scene `{n}-{city}`), `posts` and `logos` (scene `{n}`, or `{n}-{name}`). */
export const homeCollections = ['hero', 'heroes', 'posts', 'logos'] as const;
export type HomeCollection = (typeof homeCollections)[number];

export type MediaFormat = 'webp' | 'avif' | 'jpg';

/** Link previews are cut to 1200 × 630 and exist as JPEG only. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The beginning of all URLs of a picture. */
const pictureName = (kind: MediaKind, id: string, scene: string): string =>
  `/media/${kind}/${id.toLowerCase()}/${scene}-`;

const endingOf = (size: ImageSize): string => `${imageWidths[size]}.webp`;
const widthEndings: Record<ImageSize, string> = {
  xs: endingOf('xs'),
  sm: endingOf('sm'),
  md: endingOf('md'),
  lg: endingOf('lg'),
  xl: endingOf('xl'),
  xxl: endingOf('xxl'),
};

/** A picture's plain URL. */
export const pictureUrl = (kind: MediaKind, id: string, scene: string): string =>
  `${pictureName(kind, id, scene)}${imageWidths.xl}.jpg`;

/**
 * URLs of a picture at every width, and a JPEG as the plain one (for readers that know no WebP, and for link previews).
 */
export function mediaImage(kind: MediaKind, id: string, scene: string): { url: string; dimensions: ImageDimensions } {
  const name = pictureName(kind, id, scene);
  const { xs, sm, md, lg, xl, xxl } = widthEndings;
  return {
    url: pictureUrl(kind, id, scene),
    // Sizes by name: a loop costs several times as much, and a load names ten pictures an estate.
    dimensions: { xs: name + xs, sm: name + sm, md: name + md, lg: name + lg, xl: name + xl, xxl: name + xxl },
  };
}

/** What stands for a picture's URLs by width in the store: see packMedia. */
export const packedEnding = '.webp';

/** The picture for link previews. */
export const previewUrl = (kind: MediaKind, id: string, scene: string): string =>
  `${pictureName(kind, id, scene)}${previewSize.width}.jpg`;
