import type { Suggestion } from '#shared/api/suggestion.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { isPlace, pathOfFound } from '#shared/filters/filtersOfFound.ts';
import { placesOfFilters } from '#shared/filters/placeFilters.ts';
import { loadSentenceWords } from '#shared/filters/sentence/loadSentenceWords.ts';
import { buildAlternates, buildLocalUrl, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { seeOther } from '../../app/httpResponses.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { createFinder } from '#shared/views/sentences/createFinder.ts';
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

/**
 * What the text means as a sentence: leads on (303) where the list says all of it.
 * @returns null for a text of which nothing is understood
 */
async function loadSentence(
  { api, language, site, query: { filters = {} }, signal, url }: LoadContext<'Find'>,
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
    travelModes: site.travelModes,
  });
  if (!search) return null;
  if (search.ignored.length === 0 && search.others.length === 0) throw seeOther(search.url, url);
  const { type: said, filters: found } = search;
  // What can be reached in time costs a call of the engine, which the list alone may make (rateLimits.ts).
  const list = found.travel
    ? null
    : await api.estates({ type: said, filters: found, qty: 1 }, { signal }).catch(orEmpty(null));
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
  const find = createFinder(context, type);
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
