import { featureIds, hidesPrice, isClosed, operationTypes, type EstateStatus } from '#shared/domain/estate.ts';
import type { LocalisedList } from '#shared/api/wire.ts';
import type { LocalisedText } from '#shared/i18n/languages.ts';
import type { EstateSeed } from '../world.ts';
import { drawOf } from './drawOf.ts';
import { referenceOfSlug } from './estateReference.ts';
import { estateTraits, withTraits } from './estateTraits.ts';
import { publicLocation } from './publicLocation.ts';
import type { EstateRow } from './tables.ts';
import type { WorldKeys } from './worldKeys.ts';

/** What a card needs beyond the row. */
export type EstateSummaryDocument = Pick<
  EstateSeed,
  | 'description'
  | 'urlSlug'
  | 'streetType'
  | 'streetName'
  | 'streetNumber'
  | 'visibility'
  | 'conditionedAir'
  | 'orientationNorth'
  | 'orientationSouth'
  | 'orientationEast'
  | 'orientationWest'
  | 'cee'
  | 'features'
  | 'media'
  | 'look'
  | 'createdAt'
>;

/** What only the estate's own page needs. `media` holds the pictures after the summary's. */
export interface EstateDetailDocument {
  text: LocalisedText;
  moreMedia: EstateSeed['media'];
  virtualTour: string | null;
  video: string | null;
  highlights: LocalisedList;
  special: LocalisedList;
  rentalConditions: LocalisedList | null;
  referenceIndex: number | null;
  lastRent: number | null;
  largeHolder: boolean | null;
  registrationNumber: string | null;
}

/** Pictures in a summary: the cover. The contract allows five more, but no card shows them, and their URLs would be two thirds of a list. */
const summaryMedia = 1;

/** 0 available, 1 reserved, 2 sold or rented: the first order of every list (docs/product.md#status). An unknown state counts as available (PD-26). */
const availabilityRankOf = (status: string): number => (isClosed(status) ? 2 : hidesPrice(status) ? 1 : 0);

const featureBits = new Map<string, number>(featureIds.map((id, position) => [id, 2 ** position]));

export const featureMask = (features: readonly string[]): number =>
  [...new Set(features)].reduce((mask, id) => mask + (featureBits.get(id) ?? 0), 0);

/** The cover goes first, so that the few pictures of a summary always hold it. */
function orderedMedia(media: EstateSeed['media']): EstateSeed['media'] {
  const cover = media.findIndex((item) => item.webCover);
  return cover <= 0 ? media : [media[cover]!, ...media.slice(0, cover), ...media.slice(cover + 1)];
}

/**
 * An estate as the store keeps it.
 * @throws when a slug does not end in the reference, or a place or agent it names is not stored
 */
export function estateRow(seed: EstateSeed, keys: WorldKeys, key: number): EstateRow {
  for (const slug of Object.values(seed.urlSlug)) {
    if (referenceOfSlug(slug) !== seed.reference)
      throw new Error(`Estate ${seed.reference}: the slug "${slug}" does not end in its reference`);
  }
  const town = keys.town(seed.provinceSlug, seed.townSlug);
  const availabilityRank = availabilityRankOf(seed.status);
  const agent = keys.agent(seed.agentId);
  return {
    key,
    id: seed.id,
    reference: seed.reference,
    type: operationTypes.indexOf(seed.type),
    status: seed.status,
    availability_rank: availabilityRank,
    estate_type: seed.estateType,
    subtype: seed.subtype,
    price: seed.price,
    shown_price: availabilityRank === 0 ? seed.price : null,
    area: seed.areaConstructed,
    rooms: seed.rooms,
    bathrooms: seed.bathrooms,
    furnished: Number(seed.furnished),
    conservation: seed.conservation,
    published_at: seed.createdAt,
    updated_at: seed.updatedAt,
    shuffle_rank: drawOf(seed.reference),
    traits: estateTraits({ ...seed, availabilityRank }),
    features: featureMask(seed.features),
    province: keys.province(seed.provinceSlug),
    town,
    zone: seed.zoneSlug === null ? null : keys.zone(town, seed.zoneSlug),
    agent: agent.key,
    agency: agent.agency,
    ...publicLocation(seed),
  };
}

/** The same estate in another state, with all that follows from it. @param now epoch ms */
export function withStatus(row: EstateRow, status: EstateStatus, now: number): EstateRow {
  const availabilityRank = availabilityRankOf(status);
  const traits = withTraits(row.traits, 'availability', [availabilityRank]);
  return {
    ...row,
    status,
    availability_rank: availabilityRank,
    shown_price: availabilityRank === 0 ? row.price : null,
    traits,
    updated_at: now,
  };
}

export function estateDocuments(seed: EstateSeed): { summary: EstateSummaryDocument; detail: EstateDetailDocument } {
  const media = orderedMedia(seed.media);
  return {
    summary: {
      description: seed.description,
      urlSlug: seed.urlSlug,
      streetType: seed.streetType,
      streetName: seed.streetName,
      streetNumber: seed.streetNumber,
      visibility: seed.visibility,
      conditionedAir: seed.conditionedAir,
      orientationNorth: seed.orientationNorth,
      orientationSouth: seed.orientationSouth,
      orientationEast: seed.orientationEast,
      orientationWest: seed.orientationWest,
      cee: seed.cee,
      features: seed.features,
      media: media.slice(0, summaryMedia),
      look: seed.look,
      createdAt: seed.createdAt,
    },
    detail: {
      text: seed.text,
      moreMedia: media.slice(summaryMedia),
      virtualTour: seed.virtualTour,
      video: seed.video,
      highlights: seed.highlights,
      special: seed.special,
      rentalConditions: seed.rentalConditions,
      referenceIndex: seed.referenceIndex,
      lastRent: seed.lastRent,
      largeHolder: seed.largeHolder,
      registrationNumber: seed.registrationNumber,
    },
  };
}
