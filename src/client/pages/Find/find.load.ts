import { ApiError } from '#shared/api/ApiError.ts';
import type { Suggestion } from '#shared/api/suggestion.ts';
import { keyOfReference, looksLikeReference, withoutIntroduction } from '#shared/domain/estateKey.ts';
import { indexNames } from '#shared/domain/matchNames.ts';
import { namesOf } from '#shared/domain/otherNames.ts';
import { pathOfFound } from '#shared/filters/filtersOfFound.ts';
import { placesOfFilters } from '#shared/filters/placeFilters.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import { buildAlternates, buildLocalUrl, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { seeOther } from '../../app/httpResponses.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { orNotThere } from '#shared/api/upstreamErrors.ts';
import { resolveText } from '../../features/search/resolveText.ts';
import { isPlace, urlOfChoice } from '../../features/search/suggestionTarget.ts';

export interface FindPageData {
  /** What the text may mean. */
  choices?: Suggestion[];
  problem?: 'nothing' | 'unknownReference' | 'tooMany' | 'listed';
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
  const provinces = await api.provinces(operation, { signal });
  const find = indexNames(provinces, ({ name }) => ({ names: namesOf(name) }));
  return find(text, maxChoices, ({ count }) => count).map(({ name, slug, count }) => ({
    kind: 'province',
    name: placeNameIn(name, language),
    province: slug,
    count,
  }));
}

/**
 * Leads to what the text means (303); without one answer, the page shows the choices.
 * @throws ApiError when neither suggestions nor places can be had
 */
async function loadFind(context: LoadContext<'Find'>): Promise<FindPageData> {
  const { api, language, query, signal, url } = context;
  const { operation, q, filters = {}, add: adds = false } = query;
  const type = operation ?? 'buy';
  if (q === undefined) {
    if (operation === undefined || adds) return {};
    throw seeOther(buildLocalUrl({ to: 'Search', params: { type } }, language), url);
  }
  const resolution = await resolveText(q, (text) =>
    api.suggestions({ text, type, language }, { signal }).catch((error: unknown) => {
      if (signal.aborted || !(error instanceof ApiError)) throw error;
      return findWithout(context, text);
    }),
  );
  if (resolution.kind === 'found') {
    const { found } = resolution;
    const here = placesOfFilters(filters) ?? [];
    if (adds && found.every((one) => isPlace(one) && here.includes(pathOfFound(one)))) return { problem: 'listed' };
    const target = urlOfChoice(found, { type, language, filters, adds });
    if (target === null) return { problem: 'tooMany' };
    throw seeOther(target, url);
  }
  if (resolution.kind === 'choices') return { choices: resolution.choices.slice(0, maxChoices) };
  return { problem: resolution.kind };
}

/** For whoever typed it: neither search engines nor caches keep it. */
const findMeta = (_: FindPageData, { t, query, languages }: MetaContext<'Find'>): PageMeta => ({
  title: t('find:meta.title'),
  description: t('find:meta.description'),
  switchTo: buildAlternates(routeTarget<'Find'>({ to: 'Find', params: {}, query }), languages),
  isPrivate: true,
});

export const findLoader: RouteLoader<'Find', FindPageData> = { load: loadFind, meta: findMeta };
