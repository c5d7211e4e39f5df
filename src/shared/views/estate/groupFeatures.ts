import { estateTypes, featureIds, type EstateType, type FeatureId } from '#shared/domain/estate.ts';
import { featuresByEstateType } from '#shared/domain/featuresOfKinds.ts';

/** A known feature, or `unknown` for ids that have no label of their own: never a raw id (PD-35). */
export type ShownFeature = FeatureId | 'unknown';

export interface FeatureGroups {
  /** The features of the estate itself. */
  own: ShownFeature[];
  /** What its building or surroundings have. */
  building: ShownFeature[];
}

const isFeature = (id: string): id is FeatureId => featureIds.includes(id as FeatureId);
const isEstateType = (type: string): type is EstateType => estateTypes.includes(type as EstateType);

const shownAs = (id: string): ShownFeature => (isFeature(id) ? id : 'unknown');

/**
 * The features of an estate in the two groups of its page (docs/product.md#estate-page, docs/product.md#features), in
 * the order of that table. Features that its type does not have are shown in the first group; ids without a label
 * become one general line at the end.
 */
export function groupFeatures(features: readonly string[], estateType: string): FeatureGroups {
  const shown = new Set(features.map(shownAs));
  const surroundings: readonly ShownFeature[] = isEstateType(estateType)
    ? featuresByEstateType[estateType].surroundings
    : [];
  const inOrder = ([...featureIds, 'unknown'] as const).filter((id) => shown.has(id));
  return {
    own: inOrder.filter((id) => !surroundings.includes(id)),
    building: inOrder.filter((id) => surroundings.includes(id)),
  };
}
