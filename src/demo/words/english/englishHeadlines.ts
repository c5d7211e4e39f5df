import type { HomeFacts } from '../../estates/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import {
  aMetres,
  area,
  bathrooms,
  bedrooms,
  homeOf,
  HomeOf,
  inPlace,
  landmark,
  metres,
  minutes,
  noun,
  onFloor,
  placeName,
  rails,
} from './englishTools.ts';

/** "Flat of 84 m²". */
const plain = (h: HomeFacts): string => `${noun(h).Noun} of ${area(h)}`;

/**
 * "Flat of 84 m²", "Three-bedroom flat of 84 m²": said in different ways, chosen by the home itself. The area
 * keeps headlines apart.
 */
function subject(h: HomeFacts): string {
  if (h.kind === 'studio' || h.index % 3 === 0) return `${noun(h).Noun} of ${area(h)}`;
  return h.index % 3 === 1 ? `${HomeOf(h)} of ${area(h)}` : `${plain(h)} with ${bedrooms(h)}`;
}

const whichLight = {
  allDay: 'sun all day',
  morning: 'morning sun',
  afternoon: 'afternoon sun',
  through: 'light from both sides',
  soft: 'soft light',
} as const;

const whichKitchen = { open: 'an open kitchen', dining: 'an eat-in kitchen', separate: 'a separate kitchen' } as const;

/** After a subject that has one "with" already, the next thing is joined by "and". */
const joining = (h: HomeFacts): string => (h.kind !== 'studio' && h.index % 3 === 2 ? ' and' : ' with');

/** Where it is, unless the name of what is near says so. */
const there = (h: HomeFacts): string =>
  h.landmark[2].includes(h.place.zoneName ?? h.place.town.en.name) ? '' : `, ${inPlace(h)}`;

export const englishHeadlines: Grammar['headlines'] = {
  terrace: [
    (h) => `${subject(h)}${joining(h)} a terrace of ${metres(h.terraceArea)} ${inPlace(h)}`,
    (h) => `${subject(h)}${joining(h)} a terrace for dinners outside, ${inPlace(h)}`,
    (h) => `${subject(h)}${joining(h)} a terrace ${inPlace(h)}`,
    (h) => `${plain(h)} plus a terrace of ${metres(h.terraceArea)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)} with a terrace to use all year round`,
  ],
  balcony: [
    (h) => `${subject(h)}${joining(h)} a balcony on the street ${inPlace(h)}`,
    (h) => `${subject(h)}${joining(h)} a balcony, ${inPlace(h)}`,
    (h) => `${plain(h)} with a balcony ${inPlace(h)}`,
  ],
  garden: [
    (h) => `${subject(h)}${joining(h)} a garden of ${metres(h.gardenArea)} ${inPlace(h)}`,
    (h) => `${subject(h)}${joining(h)} its own garden ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with ${metres(h.gardenArea)} of garden`,
    (h) => `${plain(h)} plus a garden of ${metres(h.gardenArea)} ${inPlace(h)}`,
  ],
  pool: [
    (h) => `${subject(h)}${joining(h)} a pool ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with a private pool`,
    (h) => `${plain(h)} with a pool of its own ${inPlace(h)}`,
  ],
  sharedPool: [
    (h) => `${subject(h)}${joining(h)} a shared pool ${inPlace(h)}`,
    (h) => `${subject(h)} in a building with a pool, ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with a pool and gardens`,
  ],
  sea: [
    (h) => `${subject(h)}${joining(h)} sea views ${inPlace(h)}`,
    (h) => `${HomeOf(h)} of ${area(h)} ${inPlace(h)}, with the sea in view`,
    (h) => `${plain(h)} that looks out to sea, ${inPlace(h)}`,
  ],
  hills: [
    (h) => `${subject(h)}${joining(h)} views of the hills ${inPlace(h)}`,
    (h) => `${plain(h)} facing the mountains, ${inPlace(h)}`,
    (h) => `${HomeOf(h)} of ${area(h)} ${inPlace(h)}, with hills in the distance`,
  ],
  park: [
    (h) => `${subject(h)} facing a park ${inPlace(h)}`,
    (h) => `${HomeOf(h)} of ${area(h)} ${inPlace(h)}, with trees at the window`,
    (h) => `${plain(h)} ${inPlace(h)}, across from the park`,
  ],
  roofs: [
    (h) => `${subject(h)} above the rooftops of ${placeName(h)}`,
    (h) => `${plain(h)} with open views ${inPlace(h)}`,
    (h) => `${HomeOf(h)} of ${area(h)} ${inPlace(h)}, with wide views`,
  ],
  fields: [
    (h) => `${subject(h)} among fields, ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with views of the fields`,
    (h) => `${plain(h)} surrounded by countryside ${inPlace(h)}`,
  ],
  light: [
    (h) => `${subject(h)}${joining(h)} ${whichLight[h.light]} ${inPlace(h)}`,
    (h) => `Bright ${homeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with ${whichLight[h.light]}`,
    (h) => `${HomeOf(h)} of ${area(h)} ${inPlace(h)}, with ${whichLight[h.light]}`,
  ],
  brandNew: [
    (h) => `Brand-new ${homeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `Newly built ${homeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `New ${noun(h).noun} of ${area(h)} ${inPlace(h)}, never lived in`,
  ],
  recent: [
    (h) => `Recently renovated ${homeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `Renovated ${noun(h).noun} of ${area(h)} ${inPlace(h)}`,
    (h) => `${HomeOf(h)} of ${area(h)} ${inPlace(h)}, recently renovated`,
  ],
  toRestore: [
    (h) => `${subject(h)} to renovate ${inPlace(h)}`,
    (h) => `${plain(h)} in need of renovation ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, to renovate to your taste`,
  ],
  ceilings: [
    (h) => `${subject(h)}${joining(h)} high ceilings ${inPlace(h)}`,
    (h) => `High-ceilinged ${noun(h).noun} of ${area(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} with mouldings and high ceilings ${inPlace(h)}`,
  ],
  tiles: [
    (h) => `${subject(h)}${joining(h)} patterned tile floors ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with its original tiles`,
  ],
  fireplace: [
    (h) => `${subject(h)}${joining(h)} a fireplace ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with a wood fire`,
    (h) => `${plain(h)} with a fireplace for winter, ${inPlace(h)}`,
  ],
  elevator: [
    (h) => `${subject(h)}${joining(h)} a lift ${inPlace(h)}`,
    (h) => `${plain(h)} ${onFloor(h)} with a lift ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, in a building with a lift`,
  ],
  parking: [
    (h) => `${subject(h)}${joining(h)} a parking space ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with parking in the building`,
  ],
  furnished: [
    (h) => `Furnished ${homeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `Furnished ${noun(h).noun} of ${area(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, furnished and ready to move into`,
  ],
  season: [
    (h) => `${subject(h)} for a season ${inPlace(h)}`,
    (h) => `${plain(h)} on a seasonal let ${inPlace(h)}`,
    (h) => `Furnished ${homeOf(h)} of ${area(h)} for a few months ${inPlace(h)}`,
  ],
  quiet: [
    (h) => `${subject(h)} in a quiet part of ${placeName(h)}`,
    (h) => `Quiet ${noun(h).noun} of ${area(h)} ${inPlace(h)}`,
    (h) => `${HomeOf(h)} of ${area(h)} in quiet surroundings ${inPlace(h)}`,
  ],
  beach: [
    (h) => `${subject(h)} a stroll from the beach, ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, within walking distance of the beach`,
    (h) => `${plain(h)} near the sea ${inPlace(h)}`,
  ],
  metro: [
    (h) => `${subject(h)} near the ${rails(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with the ${rails(h)} close at hand`,
    (h) => `Well-connected ${noun(h).noun} of ${area(h)} ${inPlace(h)}`,
  ],
  oldTown: [
    (h) => `${subject(h)} on an old street ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, within walking distance of everything`,
    (h) => `${HomeOf(h)} of ${area(h)} among old streets, ${inPlace(h)}`,
  ],
  village: [
    (h) => `${subject(h)}${joining(h)} village life at the door, ${inPlace(h)}`,
    (h) => `${plain(h)} near the square, ${inPlace(h)}`,
    (h) => `${HomeOf(h)} of ${area(h)} ${inPlace(h)}, around the corner from the square`,
  ],
  university: [
    (h) => `${subject(h)} close to the university, ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, beside the campus`,
  ],
  space: [
    (h) => `${subject(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with ${bathrooms(h)}`,
    (h) => `${plain(h)} with ${bedrooms(h)} and ${bathrooms(h)} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with ${bedrooms(h)} and ${bathrooms(h)}`,
  ],
  landmark: [
    (h) => `${subject(h)}, ${minutes(h)} from ${landmark(h)}`,
    (h) => `${HomeOf(h)} of ${area(h)}, ${minutes(h)} on foot from ${landmark(h)}`,
    (h) => `${plain(h)} near ${landmark(h)}${there(h)}`,
  ],
  living: [
    (h) => `${subject(h)}${joining(h)} ${aMetres(h.livingArea)} living room ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with a living room of ${h.livingArea} m²`,
  ],
  kitchen: [
    (h) => `${subject(h)}${joining(h)} ${whichKitchen[h.kitchen]} ${inPlace(h)}`,
    (h) => `${plain(h)} ${inPlace(h)}, with ${whichKitchen[h.kitchen]}`,
  ],
  office: [
    (h) => `Office of ${area(h)} ${inPlace(h)}`,
    (h) => `Office of ${area(h)} with natural light ${inPlace(h)}`,
    (h) => `Office of ${area(h)}, ${minutes(h)} from ${landmark(h)}${there(h)}`,
  ],
  premises: [
    (h) => `Street-level commercial space of ${area(h)} ${inPlace(h)}`,
    (h) => `Shop of ${area(h)} with a street window ${inPlace(h)}`,
    (h) => `Commercial space of ${area(h)} ${inPlace(h)}, easy to adapt`,
  ],
  building: [
    (h) => `Building of ${area(h)} ${inPlace(h)}, with a single owner`,
    (h) => `Whole building of ${area(h)} with courtyard and roof terrace ${inPlace(h)}`,
  ],
  storage: [
    (h) => `Storage room of ${area(h)} ${inPlace(h)}, dry and easy to reach`,
    (h) => `Storage room of ${area(h)}, ${minutes(h)} from ${landmark(h)}`,
    (h) => `Storage room of ${area(h)} near ${landmark(h)}${there(h)}`,
  ],
  garage: [
    (h) => `Parking space of ${area(h)}, ${minutes(h)} from ${landmark(h)}`,
    (h) => `Parking space of ${area(h)} near ${landmark(h)}${there(h)}`,
    (h) => `Parking space of ${area(h)} ${inPlace(h)}, ${minutes(h)} from ${landmark(h)}`,
  ],
  land: [
    (h) => `Plot of ${area(h)} ${inPlace(h)}, with water and electricity at its edge`,
    (h) => `Plot of ${area(h)} with open views ${inPlace(h)}`,
    (h) => `Plot of ${area(h)} with paved access ${inPlace(h)}`,
  ],
};
