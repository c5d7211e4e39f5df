import { indexNames } from '#shared/domain/matchNames.ts';
import { namesOf } from '#shared/domain/otherNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import type { Place } from './place.ts';
import type { Suggestion } from './suggestion.ts';

/** The provinces that a text may mean, in the page's language: for an API without suggestions. */
export const provincesNamed = (
  text: string,
  provinces: readonly Place[],
  language: Language,
  most: number,
): Suggestion[] =>
  indexNames(provinces, ({ name }) => ({ names: namesOf(name) }))(text, most, ({ count }) => count).map(
    ({ name, slug, count }) => ({ kind: 'province', name: placeNameIn(name, language), province: slug, count }),
  );
