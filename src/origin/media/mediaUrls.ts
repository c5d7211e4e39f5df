import { imageSizes, imageWidths, type ImageDimensions } from '#shared/domain/images.ts';

/**
 * Where the origin's pictures live. A picture is named by what it belongs to and what it shows; its seed is that name,
 * so a URL alone is enough to draw it, the same every time:
 * `/media/{kind}/{id}/{scene}-{width}.{webp|avif|jpg}`, with `thumb-` before the file name for a square thumbnail.
 */
export const mediaKinds = ['estates', 'agents', 'home'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** The scene of an estate's n-th picture: `{n}-{category}`, n from 1. */
export const estateScene = (index: number, category: string): string => `${index}-${category}`;

const mediaUrl = (kind: MediaKind, id: string, scene: string, width: number, format: string): string =>
  `/media/${kind}/${id.toLowerCase()}/${scene}-${width}.${format}`;

/** URLs of a picture at every width, and a JPEG as the plain one (for readers that know no WebP, and for link previews). */
export function mediaImage(kind: MediaKind, id: string, scene: string): { url: string; dimensions: ImageDimensions } {
  return {
    url: mediaUrl(kind, id, scene, imageWidths.xl, 'jpg'),
    dimensions: Object.fromEntries(imageSizes.map((size) => [size, mediaUrl(kind, id, scene, imageWidths[size], 'webp')])),
  };
}
