import {
  estateTypes,
  featureIds,
  featuresByEstateType,
  homeTypes,
  type EstateSubtype,
  type EstateType,
  type FeatureId,
} from './estate.ts';

export type EstateKind = EstateType | EstateSubtype;

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
