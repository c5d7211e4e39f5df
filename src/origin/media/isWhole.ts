import type { pictureFormatOf } from './pictureFormatOf.ts';

type Format = NonNullable<ReturnType<typeof pictureFormatOf>>;

/** Whether the picture's data end, as far as they begin: the preview in the file's head has an end of its own. */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda)
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  // A head that is laid out otherwise is left to the decoder.
  if (at + 4 <= bytes.length && bytes[at] !== 0xff) return true;
  return bytes.includes(Buffer.from([0xff, 0xd9]), at);
}

/** Whether the boxes of an ISO media file are as long as they say. */
function isWholeHeif(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    // The last box, up to the end of the file; one beyond 4 GB is none of a photo.
    if (length < 8) return true;
    at += length;
  }
  return at <= bytes.length;
}

/** Whether a file, by the layout of its format, has its end: what an interrupted copy leaves has none. */
export const isWhole = (bytes: Buffer, format: Format): boolean =>
  ({
    jpeg: () => isWholeJpeg(bytes),
    png: () => bytes.includes('IEND'),
    webp: () => bytes.length >= bytes.readUInt32LE(4) + 8,
    heif: () => isWholeHeif(bytes),
  })[format]();
