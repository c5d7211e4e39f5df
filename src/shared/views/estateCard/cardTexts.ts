import type { i18n as I18n, TFunction } from 'i18next';
import { estateStatuses } from '#shared/domain/estate.ts';
import { formatDaysAgo, formatEuros, formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { CardCover } from './cardCover.ts';
import type { CardEnergy, EstateCardData } from './toEstateCard.ts';

/** As one word: the line of a card's facts breaks before it or after it. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');

type T = TFunction<'common'>;
type Pictured = Pick<EstateCardData, 'cover' | 'pictures' | 'plans'>;
type Floor = Pick<EstateCardData, 'floor' | 'floorName' | 'penthouse'>;

/** A quarter of a year, where the month is known. @param delivery `2027`, `2027-06` */
function periodOf(delivery: string, t: T): string {
  const [year = '', month] = delivery.split('-');
  if (month === undefined) return year;
  return t(`card.quarter.${Math.ceil(Number(month) / 3) as 1 | 2 | 3 | 4}`, { year });
}

/** A floor as people call it; empty where it is not known. */
function nameOfFloor({ floor, floorName, penthouse }: Floor, t: T): string {
  if (penthouse) return t('card.floor.penthouse');
  if (floorName) return t(`card.floor.${floorName}`);
  if (floor === undefined) return '';
  if (floor <= 0) return t(floor === 0 ? 'card.floor.ground' : 'card.floor.below');
  return t('card.floor.upper', { count: floor, ordinal: true, context: String(floor) });
}

/** How the cover was made; of more than one photo, how many there are, and how many plans. Empty for neither. */
const picturesOf = ({ cover, pictures, plans }: Pictured, t: T): string =>
  [
    cover?.made && t(`card.made.${cover.made}`),
    pictures && t('card.pictures', { number: pictures }),
    pictures && plans && t('card.plans', { count: plans }),
  ]
    .filter((part) => typeof part === 'string')
    .map(unbroken)
    .join('\u00a0· ');

/** What cards say of an estate, in the language of `i18n`. */
export function cardTexts(i18n: I18n) {
  const language = i18n.language as Language;
  const t = i18n.getFixedT(language, 'common');
  const euros = (amount: number): string => formatEuros(amount, language);
  const nameOf = (estate: Floor): string => nameOfFloor(estate, t);
  return {
    euros,
    floorName: nameOf,
    daysAgo: (days: number): string => formatDaysAgo(days, language),
    /** What stands around the price of a rent, which is set larger: `… / mes`. */
    perMonth: (): [before: string, after: string] => {
      const [before = '', after = ''] = t('card.perMonth', { price: '|' }).split('|');
      return [before, after];
    },
    /** What stands around the lowest price of a development. */
    from: (): [before: string, after: string] => {
      const [before = '', after = ''] = t('card.from', { price: '|' }).split('|');
      return [before, after];
    },
    /** A price as one text: of a rent for a month, of a development that of its cheapest home. */
    price: (price: number, { type, development }: Pick<EstateCardData, 'type' | 'development'>): string => {
      if (development) return t('card.from', { price: euros(price) });
      return type === 'rent' ? t('card.perMonth', { price: euros(price) }) : euros(price);
    },
    /** How many homes a development has, and when they will be finished, as far as it is known. */
    development: ({ homes, delivery }: NonNullable<EstateCardData['development']>): string =>
      [
        homes === undefined ? '' : unbroken(t('card.homes', { count: homes, number: formatNumber(homes, language) })),
        delivery === undefined ? '' : unbroken(t('card.delivery', { when: periodOf(delivery, t) })),
      ]
        .filter(Boolean)
        .join('\u00a0· '),
    /** Replaces a missing price. */
    onRequest: (): string => t('card.onRequest'),
    /** Empty for an unknown area. @param area in m² */
    area: (area: number): string => (area > 0 ? t('card.area', { area: formatNumber(area, language) }) : ''),
    rooms: (count: number): string => t('card.rooms', { count }),
    bathrooms: (count: number): string => t('card.bathrooms', { count }),
    /** Floor and whether it looks onto the street, as far as they are known; empty where neither is. */
    floor: (estate: Floor & Pick<EstateCardData, 'exterior'>): string =>
      [nameOf(estate), estate.exterior ? t('card.exterior') : ''].filter(Boolean).map(unbroken).join('\u00a0· '),
    pictures: (estate: Pictured): string => picturesOf(estate, t),
    /** Alternative text of the cover: the agent's words, and how it was made. */
    coverAlt: ({ alt, made }: CardCover): string => [alt, made && t(`card.made.${made}`)].filter(Boolean).join(' · '),
    plans: (count: number): string => t('card.plans', { count }),
    /** @param price in euros a square metre */
    perArea: (price: number): string => t('card.perArea', { price: euros(price) }),
    /** That the price was higher. */
    dropped: (previousPrice: number): string => t('card.dropped', { price: euros(previousPrice) }),
    /** That it costs less than others. */
    below: ([percent, number]: NonNullable<EstateCardData['below']>): string => t('card.below', { percent, number }),
    /** Undefined for a status that only the upstream knows, which may be any word. */
    status: (status: string): string | undefined => {
      const known = estateStatuses.find((each) => each === status);
      return known && t(`card.status.${known}`);
    },
    meetsRules: (): string => t('card.meetsRules'),
    lift: (): string => t('card.lift'),
    furnished: (): string => t('card.furnished'),
    parking: (): string => t('card.parking'),
    outdoor: (): string => t('card.outdoor'),
    /** The label of the favourite button. */
    keep: (title: string): string => t('favourites.keep', { title }),
    rating: (rating: string): string => t('card.energy.rating', { rating }),
    /** What is said of the certificate beside its letter, or instead of it. */
    energy: ({ state, rating, consumption, emissions }: CardEnergy): string => {
      if (state !== 'completed') return t(`card.energy.${state}`);
      if (!rating) return t('card.energy.unrated');
      if (consumption === undefined || emissions === undefined) return t('card.energy.rating', { rating });
      return t('card.energy.values', {
        consumption: formatNumber(consumption, language),
        emissions: formatNumber(emissions, language),
      });
    },
  };
}

export type CardTexts = ReturnType<typeof cardTexts>;
