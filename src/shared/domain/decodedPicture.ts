/** What the head of a picture's file says, as sharp reads it. */
export interface PictureHead {
  /** By its decoder: AVIF and HEIC are `heif`. */
  format: string;
  width: number;
  height: number;
  channels: number;
  /** Of one channel of a pixel: `uchar` is a byte, `ushort` two. */
  depth: string;
  /** A progressive JPEG, an interlaced PNG: every part of it is in all of the file. */
  isProgressive?: boolean | undefined;
  /** Of EXIF; other than 1, it is turned once it is decoded. */
  orientation?: number | undefined;
}

/** What is decoded at most: pixels take time, and bytes memory. The bytes are those of an AVIF of 16 megapixels. */
export const decodedLimits = { pixels: 80_000_000, bytes: 288_000_000 } as const;

const bytesOf = (depth: string): number =>
  depth === 'uchar' || depth === 'char' ? 1 : depth.endsWith('short') ? 2 : 4;

/**
 * How much of a decoded picture is in memory at once, in bytes. A plain JPEG or PNG is read from top to bottom, and
 * hardly any of it is kept; what is interlaced, progressive or turned is kept whole, and so is every WebP and AVIF.
 */
export function decodedBytes({ format, width, height, channels, depth, isProgressive, orientation = 1 }: PictureHead) {
  const pixels = width * height;
  // By measure of its decoder (libheif), and by the documentation of libwebp.
  if (format === 'heif') return pixels * 18;
  if (format === 'webp') return pixels * 4;
  const turned = orientation === 1 ? 0 : pixels * channels * bytesOf(depth);
  if (!isProgressive) return turned;
  // Of a JPEG the coefficients are kept, two bytes each (libjpeg); of a PNG the pixels.
  return turned + pixels * channels * (format === 'jpeg' ? 2 : bytesOf(depth));
}

/** Why a picture is too large to be decoded, in words that follow its name; undefined for one that is not. */
export function whyTooLarge(head: PictureHead): string | undefined {
  const bytes = decodedBytes(head);
  if (head.width * head.height > decodedLimits.pixels) return `has more than ${decodedLimits.pixels / 1e6} megapixels`;
  if (bytes <= decodedLimits.bytes) return undefined;
  return `would take ${Math.ceil(bytes / 1e6)} MB of memory, more than ${decodedLimits.bytes / 1e6}`;
}
