import { isClosed } from '#shared/domain/estate.ts';
import type { Rule, Visit } from '../rule.ts';
import { availabilityOf, pricesOf } from '../structuredData.ts';

/** What the page of a home says of its state, to people and to machines. */
function statesOf({ content, data }: Visit): string[] {
  const states = { SoldOut: 'sold', LimitedAvailability: 'reserved' } as const;
  const said = availabilityOf(data).flatMap((word) =>
    word === 'SoldOut' || word === 'LimitedAvailability' ? [states[word]] : [],
  );
  return [...(content?.listingStatus ? [content.listingStatus] : []), ...said];
}

const isHome = ({ address, answer, content }: Visit): boolean =>
  address?.route === 'Estate' && answer.status === 200 && content !== null;

/** Sold or rented, as far as its page says so. */
export const isClosedHome = (visit: Visit): boolean => isHome(visit) && statesOf(visit).some(isClosed);

export const listingStates: Rule = {
  id: 'S19',
  statement:
    'The page of a home that is available or reserved is indexable; of one that is sold or rented it is "noindex,follow" and in no sitemap.',
  visit: (visit) => {
    if (!isHome(visit)) return [];
    const { content, isNoindex, page } = visit;
    if (!isClosedHome(visit)) return isNoindex ? ['a home that can be had is noindex'] : [];
    return [
      ...(isNoindex ? [] : ['a home that is sold or rented is indexable']),
      ...(/\bnofollow\b/.test(content!.robots) ? ['a home that is sold or rented is nofollow'] : []),
      ...(page.listedIn === null ? [] : [`a home that is sold or rented is in ${page.listedIn}`]),
    ];
  },
};

/** Digits without what groups thousands. */
const ungrouped = (text: string): string => text.replaceAll(/(?<=\d)[.,\s\u00a0\u202f](?=\d{3})/g, '');

export const hiddenPrices: Rule = {
  id: 'S31',
  statement:
    'Structured data names a price only where the page shows it: never of a home that is reserved, sold or rented.',
  visit: (visit) => {
    if (!isHome(visit)) return [];
    const prices = pricesOf(visit.data);
    const state = statesOf(visit).find((word) => word === 'reserved' || isClosed(word));
    if (state !== undefined)
      return prices.map((price) => `price ${price} in the structured data of a home that is ${state}`);
    const shown = prices.length > 0 ? ungrouped(visit.content!.texts.map(({ text }) => text).join(' ')) : '';
    return prices
      .filter((price) => !shown.includes(price.replace(/\.0+$/, '')))
      .map((price) => `price ${price} in the structured data is not on the page`);
  },
};
