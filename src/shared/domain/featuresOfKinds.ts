import {
  estateTypes,
  featureIds,
  featuresByEstateType,
  type EstateSubtype,
  type EstateType,
  type FeatureId,
} from './estate.ts';

export type EstateKind = EstateType | EstateSubtype;

/** What people mostly look for: the kinds whose features are offered while none is chosen. */
const dwellings = ['flat', 'house', 'rural_house'] as const satisfies readonly EstateType[];

/** Studio, penthouse and duplex are flats (docs/product.md#estate). */
const typeOfKind = (kind: EstateKind): EstateType => estateTypes.find((type) => type === kind) ?? 'flat';

/**
 * The features that estates of some types may have (docs/product.md#features), in the order of `featureIds`.
 * @param kinds none: those of dwellings
 */
export function featuresOfKinds(kinds: readonly EstateKind[]): FeatureId[] {
  const types = kinds.length === 0 ? dwellings : kinds.map(typeOfKind);
  const allowed = new Set(
    types.flatMap((type) => [...featuresByEstateType[type].own, ...featuresByEstateType[type].surroundings]),
  );
  return featureIds.filter((feature) => allowed.has(feature));
}
