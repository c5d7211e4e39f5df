import type { EstateSummary } from '#shared/api/estate.ts';
import { streetLine, zoneLine } from '#shared/domain/address.ts';
import { isToCome } from '#shared/domain/delivery.ts';
import { coverOf } from '#shared/domain/cover.ts';
import type { EnergyRating, EnergyState, FeatureId, OperationType } from '#shared/domain/estate.ts';
import { headlineOf } from '#shared/domain/headline.ts';
import type { FloorName } from '#shared/domain/floorLevel.ts';
import { imageUrl, imageWidths, type ImageSize } from '#shared/domain/images.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localised, ownWords } from '#shared/i18n/localised.ts';
import { priceFairness } from '#shared/domain/priceFairness.ts';
import { priceBeforeDrop } from '#shared/domain/prices.ts';
import { placeParts } from '../estate/placeParts.ts';
import { daysPublished, isNew } from './isNew.ts';
import type { CardCover } from './cardCover.ts';

/**
 * What a card shows, in the page's language and nothing more: 24 of these travel with a Search page, in HTML and in the
 * state, so whatever the card does not show is left out here.
 */
export interface EstateCardData {
  /** What stands for it in URLs and calls. */
  key: string;
  /** What its agency calls it. */
  reference: string;
  slug: string;
  provinceSlug: string;
  type: OperationType;
  status: string;
  /** Published lately: then its state is worth a badge (PD-70). */
  isNew?: true;
  /** Has what the law asks of an advert and does not contradict itself (docs/product.md#checks-of-adverts). */
  meetsRules?: true;
  /** For how many days it is published, where that is worth saying. */
  days?: number;
  /** In the page's language: what it is, where nobody wrote one in that. */
  title: string;
  street?: string;
  zone: string;
  /** What that lies in, where it is called otherwise: its town, of a town its province. */
  around?: string;
  price?: number;
  /** Before its latest drop. */
  previousPrice?: number;
  /** How many per cent its price is below those of how many comparable homes, where that is worth a line. */
  below?: [percent: number, count: number];
  /** 0 when unknown. */
  area: number;
  rooms?: number;
  bathrooms?: number;
  /** 0 is the ground floor. */
  floor?: number;
  floorName?: FloorName;
  penthouse?: true;
  /** Looks onto the street. */
  exterior?: boolean;
  energy: CardEnergy;
  /** The facts shown by icons (docs/product.md#estate-card). */
  lift?: true;
  furnished?: true;
  parking?: true;
  outdoor?: true;
  /** `alt` where the page's language has it. */
  cover?: CardCover;
  /** How many photos the home has, where there is more than the cover. */
  pictures?: number;
  plans?: number;
  /** A new development: how many homes, and when they will be finished. */
  development?: { homes?: number; delivery?: string };
  agent?: { slug?: string; name: string; avatar?: string };
}

/** kWh/m²·year and kg CO2/m²·year stand beside the letter in every advert (docs/product.md#compliance). */
export interface CardEnergy {
  state: EnergyState;
  rating?: EnergyRating;
  consumption?: number;
  emissions?: number;
}

const outdoor: readonly FeatureId[] = ['garden', 'terrace', 'balcony'];

/** A card is from 250 to 530 CSS pixels wide; beyond twice that no eye sees more. */
const coverSizes: readonly ImageSize[] = ['sm', 'md', 'lg'];

/** The link's slug of an estate in a language, falling back to Spanish (docs/product.md#operation-words). */
export const slugOf = (estate: Pick<EstateSummary, 'urlSlug' | 'slug'>, language: Language): string =>
  localised(estate.urlSlug, language)?.value ?? estate.slug;

function toCover(cover: EstateSummary['media'][number], language: Language): EstateCardData['cover'] {
  const alt = ownWords(cover.alt, language);
  const candidates = coverSizes
    .filter((size) => cover.dimensions[size])
    .map((size) => `${cover.dimensions[size]} ${imageWidths[size]}w`);
  return {
    ...(candidates.length > 1 ? { srcSet: candidates.join(', ') } : { src: imageUrl(cover, 'sm') }),
    ...(alt ? { alt } : {}),
    ...(cover.placeholder ? { colour: cover.placeholder } : {}),
    ...(cover.madeAs ? { made: cover.madeAs } : {}),
  };
}

/** Per cent below others from which a card says so. */
const worthSaying = 5;

/** Only where it is below the median: a card does not say that a home is above it. */
function toBelow({ price, areaConstructed, comparablePrices }: EstateSummary): EstateCardData['below'] {
  const fairness = priceFairness(price, areaConstructed, comparablePrices);
  return fairness?.way === 'below' && fairness.percent >= worthSaying ? [fairness.percent, fairness.count] : undefined;
}

/** The certificate's figures only with a letter: without one they would belong to nothing. */
function toEnergy({ state, rating, consumption, emissions }: EstateSummary['cee']): CardEnergy {
  if (state !== 'completed' || !rating) return { state };
  return {
    state,
    rating,
    ...(consumption === undefined ? {} : { consumption }),
    ...(emissions === undefined ? {} : { emissions }),
  };
}

/** @param now epoch ms */
export function toDevelopment({ development }: Pick<EstateSummary, 'development'>, now = Date.now()) {
  if (!development) return undefined;
  const { total, delivery } = development;
  return {
    ...(total ? { homes: total } : {}),
    ...(delivery !== undefined && isToCome(delivery, now) ? { delivery } : {}),
  };
}

/** Its zone, town and province, the nearest first and each once. */
const placesOf = (address: EstateSummary['address'], language: Language): string[] =>
  placeParts(zoneLine(address, language), placeNameIn(address.town, language), placeNameIn(address.province, language));

export function toEstateCard(estate: EstateSummary, language: Language): EstateCardData {
  const street = streetLine(estate.address);
  const [zone = '', around] = placesOf(estate.address, language);
  const cover = coverOf(estate.media);
  const { agent, price, rooms, bathrooms, floor, floorName, features } = estate;
  const previousPrice = priceBeforeDrop(estate.previousPrice, price);
  const days = daysPublished(estate);
  const development = toDevelopment(estate);
  const below = development ? undefined : toBelow(estate);
  return {
    key: estate.key,
    reference: estate.reference,
    slug: slugOf(estate, language),
    provinceSlug: estate.address.provinceSlug,
    type: estate.type,
    status: estate.status,
    ...(isNew(estate) ? { isNew: true } : {}),
    ...(estate.meetsRules ? { meetsRules: true } : {}),
    ...(days === undefined ? {} : { days }),
    title: ownWords(estate.description, language) ?? headlineOf(estate, language),
    ...(street ? { street } : {}),
    zone,
    ...(around === undefined ? {} : { around }),
    ...(price === undefined ? {} : { price }),
    ...(previousPrice === undefined ? {} : { previousPrice }),
    ...(below ? { below } : {}),
    area: estate.areaConstructed || 0,
    ...(rooms ? { rooms } : {}),
    ...(bathrooms ? { bathrooms } : {}),
    ...(floor === undefined ? {} : { floor }),
    ...(floorName === undefined ? {} : { floorName }),
    ...(estate.subtype === 'penthouse' ? { penthouse: true } : {}),
    ...(estate.exterior ? { exterior: true } : {}),
    energy: toEnergy(estate.cee),
    ...(features.includes('elevator') ? { lift: true } : {}),
    ...(estate.furnished ? { furnished: true } : {}),
    ...(features.includes('parking') ? { parking: true } : {}),
    ...(features.some((feature) => outdoor.includes(feature as FeatureId)) ? { outdoor: true } : {}),
    ...(cover ? { cover: toCover(cover, language) } : {}),
    ...(estate.pictures && estate.pictures > 1 ? { pictures: estate.pictures } : {}),
    ...(estate.plans ? { plans: estate.plans } : {}),
    ...(development ? { development } : {}),
    ...(agent
      ? {
          agent: {
            ...(agent.slug ? { slug: agent.slug } : {}),
            name: agent.fullName,
            ...(agent.avatar ? { avatar: imageUrl(agent.avatar, 'xs') } : {}),
          },
        }
      : {}),
  };
}
