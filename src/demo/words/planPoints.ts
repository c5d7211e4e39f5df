import type { HomeFacts } from '../estates/homeFacts.ts';
import type { Random } from '../random.ts';
import { choose, type Choice } from './choose.ts';
import type { Point } from './topics.ts';

export interface PointsPlan {
  highlights: Choice<Point>[];
  special: Choice<Point>[];
}

function practicalPoints(
  { features, conditionedAir, bathrooms, estateType, floor, operation, furnished, conservation, livingArea }: HomeFacts,
  mayName: boolean,
): Point[] {
  const points: Point[] = ['faces', 'built'];
  if (mayName) points.push('near');
  if (livingArea >= 22) points.push('living');
  if (conservation !== 'toRestore') points.push('kitchen');
  if (features.includes('elevator') && floor !== 0) points.push('elevator');
  if (features.includes('parking')) points.push('parking');
  if (features.includes('boxrom')) points.push('boxrom');
  if (features.includes('wardrobe')) points.push('wardrobe');
  if (features.includes('heating')) points.push('heating');
  if (conditionedAir) points.push('air');
  if ((bathrooms ?? 0) >= 2) points.push('bathrooms');
  if (features.includes('doorman')) points.push('doorman');
  if (features.includes('security_alarm')) points.push('alarm');
  if (features.includes('handicap_adapted_use')) points.push('adapted');
  if (features.includes('handicap_adapted_access')) points.push('access');
  if (features.includes('community_zone')) points.push('community');
  if (estateType === 'flat' && features.includes('swimming')) points.push('sharedPool');
  if (furnished && operation === 'rent') points.push('furnished');
  if (conservation === 'toRestore') points.push('toRestore');
  return points;
}

function charmingPoints({
  features,
  livingArea,
  light,
  highCeilings,
  flooring,
  conservation,
  outlook,
}: HomeFacts): Point[] {
  const points: Point[] = [];
  if (features.includes('terrace')) points.push('terrace');
  if (features.includes('balcony')) points.push('balcony');
  if (features.includes('garden')) points.push('garden');
  if (features.includes('swimming_pool')) points.push('pool');
  if (features.includes('chimney') && livingArea > 0) points.push('fireplace');
  if (highCeilings) points.push('ceilings');
  if (flooring === 'hydraulic') points.push('tiles');
  if (flooring === 'stone') points.push('stone');
  if (conservation === 'brandNew') points.push('brandNew');
  if (conservation === 'new') points.push('recent');
  if (outlook === 'sea' || outlook === 'hills' || outlook === 'park' || outlook === 'roofs' || outlook === 'courtyard')
    points.push(outlook);
  points.push(light === 'through' ? 'bothSides' : 'light');
  return points;
}

const business: readonly Point[] = ['businessSpace', 'businessAccess', 'businessReady', 'businessCosts'];
const small: readonly Point[] = ['smallAccess', 'smallDry', 'smallCosts'];

/** What kinds that nobody lives in have to show for themselves. */
const otherPoints: Partial<Record<HomeFacts['kind'], readonly Point[]>> = {
  office: business,
  premises: business,
  building: ['buildingWhole', 'buildingUse', 'businessAccess'],
  storage: small,
  garage: small,
  land: ['landServices', 'landAccess', 'landShape', 'landBounds'],
};

/** Facts that are figures: nothing that makes a home special. */
const figures: ReadonlySet<Point> = new Set(['built', 'near']);

/**
 * What stands in the two lists of a home; nothing in both.
 * @param mayName whether they may name what is near
 */
export function planPoints(home: HomeFacts, mayName: boolean, random: Random): PointsPlan {
  const others = otherPoints[home.kind];
  const reduced: Point[] = home.reduced ? ['reduced'] : [];
  if (others) {
    const points = random.sample(others, others.length);
    const always: Point[] = home.built === null ? ['area'] : [mayName ? 'near' : 'built', 'area'];
    return {
      highlights: choose([...reduced, ...points.slice(2), ...always], random),
      special: choose(points.slice(0, 2), random),
    };
  }
  const charming = random.sample(charmingPoints(home), 5);
  const practical = random.sample(practicalPoints(home, mayName), 5);
  const special = charming.splice(0, random.between(2, 3));
  if (special.length < 2) {
    const at = practical.findLastIndex((point) => !figures.has(point));
    special.push(...practical.splice(at, 1));
  }
  const highlights = [...reduced, ...charming.slice(0, 2), ...practical].slice(0, random.between(3, 5));
  // The title has the area already: it is repeated where there is little else to say.
  if (highlights.length < 3) highlights.push('area');
  return { highlights: choose(highlights, random), special: choose(special, random) };
}
