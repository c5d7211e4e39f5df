import type { Sharp } from 'sharp';
import type { MediaFormat } from './mediaUrls.ts';

/**
 * A picture's file. Encoders' longer searches are not worth it here: they cost more than all the drawing and save a
 * tenth of the bytes.
 */
export function encode(image: Sharp, format: MediaFormat, width: number): Promise<Buffer> {
  if (format === 'webp') return image.webp({ quality: 80, effort: width > 800 ? 1 : 2 }).toBuffer();
  if (format === 'avif') return image.avif({ quality: 58, effort: 0 }).toBuffer();
  return image.flatten({ background: '#fbf7ef' }).jpeg({ quality: 82 }).toBuffer();
}
