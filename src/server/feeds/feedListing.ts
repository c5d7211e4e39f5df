import type { i18n as I18n } from 'i18next';
import { cardTexts, type CardTexts } from '#shared/views/estateCard/cardTexts.ts';
import { toEstateCard, type EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { estateTarget } from '#shared/views/estate/estateTarget.ts';
import type { EstateSummary } from '#shared/api/estate.ts';
import { coverOf } from '#shared/domain/cover.ts';
import { isClosed } from '#shared/domain/estate.ts';
import { imageUrl } from '#shared/domain/images.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';

/** Of what is shown, and where. */
export interface FeedSite {
  brandName: string;
  /** As https://www.example.com. */
  publicOrigin: string;
}

/** A home in a feed: what its card shows, and no more. */
export interface FeedListing {
  id: string;
  url: string;
  card: EstateCardData;
  /** As the upstream names it (docs/api.md#estate). */
  kind: string;
  town: string;
  province: string;
  /** Its facts in one line: place, price, size, energy certificate. */
  facts: string;
  /** Absolute addresses of its pictures, the cover first. */
  pictures: string[];
  /** RFC 3339, where it is known. */
  published?: string;
  updated: string;
  author?: { name: string; url?: string };
}

/** The year of the site's first feed: the identity of a home in feeds does not change with its address (RFC 4151). */
const tagYear = 2026;

export const feedId = (site: FeedSite, path: string): string =>
  `tag:${new URL(site.publicOrigin).hostname},${tagYear}:${path}`;

/** Its price in words; of one that shows none, its state or that it is on request. */
export function priceOf(card: EstateCardData, texts: CardTexts): string {
  const { price, status } = card;
  if (price !== undefined) return texts.price(price, card);
  return (status !== 'new' && texts.status(status)) || texts.onRequest();
}

/** The figures of a card in one line: price, size, energy certificate. */
export const figuresOf = (card: EstateCardData, texts: CardTexts): string =>
  [
    priceOf(card, texts),
    texts.area(card.area),
    card.rooms && texts.rooms(card.rooms),
    card.bathrooms && texts.bathrooms(card.bathrooms),
    card.energy.rating && texts.rating(card.energy.rating),
    texts.energy(card.energy),
  ]
    .filter((fact, position, all) => Boolean(fact) && all.indexOf(fact) === position)
    .join(' · ')
    .replaceAll('\u00a0', ' ');

function factsOf({ card, province }: Pick<FeedListing, 'card' | 'province'>, texts: CardTexts): string {
  const place = [card.street, card.zone, province].filter(Boolean);
  return [[...new Set(place)].join(', ').replaceAll('\u00a0', ' '), figuresOf(card, texts)].filter(Boolean).join(' · ');
}

function authorOf({ agent }: EstateSummary, language: Language, absolute: (path: string) => string) {
  if (!agent) return {};
  const { slug, fullName: name } = agent;
  const url = slug && absolute(buildUrl(routeTarget<'Agent'>({ to: 'Agent', params: { agent: slug } }), language));
  return { author: { name, ...(url ? { url } : {}) } };
}

/** Without a date, the oldest: readers then do not show it as news. */
const timeOf = (time: string | undefined): string => new Date(time ?? 0).toISOString();

function toFeedListing(estate: EstateSummary, i18n: I18n, site: FeedSite): FeedListing {
  const language = i18n.language as Language;
  const absolute = (path: string): string => new URL(path, site.publicOrigin).href;
  const card = toEstateCard(estate, language);
  const province = placeNameIn(estate.address.province, language);
  const cover = coverOf(estate.media);
  const others = estate.media.filter((item) => item !== cover && item.type === 'image');
  return {
    id: feedId(site, `${language}/${estate.key}`),
    url: absolute(buildUrl(estateTarget(estate, language), language)),
    card,
    kind: estate.subtype ?? estate.estateType,
    town: placeNameIn(estate.address.town, language),
    province,
    facts: factsOf({ card, province }, cardTexts(i18n)),
    pictures: [...(cover ? [cover] : []), ...others].map((picture) => absolute(imageUrl(picture, 'xl'))),
    ...(estate.createdAt === undefined ? {} : { published: timeOf(estate.createdAt) }),
    updated: timeOf(estate.updatedAt ?? estate.createdAt),
    ...authorOf(estate, language, absolute),
  };
}

/** What of a list belongs in a feed: homes that may still be had, the latest first. */
export const toFeedListings = (estates: readonly EstateSummary[], i18n: I18n, site: FeedSite): FeedListing[] =>
  estates
    .filter(({ status }) => !isClosed(status))
    .map((estate) => toFeedListing(estate, i18n, site))
    .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));
