import type { Estate } from '#shared/api/estate.ts';
import type { FeatureId, HouseKind } from '#shared/domain/estate.ts';
import { lookUp } from '#shared/lookUp.ts';

/*
 * What the contract calls things, and the schemas of idealista v6. The words are those that imports read
 * (src/origin/import/formats/idealista/words.ts), which a test holds together.
 */

/** `featuresType`, by the contract's kinds; others are not idealista's. */
export const kinds = {
  ...{ flat: 'flat', house: 'house', rural_house: 'rustic', office: 'office', premises: 'premises' },
  ...{ building: 'building', storage: 'storage', garage: 'garage', land: 'land' },
} as const;
export type Kind = keyof typeof kinds;

/** `featuresType` of a house whose kind is known, where idealista has one for it. */
const houses: Readonly<Record<string, string>> = {
  ...{ villa: 'house_villa', town_house: 'house_terraced', semi_detached: 'house_semidetached' },
  detached: 'house_independent',
} satisfies Partial<Record<HouseKind, string>>;

/** `descriptionLanguage`, by the code of the language. */
export const languages = {
  ...{ es: 'spanish', ca: 'catalan', en: 'english', de: 'german', fr: 'french', it: 'italian', pt: 'portuguese' },
  ...{ ru: 'russian', zh: 'chinese', fi: 'finnish', nl: 'dutch', pl: 'polish', ro: 'romanian', sv: 'swedish' },
  ...{ da: 'danish' },
} as const;

/** `imageLabel` where the contract calls it otherwise, by its category. */
export const labels: Readonly<Record<string, string>> = { '29': 'walk_in_wardrobe' };

/** `featuresConservation`: as new is good there, where new is what nobody lived in. */
const conservations: Readonly<Record<string, string>> = {
  ...{ good: 'good', new: 'good', toRestore: 'toRestore', brandNew: 'new' },
};

/** `featuresHeatingType`. */
const heatings: Readonly<Record<string, string>> = {
  ...{ gas: 'individualGas', electric: 'individualElectric', heat_pump: 'individualAirConditioningHeatPump' },
  ...{ central: 'centralOther', oil: 'individualOther', wood: 'individualOther' },
};

/** `featuresEnergyCertificateRating` where there is no letter. */
const certificateStates: Readonly<Record<string, string>> = { in_process: 'inProcess', exempt: 'exempt' };

/** Whole numbers of the schema, as `integer1to99`; undefined for what it has no place for. */
const whole = (value: number | undefined, max: number): number | undefined =>
  value !== undefined && Math.round(value) >= 1 && value <= max ? Math.round(value) : undefined;

const has =
  (...ids: FeatureId[]) =>
  ({ features }: Estate): true | undefined =>
    ids.some((id) => features.includes(id)) || undefined;
const yes = (value: boolean | undefined): true | undefined => value || undefined;

/** A studio has no bedroom, and one room. */
const isStudio = ({ subtype, rooms }: Estate): boolean => subtype === 'studio' && !rooms;

const heating = ({ heating: kind, features }: Estate): string | undefined =>
  kind === undefined ? (features.includes('heating') ? heatings.oil : undefined) : heatings[kind];

const rating = ({ cee: { state, rating: letter } }: Estate): string | undefined =>
  state === 'completed' ? letter : certificateStates[state];

/** Of a certificate that is completed, within the schema's range. */
const figure = ({ state }: Estate['cee'], value: number | undefined): number | undefined =>
  state === 'completed' && value !== undefined && value >= 1 && value <= 999 ? value : undefined;

/** Every field of `propertyFeatures` that is written, but for its type. */
const fields = {
  AreaConstructed: ({ areaConstructed }: Estate) => whole(areaConstructed, 99_999),
  AreaUsable: ({ areaUseful }: Estate) => whole(areaUseful, 99_999),
  AreaPlot: ({ areaPlot }: Estate) => whole(areaPlot, 99_999_999),
  Rooms: (estate: Estate) => (isStudio(estate) ? 1 : undefined),
  BedroomNumber: ({ rooms }: Estate) => whole(rooms, 99),
  BathroomNumber: ({ bathrooms }: Estate) => whole(bathrooms, 99),
  FloorsBuilding: ({ floors }: Estate) => whole(floors, 99),
  BuiltYear: ({ year }: Estate) => (year !== undefined && year >= 1_700 && year <= 2_100 ? year : undefined),
  Conservation: ({ conservation }: Estate) => conservation && conservations[conservation],
  HeatingType: heating,
  Heating: (estate: Estate) => yes(heating(estate) !== undefined),
  WindowsLocation: ({ exterior }: Estate) => (exterior === undefined ? undefined : exterior ? 'exterior' : 'interior'),
  EnergyCertificateRating: rating,
  EnergyCertificatePerformance: ({ cee }: Estate) => figure(cee, cee.consumption),
  EnergyCertificateEmissionsRating: ({ cee: { state, emissionsRating } }: Estate) =>
    state === 'completed' ? emissionsRating : undefined,
  EnergyCertificateEmissionsValue: ({ cee }: Estate) => figure(cee, cee.emissions),
  // A floor of that name has no place of its own.
  Penthouse: ({ subtype, floorName }: Estate) => yes((subtype ?? floorName) === 'penthouse'),
  Duplex: ({ subtype }: Estate) => yes(subtype === 'duplex'),
  Studio: ({ subtype }: Estate) => yes(subtype === 'studio'),
  ConditionedAir: ({ conditionedAir, features }: Estate) => yes(conditionedAir || features.includes('conditioned_air')),
  EquippedWithFurniture: ({ furnished }: Estate) => yes(furnished),
  PetsAllowed: ({ pets }: Estate) => pets,
  OrientationNorth: ({ orientationNorth }: Estate) => yes(orientationNorth),
  OrientationSouth: ({ orientationSouth }: Estate) => yes(orientationSouth),
  OrientationEast: ({ orientationEast }: Estate) => yes(orientationEast),
  OrientationWest: ({ orientationWest }: Estate) => yes(orientationWest),
  LiftNumber: (estate: Estate) => (has('elevator')(estate) ? 1 : undefined),
  ParkingSpacesNumber: (estate: Estate) => (has('parking')(estate) ? 1 : undefined),
  Storage: has('boxrom', 'storage'),
  Pool: has('swimming_pool', 'swimming'),
  ...{ Wardrobes: has('wardrobe'), Balcony: has('balcony'), Terrace: has('terrace'), Garden: has('garden') },
  ...{
    ParkingAvailable: has('parking'),
    LiftAvailable: (estate: Estate) => has('elevator')(estate) ?? estate.lift,
    Chimney: has('chimney'),
  },
  ...{ Doorman: has('doorman'), EquippedKitchen: has('equipped_kitchen') },
  HandicapAdaptedAccess: has('handicap_adapted_access'),
  HandicapAdaptedUse: has('handicap_adapted_use'),
  ...{ SecurityAlarm: has('security_alarm'), SecurityDoor: has('security_door') },
  ...{ SecuritySystem: has('security_system'), AccessControl: has('acces_control') },
  ...{ FireDetectors: has('fire_detectors'), FireDoors: has('fire_doors'), Extinguishers: has('extinguishers') },
  ...{ Sprinklers: has('sprinklers'), EmergencyLights: has('emergency_lights') },
  ...{ EmergencyExit: has('emergency_exit'), HotWater: has('hot_water'), WindowsDouble: has('windows_double') },
  ...{ SuspendedCeiling: has('suspended_ceiling'), SuspendedFloor: has('suspended_door') },
  ...{ BuildingAdapted: has('building_adapted'), BathroomAdapted: has('bathroom_adapted') },
  ...{ LoadingDock: has('loading_dock'), LocatedAtCorner: has('located_at_corner') },
  SmokeExtraction: has('smoke_extraction'),
} satisfies Record<string, (estate: Estate) => unknown>;

type Field = keyof typeof fields;

const certificate = [
  ...(['EnergyCertificateRating', 'EnergyCertificatePerformance'] as const),
  ...(['EnergyCertificateEmissionsRating', 'EnergyCertificateEmissionsValue'] as const),
] as const satisfies Field[];
const orientations = [
  ...['OrientationNorth', 'OrientationSouth', 'OrientationEast', 'OrientationWest'],
] as const satisfies Field[];
const security = ['SecurityAlarm', 'SecurityDoor', 'SecuritySystem'] as const satisfies Field[];

const homeFields = [
  ...(['AreaConstructed', 'AreaUsable', 'AreaPlot', 'Rooms', 'BedroomNumber', 'BathroomNumber'] as const),
  ...(['FloorsBuilding', 'BuiltYear', 'Conservation', 'HeatingType', ...certificate, ...orientations] as const),
  ...(['ConditionedAir', 'EquippedWithFurniture', 'PetsAllowed', 'Storage', 'Pool', 'Wardrobes', 'Balcony'] as const),
  ...(['Terrace', 'Garden', 'ParkingAvailable', 'Chimney', 'Doorman', 'EquippedKitchen'] as const),
  ...(['HandicapAdaptedAccess', 'HandicapAdaptedUse'] as const),
] satisfies Field[];

/** The fields that the schema of a kind has, and those of them that it cannot be without. */
const schemas: Readonly<Record<Kind, { fields: readonly Field[]; required: readonly (readonly Field[])[] }>> = {
  flat: {
    fields: [...homeFields, 'LiftAvailable', 'WindowsLocation', 'Penthouse', 'Duplex', 'Studio'],
    required: [['AreaConstructed'], ['BathroomNumber'], ['BedroomNumber', 'Rooms']],
  },
  house: { fields: homeFields, required: [['AreaConstructed'], ['BathroomNumber'], ['BedroomNumber', 'Rooms']] },
  rural_house: { fields: homeFields, required: [['AreaConstructed'], ['BathroomNumber'], ['BedroomNumber', 'Rooms']] },
  office: {
    fields: [
      ...(['AreaConstructed', 'AreaUsable', 'BathroomNumber', 'FloorsBuilding', 'BuiltYear', 'Conservation'] as const),
      ...(['Heating', 'WindowsLocation', ...certificate, ...orientations, ...security, 'ConditionedAir'] as const),
      ...(['Storage', 'LiftNumber', 'ParkingSpacesNumber', 'AccessControl', 'BuildingAdapted', 'Doorman'] as const),
      ...(['EmergencyExit', 'EmergencyLights', 'EquippedKitchen', 'Extinguishers', 'FireDetectors'] as const),
      ...(['FireDoors', 'HotWater', 'Sprinklers', 'SuspendedCeiling', 'SuspendedFloor', 'WindowsDouble'] as const),
    ],
    required: [['AreaConstructed']],
  },
  premises: {
    fields: [
      ...(['AreaConstructed', 'AreaUsable', 'AreaPlot', 'BathroomNumber', 'FloorsBuilding', 'Conservation'] as const),
      ...(['Heating', ...certificate, ...security, 'ConditionedAir', 'Storage', 'BathroomAdapted'] as const),
      ...(['EquippedKitchen', 'LocatedAtCorner', 'SmokeExtraction'] as const),
    ],
    required: [['AreaConstructed']],
  },
  building: {
    fields: [
      ...(['AreaConstructed', 'BuiltYear', 'Conservation', ...certificate, 'FloorsBuilding', 'LiftNumber'] as const),
      'ParkingSpacesNumber',
    ],
    required: [['AreaConstructed']],
  },
  storage: { fields: ['AreaConstructed', 'LoadingDock'], required: [['AreaConstructed']] },
  garage: {
    fields: ['AreaConstructed', 'LiftAvailable', 'SecurityAlarm', 'SecuritySystem'],
    required: [['AreaConstructed']],
  },
  land: { fields: ['AreaPlot'], required: [['AreaPlot']] },
};

const valueOf = (estate: Estate, field: Field): unknown =>
  // Land is as large as its plot.
  field === 'AreaPlot' && estate.estateType === 'land'
    ? (fields.AreaPlot(estate) ?? fields.AreaConstructed(estate))
    : fields[field](estate);

const isKind = (word: string): word is Kind => Object.hasOwn(kinds, word);

const typeOf = ({ subtype = '' }: Estate, kind: Kind): string =>
  (kind === 'house' ? lookUp(houses, subtype) : undefined) ?? kinds[kind];

/** `propertyFeatures`; null for a kind that idealista does not have, and for one without what its schema requires. */
export function featuresOf(estate: Estate): Record<string, unknown> | null {
  if (!isKind(estate.estateType)) return null;
  const schema = schemas[estate.estateType];
  const values = new Map(schema.fields.map((field): [Field, unknown] => [field, valueOf(estate, field)]));
  if (!schema.required.every((either) => either.some((field) => values.get(field) !== undefined))) return null;
  const given = [...values].filter(([, value]) => value !== undefined);
  return {
    featuresType: typeOf(estate, estate.estateType),
    ...Object.fromEntries(given.map(([field, value]) => [`features${field}`, value])),
  };
}
