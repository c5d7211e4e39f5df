import sharp, { type Sharp } from 'sharp';
import { UnfitPictureError } from './makeMaster.ts';
import { previewSize, type PictureFormat, type PictureVariant } from './pictureName.ts';

/** Part of every stored name and ETag: raise it when variants are made otherwise. */
export const variantVersion = 1;

/** Encoders' longer searches are not worth it here: they cost more than the rest and save a tenth of the bytes. */
function encode(image: Sharp, format: PictureFormat, width: number): Promise<Buffer> {
  if (format === 'webp') return image.webp({ quality: 78, effort: width > 800 ? 1 : 2 }).toBuffer();
  return image.flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
}

/** A picture's file at one width: never wider than its master. @throws UnfitPictureError */
export async function makeVariant(master: Buffer, { width, format, crop }: PictureVariant): Promise<Buffer> {
  const height = { none: null, square: width, preview: previewSize.height }[crop];
  const image = sharp(master, { sequentialRead: true }).resize(width, height, {
    fit: 'cover',
    // A preview has its size whatever the picture's.
    withoutEnlargement: crop !== 'preview',
  });
  try {
    return await encode(image, format, width);
  } catch (error) {
    throw new UnfitPictureError('cannot be decoded', { cause: error });
  }
}
