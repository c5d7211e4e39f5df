import type { EstateView } from '#shared/views/estate/toEstateView.ts';

/**
 * What the features summary names beside area, rooms and bathrooms, in the order of docs/product.md#estate. That
 * something is missing is said only where the listing denies it: a feature that is not named may be there.
 */
const summaryIds = [
  'floor',
  'exterior',
  'interior',
  'parking',
  'bright',
  'heat',
  'community',
  'furnished',
  'lift',
  'noLift',
  'boxrom',
  'outdoor_area',
  'conditioned_air',
] as const;
export type SummaryId = (typeof summaryIds)[number];

/**
 * Which of them an estate has. Outdoor area stands for garden, terrace or balcony, as on the cards
 * (docs/product.md#estate-card).
 */
export function summaryOf({
  features,
  bright,
  furnished,
  conditionedAir,
  facts,
  subtype,
}: Pick<EstateView, 'features' | 'bright' | 'furnished' | 'conditionedAir' | 'facts' | 'subtype'>): SummaryId[] {
  const has = (...ids: EstateView['features']['own']): boolean =>
    ids.some((id) => features.own.includes(id) || features.building.includes(id));
  const holds: Record<SummaryId, boolean> = {
    floor: facts.floor !== undefined || facts.floorName !== undefined || subtype === 'penthouse',
    exterior: facts.exterior === true,
    interior: facts.exterior === false,
    parking: has('parking'),
    bright,
    heat: has('heating'),
    community: has('community_zone'),
    furnished,
    lift: has('elevator'),
    noLift: facts.lift === false,
    boxrom: has('boxrom'),
    outdoor_area: has('garden', 'terrace', 'balcony'),
    conditioned_air: conditionedAir,
  };
  return summaryIds.filter((id) => holds[id]);
}
