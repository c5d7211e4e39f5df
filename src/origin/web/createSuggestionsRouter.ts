import { Router } from 'express';
import { maxSuggestionText, type SuggestionDto } from '#shared/contract/suggestion.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { foldWords, isNamed, wordsOf } from '#shared/domain/matchNames.ts';
import { namesOf } from '#shared/domain/otherNames.ts';
import { isPostcode } from '#shared/domain/isPostcode.ts';
import { parsePostcode, provincesOfPostcode } from '#shared/domain/postcodes.ts';
import { looksLikeReference, slugOfReference } from '#shared/domain/estateKey.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { localised } from '#shared/i18n/localised.ts';
import type { EstateSummaryDocument } from '../db/estates/estateDocuments.ts';
import type { Store } from '../db/store.ts';
import type { NamedThing, NameDirectory } from '../directory/nameDirectory.ts';
import { capitalOfPostcode, municipalityOf } from '../places/municipalities.ts';
import { titleOf } from '../places/landmarks.ts';
import { provinceOf } from '../places/provinces.ts';
import { keyOfName, partsOfName, withoutKind } from '../places/spellings.ts';
import { findPostcode, findStreets } from '../records/findAddresses.ts';
import { findByReference } from '../records/findByReference.ts';
import type { EstateRecord } from '../records/readEstates.ts';
import { estateTag, suggestionsTag } from '../db/changes/tags.ts';
import { answerWrongMethod } from './answerError.ts';
import { invalid } from './apiError.ts';
import type { OriginContext } from './originContext.ts';
import { valuesOf } from './readEstateQuery.ts';
import { sendAnswer } from './sendAnswer.ts';

/** Of one answer. */
const maxOfKind = { places: 8, people: 4, landmarks: 4 } as const;
const maxAnswers = 12;

/** Read from the index, so that people do not take the room of places, nor the other way round. */
const maxRead = 40;

interface SuggestionsQuery {
  text: string;
  types: readonly OperationType[];
  language: Language;
}

/** @throws ApiError 422 with the malformed fields */
function readSuggestionsQuery(query: Parameters<typeof valuesOf>[0]): SuggestionsQuery {
  const last = (name: string) => valuesOf(query, name).findLast(Boolean);
  const [text = '', givenType, givenLanguage = 'es'] = [last('q')?.trim(), last('type'), last('language')];
  const type = operationTypes.find((one) => one === givenType);
  const language = languages.find((one) => one === givenLanguage);
  const problems = [
    ...(foldWords(text) === '' || text.length > maxSuggestionText ? ['q'] : []),
    ...(givenType !== undefined && type === undefined ? ['type'] : []),
    ...(language === undefined ? ['language'] : []),
  ];
  if (language === undefined || problems.length > 0) throw invalid(problems);
  return { text, types: type === undefined ? operationTypes : [type], language };
}

type Sum = (thing: Pick<NamedThing, 'place'>, field: 'live' | 'available') => number;

/** Adds up the homes of places over the types that are asked for. */
const sumOver =
  ({ homesOf }: NameDirectory, types: readonly OperationType[]): Sum =>
  ({ place }, field) =>
    place === undefined ? 0 : types.reduce((sum, type) => sum + homesOf(place, type)[field], 0);

const isPlace = ({ place }: NamedThing): boolean => place !== undefined;

function answerOf(thing: NamedThing, sum: Sum, language: Language): SuggestionDto {
  const { suggestion, landmark } = thing;
  if (landmark) return { ...suggestion, name: titleOf(landmark.nameIn(language)) };
  return isPlace(thing) ? { ...suggestion, count: sum(thing, 'available') } : { ...suggestion };
}

/** A city just before its province, whoever has more homes. */
const weightOf = ({ namesake, ...thing }: NamedThing, sum: Sum): number =>
  namesake === undefined ? sum(thing, 'available') : sum({ ...thing, place: namesake }, 'available') + 0.5;

/** Below any place with homes; of two landmarks the one with more homes in its towns comes first. */
const weightOfLandmark = (towns: readonly number[], sum: Sum): number =>
  towns.reduce((all, place) => all + sum({ place }, 'available'), 0) / 1e9;

/** Whether a text means a landmark, and not only the town or province that is part of its name: `barcelona`. */
function isMeant({ suggestion: { within = '', province = '' }, landmark }: NamedThing, text: string): boolean {
  const around = wordsOf(`${within} ${province}`);
  const isAround = wordsOf(text).every((word) => around.some((one) => one.startsWith(word)));
  return !isAround || isNamed(landmark!.names, text);
}

/** What a text is looked for by where nothing is called so, as feeds' names are read: `St. Cugat`, `Elche (Elx)`. */
const spellingsOf = (text: string): string[] => [
  keyOfName(text).replaceAll('-', ' '),
  withoutKind(text),
  partsOfName(text)[0] ?? text,
];

/** Places with homes, and people: the best of each, in one order. */
function findNames({ find }: NameDirectory, { text, language }: SuggestionsQuery, sum: Sum): SuggestionDto[] {
  const weigh = (thing: NamedThing): number | null => {
    if (thing.towns) return isMeant(thing, text) ? weightOfLandmark(thing.towns, sum) : null;
    if (!isPlace(thing)) return 0;
    return sum(thing, 'live') === 0 ? null : weightOf(thing, sum);
  };
  let found = find(text, maxRead, weigh);
  for (const spelling of found.length > 0 ? [] : spellingsOf(text)) {
    found = find(spelling, maxRead, weigh);
    const [best] = found;
    // It says no more than the name of that one.
    if (best && isNamed(namesOf(best.suggestion.name), spelling)) found = [best];
    if (best) break;
  }
  const left: Record<keyof typeof maxOfKind, number> = { ...maxOfKind };
  return found
    .filter((thing) => (left[thing.landmark ? 'landmarks' : isPlace(thing) ? 'places' : 'people'] -= 1) >= 0)
    .map((thing) => answerOf(thing, sum, language));
}

function estateAnswer({ summary }: EstateRecord, language: Language): SuggestionDto {
  const { address, type, url_slug, reference, key } = JSON.parse(summary) as EstateSummaryDocument;
  return {
    kind: 'estate',
    name: reference,
    within: address.zone ?? address.town,
    province: address.province_slug,
    slug: localised(url_slug, language)?.value,
    reference,
    key,
    type,
  };
}

/** The town of a postcode of a provincial capital, which has homes. */
function findCapital({ find }: NameDirectory, postcode: string, sum: Sum): NamedThing | undefined {
  const capital = capitalOfPostcode(postcode);
  const isCapital = ({ suggestion: { kind, name, province = '' } }: NamedThing): boolean =>
    kind === 'town' && municipalityOf(provinceOf(province)?.code ?? '', name)?.code === capital?.code;
  if (!capital) return undefined;
  return find(capital.name, maxRead).find((thing) => isCapital(thing) && sum(thing, 'live') > 0);
}

/** Places and people of a text; of a postcode its town where that is known, else its province. */
function findOthers(names: NameDirectory, query: SuggestionsQuery): SuggestionDto[] {
  const { text, types, language } = query;
  const sum = sumOver(names, types);
  const postcode = parsePostcode(text);
  const slugs = postcode === null ? null : provincesOfPostcode(postcode);
  if (postcode === null || slugs === null) return findNames(names, query, sum);
  const capital = findCapital(names, postcode, sum);
  const places = capital
    ? [capital]
    : names.provinces.filter(({ suggestion }) => slugs.includes(suggestion.province ?? ''));
  return places.map((one) => answerOf(one, sum, language));
}

/** A postcode, and streets, with listings. */
async function findAddresses(store: Store, { text, types }: SuggestionsQuery): Promise<SuggestionDto[]> {
  const postcode = /(?:^|\D)(\d{5})$/.exec(text)?.[1];
  if (postcode !== undefined && isPostcode(postcode)) return findPostcode(store, postcode, types);
  return findStreets(store, text, types);
}

/** What a text may mean: first the homes that are called so; those whose reference has it in it come last. */
async function findAll(context: OriginContext, query: SuggestionsQuery): Promise<SuggestionDto[]> {
  const { exact, findParts } = await findByReference(context.store, query.text);
  const places = findOthers(await context.names(), query);
  const addresses = await findAddresses(context.store, query);
  // A postcode before its province, streets after places.
  const others = /\d{5}$/.test(query.text) ? [...addresses, ...places] : [...places, ...addresses];
  // Words without a digit are names of places and people, unless there is none.
  const parts = others.length === 0 || /\p{N}/u.test(query.text) ? await findParts() : [];
  const answers = (records: readonly EstateRecord[]) => records.map((record) => estateAnswer(record, query.language));
  return [...answers(exact), ...others, ...answers(parts)].slice(0, maxAnswers);
}

/**
 * `/suggestions`: what a text may mean: places, agents and agencies by name, a home by reference, a postcode's town
 * or province.
 */
export function createSuggestionsRouter(context: OriginContext): Router {
  const router = Router();
  router
    .route('/suggestions')
    .get(async (req, res) => {
      const query = readSuggestionsQuery(req.query);
      const answer = await findAll(context, query);
      const homes = answer.flatMap(({ key }) => (key === undefined ? [] : [estateTag(key)]));
      sendAnswer(res, answer, homes.length > 0 ? 'estate' : 'places', [
        'estates',
        'provinces',
        'agents',
        suggestionsTag,
        ...homes,
        // That no home is called so holds until one is.
        ...(homes.length === 0 && looksLikeReference(query.text) ? [estateTag(slugOfReference(query.text))] : []),
      ]);
    })
    .all(answerWrongMethod);
  return router;
}
