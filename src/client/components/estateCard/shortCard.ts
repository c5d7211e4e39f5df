import type { CardEnergy, EstateCardData } from './toEstateCard.ts';

const isPlain = (text: string | undefined): boolean => !text?.includes('\u00a0');

/** The card shows the place in one line (EstateCard.tsx), which is taken apart again where both parts are plain. */
const toShortPlace = ({ street, zone }: EstateCardData): Pick<EstateCardData, 'street' | 'zone'> =>
  zone && isPlain(street) && isPlain(zone)
    ? { ...(street ? { street: '' } : {}), zone: '' }
    : { ...(street ? { street } : {}), zone };

/** Without its numbers, which its sentence holds. */
const toShortEnergy = ({ state, rating }: CardEnergy): CardEnergy => ({ state, ...(rating ? { rating } : {}) });

/** 0 for a number that the HTML shows exactly, with so many decimals (shared/i18n/formats.ts); others as they are. */
const unlessShown = (value: number, decimals: number): number =>
  Number(value.toFixed(decimals)) === value ? 0 : value;

/**
 * A card for a page's state, without what is read from the same document's HTML (useWholeCards.ts): the addresses of
 * its link and pictures and their number, key, title, place, agent, price, area and the certificate's numbers.
 * Twice they would be a sixth of a list. The slug, which every card has, is then empty. What the HTML does not show
 * exactly stays: a reference that is not the key in capitals, a title or a place whose spaces are not all plain, and a
 * price or an area that is shown rounded, since the price by m² is calculated from both.
 */
export function toShortCard(whole: EstateCardData): EstateCardData {
  const { key, reference, title, street: _, cover, pictures: __, agent, energy, ...card } = whole;
  return {
    ...card,
    ...toShortPlace(whole),
    key: '',
    reference: reference === key.toUpperCase() ? '' : reference,
    slug: '',
    ...(card.price === undefined ? {} : { price: unlessShown(card.price, 0) }),
    area: unlessShown(card.area, 1),
    energy: energy.emissions === undefined || energy.consumption === undefined ? energy : toShortEnergy(energy),
    title: isPlain(title) ? '' : title,
    ...(cover ? { cover: {} } : {}),
    ...(agent ? { agent: { name: '' } } : {}),
  };
}

export const isShort = ({ slug }: EstateCardData): boolean => slug === '';
