import type { Estate } from '#shared/api/estate.ts';
import { furtherLanguages } from '#shared/contract/estateExport.ts';
import type { CsvCell } from '#shared/csvRow.ts';
import { pictureMakings, type PictureMaking } from '#shared/domain/pictureMaking.ts';
import { languageFacts, languages } from '#shared/i18n/languages.ts';
import { pointOf } from '../exportedEstate.ts';

type Column = readonly [field: string, cellOf: (estate: Estate, publicOrigin: string) => CsvCell];

/** Between the items of a list. */
const join = (items: readonly string[]): string => items.join('|');

const urlOf = ({ url }: Estate['media'][number], publicOrigin: string): string => new URL(url, publicOrigin).href;

/** The pictures, or those of them that were made so. */
const picturesOf =
  (making?: PictureMaking): Column[1] =>
  ({ media }, publicOrigin) =>
    join(media.filter(({ madeAs }) => !making || madeAs === making).map((item) => urlOf(item, publicOrigin)));

/** A text in each language, as `description.es`. */
const textColumns = (
  field: string,
  textsOf: (estate: Estate) => Readonly<Partial<Record<string, string>>> | undefined,
) => [
  ...languages.map((language): Column => [
    `${field}.${language}`,
    (estate) => textsOf(estate)?.[languageFacts[language].tag]?.replaceAll('\r\n', '\n'),
  ]),
  ...furtherLanguages.map((code): Column => [
    `${field}.${code}`,
    (estate) => textsOf(estate)?.[code]?.replaceAll('\r\n', '\n'),
  ]),
  // What stands in place of Spanish, where it is not.
  [`${field}.language`, (estate: Estate) => textsOf(estate)?.language] satisfies Column,
];

const isStated = ({ cee }: Estate): boolean => cee.state !== 'not_stated';
const positive = (value: number): number | undefined => (value > 0 ? value : undefined);

/**
 * The columns, by the names of the contract (docs/api.md#estate), which the adapter `csv` reads. They have an id, since
 * two listings may have the same reference. Photographs and plans are in one column.
 */
export const columns: readonly Column[] = [
  ['id', ({ key }) => key],
  ['reference', ({ reference }) => reference],
  ['type', ({ type }) => type],
  ['status', ({ status }) => status],
  ['estate_type', ({ estateType }) => estateType],
  ['subtype', ({ subtype }) => subtype],
  ['price', ({ price }) => price],
  ['area_constructed', ({ areaConstructed }) => positive(areaConstructed)],
  ['area_useful', ({ areaUseful }) => areaUseful],
  ['area_plot', ({ areaPlot }) => areaPlot],
  ['area_terrace', ({ areaTerrace }) => areaTerrace],
  ['rooms', ({ rooms }) => rooms],
  ['bathrooms', ({ bathrooms }) => bathrooms],
  ['floor', ({ floor }) => floor],
  ['floor_name', ({ floorName }) => floorName],
  ['floors', ({ floors }) => floors],
  ['year', ({ year }) => year],
  ['address.province', ({ address }) => address.province],
  ['address.town', ({ address }) => address.town],
  ['address.zone', ({ address }) => address.zone],
  ['address.street_type', ({ address }) => address.streetType],
  ['address.street_name', ({ address }) => address.streetName],
  ['address.street_number', ({ address }) => address.streetNumber],
  ['address.visibility', ({ address }) => address.visibility],
  ['location.lat', (estate) => pointOf(estate)?.lat],
  ['location.lng', (estate) => pointOf(estate)?.lng],
  ...textColumns('description', ({ description }) => description),
  ...textColumns('text', ({ text }) => text),
  ['features', ({ features }) => join(features)],
  ['lift', ({ lift }) => lift],
  ['furnished', ({ furnished }) => furnished],
  ['conditioned_air', ({ conditionedAir }) => conditionedAir],
  ['exterior', ({ exterior }) => exterior],
  ['pets', ({ pets }) => pets],
  ['orientation_north', ({ orientationNorth }) => orientationNorth],
  ['orientation_south', ({ orientationSouth }) => orientationSouth],
  ['orientation_east', ({ orientationEast }) => orientationEast],
  ['orientation_west', ({ orientationWest }) => orientationWest],
  ['conservation', ({ conservation }) => conservation],
  ['heating', ({ heating }) => heating],
  ['cee.state', (estate) => (isStated(estate) ? estate.cee.state : undefined)],
  ['cee.rating', ({ cee }) => cee.rating],
  ['cee.consumption', ({ cee }) => cee.consumption],
  ['cee.emissions', ({ cee }) => cee.emissions],
  ['cee.emissions_rating', ({ cee }) => cee.emissionsRating],
  ['community_fee', ({ communityFee }) => communityFee],
  ['ibi', ({ ibi }) => ibi],
  ['deposit', ({ deposit }) => deposit],
  ['available_from', ({ availableFrom }) => availableFrom],
  ['reference_index', ({ referenceIndex }) => referenceIndex],
  ['last_rent', ({ lastRent }) => lastRent],
  ['rent_increase_reason', ({ rentIncreaseReason }) => rentIncreaseReason],
  ['large_holder', ({ largeHolder }) => largeHolder],
  ['registration_number', ({ registrationNumber }) => registrationNumber],
  ['registration_register', ({ registrationRegister }) => registrationRegister?.name],
  ['licence', ({ licence }) => licence],
  ['works_licence.number', ({ worksLicence }) => worksLicence?.number],
  ['works_licence.expires_on', ({ worksLicence }) => worksLicence?.expiresOn],
  ['media', picturesOf()],
  ...pictureMakings.map((making): Column => [`media.${making}`, picturesOf(making)]),
  ['video', ({ video }) => video],
  ['virtual_tour', ({ virtualTour }) => virtualTour],
  ['agent.full_name', ({ agent }) => agent?.fullName],
  ['agent.phone', ({ agent }) => agent?.phone],
  ['agent.email', ({ agent }) => agent?.email],
  ['agent.register_number', ({ agent }) => agent?.registerNumber],
  ['agent.register', ({ agent }) => agent?.register?.name],
  ['agent.agency.commercial_brand', ({ agent }) => agent?.agency?.commercialBrand],
  ['agent.agency.slug', ({ agent }) => agent?.agency?.slug],
  ['created_at', ({ createdAt }) => createdAt],
  ['updated_at', ({ updatedAt }) => updatedAt],
];
