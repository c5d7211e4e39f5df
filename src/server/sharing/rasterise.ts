import type { Sharp } from 'sharp';
import { shareImageSize } from '#shared/seo/socialTags.ts';
import type { ComposedCard } from './composeCard.ts';
import { pictureTypeOf } from '../upstream/pictureType.ts';
import type { Slot } from './pictureSlots.ts';

/** Of pictures that agents and agencies have uploaded: a larger one is not decoded, and none is read for longer. */
const limits = { pixels: 80_000_000, seconds: 2 } as const;

/** AVIF is decoded whole, without a stop, at 18 bytes a pixel: as much memory as an interlaced PNG of 80 megapixels. */
const maxAvifPixels = 16_000_000;

const maxPixelsOf = (picture: Buffer): number =>
  pictureTypeOf(picture) === 'image/avif' ? maxAvifPixels : limits.pixels;

async function loadSharp() {
  // Left to Node: a site whose pictures nobody asks for never loads it.
  const { default: sharp } = await import(/* webpackIgnore: true */ 'sharp');
  // One core draws while the others serve; nothing is decoded twice, so nothing is worth keeping.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let loaded: ReturnType<typeof loadSharp> | undefined;

/** Keeps what is within rounded corners. */
const cornersOf = ({ width, height, radius }: Slot): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );

function cropped(picture: Sharp, slot: Slot): Sharp {
  const { width, height, fit, radius } = slot;
  const filled = picture.resize({ width, height, fit, background: '#0000' });
  return radius > 0 ? filled.ensureAlpha().composite([{ input: cornersOf(slot), blend: 'dest-in' }]) : filled;
}

/**
 * A card as a JPEG file.
 * @param pictures files, in the order of the card's slots
 * @throws Error when one of them cannot be decoded, is too large or takes too long
 */
export async function rasterise({ svg, slots }: ComposedCard, pictures: readonly Buffer[]): Promise<Buffer> {
  const sharp = await (loaded ??= loadSharp());
  const layers = [];
  for (const [index, slot] of slots.entries()) {
    const file = pictures[index]!;
    // Read from top to bottom, once: most formats are never in memory as a whole.
    const picture = sharp(file, { limitInputPixels: maxPixelsOf(file), sequentialRead: true })
      .timeout({ seconds: limits.seconds })
      .rotate()
      .toColourspace('srgb');
    const { data, info } = await cropped(picture, slot).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    layers.push({ input: data, raw: { width, height, channels }, left: slot.x, top: slot.y });
  }
  return sharp(Buffer.from(svg), { density: 72 })
    .resize(shareImageSize.width, shareImageSize.height, { fit: 'fill' })
    .composite(layers)
    .flatten()
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/**
 * A picture at a width, as WebP; never wider than it is.
 * @throws Error when it cannot be decoded, is too large or takes too long
 */
export async function resizePicture(file: Buffer, width: number): Promise<Buffer> {
  const sharp = await (loaded ??= loadSharp());
  return sharp(file, { limitInputPixels: maxPixelsOf(file), sequentialRead: true })
    .timeout({ seconds: limits.seconds })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
}
