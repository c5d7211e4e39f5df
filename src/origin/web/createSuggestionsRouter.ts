import { Router } from 'express';
import { maxSuggestionText, type SuggestionDto } from '#shared/contract/suggestion.ts';
import { operationTypes, type OperationType } from '#shared/domain/estate.ts';
import { wordsOf } from '#shared/domain/matchNames.ts';
import { parsePostcode, provincesOfPostcode } from '#shared/domain/postcodes.ts';
import { findReference } from '#shared/domain/reference.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { localised } from '#shared/i18n/localised.ts';
import type { NamedThing, NameDirectory } from '../search/nameDirectory.ts';
import { readEstate } from '../search/readEstates.ts';
import { estateTag, suggestionsTag } from '../tags.ts';
import { answerWrongMethod } from './answerError.ts';
import { invalid } from './apiError.ts';
import { estateDto } from './estateDto.ts';
import type { OriginContext } from './originContext.ts';
import { valuesOf } from './readEstateQuery.ts';
import { sendAnswer } from './sendAnswer.ts';

/** Of one answer. */
const most = { places: 8, people: 4 } as const;

/** Read from the index, so that people do not take the room of places, nor the other way round. */
const mostRead = 40;

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
    ...(wordsOf(text).length === 0 || text.length > maxSuggestionText ? ['q'] : []),
    ...(givenType !== undefined && type === undefined ? ['type'] : []),
    ...(language === undefined ? ['language'] : []),
  ];
  if (language === undefined || problems.length > 0) throw invalid(problems);
  return { text, types: type === undefined ? operationTypes : [type], language };
}

type Sum = (thing: NamedThing, field: 'live' | 'available') => number;

/** Adds up the homes of places over the types that are asked for. */
const sumOver =
  ({ homesOf }: NameDirectory, types: readonly OperationType[]): Sum =>
  ({ place }, field) =>
    place === undefined ? 0 : types.reduce((sum, type) => sum + homesOf(place, type)[field], 0);

const isPlace = ({ place }: NamedThing): boolean => place !== undefined;

const answerOf = (thing: NamedThing, sum: Sum): SuggestionDto =>
  isPlace(thing) ? { ...thing.suggestion, count: sum(thing, 'available') } : { ...thing.suggestion };

/** Places with homes, and people: the best of each, in one order. */
function findNames({ find }: NameDirectory, text: string, sum: Sum): SuggestionDto[] {
  const found = find(text, mostRead, (thing) => {
    if (!isPlace(thing)) return 0;
    return sum(thing, 'live') === 0 ? null : sum(thing, 'available');
  });
  const left = { ...most };
  return found
    .filter((thing) => (isPlace(thing) ? (left.places -= 1) : (left.people -= 1)) >= 0)
    .map((thing) => answerOf(thing, sum));
}

async function findEstate({ store }: OriginContext, reference: string, language: Language): Promise<SuggestionDto[]> {
  const record = await readEstate(store, reference);
  if (!record) return [];
  const { address, type, url_slug } = estateDto(record);
  return [
    {
      kind: 'estate',
      name: reference,
      within: address.zone ?? address.town,
      province: address.province_slug,
      slug: localised(url_slug, language)?.value,
      reference,
      type,
    },
  ];
}

/**
 * `/suggestions`: what a text may mean: places, agents and agencies by name, a home by reference, a postcode's
 * province.
 */
export function createSuggestionsRouter(context: OriginContext): Router {
  const router = Router();
  router
    .route('/suggestions')
    .get(async (req, res) => {
      const query = readSuggestionsQuery(req.query);
      const reference = findReference(query.text);
      if (reference !== null)
        return sendAnswer(res, await findEstate(context, reference, query.language), 'estate', [estateTag(reference)]);
      const names = await context.names();
      const sum = sumOver(names, query.types);
      const postcode = parsePostcode(query.text);
      const slugs = postcode === null ? null : provincesOfPostcode(postcode);
      const answer = slugs
        ? names.provinces
            .filter(({ suggestion }) => slugs.includes(suggestion.province ?? ''))
            .map((one) => answerOf(one, sum))
        : findNames(names, query.text, sum);
      sendAnswer(res, answer, 'places', ['estates', 'provinces', 'agents', suggestionsTag]);
    })
    .all(answerWrongMethod);
  return router;
}
