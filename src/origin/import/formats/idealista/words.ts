import type { EstateSubtype, EstateType, FeatureId, HouseKind } from '#shared/domain/estate.ts';
import type { MediaCategory } from '#shared/domain/mediaCategories.ts';
import type { Words } from '../sourceWords.ts';

/*
 * What the schemas of idealista v6 call things, and what the contract does. Words are keyed by their slug
 * (`house_terraced` → `house-terraced`), names of fields as they are.
 */

/** `operationType`, where it is none in the words of all formats. */
export const operations: Words = { renttoown: 'rent_to_own' };

/** `featuresType`. Those of rooms are operations of their own: see `roomTypes`. */
export const kinds: Words<EstateType> = {
  ...{ flat: 'flat', apartment: 'flat' },
  ...{ house: 'house', 'house-independent': 'house', 'house-semidetached': 'house', 'house-terraced': 'house' },
  ...{ 'house-villa': 'house', 'house-andar-moradia': 'house' },
  // A house of a village or a town, though idealista lists them among country houses.
  ...{ 'rustic-village': 'house', 'rustic-terrera': 'house' },
  ...{ rustic: 'rural_house', 'rustic-house': 'rural_house', 'rustic-rural': 'rural_house' },
  ...{ 'rustic-masia': 'rural_house', 'rustic-cortijo': 'rural_house', 'rustic-torre': 'rural_house' },
  ...{ 'rustic-caseron': 'rural_house', 'rustic-castle': 'rural_house', 'rustic-palace': 'rural_house' },
  ...{ office: 'office', premises: 'premises', 'premises-commercial': 'premises', 'premises-industrial': 'premises' },
  ...{ land: 'land', 'land-urban': 'land', 'land-countrybuildable': 'land', 'land-countrynonbuildable': 'land' },
  ...{ garage: 'garage', storage: 'storage', building: 'building' },
};

/** What kind of house a `featuresType` is. */
export const houses: Words<HouseKind> = {
  ...{ 'house-villa': 'villa', 'house-terraced': 'town_house', 'house-semidetached': 'semi_detached' },
  'house-independent': 'detached',
};

/** `featuresType` of a room that is let by itself. */
export const roomTypes: readonly string[] = ['room', 'room_shared_flat', 'room_shared_chalet'];

/** Fields that say what flat it is. The first that is true counts: the contract has one. */
export const subtypes: Readonly<Record<string, EstateSubtype>> = {
  featuresPenthouse: 'penthouse',
  featuresDuplex: 'duplex',
  featuresStudio: 'studio',
};

/** Fields that say that there is something. */
export const features: Readonly<Record<string, FeatureId>> = {
  ...{ featuresWardrobes: 'wardrobe', featuresBalcony: 'balcony', featuresTerrace: 'terrace' },
  ...{ featuresParkingAvailable: 'parking', featuresLiftAvailable: 'elevator', featuresPool: 'swimming_pool' },
  ...{ featuresGarden: 'garden', featuresChimney: 'chimney', featuresDoorman: 'doorman' },
  ...{ featuresHandicapAdaptedAccess: 'handicap_adapted_access', featuresHandicapAdaptedUse: 'handicap_adapted_use' },
  ...{ featuresSecurityAlarm: 'security_alarm', featuresSecurityDoor: 'security_door' },
  ...{ featuresSecuritySystem: 'security_system', featuresAccessControl: 'acces_control' },
  ...{
    featuresFireDetectors: 'fire_detectors',
    featuresFireDoors: 'fire_doors',
    featuresExtinguishers: 'extinguishers',
  },
  ...{ featuresSprinklers: 'sprinklers', featuresEmergencyLights: 'emergency_lights' },
  ...{ featuresEmergencyExit: 'emergency_exit', featuresHotWater: 'hot_water', featuresHeating: 'heating' },
  ...{ featuresWindowsDouble: 'windows_double', featuresSuspendedCeiling: 'suspended_ceiling' },
  // A raised floor; the odd name is the contract's own.
  ...{ featuresSuspendedFloor: 'suspended_door', featuresEquippedKitchen: 'equipped_kitchen' },
  ...{ featuresBuildingAdapted: 'building_adapted', featuresBathroomAdapted: 'bathroom_adapted' },
  ...{ featuresConditionedAir: 'conditioned_air', featuresLoadingDock: 'loading_dock' },
  ...{ featuresBridgeCrane: 'bridge_crane', featuresLocatedAtCorner: 'located_at_corner' },
  ...{ featuresSmokeExtraction: 'smoke_extraction' },
};

/** Fields that say how many there are of something. */
export const countedFeatures: Readonly<Record<string, FeatureId>> = {
  featuresLiftNumber: 'elevator',
  featuresParkingSpacesNumber: 'parking',
};

/** Fields of the contract that are yes or no. */
export const flags: Readonly<Record<string, string>> = {
  ...{ featuresConditionedAir: 'conditioned_air', featuresEquippedWithFurniture: 'furnished' },
  // The schema of homes calls it so, that of all features otherwise.
  ...{ featuresPetsAllowed: 'pets', featuresAllowPets: 'pets' },
  ...{ featuresOrientationNorth: 'orientation_north', featuresOrientationSouth: 'orientation_south' },
  ...{ featuresOrientationEast: 'orientation_east', featuresOrientationWest: 'orientation_west' },
};

/** Numbers that mean the same in the contract. */
export const numbers: Readonly<Record<string, string>> = {
  ...{ featuresAreaConstructed: 'area_constructed', featuresAreaUsable: 'area_useful', featuresAreaPlot: 'area_plot' },
  ...{ featuresBedroomNumber: 'rooms', featuresBathroomNumber: 'bathrooms' },
  ...{ featuresBuiltYear: 'year', featuresFloorsBuilding: 'floors' },
};

/** `featuresConservation`. The last two are of new developments. */
export const conservations: Words = {
  ...{ new: 'new', good: 'good', torestore: 'toRestore' },
  ...{ 'new-development-in-construction': 'brandNew', 'new-development-finished': 'brandNew' },
};

/** `featuresHeatingType`; what says no more than that there is one is a feature alone. */
export const heatings: Words = {
  ...{ centralgas: 'central', centralfueloil: 'central', centralother: 'central' },
  ...{ individualgas: 'gas', individualpropanebutane: 'gas', individualelectric: 'electric' },
  ...{ individualairconditioningheatpump: 'heat_pump' },
};
export const otherHeating = 'individualOther';
export const noHeating = 'noHeating';

/** `featuresEnergyCertificateRating` where it is no letter. */
export const certificateStates: Words = { inprocess: 'in_process', exempt: 'exempt', unknown: 'not_stated' };

/** `featuresWindowsLocation`: whether it looks onto the street. */
export const windows: Readonly<Record<string, boolean>> = {
  ...{ exterior: true, external: true, interior: false, internal: false },
};

/** `descriptionLanguage`. */
export const languages: Words = {
  ...{ spanish: 'es', catalan: 'ca', english: 'en', german: 'de', french: 'fr', italian: 'it', portuguese: 'pt' },
  ...{ russian: 'ru', chinese: 'zh', finnish: 'fi', dutch: 'nl', polish: 'pl', romanian: 'ro', swedish: 'sv' },
  ...{ danish: 'da', norwegian: 'no', norway: 'no', greek: 'el', ukrainian: 'uk' },
};

/** `imageLabel` where the contract calls it otherwise; most have the same name in both. */
export const labels: Words<MediaCategory> = {
  ...{ walk_in_wardrobe: '29', living_room: 'living', livingroom: 'living', lounge: 'living', dining: 'dining_room' },
  ...{ exterior: 'facade', swimmingpool: 'pool', swimming_pool: 'pool', communal_areas: 'communalareas' },
};

/** `imageLabel` of what the contract has no name for. */
export const otherLabels: readonly string[] = [
  ...['archive', 'buildingwork', 'gateway', 'mates', 'meeting_room', 'pressphoto', 'reception', 'room'],
  'shop_window',
];
