import { readCircle } from '../domain/circle.ts';
import type { EstateFilters } from './table.ts';

/** What was found by a name: a suggestion (contract/suggestion.ts), as far as it is a place. */
export interface FoundPlace {
  kind: string;
  name: string;
  within?: string | undefined;
  province?: string | undefined;
  town?: string | undefined;
  zone?: string | undefined;
  postcode?: string | undefined;
  street?: string | undefined;
  area?: string | undefined;
  near?: string | undefined;
}

/** Whether a list has its own field for it. */
export const isPlace = ({ kind }: Pick<FoundPlace, 'kind'>): boolean =>
  kind === 'province' || kind === 'town' || kind === 'zone';

/** What a list of a postcode, a street, an area or what lies around a landmark is limited to; undefined for others. */
export function spotOf({ kind, province, town, postcode, street, near, area }: FoundPlace): EstateFilters | undefined {
  if (kind !== 'postcode' && kind !== 'street' && kind !== 'area' && kind !== 'landmark') return undefined;
  const circle = near === undefined ? null : readCircle(near);
  return {
    ...(province ? { province } : {}),
    ...(town && circle ? { town } : {}),
    ...(postcode ? { postcode } : {}),
    ...(street ? { street } : {}),
    ...(circle ? { near: circle } : {}),
    ...(area ? { drawn: area } : {}),
  };
}

/** The path of a place; empty for the whole country. */
export const pathOfFound = ({ province, town, zone }: Pick<FoundPlace, 'province' | 'town' | 'zone'>): string =>
  [province, town, zone].filter(Boolean).join('/');
