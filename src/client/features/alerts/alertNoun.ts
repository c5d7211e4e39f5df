import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { broadNounOf } from '#shared/filters/kindGroups.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { byNoun } from '#shared/i18n/byNoun.ts';
import type { AlertSurveyQuery } from '#shared/routes/query.ts';
import type { AlertSearch } from './alertSearch.ts';

const kindsOf = (search: Pick<AlertSearch, 'filters'> | undefined): EstateFilters => {
  const { estate_type } = (search && parseAlertFilters(search.filters)) ?? {};
  return estate_type ? { estate_type } : {};
};

/** Chooses a text's form for what an alert searches for. A price alert names no kind: its listing is called a home. */
export const byAlertNoun = (search: Pick<AlertSearch, 'filters'> | undefined) => byNoun(kindsOf(search));

/**
 * What the Thanks page needs to call what an alert searches for by the same noun: its operation and kinds alone. None
 * where these are homes.
 */
export function alertKinds(search: Pick<AlertSearch, 'type' | 'filters'> | undefined): AlertSurveyQuery | undefined {
  const filters = kindsOf(search);
  return search && broadNounOf(filters) === 'any' ? { type: search.type, filters } : undefined;
}
