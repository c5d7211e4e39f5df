import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { decodedBytes, decodedLimits, whyTooLarge, type PictureHead } from '#shared/domain/decodedPicture.ts';
import { imageWidths } from '#shared/domain/images.ts';
import { createLimit } from './createLimit.ts';
import { digitalSourceOf } from './digitalSourceOf.ts';
import { isWhole } from './isWhole.ts';
import { pictureFormatOf } from './pictureFormatOf.ts';

// Each picture on one core, and the finished file is kept: nothing is worth keeping in memory.
sharp.concurrency(1);
sharp.cache(false);

/** An original that is no picture, or one that is too large. */
export class UnfitPictureError extends Error {}

/** What the file of an original may have, and how long it may take. */
export const originalLimits = { bytes: 25 * 2 ** 20, seconds: 20 } as const;

/** From so many decoded bytes on, one picture is decoded at a time: the memory is that of the process. */
const heavyBytes = 32_000_000;
const oneAtATime = createLimit({ running: 1, waiting: Infinity });

/** Part of every digest: raise it when masters are made otherwise. */
const masterVersion = 1;
const largest = imageWidths.xxl;

/** What names a picture: the digest of its original's bytes. */
export const digestOf = (original: Buffer): string =>
  createHash('sha256').update(`${masterVersion}`).update(original).digest('hex').slice(0, 32);

interface Original {
  width: number;
  height: number;
  /** Small enough, upright and without metadata: the original itself is the master. */
  isMaster: boolean;
  /** How it was made, where its metadata say it (digitalSourceOf.ts). */
  sourceType: string | null;
  /** In memory at once while it is decoded. */
  decodedBytes: number;
}

/**
 * What an original is, by its content: nothing of it is decoded yet.
 * @throws UnfitPictureError
 */
export async function readOriginal(original: Buffer): Promise<Original> {
  const format = pictureFormatOf(original);
  if (!format) throw new UnfitPictureError('is no JPEG, PNG, WebP, AVIF or HEIC');
  if (original.length > originalLimits.bytes) throw new UnfitPictureError('is larger than 25 MB');
  const facts = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new UnfitPictureError('cannot be read', { cause: error });
    });
  const { autoOrient, width, height, exif, xmp, iptc, orientation = 1, pages = 1 } = facts;
  if (!isWhole(original, format)) throw new UnfitPictureError('is cut off: its end is missing');
  const head: PictureHead = { ...facts, format };
  const problem = whyTooLarge(head);
  if (problem !== undefined) throw new UnfitPictureError(problem);
  const isBare = !exif && !xmp && !iptc && orientation === 1 && pages === 1;
  const isSmall = width <= largest && height <= largest;
  return {
    ...fitInside(autoOrient.width, autoOrient.height),
    sourceType: digitalSourceOf(xmp, original),
    isMaster: isBare && isSmall && (format === 'webp' || format === 'heif'),
    decodedBytes: decodedBytes(head),
  };
}

/** The size of the master. */
function fitInside(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, largest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function decode(original: Buffer): Promise<Buffer> {
  try {
    return await sharp(original, { limitInputPixels: decodedLimits.pixels, sequentialRead: true })
      .timeout({ seconds: originalLimits.seconds })
      .autoOrient()
      .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 88, effort: 1 })
      .toBuffer();
  } catch (error) {
    // A machine that is busy now may decode it another time.
    if (error instanceof Error && error.message.startsWith('timeout')) throw error;
    throw new UnfitPictureError('cannot be decoded', { cause: error });
  }
}

/**
 * The master of an original: upright, without metadata (it may tell where a home is), at most 1920 pixels wide and
 * high. Of good quality, since all widths are made from it.
 * @throws UnfitPictureError; another error where it took too long
 */
export async function makeMaster(original: Buffer): Promise<Buffer> {
  const { isMaster, decodedBytes: bytes } = await readOriginal(original);
  if (isMaster) return original;
  return bytes < heavyBytes ? decode(original) : oneAtATime(() => decode(original));
}

/** The colour of a picture's place until it is there: its average, as `#rrggbb`. */
export async function placeholderOf(master: Buffer): Promise<string> {
  const { data } = await sharp(master)
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex', 0, 3)}`;
}
