import type { Logger } from '../logging/logger.ts';
import { pictureTypeOf } from '../upstream/pictureType.ts';
import type { CardBrand } from './cardBrand.ts';
import { composeCard } from './composeCard.ts';
import { rasterise } from './rasterise.ts';
import type { ShareCard } from './shareCard.ts';
import { loadTypefaces } from './typeface.ts';

/** By its content, whatever it calls itself: a drawing (SVG) of some bytes can take minutes and all memory. */
const isPhoto = (picture: Buffer): boolean => pictureTypeOf(picture) !== undefined;

/**
 * A card as a JPEG file of 1200 × 630 pixels: without what is no photo, and without all pictures when one of them
 * cannot be decoded.
 * @returns `isComplete`: with all the pictures that were given
 */
export async function drawCard(
  card: ShareCard,
  pictures: readonly Buffer[],
  { brand, logger }: { brand: CardBrand; logger: Logger },
): Promise<{ body: Buffer; isComplete: boolean }> {
  const faces = await loadTypefaces();
  const draw = (given: readonly Buffer[]): Promise<Buffer> =>
    rasterise(composeCard(card, brand, faces, given.length), given);
  const photos = pictures.filter(isPhoto);
  try {
    return { body: await draw(photos), isComplete: photos.length === pictures.length };
  } catch (error) {
    if (photos.length === 0) throw error;
    logger.warn({ err: error as Error, pictures: card.picture?.paths }, 'picture of a card failed');
    return { body: await draw([]), isComplete: false };
  }
}
