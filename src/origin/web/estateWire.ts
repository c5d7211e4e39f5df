import { conservations, operationTypes } from '#shared/domain/estate.ts';
import type { WireAddress, WireEnergyCertificate, WireEstate, WireEstateSummary, WireMedia } from '#shared/api/wire.ts';
import type { EstateDetailDocument, EstateSummaryDocument } from '../db/estateRow.ts';
import { estateAlts } from '../media/alt/estateAlts.ts';
import { estateScenes } from '../media/estateScenes.ts';
import { mediaImage, previewUrl } from '../media/mediaUrls.ts';
import { dominantColour } from '../media/scene/dominantColour.ts';
import type { PlaceDirectory } from '../search/placeDirectory.ts';
import type { EstateRecord } from '../search/readEstates.ts';
import { agentBrief } from './agentWire.ts';
import { given } from './given.ts';

/** An estate as cards need it. What may not be told (hidden price, hidden street) is not in it. */
export const estateSummary = (record: EstateRecord, places: PlaceDirectory): WireEstateSummary =>
  summaryOf(record, JSON.parse(record.summary) as EstateSummaryDocument, places);

function summaryOf(record: EstateRecord, document: EstateSummaryDocument, places: PlaceDirectory): WireEstateSummary {
  const whereabouts = address(record, document, places);
  return {
    id: record.id,
    reference: record.reference,
    slug: document.urlSlug['es-ES'],
    url_slug: document.urlSlug,
    type: operationTypes[record.type] ?? 'buy',
    status: record.status,
    estate_type: record.estate_type,
    ...given('subtype', record.subtype),
    ...given('price', record.shown_price),
    area_constructed: record.area,
    ...given('rooms', record.rooms),
    ...given('bathrooms', record.bathrooms),
    description: document.description,
    address: whereabouts,
    furnished: record.furnished === 1,
    conditioned_air: document.conditionedAir,
    orientation_north: document.orientationNorth,
    orientation_south: document.orientationSouth,
    orientation_east: document.orientationEast,
    orientation_west: document.orientationWest,
    ...given('conservation', conservations.find((known) => known === record.conservation) ?? null),
    cee: certificate(document.cee),
    features: document.features,
    media: mediaItems(record, whereabouts.province_slug, document, document.media),
    agent: agentBrief(record),
    created_at: new Date(record.published_at).toISOString(),
    updated_at: new Date(record.updated_at).toISOString(),
  };
}

/** An estate as its own page needs it. */
export function estateDetail(record: EstateRecord & { detail: string }, places: PlaceDirectory): WireEstate {
  const brief = JSON.parse(record.summary) as EstateSummaryDocument;
  const summary = summaryOf(record, brief, places);
  const document = JSON.parse(record.detail) as EstateDetailDocument;
  return {
    ...summary,
    ...location(record, summary.address.visibility),
    media: mediaItems(record, summary.address.province_slug, brief, [...brief.media, ...document.moreMedia], true),
    text: document.text,
    ...given('virtual_tour', document.virtualTour),
    ...given('video', document.video),
    highlights: document.highlights,
    special: document.special,
    ...given('rental_conditions', document.rentalConditions),
    ...given('reference_index', document.referenceIndex),
    ...given('last_rent', document.lastRent),
    ...given('large_holder', document.largeHolder),
    ...given('registration_number', document.registrationNumber),
  };
}

/** The address as far as its visibility lets it be told (docs/product.md#address). */
function address(record: EstateRecord, document: EstateSummaryDocument, places: PlaceDirectory): WireAddress {
  const province = places.byKey(record.province);
  const town = places.byKey(record.town);
  const zone = record.zone === null ? undefined : places.byKey(record.zone);
  const { visibility } = document;
  return {
    province: province?.name ?? '',
    province_slug: province?.slug ?? '',
    town: town?.name ?? '',
    town_slug: town?.slug ?? '',
    ...(zone ? { zone: zone.name, zone_slug: zone.slug } : {}),
    ...(visibility === 'hidden' ? {} : { street_type: document.streetType, street_name: document.streetName }),
    ...(visibility === 'full' ? { street_number: document.streetNumber } : {}),
    visibility,
  };
}

/** The stored place is already blurred where it has to be: see publicLocation. */
function location(record: EstateRecord, visibility: string): Pick<WireEstate, 'location'> {
  if (record.lat === null || record.lng === null) return {};
  return {
    location: {
      lat: record.lat / 1e5,
      lng: record.lng / 1e5,
      precision: visibility === 'full' ? 'exact' : 'approximate',
    },
  };
}

const certificate = (cee: EstateSummaryDocument['cee']): WireEnergyCertificate => ({
  state: cee.state,
  ...given('consumption', cee.consumption),
  ...given('emissions', cee.emissions),
  ...given('rating', cee.rating),
});

/** The pictures in their order, the cover first, each with its words and a colour for its place. */
function mediaItems(
  record: EstateRecord,
  provinceSlug: string,
  { cee, look }: EstateSummaryDocument,
  media: EstateSummaryDocument['media'],
  isWhole = false,
): WireMedia[] {
  const { reference, estate_type: estateType, subtype, area: areaConstructed, rooms, bathrooms, conservation } = record;
  const id = reference.toLowerCase();
  const scenes = estateScenes(
    { reference, provinceSlug, estateType, subtype, areaConstructed, rooms, bathrooms, conservation, cee, look },
    media,
  );
  const alts = estateAlts(id, media, scenes);
  return media.map((item, position) => {
    const scene = scenes[position]!;
    const { preview, ...picture } = item.given ?? {
      ...mediaImage('estates', id, scene),
      alt: alts[position]!,
      placeholder: dominantColour('estates', id, scene),
      preview: item.webCover ? previewUrl('estates', id, scene) : undefined,
    };
    return {
      type: item.type,
      web_cover: item.webCover,
      ...picture,
      ...(isWhole ? given('preview', preview) : {}),
      description_category: item.category,
    };
  });
}
