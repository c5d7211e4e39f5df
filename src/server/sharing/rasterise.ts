import type { Sharp } from 'sharp';
import { decodedLimits, whyTooLarge } from '#shared/domain/decodedPicture.ts';
import { shareImageSize } from '#shared/seo/socialTags.ts';
import type { ComposedCard } from './composeCard.ts';
import type { Slot } from './pictureSlots.ts';

/** None of the pictures that agents, agencies and editors have uploaded is decoded for longer. */
const maxSeconds = 2;

async function loadSharp() {
  // Left to Node: a site whose pictures nobody asks for never loads it.
  const { default: sharp } = await import(/* webpackIgnore: true */ 'sharp');
  // One core draws while the others serve; nothing is decoded twice, so nothing is worth keeping.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let loaded: ReturnType<typeof loadSharp> | undefined;

let turn: Promise<unknown> = Promise.resolve();

/** Decoded pictures are large: those of cards and of the CMS take their memory one at a time. */
function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const drawn = turn.then(draw);
  turn = drawn.catch(() => undefined);
  return drawn;
}

/**
 * A picture that is about to be decoded, read from top to bottom, once: most formats are never in memory as a whole.
 * @throws Error when it is no picture, or too large
 */
async function open(file: Buffer): Promise<Sharp> {
  const sharp = await (loaded ??= loadSharp());
  const options = { limitInputPixels: decodedLimits.pixels, sequentialRead: true } as const;
  const head = await sharp(file, options).metadata();
  const problem = whyTooLarge(head);
  if (problem !== undefined) throw new Error(`A picture ${problem}`);
  return sharp(file, options).timeout({ seconds: maxSeconds });
}

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
export const rasterise = (card: ComposedCard, pictures: readonly Buffer[]): Promise<Buffer> =>
  inTurn(() => draw(card, pictures));

async function draw({ svg, slots }: ComposedCard, pictures: readonly Buffer[]): Promise<Buffer> {
  const sharp = await (loaded ??= loadSharp());
  const layers = [];
  for (const [index, slot] of slots.entries()) {
    const picture = (await open(pictures[index]!)).rotate().toColourspace('srgb');
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
export const resizePicture = (file: Buffer, width: number): Promise<Buffer> =>
  inTurn(async () => {
    const picture = await open(file);
    return picture.rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 78, effort: 2 }).toBuffer();
  });
