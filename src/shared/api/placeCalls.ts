import { roundDegrees } from '#shared/domain/circle.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { foldWords } from '#shared/domain/matchNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { CallOptions, Get } from './calls.ts';
import { suggestionIn } from './suggestion.ts';

export interface SuggestionsQuery {
  text: string;
  /** Without one, of both. */
  type?: OperationType | undefined;
  /** Of the slugs in the answer. */
  language: Language;
}

export interface PriceRangeQuery {
  type: OperationType;
  /** By their slugs. */
  province: string;
  town?: string;
  /** Without one, homes. */
  kind?: string;
  /** m². */
  area?: number;
}

export const placeCalls = (get: Get) => ({
  /** Provinces with estates of a type, by name; without a type, of any. */
  provinces: (type?: OperationType, options?: CallOptions) => get('provinces', {}, type ? { type } : {}, options),
  /** Towns of a province with estates of a type, by name. */
  towns: (type: OperationType, province: string, options?: CallOptions) =>
    get('towns', { type, province }, {}, options),
  /** Zones of a province's towns, or of one of them. */
  zones: (type: OperationType, province: string, town?: string, options?: CallOptions) =>
    get('zones', { type, province }, town ? { town } : {}, options),
  /**
   * What comparable listings ask a square metre; null where there are too few.
   * @throws ApiError 404 where the API does not say it
   */
  priceRange: ({ type, province, town, kind, area }: PriceRangeQuery, options?: CallOptions) =>
    get(
      'prices',
      { type, province },
      { ...(town ? { town } : {}), ...(kind ? { estate_type: kind } : {}), ...(area ? { area: String(area) } : {}) },
      options,
    ),
  /** What the maps have near a point that can be walked to; none where they have nothing. */
  nearby: ({ lat, lng }: { lat: number; lng: number }, options?: CallOptions) =>
    get('nearby', {}, { at: `${roundDegrees(lat)},${roundDegrees(lng)}` }, options),
  /**
   * What a text may mean, best first.
   * @throws ApiError 404 where the API has no suggestions
   */
  suggestions: async ({ text, type, language }: SuggestionsQuery, options?: CallOptions) => {
    const query = { ...(type ? { type } : {}), q: foldWords(text), language };
    const found = await get('suggestions', {}, query, options);
    return found.map((suggestion) => suggestionIn(suggestion, language));
  },
});
