import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { parseFilters } from '#shared/filters/filterQuery.ts';
import { broadNounOf, type BroadNoun } from '#shared/filters/kindGroups.ts';
import type { MailedListing, MailedSearch } from '../db/outbox/mail.ts';

/** Whether a text has its form for homes or that for other listings (`Say`): by the kind of a listing. */
export function nounOfListing({ estateType }: Partial<MailedListing> = {}): BroadNoun {
  const { filters } = parseFilters(() => (estateType === undefined ? [] : [estateType]), ['estate_type']);
  return broadNounOf(filters);
}

/** The same by what an alert searches for. A price alert does not name the kind of its listing. */
export const nounOfSearch = ({ filters, reference }: Pick<MailedSearch, 'filters' | 'reference'>): BroadNoun =>
  reference === undefined ? broadNounOf(parseAlertFilters(filters) ?? undefined) : 'any';
