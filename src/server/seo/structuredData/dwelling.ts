import type { Accommodation, LocationFeatureSpecification, Place, PostalAddress, QuantitativeValue } from 'schema-dts';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import type { EstateType } from '#shared/domain/estate.ts';
import type { StructuredPage } from './StructuredPage.ts';

type EstateT = StructuredPage<'Estate'>['t'];

/**
 * What people live or work in has rooms and a floor. The vocabulary has no word for a storage room, a garage, a plot or
 * a whole building: its `ParkingFacility` and `SelfStorage` are businesses. They are places, and so is an unknown kind.
 */
const accommodations = {
  flat: 'Apartment',
  house: 'SingleFamilyResidence',
  rural_house: 'House',
  office: 'Accommodation',
  premises: 'Accommodation',
} as const satisfies Partial<Record<EstateType, string>>;

const isAccommodation = (type: string): type is keyof typeof accommodations => Object.hasOwn(accommodations, type);

/** What the page says of the address; the street as precise as its owner allows (docs/product.md#address). */
const addressOf = ({ street, town, province }: EstateView): PostalAddress => ({
  '@type': 'PostalAddress',
  addressCountry: 'ES',
  addressRegion: province.name,
  addressLocality: town || undefined,
  streetAddress: street,
});

/** Two decimals of a degree are about a kilometre, the radius around them. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
const radius = 1_000;

/**
 * The door where the page shows the number, else a circle, its centre rounded here whatever the upstream calls
 * approximate. None without a street: nothing shows whether the address is hidden.
 */
function geoOf({ street, mapLocation }: EstateView) {
  if (!mapLocation || street === undefined) return undefined;
  const { lat, lng, exact } = mapLocation;
  if (exact) return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } as const;
  const geoMidpoint = { '@type': 'GeoCoordinates', latitude: rounded(lat), longitude: rounded(lng) } as const;
  return { '@type': 'GeoCircle', geoMidpoint, geoRadius: radius } as const;
}

/** The features by the names that the page gives them. */
function amenities({ bright, furnished, conditionedAir, features }: EstateView, t: EstateT) {
  const names = [
    ...(bright ? [t('estate:property.bright')] : []),
    ...(furnished ? [t('estate:property.furnished')] : []),
    ...(conditionedAir ? [t('estate:property.conditionedAir')] : []),
    ...[...features.own, ...features.building].flatMap((id) => (id === 'unknown' ? [] : [t(`estate:feature.${id}`)])),
  ];
  const specified = names.map((name): LocationFeatureSpecification => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  }));
  return specified.length > 0 ? specified : undefined;
}

const squareMetres = (value: number): QuantitativeValue => ({ '@type': 'QuantitativeValue', value, unitCode: 'MTK' });

/** The estate itself by its kind, with what its page shows. */
export function dwellingOf(estate: EstateView, t: EstateT): Accommodation | Place {
  const { estateType, area } = estate;
  const place = { address: addressOf(estate), geo: geoOf(estate), amenityFeature: amenities(estate, t) };
  if (isAccommodation(estateType))
    return {
      '@type': accommodations[estateType],
      ...place,
      floorSize: area === undefined ? undefined : squareMetres(area),
      numberOfRooms: estate.rooms || undefined,
      numberOfBathroomsTotal: estate.bathrooms || undefined,
    };
  const name = t(estateType === 'land' ? 'estate:property.landArea' : 'estate:property.area');
  return {
    '@type': 'Place',
    ...place,
    additionalProperty:
      area === undefined ? undefined : { '@type': 'PropertyValue', name, value: area, unitCode: 'MTK' },
  };
}
