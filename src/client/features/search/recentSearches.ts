import * as z from 'zod/mini';
import { suggestionSchema } from '#shared/contract/suggestion.ts';
import type { Suggestion } from '#shared/api/suggestion.ts';
import { storedKeyNames } from '#shared/domain/storedKeyNames.ts';
import { attempt } from '../../app/session/attempt.ts';

const storageKey = storedKeyNames.searches;

/** How many are kept. */
const maxRecent = 5;

const stored = z.array(z.catch(z.nullable(suggestionSchema), null));

const identityOf = ({ kind, province, town, zone, slug, reference, key }: Suggestion): string =>
  [kind, province, town, zone, kind === 'estate' ? (key ?? reference) : slug].join('/');

/** What the visitor chose last in a search field, the latest first: in this browser and nowhere else. */
export function readRecent(): Suggestion[] {
  const text = attempt(() => localStorage.getItem(storageKey));
  const read = z.safeParse(stored, text ? attempt((): unknown => JSON.parse(text)) : []);
  return read.success ? read.data.filter((one) => one !== null).slice(0, maxRecent) : [];
}

/** Without the number of homes, which will be another. */
export function addRecent({ count: _, ...suggestion }: Suggestion): void {
  const others = readRecent().filter((one) => identityOf(one) !== identityOf(suggestion));
  attempt(() => {
    localStorage.setItem(storageKey, JSON.stringify([suggestion, ...others].slice(0, maxRecent)));
  });
}

export function clearRecent(): void {
  attempt(() => {
    localStorage.removeItem(storageKey);
  });
}
