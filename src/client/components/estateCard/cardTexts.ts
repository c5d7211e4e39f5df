import type { TFunction } from 'i18next';
import { estateStatuses, type EstateStatus } from '#shared/domain/estate.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { CardEnergy } from './toEstateCard.ts';

/** The texts of the cards of one list. */
export interface CardTexts {
  euros: (price: number) => string;
  /** What stands around the price of a rent: `… / mes`. */
  perMonth: readonly [before: string, after: string];
  area: (squareMetres: number) => string;
  rooms: (count: number) => string;
  bathrooms: (count: number) => string;
  status: Partial<Record<string, string>>;
  furnished: string;
  parking: string;
  outdoor: string;
  rating: (letter: string) => string;
  /** What is said of the certificate beside its letter, or instead of it. */
  energy: (energy: CardEnergy) => string;
}

/** Remembers what was said of a value: a list says the same few again and again, and a translation costs 4 µs. */
function once<Key>(say: (key: Key) => string): (key: Key) => string {
  const said = new Map<Key, string>();
  return (key) => {
    const text = said.get(key) ?? say(key);
    said.set(key, text);
    return text;
  };
}

const statusTexts = (t: TFunction): Record<EstateStatus, string> =>
  Object.fromEntries(estateStatuses.map((status) => [status, t(`card.status.${status}`)])) as Record<EstateStatus, string>;

/** Made once a list, so that 24 cards ask the dictionary a few times and not three hundred. */
export function cardTexts(t: TFunction, language: Language): CardTexts {
  // One sentence in the dictionary, taken apart where the price stands, because the price is set larger.
  const [before = '', after = ''] = t('card.perMonth', { price: '|' }).split('|');
  const state = once<Exclude<CardEnergy['state'], 'completed'> | 'unrated'>((key) => t(`card.energy.${key}`));
  return {
    euros: (price) => formatEuros(price, language),
    perMonth: [before, after],
    area: once((area) => t('card.area', { area: formatNumber(area, language) })),
    rooms: once((count) => t('card.rooms', { count })),
    bathrooms: once((count) => t('card.bathrooms', { count })),
    status: statusTexts(t),
    furnished: t('card.furnished'),
    parking: t('card.parking'),
    outdoor: t('card.outdoor'),
    rating: once((rating) => t('card.energy.rating', { rating })),
    energy: ({ state: at, rating, consumption, emissions }) => {
      if (at !== 'completed') return state(at);
      if (!rating) return state('unrated');
      if (consumption === undefined || emissions === undefined) return t('card.energy.rating', { rating });
      return t('card.energy.values', { consumption: formatNumber(consumption, language), emissions: formatNumber(emissions, language) });
    },
  };
}
