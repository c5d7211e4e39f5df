import type { HomeFacts } from '../estates/homeFacts.ts';
import type { Random } from '../random.ts';
import { choose, type Choice } from './choose.ts';
import type { Hook } from './topics.ts';

const otherHooks = {
  office: 'office',
  premises: 'premises',
  building: 'building',
  storage: 'storage',
  garage: 'garage',
  land: 'land',
} as const;

const hooksByFeature = [
  ['garden', 'garden'],
  ['swimming_pool', 'pool'],
  ['swimming', 'sharedPool'],
  ['chimney', 'fireplace'],
  ['elevator', 'elevator'],
  ['parking', 'parking'],
  ['balcony', 'balcony'],
  ['terrace', 'terrace'],
] as const;

const hooksByTrait = [
  ['beach', 'beach'],
  ['metro', 'metro'],
  ['oldTown', 'oldTown'],
  ['village', 'village'],
  ['university', 'university'],
] as const;

function chooseHook(home: HomeFacts, random: Random): Hook {
  const { kind, isDwelling, features, conservation, outlook, place, light } = home;
  if (!isDwelling) return otherHooks[kind as keyof typeof otherHooks];
  if (home.seasonal) return 'season';
  if (kind === 'penthouse' && random.chance(0.45)) return 'terrace';
  if (conservation === 'toRestore' && random.chance(0.55)) return 'toRestore';
  const hooks: Hook[] = ['space'];
  if (kind !== 'studio' && conservation !== 'toRestore') hooks.push('kitchen');
  if (kind !== 'rural_house') hooks.push('landmark', 'landmark');
  if (home.livingArea >= 24) hooks.push('living');
  // A lift goes without saying at the top of a building, or in a new one, and nobody needs it on the ground floor.
  const plainLift = kind === 'penthouse' || conservation === 'brandNew' || home.floor === 0;
  for (const [feature, hook] of hooksByFeature)
    if (features.includes(feature) && !(hook === 'elevator' && plainLift)) hooks.push(hook);
  for (const [trait, hook] of hooksByTrait) if (place.traits.has(trait)) hooks.push(hook);
  if (conservation === 'brandNew') hooks.push('brandNew', 'brandNew');
  if (conservation === 'new') hooks.push('recent');
  if (outlook === 'sea' || outlook === 'hills' || outlook === 'park' || outlook === 'roofs' || outlook === 'fields')
    hooks.push(outlook, outlook);
  if (light !== 'soft') hooks.push('light', 'light');
  if (outlook === 'courtyard' || place.traits.has('residential')) hooks.push('quiet');
  if (home.highCeilings) hooks.push('ceilings', 'ceilings');
  if (home.flooring === 'hydraulic') hooks.push('tiles');
  if (home.furnished && home.operation === 'rent') hooks.push('furnished');
  return random.pick(hooks);
}

/** Hooks whose headlines name what is near. */
export const namesNear: ReadonlySet<Hook> = new Set<Hook>(['landmark', 'garage', 'storage', 'office']);

/** What the headline puts forward: one of the things that are true of the home and worth a line. */
export const planHeadline = (home: HomeFacts, random: Random): Choice<Hook> =>
  choose([chooseHook(home, random)], random)[0]!;
