import type { LoaderFunctionArgs } from 'react-router';
import type { Place } from '#shared/api/place.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { apiContext } from '../app/loaderContext.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { joinProvinces, type ProvincesData } from '../features/search/provinceCounts.ts';

export interface LayoutData extends ProvincesData {
  /** What menus and footer alone show: in their HTML, and hence not in the page's state. */
  frame?: {
    /** Provinces with agents. */
    agents: Place[];
    /** Of the copyright line. */
    year: number;
  };
}

/** What the answers are made into: the last of each language, since all pages of an hour have the same. */
const made = new Map<Language, { from: readonly unknown[]; data: LayoutData }>();

function toLayoutData(buy: Place[], rent: Place[], agents: Place[], language: Language): LayoutData {
  const year = new Date().getFullYear();
  const from = [buy, rent, agents, year];
  const known = made.get(language);
  if (known?.from.every((each, index) => each === from[index])) return known.data;
  const named = (places: readonly Place[]): Place[] =>
    places.map((place) => ({ ...place, name: placeNameIn(place.name, language) }));
  const sorted = named(agents).toSorted((a, b) => compareNames(a.name, b.name, language));
  const provinces = joinProvinces({ buy: named(buy), rent: named(rent) }, language);
  const data = { provinces, frame: { agents: sorted, year } };
  made.set(language, { from, data });
  return data;
}

/** Loads what header and footer show. They must not take a page down: without an answer the menus are empty. */
export async function loadLayout(
  language: Language,
  { context, request: { signal } }: LoaderFunctionArgs,
): Promise<LayoutData> {
  const api = await context.get(apiContext)();
  const [buy, rent, agents] = await Promise.all([
    api.provinces('buy', { signal }).catch(orEmpty<Place[]>([])),
    api.provinces('rent', { signal }).catch(orEmpty<Place[]>([])),
    api.agentProvinces({ signal }).catch(orEmpty<Place[]>([])),
  ]);
  return toLayoutData(buy, rent, agents, language);
}
