import type { MediaDto } from '#shared/contract/estate.ts';
import { imageSizes, imageWidths, type ImageDimensions } from '#shared/domain/images.ts';
import { isSource } from '../pictures/pictureSource.ts';

/**
 * A picture as it is stored. Its six URLs by width usually differ from its plain one, `/media/a/1-1400.jpg`, in the
 * width and the ending only: then the ending, `.webp`, stands for all of them. They are half of an estate's bytes
 * otherwise.
 */
export interface StoredMedia extends Omit<MediaDto, 'dimensions'> {
  dimensions: ImageDimensions | string;
}

/** The width in a picture's plain URL. */
const plainWidth = String(imageWidths.xl);

/** The ending that stands for a picture's URLs by width; the URLs themselves where they do not follow its plain one. */
function packDimensions(plain: string, dimensions: ImageDimensions): ImageDimensions | string {
  const start = plain.lastIndexOf(plainWidth);
  if (start < 0 || dimensions.xs === undefined) return dimensions;
  const ending = dimensions.xs.slice(start + String(imageWidths.xs).length);
  const expected = unpackDimensions(plain, ending);
  return imageSizes.every((size) => dimensions[size] === expected[size]) ? ending : dimensions;
}

function unpackDimensions(plain: string, stored: ImageDimensions | string): ImageDimensions {
  if (typeof stored !== 'string') return stored;
  const beginning = plain.slice(0, plain.lastIndexOf(plainWidth));
  const dimensions: ImageDimensions = {};
  for (const size of imageSizes) dimensions[size] = `${beginning}${imageWidths[size]}${stored}`;
  return dimensions;
}

/**
 * A picture that is brought from elsewhere is stored by its address alone: sizes are made of its own master.
 * @param item as the contract has it, or packed already
 */
export function packMedia(item: MediaDto | StoredMedia): StoredMedia {
  if (isSource(item.url)) return { ...item, dimensions: {}, preview: undefined };
  return typeof item.dimensions === 'string'
    ? item
    : { ...item, dimensions: packDimensions(item.url, item.dimensions) };
}

export const unpackMedia = (item: StoredMedia): MediaDto => ({
  ...item,
  dimensions: unpackDimensions(item.url, item.dimensions),
});
