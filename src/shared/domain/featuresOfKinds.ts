import { estateTypes, featureIds, homeTypes, type EstateSubtype, type EstateType, type FeatureId } from './estate.ts';

export type EstateKind = EstateType | EstateSubtype;

const dwellingOwn = [
  'wardrobe',
  'balcony',
  'terrace',
  'swimming_pool',
  'garden',
  'boxrom',
  'chimney',
  'handicap_adapted_use',
  'heating',
  'security_alarm',
] as const satisfies readonly FeatureId[];

/**
 * Features a home of each kind may carry: its own and those of its building or surroundings (docs/product.md#features).
 */
export const featuresByEstateType: Record<
  EstateType,
  { own: readonly FeatureId[]; surroundings: readonly FeatureId[] }
> = {
  flat: {
    own: dwellingOwn,
    surroundings: ['parking', 'elevator', 'swimming', 'doorman', 'handicap_adapted_access', 'community_zone'],
  },
  house: { own: dwellingOwn, surroundings: [] },
  rural_house: { own: dwellingOwn, surroundings: [] },
  office: {
    own: [
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
    ],
    surroundings: [],
  },
  premises: {
    own: [
      'parking',
      'security_alarm',
      'security_door',
      'security_system',
      'heating',
      'equipped_kitchen',
      'bathroom_adapted',
      'conditioned_air',
      'loading_dock',
      'bridge_crane',
      'located_at_corner',
      'storage',
      'smoke_extraction',
    ],
    surroundings: [],
  },
  building: { own: [], surroundings: [] },
  storage: { own: [], surroundings: [] },
  garage: { own: [], surroundings: [] },
  land: { own: [], surroundings: [] },
};

/** Studio, penthouse and duplex are flats (docs/product.md#estate). */
const typeOfKind = (kind: EstateKind): EstateType => estateTypes.find((type) => type === kind) ?? 'flat';

/**
 * The features that estates of some types may have (docs/product.md#features), in the order of `featureIds`.
 * @param kinds none: those of homes
 */
export function featuresOfKinds(kinds: readonly EstateKind[]): FeatureId[] {
  const types = kinds.length === 0 ? homeTypes : kinds.map(typeOfKind);
  const allowed = new Set(
    types.flatMap((type) => [...featuresByEstateType[type].own, ...featuresByEstateType[type].surroundings]),
  );
  return featureIds.filter((feature) => allowed.has(feature));
}
