import type { AddressDto, EstateDto } from '#shared/contract/estate.ts';
import type { StorableEstate } from '../import/networkInput.ts';
import { packMedia, type StoredMedia } from './imageSizes.ts';
import type { Tables } from './tables.ts';

/**
 * What a list shows of an estate, as the contract answers it. Status, price, last change and agent are missing: they
 * change without the document and stand in rows of their own.
 */
export interface EstateSummaryDocument extends Omit<SummaryFields, 'media'> {
  media: StoredMedia[];
}

type SummaryFields = Pick<
  EstateDto,
  | 'id'
  | 'reference'
  | 'slug'
  | 'url_slug'
  | 'type'
  | 'estate_type'
  | 'subtype'
  | 'area_constructed'
  | 'rooms'
  | 'bathrooms'
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
  | 'created_at'
>;

/** What only the estate's own page shows, as the contract answers it: every other field, and all pictures. */
export interface EstateDetailDocument extends Omit<
  EstateDto,
  keyof SummaryFields | 'status' | 'price' | 'location' | 'agent' | 'updated_at'
> {
  media: StoredMedia[];
}

interface EstateDocuments {
  summary: EstateSummaryDocument;
  detail: EstateDetailDocument;
  /** Street fields that the address's visibility hides. No answer reads them; null when there are none. */
  hiddenAddress: Partial<AddressDto> | null;
}

/**
 * Pictures in a summary: the cover. The contract allows five more, but no card shows them, and their URLs would be two
 * thirds of a list.
 */
const summaryMedia = 1;

/** The cover goes first, so that the few pictures of a summary always hold it. */
function coverFirst(media: readonly StoredMedia[]): readonly StoredMedia[] {
  const cover = media.findIndex((item) => item.web_cover);
  return cover <= 0 ? media : [media[cover]!, ...media.slice(0, cover), ...media.slice(cover + 1)];
}

/** A link preview belongs to the estate's own page. */
const withoutPreview = (item: StoredMedia): StoredMedia => ({ ...item, preview: undefined });

/** The address as far as its visibility lets it be shown (docs/product.md#address), and what it hides. */
function splitAddress(address: AddressDto): { shown: AddressDto; hidden: Partial<AddressDto> | null } {
  const { street_type, street_name, street_number, ...place } = address;
  if (address.visibility === 'full') return { shown: address, hidden: null };
  if (address.visibility === 'hidden') return { shown: place, hidden: { street_type, street_name, street_number } };
  return { shown: { ...place, street_type, street_name }, hidden: { street_number } };
}

/** An estate's documents as they are stored: what an answer shows, and nothing that it must not. */
function estateDocuments(estate: StorableEstate): EstateDocuments {
  const {
    id,
    reference,
    url_slug,
    type,
    estate_type,
    subtype,
    area_constructed,
    rooms,
    bathrooms,
    description,
    address,
    furnished,
    conditioned_air,
    orientation_north,
    orientation_south,
    orientation_east,
    orientation_west,
    conservation,
    cee,
    features,
    media: pictures,
    created_at,
    status: _status,
    price: _price,
    location: _location,
    agent: _agent,
    updated_at: _updatedAt,
    ...rest
  } = estate;
  const media = coverFirst(pictures.map(packMedia));
  const { shown, hidden } = splitAddress(address);
  return {
    summary: {
      id,
      reference,
      slug: url_slug['es-ES'],
      url_slug,
      type,
      estate_type,
      subtype,
      area_constructed,
      rooms,
      bathrooms,
      description,
      address: shown,
      furnished,
      conditioned_air,
      orientation_north,
      orientation_south,
      orientation_east,
      orientation_west,
      conservation,
      cee,
      features,
      media: media.slice(0, summaryMedia).map(withoutPreview),
      created_at: new Date(created_at).toISOString(),
    },
    detail: { ...rest, media: [...media] },
    hiddenAddress: hidden,
  };
}

/** The rows of an estate's documents. */
export function documentRows(
  estate: StorableEstate,
  key: number,
): { summary: Tables['estate_summaries']; detail: Tables['estate_details'] } {
  const { summary, detail, hiddenAddress } = estateDocuments(estate);
  return {
    summary: { estate: key, summary: JSON.stringify(summary) },
    detail: {
      estate: key,
      detail: JSON.stringify(detail),
      hidden_address: hiddenAddress && JSON.stringify(hiddenAddress),
    },
  };
}
