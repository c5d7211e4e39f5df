import type { LiveAlert } from '../db/personal/alerts.ts';
import type { Store } from '../db/store.ts';
import type { AlertMatchRow } from '../db/tables.ts';
import type { AlertDigestMail, DigestListing } from '../db/outbox/mail.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import { optionalField } from '../optionalField.ts';
import { mailedSearch } from './alertView.ts';
import { readListingStates, type DigestCards, type ListingState } from './digestCards.ts';
import { centreOfAlert, seeAllPath, withDistance } from './digestListing.ts';

/** Listings of a mail; the others are behind its link. */
export const maxListings = 14;

/** What is shown first of a listing that is found for several reasons. */
const order = ['new', 'back_on_market', 'price_dropped'] as const;

export type Match = Pick<AlertMatchRow, 'alert' | 'url_key' | 'reason' | 'price' | 'previous_price' | 'made_at'>;

/** One match of each listing, the newest first: the latest drop, and of several reasons the first in order. */
function onePerListing(matches: readonly Match[]): Match[] {
  const rank = ({ reason }: Match) => order.indexOf(reason);
  const best = new Map<string, Match>();
  for (const match of matches.toSorted((a, b) => rank(a) - rank(b) || a.price - b.price))
    if (!best.has(match.url_key)) best.set(match.url_key, match);
  return [...best.values()].sort((a, b) => b.made_at - a.made_at || (a.url_key < b.url_key ? -1 : 1));
}

/** Whether a listing is still what was found: available, and at most at the price that it dropped to. */
const isStillTrue = ({ reason, price }: Match, state: ListingState | undefined): boolean =>
  state?.availability_rank === 0 &&
  !(reason === 'price_dropped' && (state.shown_price === null || state.shown_price > price));

interface Found {
  alert: LiveAlert;
  /** The first are shown. */
  matches: readonly Match[];
}

export interface Digest {
  alert: LiveAlert;
  mail: Omit<AlertDigestMail, 'token' | 'cancel'>;
}

/** The mail of an alert, but for its links. @returns null when nothing of what it found is left */
function compose({ alert, matches }: Found, places: PlaceDirectory, cards: DigestCards): Digest | null {
  const { language } = alert;
  const centre = centreOfAlert(alert);
  const shown = matches.slice(0, maxListings);
  const listings = shown.flatMap((match): DigestListing[] => {
    const found = cards.find(match, language);
    return found ? [withDistance(found.card, found.record, centre)] : [];
  });
  if (listings.length === 0) return null;
  const search = mailedSearch(places, alert);
  const total = matches.length - (shown.length - listings.length);
  const seeAll = optionalField('seeAll', seeAllPath(alert, language));
  return { alert, mail: { kind: 'alertDigest', alert: alert.key, search, listings, total, ...seeAll } };
}

/**
 * The mails of some alerts, with what they found as it is now. What is gone, or costs more than the alert allows, is
 * left out, and with it the mail of an alert that found nothing else.
 * @param cards those of the mails before, kept for the next
 */
export async function composeDigests(
  store: Store,
  places: PlaceDirectory,
  cards: DigestCards,
  { alerts, matches }: { alerts: readonly LiveAlert[]; matches: readonly Match[] },
): Promise<Digest[]> {
  const states = await readListingStates(store, [...new Set(matches.map(({ url_key }) => url_key))]);
  const matchesOf = Map.groupBy(matches, ({ alert }) => alert);
  const found = alerts.map((alert): Found => {
    const latest = onePerListing(matchesOf.get(alert.key) ?? []);
    return { alert, matches: latest.filter((match) => isStillTrue(match, states.get(match.url_key))) };
  });
  const shown = new Set(found.flatMap((one) => one.matches.slice(0, maxListings).map(({ url_key }) => url_key)));
  await cards.load(
    store,
    [...shown].flatMap((url_key) => states.get(url_key) ?? []),
  );
  return found.flatMap((one) => compose(one, places, cards) ?? []);
}
