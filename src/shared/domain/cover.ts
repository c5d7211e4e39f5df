import type { Image } from './images.ts';

interface Picture extends Image {
  type: string;
  webCover?: boolean;
}

/** The picture that stands for a home: the one marked as cover, else the first image (docs/product.md#constants). */
export const coverOf = <T extends Picture>(media: readonly T[]): T | undefined =>
  media.find((item) => item.webCover) ?? media.find((item) => item.type === 'image');
