import type { HomeLook } from '#demo/media/sceneFacts.ts';
import type { Random } from '../random.ts';
import type { HomeFacts } from './homeFacts.ts';

const seasons = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
] as const;

/** When the sun is in the rooms; of a home that faces north, nothing is said. */
const timeOf: Record<HomeFacts['light'], HomeLook['time']> = {
  allDay: 'noon',
  morning: 'morning',
  afternoon: 'golden',
  through: 'noon',
  soft: undefined,
};

/** Share of homes that were pictured in the evening. */
const duskShare = 0.07;

/**
 * What the pictures show that no field of the estate tells: they were taken when it was published, and show what its
 * texts say.
 */
export function chooseLook(
  { isDwelling, floor, outlook, flooring, kitchen, light, createdAt }: HomeFacts,
  random: Random,
): HomeLook {
  const time: HomeLook['time'] = random.chance(duskShare) ? 'dusk' : timeOf[light];
  const look: { -readonly [Name in keyof HomeLook]: HomeLook[Name] } = {
    view: outlook,
    season: seasons[new Date(createdAt).getUTCMonth()]!,
  };
  if (isDwelling) {
    look.flooring = flooring;
    look.kitchen = kitchen;
  }
  if (floor !== null) look.floor = floor;
  if (time) look.time = time;
  return look;
}
