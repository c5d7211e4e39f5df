import type { i18n as I18n, TFunction } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { mapOnce } from '#shared/api/mapOnce.ts';
import { estateStatuses, type EstateStatus } from '#shared/domain/estate.ts';
import { formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { CardEnergy, EstateCardData } from './toEstateCard.ts';

/** The texts of the cards of one list. */
export interface CardTexts {
  euros: (price: number) => string;
  /** What stands around the price of a rent: `… / mes`. */
  perMonth: readonly [before: string, after: string];
  /** Replaces a missing price. */
  onRequest: string;
  /** Empty for an unknown area. */
  area: (squareMetres: number) => string;
  rooms: (count: number) => string;
  bathrooms: (count: number) => string;
  /** Floor and whether it looks onto the street, as far as they are known; empty where neither is. */
  floor: (estate: Pick<EstateCardData, 'floor' | 'exterior'>) => string;
  /** How many pictures a home has. */
  pictures: (number: number) => string;
  /** Euros a square metre. */
  perArea: (euros: number) => string;
  /** That the price was higher. */
  dropped: (previousPrice: number) => string;
  status: Partial<Record<string, string>>;
  lift: string;
  furnished: string;
  parking: string;
  outdoor: string;
  /** The label of the favourite button. */
  keep: (title: string) => string;
  rating: (letter: string) => string;
  /** What is said of the certificate beside its letter, or instead of it. */
  energy: (energy: CardEnergy) => string;
}

/** Values remembered of a kind; beyond these a text is simply made again. */
const mostRemembered = 500;

/** Remembers what was said of a value: lists say the same few again and again, and a translation costs 4 µs. */
function once<Key>(say: (key: Key) => string): (key: Key) => string {
  const said = new Map<Key, string>();
  return (key) => {
    const text = said.get(key) ?? say(key);
    if (said.size < mostRemembered) said.set(key, text);
    return text;
  };
}

/** As one word: the line of a card's facts breaks before it or after it. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');

const statusTexts = (t: TFunction): Record<EstateStatus, string> =>
  Object.fromEntries(estateStatuses.map((status) => [status, t(`card.status.${status}`)])) as Record<
    EstateStatus,
    string
  >;

const floorWord = (floor: number) => {
  if (floor === 0) return 'ground';
  return floor < 0 ? 'below' : 'upper';
};

/** The texts of a language, from its dictionary. */
function makeTexts({ t, language: code }: I18n): CardTexts {
  const language = code as Language;
  // One sentence in the dictionary, taken apart where the price stands, because the price is set larger.
  const [before = '', after = ''] = t('card.perMonth', { price: '|' }).split('|');
  // Taken apart too, because every price, title and certificate is another one: a translation for each would be dear.
  const [beforeArea = '', afterArea = ''] = t('card.perArea', { price: '|' }).split('|');
  const [keepBefore = '', keepAfter = ''] = t('favourites.keep', { title: '|' }).split('|');
  const [ofConsumption = '', ofEmissions = '', afterBoth = ''] = t('card.energy.values', {
    consumption: '|',
    emissions: '|',
  }).split('|');
  const state = once<Exclude<CardEnergy['state'], 'completed'> | 'unrated'>((key) => t(`card.energy.${key}`));
  const street = unbroken(t('card.exterior'));
  const sayFloor = once((floor: number) => unbroken(t(`card.floor.${floorWord(floor)}`, { floor })));
  return {
    euros: (price) => formatEuros(price, language),
    perMonth: [before, after],
    onRequest: t('card.onRequest'),
    area: once((area) => (area > 0 ? t('card.area', { area: formatNumber(area, language) }) : '')),
    rooms: once((count) => t('card.rooms', { count })),
    bathrooms: once((count) => t('card.bathrooms', { count })),
    floor: ({ floor, exterior }) =>
      [floor === undefined ? '' : sayFloor(floor), exterior ? street : ''].filter(Boolean).join(' ·\u00a0'),
    pictures: once((number) => t('card.pictures', { number })),
    perArea: (euros) => beforeArea + formatEuros(euros, language) + afterArea,
    dropped: (euros) => t('card.dropped', { price: formatEuros(euros, language) }),
    status: statusTexts(t),
    lift: t('card.lift'),
    furnished: t('card.furnished'),
    parking: t('card.parking'),
    outdoor: t('card.outdoor'),
    keep: (title) => keepBefore + title + keepAfter,
    rating: once((rating) => t('card.energy.rating', { rating })),
    energy: ({ state: at, rating, consumption, emissions }) => {
      if (at !== 'completed') return state(at);
      if (!rating) return state('unrated');
      if (consumption === undefined || emissions === undefined) return t('card.energy.rating', { rating });
      return (
        ofConsumption +
        formatNumber(consumption, language) +
        ofEmissions +
        formatNumber(emissions, language) +
        afterBoth
      );
    },
  };
}

/**
 * Made once a dictionary, so that the cards of all its lists together ask it a few times and not three hundred times a
 * list.
 */
export const cardTexts = mapOnce(makeTexts);

/**
 * The cards' texts. Of the instance itself: what `useTranslation` gives is another wrapper around it in each component.
 */
export const useCardTexts = (): CardTexts => cardTexts(useContext(I18nContext)!.i18n);
