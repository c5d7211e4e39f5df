import type { LocalisedText } from '#shared/i18n/languages.ts';

/** Widths in CSS pixels at which every picture exists (docs/product.md#constants). */
export const imageWidths = { xs: 160, sm: 420, md: 600, lg: 800, xl: 1400, xxl: 1920 } as const;

export type ImageSize = keyof typeof imageWidths;

export const imageSizes = Object.keys(imageWidths) as ImageSize[];

/** URL by size; an upstream may leave sizes out. */
export type ImageDimensions = Partial<Record<ImageSize, string>>;

export interface Image {
  url: string;
  dimensions: ImageDimensions;
  /** What it shows, in words. */
  alt?: LocalisedText;
}

/** A thumbnail is the same path with `thumb-` before the file name (docs/product.md#constants, PD-36). */
export const thumbnailOf = (url: string): string => url.replace(/([^/]*)$/, 'thumb-$1');

/** The URL at the size asked for, else the picture's own (docs/product.md#constants). */
export const imageUrl = (image: Image, size: ImageSize): string => image.dimensions[size] ?? image.url;

/** `srcset` over all sizes that exist, or undefined when only the plain URL does. */
export function imageSrcSet(image: Image, largest: ImageSize = 'xxl'): string | undefined {
  const candidates = imageSizes
    .filter((size) => image.dimensions[size] && imageWidths[size] <= imageWidths[largest])
    .map((size) => `${image.dimensions[size]} ${imageWidths[size]}w`);
  return candidates.length > 0 ? candidates.join(', ') : undefined;
}
