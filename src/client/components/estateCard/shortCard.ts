import type { EstateCardData } from './toEstateCard.ts';

/**
 * A card for a page's state, without the addresses of its link and pictures: they are in the same document's HTML
 * (useWholeCards.ts), and twice they would be a tenth of a list. The slug, which every card has, is then empty.
 */
export function toShortCard({ cover, agent, ...card }: EstateCardData): EstateCardData {
  const { avatar: _, ...person } = agent ?? { name: '' };
  return { ...card, slug: '', ...(cover ? { cover: {} } : {}), ...(agent ? { agent: person } : {}) };
}

export const isShort = ({ slug }: EstateCardData): boolean => slug === '';
