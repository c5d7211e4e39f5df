import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { parseFilters } from '#shared/filters/filterQuery.ts';
import { broadNounOf, type BroadNoun } from '#shared/filters/kindGroups.ts';
import type { MailedListing, MailedSearch } from './mail.ts';

/** Whether a text has its form for homes or that for other listings (`Say`): by the kind of a listing. */
export function nounOfListing({ estateType }: Partial<MailedListing> = {}): BroadNoun {
  const { filters } = parseFilters(() => (estateType === undefined ? [] : [estateType]), ['estate_type']);
  return broadNounOf(filters);
}

/** The same by what an alert searches for. A price alert names no kind: its listings are called homes. */
export const nounOfSearch = ({ filters }: Pick<MailedSearch, 'filters'>): BroadNoun =>
  broadNounOf(parseAlertFilters(filters) ?? undefined);
