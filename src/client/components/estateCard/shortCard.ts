import type { CardEnergy, EstateCardData } from './toEstateCard.ts';

const isPlain = (text: string | undefined): boolean => !text?.includes('\u00a0');

/** The card shows the place in one line (EstateCard.tsx), which is taken apart again where both parts are plain. */
const toShortPlace = ({ street, zone }: EstateCardData): Pick<EstateCardData, 'street' | 'zone'> =>
  zone && isPlain(street) && isPlain(zone)
    ? { ...(street ? { street: '' } : {}), zone: '' }
    : { ...(street ? { street } : {}), zone };

/** Without its numbers, which its sentence holds. */
const toShortEnergy = ({ state, rating }: CardEnergy): CardEnergy => ({ state, ...(rating ? { rating } : {}) });

/**
 * A card for a page's state, without what is read from the same document's HTML (useWholeCards.ts): the addresses of
 * its link and pictures, reference, title, place and agent, price, area and the certificate's numbers. Twice they would be a sixth of a list. The slug, which every
 * card has, is then empty. A text stays where it cannot be told from the HTML: a reference in small letters, a title or
 * a place whose spaces are not all plain.
 */
export function toShortCard(whole: EstateCardData): EstateCardData {
  const { reference, title, street: _, cover, agent, energy, ...card } = whole;
  return {
    ...card,
    ...toShortPlace(whole),
    reference: reference === reference.toUpperCase() ? '' : reference,
    slug: '',
    // Numbers are read from the HTML where there is one.
    ...(card.price === undefined ? {} : { price: 0 }),
    area: 0,
    energy: energy.emissions === undefined || energy.consumption === undefined ? energy : toShortEnergy(energy),
    title: isPlain(title) ? '' : title,
    ...(cover ? { cover: {} } : {}),
    ...(agent ? { agent: { name: '' } } : {}),
  };
}

export const isShort = ({ slug }: EstateCardData): boolean => slug === '';
