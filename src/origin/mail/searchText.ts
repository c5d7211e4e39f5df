import { readTravelTime } from '#shared/domain/travelTime.ts';
import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { withoutDefaultKinds, type BroadNoun } from '#shared/filters/kindGroups.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { placeNameIn, placeNamesIn } from '#shared/i18n/placeNames.ts';
import { keepNumbers } from '#shared/i18n/keepNumbers.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { placeWithin, placeWithIn } from '#shared/i18n/placeNames.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { travelWithOf } from '#shared/domain/travelWords.ts';
import type { FilterWords } from './filterWords.ts';
import type { MailedSearch } from '../db/outbox/mail.ts';
import type { Say } from './MailText.ts';

/** A text for a number of things, in the form that its language has for it. */
export function sayCount(say: Say, key: string, count: number, language: Language): string {
  const form = new Intl.PluralRules(languageFacts[language].tag).select(count);
  return say(`${key}_${form}`, { count: formatNumber(count, language) });
}

/** The slug of the province of a place, which is named last. */
function provinceIn(place: MailedSearch['places'][number]): string {
  if (typeof place !== 'string' && 'province' in place) return slugify(place.province);
  return slugify((typeof place === 'string' ? place : place.zone).split(', ').at(-1)!);
}

/** A place as a mail in a language names it; a zone's own name stays as it is. */
function nameOf(place: MailedSearch['places'][number], language: Language, say: Say): string {
  if (typeof place === 'string') return placeNamesIn(place, language);
  if ('province' in place) return say('search.province', { name: placeNameIn(place.province, language) });
  const [zone, ...around] = place.zone.split(', ');
  return [zone, ...around.map((name) => placeNameIn(name, language))].join(', ');
}

/**
 * What an alert searches for, in a line or two.
 * @param filterWords of its language
 * @param context what the listing of a price alert is called (nounOf.ts), where its kind is known
 */
export function searchLines(
  { type, places, filters, reference, around }: MailedSearch,
  language: Language,
  say: Say,
  filterWords: FilterWords,
  context: BroadNoun = 'any',
): string[] {
  if (reference !== undefined) return [say('search.home', { reference, context })];
  const names = places.map((place) => nameOf(place, language, say));
  const parsed = parseAlertFilters(filters);
  const { near, travel, ...others } = parsed ?? {};
  const centre = around && placeNameIn(around, language);
  const where =
    travel === undefined
      ? near && placeWithin(near.km, centre, undefined, language)
      : travelWithOf(readTravelTime(travel), centre, undefined, language);
  const first = where
    ? say(`search.${type}.around`, { where })
    : names.length === 0
      ? say(`search.${type}.country`)
      : say(`search.${type}`, { where: placeWithIn(names.join(' · '), provinceIn(places[0]!), language) });
  if (!parsed) return [first];
  // The words are those of homes.
  const details = filterWords(
    withoutDefaultKinds(travel === undefined ? others : withoutFilters(others, ['drawn'])),
  ).map(keepNumbers);
  return details.length === 0 ? [first] : [first, details.join(' · ')];
}
