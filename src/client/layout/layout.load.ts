import type { LoaderFunctionArgs } from 'react-router';
import type { Place } from '#shared/api/place.ts';
import { placeNameIn } from '#shared/i18n/catalanNames.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { apiContext } from '../app/loaderContext.ts';
import { orEmpty } from '../app/upstreamErrors.ts';
import { joinProvinces, type ProvinceCounts } from './provinceCounts.ts';

export interface LayoutData {
  /** Provinces with estates of either type, by name (docs/product.md#header). */
  provinces: ProvinceCounts[];
  /** What menus and footer alone show: in their HTML, and hence not in the page's state. */
  frame?: {
    /** Provinces with agents. */
    agents: Place[];
    /** Of the copyright line. */
    year: number;
  };
}

/** Loads what header and footer show. They must not take a page down: without an answer the menus are empty. */
export async function loadLayout({ context, request: { signal, url } }: LoaderFunctionArgs): Promise<LayoutData> {
  const api = await context.get(apiContext)();
  const { language } = splitLanguage(new URL(url).pathname);
  const [buy, rent, agents] = await Promise.all([
    api.provinces('buy', { signal }).catch(orEmpty<Place[]>([])),
    api.provinces('rent', { signal }).catch(orEmpty<Place[]>([])),
    api.agentProvinces({ signal }).catch(orEmpty<Place[]>([])),
  ]);
  const named = (places: readonly Place[]): Place[] =>
    places.map((place) => ({ ...place, name: placeNameIn(place.name, language) }));
  const frame = {
    agents: named(agents).toSorted((a, b) => compareNames(a.name, b.name, language)),
    year: new Date().getFullYear(),
  };
  return { provinces: joinProvinces({ buy: named(buy), rent: named(rent) }, language), frame };
}
