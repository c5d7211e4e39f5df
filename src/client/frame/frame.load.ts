import type { LoaderFunctionArgs } from 'react-router';
import type { Place } from '#shared/api/createApi.ts';
import { apiContext } from '../apiContext.ts';
import { orEmpty } from '../orEmpty.ts';

export interface FrameData {
  /** Provinces of the header's menus, with homes of each type (spec §2.6). */
  provinces: { buy: Place[]; rent: Place[] };
  /** Of the copyright line; part of the data so that both sides show the same at midnight of New Year. */
  year: number;
}

/** In every language alike: the names are Spanish and Catalan ones. */
const collator = new Intl.Collator('es');

const byName = (places: Place[]): Place[] => places.toSorted((a, b) => collator.compare(a.name, b.name));

/** Loads what header and footer show. They must not take a page down: without an answer the menus are empty. */
export async function loadFrame({ context, request: { signal } }: LoaderFunctionArgs): Promise<FrameData> {
  const api = context.get(apiContext);
  const provinces = (type: 'buy' | 'rent') => api.provinces(type, { signal }).then(byName).catch(orEmpty<Place[]>([]));
  const [buy, rent] = await Promise.all([provinces('buy'), provinces('rent')]);
  return { provinces: { buy, rent }, year: new Date().getFullYear() };
}
