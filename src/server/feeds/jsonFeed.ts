import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import type { FeedListing } from './feedListing.ts';

export interface JsonFeed {
  title: string;
  language: Language;
  /** Absolute addresses of the feed and of its page. */
  self: string;
  page: string;
  author: { name: string; url: string; avatar?: string };
  listings: readonly FeedListing[];
}

/** The facts of a home, one by one: an extension of the format, whose name begins with `_` by its rules. */
const factsOf = ({ card, kind, town, province, pictures }: FeedListing) => ({
  reference: card.reference,
  operation: card.type,
  status: card.status,
  kind,
  ...(card.price === undefined ? {} : { price: card.price, currency: 'EUR' }),
  ...(card.price !== undefined && card.type === 'rent' ? { price_period: 'month' } : {}),
  ...(card.area > 0 ? { area_m2: card.area } : {}),
  ...(card.rooms ? { rooms: card.rooms } : {}),
  ...(card.bathrooms ? { bathrooms: card.bathrooms } : {}),
  province,
  town,
  zone: card.zone,
  ...(card.street ? { street: card.street } : {}),
  energy: card.energy,
  images: pictures,
});

function itemOf(listing: FeedListing) {
  const { id, url, card, facts, pictures, published, updated, author } = listing;
  return {
    id,
    url,
    title: card.title,
    content_text: facts,
    ...(pictures[0] === undefined ? {} : { image: pictures[0] }),
    ...(published === undefined ? {} : { date_published: published }),
    date_modified: updated,
    ...(author ? { authors: [author] } : {}),
    _listing: factsOf(listing),
  };
}

/** A feed as https://jsonfeed.org/version/1.1 has it. */
export const jsonFeed = ({ title, language, self, page, author, listings }: JsonFeed) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  home_page_url: page,
  feed_url: self,
  language: languageFacts[language].tag,
  authors: [author],
  items: listings.map(itemOf),
});
