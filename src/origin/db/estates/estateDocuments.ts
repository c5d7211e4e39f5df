import type { AddressDto, EstateDto } from '#shared/contract/estate.ts';
import { toldDistance } from '#shared/domain/surroundings.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localised } from '#shared/i18n/localised.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { type MediaDocuments, type StorableEstate, mediaDocuments } from './estateMedia.ts';
import { keyOf, slugsWithKey } from './estateIdentity.ts';
import type { StoredMedia } from './imageSizes.ts';
import type { Tables } from '../tables.ts';

/**
 * What a list shows of an estate, as the contract answers it. Status, prices, last change and agent are missing: they
 * change without the document and stand in rows of their own.
 */
export interface EstateSummaryDocument extends Omit<SummaryFields, 'media'> {
  media: StoredMedia[];
}

type SummaryFields = Pick<
  EstateDto,
  | 'id'
  | 'reference'
  | 'key'
  | 'slug'
  | 'url_slug'
  | 'type'
  | 'estate_type'
  | 'subtype'
  | 'area_constructed'
  | 'rooms'
  | 'bathrooms'
  | 'floor'
  | 'floor_name'
  | 'exterior'
  | 'description'
  | 'address'
  | 'furnished'
  | 'conditioned_air'
  | 'orientation_north'
  | 'orientation_south'
  | 'orientation_east'
  | 'orientation_west'
  | 'conservation'
  | 'cee'
  | 'features'
  | 'media'
  | 'pictures'
  | 'plans'
  | 'development'
  | 'created_at'
>;

/** Its page on the site. */
export function pathOf({ type, url_slug, address, key }: EstateSummaryDocument, language: Language): string {
  const params = { province: address.province_slug, type, slug: localised(url_slug, language)!.value, ref: key };
  return buildUrl(routeTarget<'Estate'>({ to: 'Estate', params }), language);
}

/** What only the estate's own page shows, as the contract answers it: every other field, and all pictures. */
export interface EstateDetailDocument extends DetailFields {
  media: StoredMedia[];
}

type DetailFields = Omit<
  EstateDto,
  | keyof SummaryFields
  | 'status'
  | 'price'
  | 'previous_price'
  | 'comparable_prices'
  | 'translated'
  | 'location'
  | 'agent'
  | 'meets_rules'
  | 'updated_at'
  | 'linked'
> &
  /** With its units. */
  Pick<EstateDto, 'development'>;

/** The address as far as its visibility lets it be shown (docs/product.md#address), and what it hides. */
function splitAddress(address: AddressDto): { shown: AddressDto; hidden: Partial<AddressDto> | null } {
  const { street_type, street_name, street_number, postal_code, ...place } = address;
  if (address.visibility === 'full') return { shown: address, hidden: null };
  if (address.visibility === 'hidden')
    return { shown: place, hidden: { street_type, street_name, street_number, postal_code } };
  return { shown: { ...place, street_type, street_name }, hidden: { street_number, postal_code } };
}

/** Each field has to be named, so that none is forgotten; one without a value is not stored. */
type Named<Fields> = { [Name in keyof Required<Fields>]: Fields[Name & keyof Fields] };

const summaryFields = (
  estate: StorableEstate,
  { key, url_slug }: Pick<SummaryFields, 'key' | 'url_slug'>,
  address: AddressDto,
  { pictures, plans }: Pick<MediaDocuments, 'pictures' | 'plans'>,
): Named<Omit<SummaryFields, 'media'>> => ({
  id: estate.id,
  reference: estate.reference,
  key,
  slug: url_slug['es-ES'],
  url_slug,
  type: estate.type,
  estate_type: estate.estate_type,
  subtype: estate.subtype,
  area_constructed: estate.area_constructed,
  rooms: estate.rooms,
  bathrooms: estate.bathrooms,
  floor: estate.floor,
  floor_name: estate.floor_name,
  exterior: estate.exterior,
  description: estate.description,
  address,
  furnished: estate.furnished,
  conditioned_air: estate.conditioned_air,
  orientation_north: estate.orientation_north,
  orientation_south: estate.orientation_south,
  orientation_east: estate.orientation_east,
  orientation_west: estate.orientation_west,
  conservation: estate.conservation,
  cee: estate.cee,
  features: estate.features,
  pictures: pictures || undefined,
  plans: plans || undefined,
  development: estate.development && { ...estate.development, units: [] },
  created_at: estate.created_at && new Date(estate.created_at).toISOString(),
});

/** Distances no more exact than the place that is shown (PD-34). */
const toldSurroundings = ({ surroundings, address }: StorableEstate): EstateDto['surroundings'] =>
  address.visibility === 'full'
    ? surroundings
    : surroundings?.map(({ distance, ...place }) => ({
        ...place,
        ...(distance === undefined ? {} : { distance: toldDistance(distance, false) }),
      }));

const detailFields = (estate: StorableEstate): Named<DetailFields> => ({
  development: estate.development,
  text: estate.text,
  virtual_tour: estate.virtual_tour,
  video: estate.video,
  highlights: estate.highlights,
  special: estate.special,
  rental_conditions: estate.rental_conditions,
  lift: estate.lift,
  floors: estate.floors,
  area_useful: estate.area_useful,
  area_plot: estate.area_plot,
  area_terrace: estate.area_terrace,
  year: estate.year,
  heating: estate.heating,
  community_fee: estate.community_fee,
  ibi: estate.ibi,
  deposit: estate.deposit,
  available_from: estate.available_from,
  pets: estate.pets,
  price_history: estate.price_history,
  surroundings: toldSurroundings(estate),
  reference_index: estate.reference_index,
  last_rent: estate.last_rent,
  rent_increase_reason: estate.rent_increase_reason,
  large_holder: estate.large_holder,
  registration_number: estate.registration_number,
  registration_register: estate.registration_register,
  licence: estate.licence,
  works_licence: estate.works_licence,
  checked: estate.checked,
  confirmed_at: estate.confirmed_at && new Date(estate.confirmed_at).toISOString(),
});

/** JSON of an object, and of a list that goes into it as its field `media`. */
const withMedia = (fields: object, media: string): string => {
  const json = JSON.stringify(fields);
  return json === '{}' ? `{"media":${media}}` : `${json.slice(0, -1)},"media":${media}}`;
};

/** The rows of an estate's documents: what an answer shows, and apart from it what it must not. */
export function documentRows(
  estate: StorableEstate,
  key: number,
  urlKey = keyOf(estate),
): { summary: Tables['estate_summaries']; detail: Tables['estate_details'] } {
  const { shown, hidden } = splitAddress(estate.address);
  const media = mediaDocuments(estate.media);
  const identity = { key: urlKey, url_slug: slugsWithKey(estate, urlKey) };
  return {
    summary: { estate: key, summary: withMedia(summaryFields(estate, identity, shown, media), media.summary) },
    detail: {
      estate: key,
      detail: withMedia(detailFields(estate), media.detail),
      // Street fields that the address's visibility hides. No answer reads them.
      hidden_address: hidden && JSON.stringify(hidden),
      translated_into: null,
    },
  };
}
