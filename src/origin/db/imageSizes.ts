import type { MediaDto } from '#shared/contract/estate.ts';
import { imageSizes, imageWidths, type ImageDimensions } from '#shared/domain/images.ts';

/** Stands for a width in the pattern of a picture's URLs. */
const placeholder = '{width}';

/**
 * A picture as it is stored: instead of six URLs that differ in the width only, their pattern. Half of an estate's
 * bytes otherwise.
 */
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
  for (const size of imageSizes) {
    const url = dimensions[size];
    const width = String(imageWidths[size]);
    // Without writing the expected URL: a load packs ten pictures an estate.
    const follows =
      url?.length === before.length + width.length + after.length &&
      url.startsWith(before) &&
      url.startsWith(width, at) &&
      url.endsWith(after);
    if (!follows) return dimensions;
  }
  return before + placeholder + after;
}

function unpackDimensions(stored: ImageDimensions | string): ImageDimensions {
  if (typeof stored !== 'string') return stored;
  const dimensions: ImageDimensions = {};
  for (const size of imageSizes) dimensions[size] = stored.replace(placeholder, String(imageWidths[size]));
  return dimensions;
}

/** Field by field, which is several times faster than a spread: a load packs ten pictures an estate. */
export const packMedia = (item: MediaDto): StoredMedia => ({
  type: item.type,
  web_cover: item.web_cover,
  url: item.url,
  dimensions: packDimensions(item.dimensions),
  alt: item.alt,
  placeholder: item.placeholder,
  preview: item.preview,
  description_category: item.description_category,
});

export const unpackMedia = (item: StoredMedia): MediaDto => ({
  ...item,
  dimensions: unpackDimensions(item.dimensions),
});
