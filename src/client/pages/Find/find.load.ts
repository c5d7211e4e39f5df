import { ApiError } from '#shared/api/ApiError.ts';
import { provincesNamed } from '#shared/api/provincesNamed.ts';
import type { Suggestion } from '#shared/api/suggestion.ts';
import { maxSuggestionText } from '#shared/contract/suggestion.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { keyOfReference, looksLikeReference, withoutIntroduction } from '#shared/domain/estateKey.ts';
import { isPlace, pathOfFound } from '#shared/filters/filtersOfFound.ts';
import { placesOfFilters } from '#shared/filters/placeFilters.ts';
import { loadSentenceWords } from '#shared/filters/sentence/loadSentenceWords.ts';
import { buildAlternates, buildLocalUrl, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { seeOther } from '../../app/httpResponses.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { orEmpty, orNotThere } from '#shared/api/upstreamErrors.ts';
import type { SentenceSearch } from '../../features/search/readSearch.ts';
import { resolveText, type FindSuggestions, type Resolution } from '../../features/search/resolveText.ts';
import { searchLabel } from '../../features/search/searchLabel.ts';
import { urlOfChoice } from '../../features/search/suggestionTarget.ts';

export interface FindPageData {
  /** What the text may mean. */
  choices?: Suggestion[];
  problem?: 'nothing' | 'unknownReference' | 'tooMany' | 'listed';
  /** What the text means as a sentence, where the list alone would not say all of it. */
  sentence?: SentenceSearch & { count?: number };
}

const maxChoices = 20;

/** The home that a text names by its reference: as it was typed, and in capitals, as most agencies write them. */
async function findByReference({ api, signal }: LoadContext<'Find'>, text: string): Promise<Suggestion[]> {
  const typed = keyOfReference(withoutIntroduction(text));
  for (const key of new Set([typed, typed.toUpperCase()])) {
    const estate = await api.estate(key, { signal }).catch(orNotThere);
    if (!estate) continue;
    const { reference, type, address, ...found } = estate;
    // The listing's page redirects to its canonical address.
    return [{ kind: 'estate', name: reference, reference, key: found.key, type, province: address.provinceSlug }];
  }
  return [];
}

/** Without the API's suggestions: the home of a reference, and provinces by name. */
async function findWithout(context: LoadContext<'Find'>, text: string): Promise<Suggestion[]> {
  const {
    api,
    language,
    query: { operation },
    signal,
  } = context;
  const homes = looksLikeReference(text) ? await findByReference(context, text) : [];
  if (homes.length > 0) return homes;
  return provincesNamed(text, await api.provinces(operation, { signal }), language, maxChoices);
}

/** Looks a text up, each once. A text that is longer than any name is no name. */
function finder(context: LoadContext<'Find'>, type: OperationType): FindSuggestions {
  const { api, language, signal } = context;
  const asked = new Map<string, Promise<readonly Suggestion[]>>();
  const ask = (text: string) =>
    text.length > maxSuggestionText
      ? Promise.resolve([])
      : api.suggestions({ text, type, language }, { signal }).catch((error: unknown) => {
          if (signal.aborted || !(error instanceof ApiError)) throw error;
          return findWithout(context, text);
        });
  return (text) => {
    const answer = asked.get(text) ?? ask(text);
    asked.set(text, answer);
    return answer;
  };
}

/**
 * What the text means as a sentence: leads on (303) where the list says all of it.
 * @returns null for a text of which nothing is understood
 */
async function loadSentence(
  { api, language, query: { filters = {} }, signal, url }: LoadContext<'Find'>,
  text: string,
  resolution: Resolution,
  { type, find }: { type: OperationType; find: FindSuggestions },
): Promise<FindPageData['sentence'] | null> {
  const [{ readSearch }, words] = await Promise.all([
    import(/* webpackChunkName: "deferred-sentence" */ '../../features/search/readSearch.ts'),
    loadSentenceWords(language),
  ]);
  const search = await readSearch(text, resolution, {
    ...{ api, find, words, language, type, filters },
    hasTravelTimes: false,
  });
  if (!search) return null;
  if (search.ignored.length === 0 && search.others.length === 0) throw seeOther(search.url, url);
  const list = await api
    .estates({ type: search.type, filters: search.filters, qty: 1 }, { signal })
    .catch(orEmpty(null));
  return { ...search, ...(list ? { count: list.available ?? list.total } : {}) };
}

/**
 * Leads to what the text means (303); without one answer, the page shows the choices.
 * @throws ApiError when neither suggestions nor places can be had
 */
async function loadFind(context: LoadContext<'Find'>): Promise<FindPageData> {
  const { language, query, url } = context;
  const { operation, q, filters = {}, add: adds = false } = query;
  const type = operation ?? 'buy';
  if (q === undefined) {
    if (operation === undefined || adds) return {};
    throw seeOther(buildLocalUrl({ to: 'Search', params: { type } }, language), url);
  }
  const find = finder(context, type);
  const resolution = await resolveText(q, find);
  if (resolution.kind === 'found') {
    const { found } = resolution;
    const here = placesOfFilters(filters) ?? [];
    if (adds && found.every((one) => isPlace(one) && here.includes(pathOfFound(one)))) return { problem: 'listed' };
    const target = urlOfChoice(found, { type, language, filters, adds });
    if (target === null) return { problem: 'tooMany' };
    throw seeOther(target, url);
  }
  const sentence = adds ? null : await loadSentence(context, q, resolution, { type, find });
  if (sentence) return { sentence };
  if (resolution.kind === 'choices') return { choices: resolution.choices.slice(0, maxChoices) };
  return { problem: resolution.kind };
}

/** For whoever typed it: neither search engines nor caches keep it. */
const findMeta = ({ sentence }: FindPageData, { t, query, language, languages }: MetaContext<'Find'>): PageMeta => ({
  title: t('find:meta.title'),
  description: t('find:meta.description'),
  switchTo: buildAlternates(routeTarget<'Find'>({ to: 'Find', params: {}, query }), languages),
  isPrivate: true,
  ...(sentence ? { listName: searchLabel(sentence, t, language) } : {}),
});

export const findLoader: RouteLoader<'Find', FindPageData> = { load: loadFind, meta: findMeta };
