import { usePath, type ListingUse } from '#shared/domain/uses.ts';

/** What was told of the page that shows. */
const told = new Set<string>();

let isOn = false;

const send = (words: string): void => void navigator.sendBeacon(usePath, words);

/** Tells the site something, once a page view: a few words, of nobody. */
export function tell(words: string): void {
  if (told.has(words)) return;
  told.add(words);
  if (isOn) send(words);
}

/**
 * Tells that something was done with a listing.
 * @param key of the listing; by default that whose page shows, which the browser names in every request of its own site
 */
export const tellUse = (use: ListingUse, key?: string): void => {
  tell(key === undefined ? use : `${use} ${key}`);
};

/** Another page shows. */
export function forgetTold(): void {
  told.clear();
}

/** From now on what is told is sent, and what was told before. Never called where nothing is counted. */
export function startTelling(): void {
  isOn = true;
  told.forEach(send);
}
