/**
 * The closed lists of the estate (docs/product.md#estate, docs/product.md#features, docs/product.md#constants). Wire
 * ids stay verbatim, odd spellings included (`acces_control`, `boxrom`): they are the contract with the upstream.
 */
export const operationTypes = ['buy', 'rent'] as const;
export type OperationType = (typeof operationTypes)[number];

export const estateStatuses = ['new', 'reserved', 'sold', 'rented'] as const;
export type EstateStatus = (typeof estateStatuses)[number];

/** A home in one of these states shows no price, anywhere (docs/product.md#status, PD-27). */
export const hidesPrice = (status: string): boolean =>
  status === 'reserved' || status === 'sold' || status === 'rented';

/** No longer to be had: own page without index, similar homes first (PD-30). */
export const isClosed = (status: string): boolean => status === 'sold' || status === 'rented';

export const estateTypes = [
  'flat',
  'house',
  'rural_house',
  'office',
  'premises',
  'building',
  'storage',
  'garage',
  'land',
] as const;
export type EstateType = (typeof estateTypes)[number];

/** What people live in: what a search lists that names no kind (PD-64). In normal form: sorted. */
export const homeTypes = ['flat', 'house', 'rural_house'] as const satisfies readonly EstateType[];

export const estateSubtypes = ['studio', 'penthouse', 'duplex'] as const;
export type EstateSubtype = (typeof estateSubtypes)[number];

/** Kinds of houses that only portals tell apart: subtypes that no search knows. */
export const houseKinds = ['villa', 'town_house', 'semi_detached', 'detached', 'bungalow'] as const;
export type HouseKind = (typeof houseKinds)[number];

export const conservations = ['good', 'toRestore', 'new', 'brandNew'] as const;
export type Conservation = (typeof conservations)[number];

/** What a listing may show beside its pictures. */
export const extras = ['plan', 'tour', 'video'] as const;

/** What heats a home; `central` is the building's. */
export const heatingKinds = ['gas', 'electric', 'heat_pump', 'central', 'oil', 'wood'] as const;
export type HeatingKind = (typeof heatingKinds)[number];

/** Why a rent may be above the last one (art. 17.6 LAU): works of the last two years, or a contract of ten years. */
export const rentIncreaseReasons = ['renovation', 'energy', 'accessibility', 'long_contract'] as const;
export type RentIncreaseReason = (typeof rentIncreaseReasons)[number];

export const addressVisibilities = ['full', 'street', 'hidden'] as const;
export type AddressVisibility = (typeof addressVisibilities)[number];

/** `not_stated`: the advertiser says nothing of a certificate (RD 390/2021). */
export const energyStates = ['in_process', 'exempt', 'completed', 'not_stated'] as const;
export type EnergyState = (typeof energyStates)[number];

export const energyRatings = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyRating = (typeof energyRatings)[number];

/**
 * Every feature flag, in the order of docs/product.md#features. The position is the bit in stored masks: only append.
 */
export const featureIds = [
  'wardrobe',
  'balcony',
  'terrace',
  'parking',
  'elevator',
  'swimming_pool',
  'garden',
  'boxrom',
  'chimney',
  'doorman',
  'handicap_adapted_access',
  'handicap_adapted_use',
  'community_zone',
  'security_alarm',
  'security_door',
  'security_system',
  'acces_control',
  'fire_detectors',
  'fire_doors',
  'extinguishers',
  'sprinklers',
  'emergency_lights',
  'emergency_exit',
  'hot_water',
  'heating',
  'windows_double',
  'suspended_ceiling',
  'suspended_door',
  'equipped_kitchen',
  'building_adapted',
  'bathroom_adapted',
  'conditioned_air',
  'loading_dock',
  'bridge_crane',
  'located_at_corner',
  'storage',
  'smoke_extraction',
  'swimming',
] as const;
export type FeatureId = (typeof featureIds)[number];
