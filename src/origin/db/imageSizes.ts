import type { MediaDto } from '#shared/contract/estate.ts';
import { imageSizes, imageWidths, type ImageDimensions } from '#shared/domain/images.ts';

/** Stands for a width in the pattern of a picture's URLs. */
const placeholder = '{width}';

/** A picture as it is stored: instead of six URLs that differ in the width only, their pattern. Half of an estate's bytes otherwise. */
export interface StoredMedia extends Omit<MediaDto, 'dimensions'> {
  dimensions: ImageDimensions | string;
}

/** The pattern of a picture's URLs, as `/media/a/1-{width}.webp`; the URLs themselves where they follow none. */
function packDimensions(dimensions: ImageDimensions): ImageDimensions | string {
  const smallest = dimensions.xs;
  if (smallest === undefined || smallest.includes(placeholder)) return dimensions;
  const at = smallest.lastIndexOf(String(imageWidths.xs));
  if (at < 0) return dimensions;
  const before = smallest.slice(0, at);
  const after = smallest.slice(at + String(imageWidths.xs).length);
  for (const size of imageSizes) if (dimensions[size] !== before + imageWidths[size] + after) return dimensions;
  return before + placeholder + after;
}

function unpackDimensions(stored: ImageDimensions | string): ImageDimensions {
  if (typeof stored !== 'string') return stored;
  const dimensions: ImageDimensions = {};
  for (const size of imageSizes) dimensions[size] = stored.replace(placeholder, String(imageWidths[size]));
  return dimensions;
}

export const packMedia = (item: MediaDto): StoredMedia => ({ ...item, dimensions: packDimensions(item.dimensions) });

export const unpackMedia = (item: StoredMedia): MediaDto => ({
  ...item,
  dimensions: unpackDimensions(item.dimensions),
});
