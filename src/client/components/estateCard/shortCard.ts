import type { EstateCardData } from './toEstateCard.ts';

/**
 * A card for a page's state, without what is read from the same document's HTML (useWholeCards.ts): the addresses of
 * its link and pictures, reference, title and agent. Twice they would be an eighth of a list. The slug, which every
 * card has, is then empty. A text stays where the HTML spells it in another way: a reference in small letters, a title
 * whose spaces are not all plain.
 */
export function toShortCard({ reference, title, cover, agent, ...card }: EstateCardData): EstateCardData {
  return {
    ...card,
    reference: reference === reference.toUpperCase() ? '' : reference,
    slug: '',
    title: title.includes('\u00a0') ? title : '',
    ...(cover ? { cover: {} } : {}),
    ...(agent ? { agent: { name: '' } } : {}),
  };
}

export const isShort = ({ slug }: EstateCardData): boolean => slug === '';
