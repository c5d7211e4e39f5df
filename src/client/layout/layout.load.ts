import type { LoaderFunctionArgs } from 'react-router';
import type { Place } from '#shared/api/place.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { apiContext } from '../app/loaderContext.ts';
import { orEmpty } from '../app/upstreamErrors.ts';

export interface LayoutData {
  /** Provinces with estates of each type (docs/product.md#header). */
  provinces: Record<OperationType, Place[]>;
  /** What menus and footer alone show: in their HTML, and hence not in the page's state. */
  frame?: {
    /** Provinces with agents. */
    agents: Place[];
    /** Of the copyright line. */
    year: number;
  };
}

const byName = (places: Place[], language: Language): Place[] =>
  places.toSorted((a, b) => compareNames(a.name, b.name, language));

/** Loads what header and footer show. They must not take a page down: without an answer the menus are empty. */
export async function loadLayout({ context, request: { signal, url } }: LoaderFunctionArgs): Promise<LayoutData> {
  const api = await context.get(apiContext)();
  const { language } = splitLanguage(new URL(url).pathname);
  const sorted = (provinces: Promise<Place[]>) =>
    provinces.then((places) => byName(places, language)).catch(orEmpty<Place[]>([]));
  const [buy, rent, agents] = await Promise.all([
    sorted(api.provinces('buy', { signal })),
    sorted(api.provinces('rent', { signal })),
    sorted(api.agentProvinces({ signal })),
  ]);
  return { provinces: { buy, rent }, frame: { agents, year: new Date().getFullYear() } };
}
