import { eachFilter, formatAlertFilters, parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { withoutDefaultKinds } from '#shared/filters/kindGroups.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { PeopleNames } from '#shared/views/search/peopleNames.ts';
import type { SearchT } from '../search/searchT.ts';
import { toFilterChips } from '../search/toFilterChips.ts';

/** One filter of an alert, or one value of a filter. */
export interface AlertChip {
  /** Its part of the alert's filters, in their normal form. */
  query: string;
  label: string;
}

interface ChipTexts {
  t: SearchT;
  language: Language;
  people: PeopleNames;
  /** What a circle is around (filterTexts.ts), where that is known. */
  places?: Readonly<Record<string, string>> | undefined;
}

/** The filters of an alert one by one, to be shown and left out. @param text as the alert has them */
export function alertChips(text: string, { t, language, people, places = {} }: ChipTexts): AlertChip[] {
  const given = parseAlertFilters(text) ?? {};
  const { estate_type, ...others } = given;
  const isOfHomes = estate_type !== undefined && withoutDefaultKinds(given).estate_type === undefined;
  return [
    // The kinds of a search that names none are one chip.
    ...(isOfHomes ? [{ query: formatAlertFilters({ estate_type }), label: t('search:filters.dwellings') }] : []),
    ...eachFilter(isOfHomes ? others : given).flatMap((filters) =>
      toFilterChips(filters, { t, language, places, people }).map(({ label }) => ({
        query: formatAlertFilters(filters),
        label,
      })),
    ),
  ];
}
