import type { EstateStatus, FeatureId } from '#shared/domain/estate.ts';
import type { EstateSeed } from '../world.ts';
import type { ImportedEstate } from './wireEstateSchema.ts';

type Media = ImportedEstate['media'][number];

const mediaSeed = ({
  type,
  description_category: category,
  web_cover: webCover,
  url,
  dimensions,
  alt,
  placeholder,
  preview,
}: Media): EstateSeed['media'][number] => ({
  type,
  category,
  webCover,
  given: {
    url,
    dimensions,
    ...(alt ? { alt } : {}),
    ...(placeholder ? { placeholder } : {}),
    ...(preview ? { preview } : {}),
  },
});

/**
 * An estate as it is stored.
 * @param agentId the stored agent's
 * @param knownPrice what is stored of a home whose answer hides its price; 0 where nothing is
 */
export function toEstateSeed(estate: ImportedEstate, agentId: string, knownPrice: number): EstateSeed {
  const { address, cee, location } = estate;
  return {
    id: estate.id,
    reference: estate.reference,
    type: estate.type,
    // Others than the known ones are kept as they came (PD-26).
    status: estate.status as EstateStatus,
    estateType: estate.estate_type,
    subtype: estate.subtype ?? null,
    price: estate.price ?? knownPrice,
    areaConstructed: estate.area_constructed,
    rooms: estate.rooms ?? null,
    bathrooms: estate.bathrooms ?? null,
    description: estate.description,
    text: estate.text,
    urlSlug: estate.url_slug,
    provinceSlug: address.province_slug,
    townSlug: address.town_slug,
    zoneSlug: address.zone_slug ?? null,
    streetType: address.street_type,
    streetName: address.street_name,
    streetNumber: address.street_number,
    visibility: address.visibility,
    lat: location?.lat ?? Number.NaN,
    lng: location?.lng ?? Number.NaN,
    furnished: estate.furnished,
    conditionedAir: estate.conditioned_air,
    orientationNorth: estate.orientation_north,
    orientationSouth: estate.orientation_south,
    orientationEast: estate.orientation_east,
    orientationWest: estate.orientation_west,
    conservation: estate.conservation ?? null,
    cee: {
      state: cee.state,
      consumption: cee.consumption ?? null,
      emissions: cee.emissions ?? null,
      rating: cee.rating ?? null,
    },
    features: estate.features as FeatureId[],
    media: estate.media.map(mediaSeed),
    look: null,
    virtualTour: estate.virtual_tour ?? null,
    video: estate.video ?? null,
    highlights: estate.highlights,
    special: estate.special,
    rentalConditions: estate.rental_conditions ?? null,
    agentId,
    createdAt: Date.parse(estate.created_at),
    updatedAt: Date.parse(estate.updated_at),
    referenceIndex: estate.reference_index ?? null,
    lastRent: estate.last_rent ?? null,
    largeHolder: estate.large_holder ?? null,
    registrationNumber: estate.registration_number ?? null,
  };
}
