import { imageSizes, imageWidths, type ImageDimensions } from '#shared/domain/images.ts';

/**
 * Where the origin's pictures live: `/media/pictures/{digest}-{width}.{webp|jpg}`, with `thumb-` before the file
 * name for a square. The digest is of the original, so that a name always stands for the same picture, whichever origin
 * made it.
 */
export type PictureFormat = 'webp' | 'jpg';

export interface PictureVariant {
  digest: string;
  width: number;
  format: PictureFormat;
  crop: 'none' | 'square' | 'preview';
}

/** Link previews are cut to 1200 × 630 and exist as JPEG only. */
export const previewSize = { width: 1200, height: 630 } as const;

const base = '/media/pictures/';
const pattern = /^\/pictures\/(thumb-)?([0-9a-f]{32})-([1-9]\d{2,3})\.(webp|jpg)$/;

/**
 * What answers, pages and mails name of a picture: WebP in all widths, a square of the smallest, JPEG as the plain one
 * (imageOf), of mails (digestListing.ts) and of link previews.
 */
const named: Readonly<Record<'whole' | 'square', Readonly<Record<PictureFormat, readonly number[]>>>> = {
  whole: { webp: Object.values(imageWidths), jpg: [imageWidths.xl, imageWidths.md, previewSize.width] },
  square: { webp: [imageWidths.xs], jpg: [] },
};

/** What a path below `/media` names, or null: only what answers name exists, so nobody can have others made. */
export function parsePicturePath(path: string): PictureVariant | null {
  const [, thumb, digest, width, format] = pattern.exec(path) ?? [];
  if (digest === undefined) return null;
  if (!named[thumb ? 'square' : 'whole'][format as PictureFormat].includes(Number(width))) return null;
  const isPreview = Number(width) === previewSize.width;
  const crop = thumb ? 'square' : isPreview ? 'preview' : 'none';
  return { digest, width: Number(width), format: format as PictureFormat, crop };
}

/** A picture that is there: its original's digest, and how wide its master is. */
export interface NamedPicture {
  digest: string;
  width: number;
}

/** The path of a picture at one width. */
export const pictureAt = (digest: string, width: number, format: PictureFormat): string =>
  `${base}${digest}-${width}.${format}`;

/** The path of a picture for link previews. @param url its plain path; undefined for a picture that is not ours */
export function previewOf(url: string): string | undefined {
  const variant = parsePicturePath(url.replace(/^\/media/, ''));
  return variant ? pictureAt(variant.digest, previewSize.width, 'jpg') : undefined;
}

/**
 * A picture's paths as the contract has them: WebP by width, no wider than the picture itself, and a JPEG as the plain
 * one, for readers that know no WebP.
 */
export function imageOf({ digest, width }: NamedPicture): { url: string; dimensions: ImageDimensions } {
  const dimensions: ImageDimensions = {};
  for (const size of imageSizes)
    if (size === 'xs' || imageWidths[size] <= width) dimensions[size] = pictureAt(digest, imageWidths[size], 'webp');
  return { url: pictureAt(digest, imageWidths.xl, 'jpg'), dimensions };
}
