import type { Logger } from '../logging/logger.ts';
import type { CardBrand } from './cardBrand.ts';
import { composeCard } from './composeCard.ts';
import { rasterise } from './rasterise.ts';
import type { ShareCard } from './shareCard.ts';
import { loadTypefaces } from './typeface.ts';

/**
 * A card as a JPEG file of 1200 × 630 pixels, without the pictures when one of them cannot be decoded.
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
  try {
    return { body: await draw(pictures), isComplete: true };
  } catch (error) {
    if (pictures.length === 0) throw error;
    logger.warn({ err: error as Error, pictures: card.picture?.paths }, 'picture of a card failed');
    return { body: await draw([]), isComplete: false };
  }
}
