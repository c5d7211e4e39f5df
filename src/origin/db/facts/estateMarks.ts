import { isBright } from '#shared/domain/brightness.ts';
import { featureIds } from '#shared/domain/estate.ts';
import { floorLevelOf, floorLevels, type FloorLevel } from '#shared/domain/floorLevel.ts';
import { isPlan } from '#shared/domain/mediaCategories.ts';
import type { MediaDto } from '#shared/contract/estate.ts';
import {
  filterNames,
  filters,
  isFilterOfKind,
  type EstateFilters,
  type FilterName,
  type FilterNameOf,
  type FilterValue,
} from '#shared/filters/table.ts';
import type { EstateInput } from '../input/networkInput.ts';

/**
 * Facts that lists are filtered by as features are: bits of the same masks (maskColumns.ts). With them come the exact
 * counts, the lookup by a rare one, and the condition of alerts. Not as traits, whose combinations they would multiply.
 */

/** Filters whose options are marks, all of which an estate must have. */
export type MarkFilter = FilterNameOf<{ kind: 'mark' }> | FilterNameOf<{ kind: 'marks'; match: 'all' }>;

/** A yes-or-no filter is a mark of its name; of the others each option is one. */
type MarkId =
  | FilterNameOf<{ kind: 'mark' }>
  | FilterValue<FilterNameOf<{ kind: 'marks'; match: 'all' }>>[number]
  | `floor_${FloorLevel}`
  | 'development';

/** What marks follow from: an estate as it comes, or its stored documents. */
export type MarkedEstate = Pick<
  EstateInput,
  | 'exterior'
  | 'floor'
  | 'floor_name'
  | 'floors'
  | 'subtype'
  | 'video'
  | 'virtual_tour'
  | 'orientation_north'
  | 'orientation_south'
  | 'orientation_east'
  | 'orientation_west'
  | 'cee'
  | 'area_useful'
  | 'development'
> & { media: { detail: string } | readonly Pick<MediaDto, 'type' | 'description_category'>[] };

interface Mark {
  /** Its bit. Stored: never changed, and never given to another. */
  position: number;
  /** When an estate has it; null for what does not follow from the estate alone. */
  of: ((estate: MarkedEstate) => boolean) | null;
}

const onFloor =
  (level: FloorLevel) =>
  (estate: MarkedEstate): boolean =>
    floorLevelOf(estate) === level;

/** Every mark, by position. The first ones share a column with the features, which end before them. */
const marks = {
  exterior: { position: 44, of: ({ exterior }) => exterior === true },
  plan: { position: 45, of: ({ media }) => hasPlan(media) },
  tour: { position: 46, of: ({ virtual_tour: tour }) => Boolean(tour) },
  video: { position: 47, of: ({ video }) => Boolean(video) },
  /** It follows from the price where that may be shown (shownPrices). */
  price_drop: { position: 48, of: null },
  floor_ground: { position: 49, of: onFloor('ground') },
  floor_middle: { position: 50, of: onFloor('middle') },
  floor_top: { position: 51, of: onFloor('top') },
  bright: {
    position: 52,
    of: ({ orientation_north, orientation_south, orientation_east, orientation_west }) =>
      isBright({
        orientationNorth: orientation_north,
        orientationSouth: orientation_south,
        orientationEast: orientation_east,
        orientationWest: orientation_west,
      }),
  },
  /** No filter: the map says of its price that it is the lowest. */
  development: { position: 53, of: ({ development }) => development !== undefined },
  documented: {
    position: 54,
    of: ({ media, cee, area_useful: useful }) =>
      cee.state === 'completed' && cee.rating !== undefined && Boolean(useful) && hasPlan(media),
  },
} satisfies Record<MarkId, Mark>;

if (featureIds.length > marks.exterior.position) throw new Error('Features take the positions of marks');

const markIds = Object.keys(marks) as MarkId[];

/**
 * The marks that this release stores, that it stores addresses, and that it folds all letters (foldLetters.ts): rows of
 * another may lack some (updateMarks.ts).
 */
export const storedMarks = [...markIds, 'addresses', 'letters'].join(' ');

export const dropPosition = marks.price_drop.position;
export const developmentPosition = marks.development.position;

/** The positions of an estate's marks, but for a drop of its price. */
export const markPositions = (estate: MarkedEstate): number[] =>
  Object.values<Mark>(marks).flatMap(({ position, of }) => (of?.(estate) ? [position] : []));

/** Positions of floors, by level. An estate has one at most. */
export const floorPositions = Object.fromEntries(
  floorLevels.map((level) => [level, marks[`floor_${level}`].position]),
) as Record<FloorLevel, number>;

const isMarkFilter = (name: FilterName): name is MarkFilter =>
  isFilterOfKind(name, 'mark') || (isFilterOfKind(name, 'marks') && filters[name].match === 'all');

export const markFilters: readonly MarkFilter[] = filterNames.filter(isMarkFilter);

/** The position of each option of a filter. */
export function optionPositions(name: MarkFilter): (readonly [option: string, position: number])[] {
  if (isFilterOfKind(name, 'mark')) return [['1', marks[name].position]];
  return filters[name].options.map((option) => [option, marks[option].position]);
}

const featurePosition = new Map<string, number>(featureIds.map((id, position) => [id, position]));

/** Positions of the features that are known: their order in featureIds. */
export const featurePositions = (features: readonly string[]): number[] =>
  features.flatMap((id) => featurePosition.get(id) ?? []);

/** Positions of the features and marks that a list asks for: an estate must have all of them. */
export const filteredPositions = (asked: EstateFilters): number[] => [
  ...featurePositions(asked.features ?? []),
  ...markFilters.flatMap((name) => {
    const options: readonly string[] = [asked[name] ?? []].flat();
    return optionPositions(name).flatMap(([option, position]) => (options.includes(option) ? [position] : []));
  }),
];

/** A plan among pictures, as the page shows one (docs/product.md#estate-page). */
function hasPlan(media: MarkedEstate['media']): boolean {
  if ('detail' in media) return /"type":"plan"|"description_category":"(?:appraisal)?plan"/.test(media.detail);
  return media.some(({ type, description_category: room }) => isPlan(type, room));
}
