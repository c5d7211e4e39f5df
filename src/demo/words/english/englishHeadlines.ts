import type { HomeFacts } from '../../estates/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import {
  aHomeOf,
  aMetres,
  anArea,
  area,
  bathrooms,
  bedrooms,
  capital,
  homeOf,
  HomeOf,
  inPlace,
  InPlace,
  landmark,
  metres,
  minutes,
  noun,
  onFloor,
  placeName,
  rails,
} from './englishTools.ts';

/**
 * "Flat of 84 m²", "Three-bedroom flat of 84 m²": said in different ways, chosen by the home itself. The area
 * keeps headlines apart.
 */
function subject(h: HomeFacts): string {
  if (h.kind === 'studio' || h.index % 3 === 0) return `${noun(h).Noun} of ${area(h)}`;
  return h.index % 3 === 1 ? `${HomeOf(h)} of ${area(h)}` : `${capital(anArea(h))} ${noun(h).noun} with ${bedrooms(h)}`;
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
    (h) => `${InPlace(h)}, ${aHomeOf(h)} of ${area(h)} with a terrace`,
    (h) => `${area(h)} and a terrace of ${metres(h.terraceArea)} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} ${inPlace(h)} with a terrace to use all year round`,
  ],
  balcony: [
    (h) => `${subject(h)}${joining(h)} a balcony on the street ${inPlace(h)}`,
    (h) => `${subject(h)}${joining(h)} a balcony for coffee, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with a balcony`,
  ],
  garden: [
    (h) => `${subject(h)}${joining(h)} a garden of ${metres(h.gardenArea)} ${inPlace(h)}`,
    (h) => `${subject(h)}${joining(h)} its own garden ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with ${metres(h.gardenArea)} of garden`,
    (h) => `Life with a garden ${inPlace(h)}: ${area(h)} and ${bedrooms(h)}`,
  ],
  pool: [
    (h) => `${subject(h)}${joining(h)} a pool ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with a private pool`,
    (h) => `${noun(h).Noun} of ${area(h)} with a pool and ${bedrooms(h)} ${inPlace(h)}`,
  ],
  sharedPool: [
    (h) => `${subject(h)}${joining(h)} a shared pool ${inPlace(h)}`,
    (h) => `${subject(h)} in a building with a pool, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with a pool and gardens`,
  ],
  sea: [
    (h) => `${subject(h)}${joining(h)} sea views ${inPlace(h)}`,
    (h) => `The sea from the living room: ${aHomeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} that looks out to sea`,
  ],
  hills: [
    (h) => `${subject(h)}${joining(h)} views of the hills ${inPlace(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} facing the mountains, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${aHomeOf(h)} of ${area(h)} with hills in the distance`,
  ],
  park: [
    (h) => `${subject(h)} facing a park ${inPlace(h)}`,
    (h) => `Trees at the window: ${aHomeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} across from the park`,
  ],
  roofs: [
    (h) => `${subject(h)} above the rooftops of ${placeName(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with open views`,
    (h) => `${HomeOf(h)} of ${area(h)} with wide views ${inPlace(h)}`,
  ],
  fields: [
    (h) => `${subject(h)} among fields, ${inPlace(h)}`,
    (h) => `Silence, fields and ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} surrounded by countryside`,
  ],
  light: [
    (h) => `${subject(h)}${joining(h)} ${whichLight[h.light]} ${inPlace(h)}`,
    (h) => `Bright ${homeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with ${whichLight[h.light]}`,
    (h) => `${capital(whichLight[h.light])} and ${area(h)}: ${noun(h).a} ${inPlace(h)}`,
  ],
  brandNew: [
    (h) => `Brand-new ${homeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `Newly built ${inPlace(h)}: ${aHomeOf(h)} of ${area(h)}`,
    (h) => `New ${noun(h).noun} of ${area(h)}, never lived in, ${inPlace(h)}`,
  ],
  recent: [
    (h) => `Recently renovated ${homeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `Renovated ${noun(h).noun} of ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${aHomeOf(h)} of ${area(h)} with nearly everything new`,
  ],
  toRestore: [
    (h) => `${subject(h)} to renovate ${inPlace(h)}`,
    (h) => `${noun(h).Noun} with potential ${inPlace(h)}: ${area(h)} to renovate`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} in need of renovation`,
  ],
  ceilings: [
    (h) => `${subject(h)}${joining(h)} high ceilings ${inPlace(h)}`,
    (h) => `High ceilings and ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with mouldings and high ceilings`,
  ],
  tiles: [
    (h) => `${subject(h)}${joining(h)} patterned tile floors ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with its original tiles`,
  ],
  fireplace: [
    (h) => `${subject(h)}${joining(h)} a fireplace ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with a wood fire`,
    (h) => `${noun(h).Noun} of ${area(h)} with a fireplace and ${bathrooms(h)} ${inPlace(h)}`,
  ],
  elevator: [
    (h) => `${subject(h)}${joining(h)} a lift ${inPlace(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} ${onFloor(h)} with a lift ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} in a building with a lift`,
  ],
  parking: [
    (h) => `${subject(h)}${joining(h)} a parking space ${inPlace(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} with parking in the building, ${inPlace(h)}`,
  ],
  furnished: [
    (h) => `Furnished ${homeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `Furnished ${noun(h).noun} of ${area(h)} ${inPlace(h)}`,
    (h) => `Ready to move in: ${noun(h).a} of ${area(h)} with furniture ${inPlace(h)}`,
  ],
  season: [
    (h) => `${subject(h)} for a season ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} on a seasonal let`,
    (h) => `A few months ${inPlace(h)}: ${aHomeOf(h)} of ${area(h)} with furniture`,
  ],
  quiet: [
    (h) => `${subject(h)} away from the noise, ${inPlace(h)}`,
    (h) => `Quiet ${noun(h).noun} of ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${aHomeOf(h)} of ${area(h)} where you sleep well`,
  ],
  beach: [
    (h) => `${subject(h)} a stroll from the beach, ${inPlace(h)}`,
    (h) => `Walk to the beach: ${noun(h).a} of ${area(h)} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} near the sea ${inPlace(h)}`,
  ],
  metro: [
    (h) => `${subject(h)} near the ${rails(h)} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} with transport close at hand, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, a well-connected ${noun(h).noun} of ${area(h)}`,
  ],
  oldTown: [
    (h) => `${subject(h)} on a street with a past ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} within walking distance of everything`,
    (h) => `${HomeOf(h)} of ${area(h)} among old streets, ${inPlace(h)}`,
  ],
  village: [
    (h) => `${subject(h)}${joining(h)} village life at the door, ${inPlace(h)}`,
    (h) => `Neighbours who know each other and ${area(h)}: ${noun(h).a} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${aHomeOf(h)} of ${area(h)} around the corner from the square`,
  ],
  university: [
    (h) => `${subject(h)} close to the university, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} among libraries and cafés, ${inPlace(h)}`,
  ],
  space: [
    (h) => `Well-planned ${homeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `${area(h)} ${inPlace(h)}: ${noun(h).a} with no wasted space`,
    (h) => `${noun(h).Noun} of ${area(h)}, ${bedrooms(h)} and ${bathrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${aHomeOf(h)} of ${area(h)} with everything in its place`,
  ],
  landmark: [
    (h) => `${subject(h)}, ${minutes(h)} from ${landmark(h)}`,
    (h) => `${capital(minutes(h))} from ${landmark(h)}, ${aHomeOf(h)} of ${area(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} near ${landmark(h)}${there(h)}`,
  ],
  living: [
    (h) => `${subject(h)}${joining(h)} ${aMetres(h.livingArea)} living room ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with a living room of ${h.livingArea} m²`,
  ],
  kitchen: [
    (h) => `${subject(h)}${joining(h)} ${whichKitchen[h.kitchen]} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with ${whichKitchen[h.kitchen]}`,
  ],
  office: [
    (h) => `Office of ${area(h)} ${inPlace(h)}, ready for work`,
    (h) => `${InPlace(h)}, an office of ${area(h)} with natural light`,
    (h) => `Office of ${area(h)}, ${minutes(h)} from ${landmark(h)}${there(h)}`,
  ],
  premises: [
    (h) => `Street-level commercial space of ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, a shop of ${area(h)} with a good window`,
    (h) => `Commercial space of ${area(h)} ${inPlace(h)}, easy to adapt`,
  ],
  building: [
    (h) => `Building of ${area(h)} ${inPlace(h)}, with a single owner`,
    (h) => `${InPlace(h)}, a whole building of ${area(h)} with courtyard and roof terrace`,
  ],
  storage: [
    (h) => `Storage room of ${area(h)} ${inPlace(h)}, dry and easy to reach`,
    (h) => `${area(h)} for what does not fit at home, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, a storage room of ${area(h)}, ${minutes(h)} from ${landmark(h)}`,
  ],
  garage: [
    (h) => `Parking space of ${area(h)}, ${minutes(h)} from ${landmark(h)}`,
    (h) => `No more circling, ${minutes(h)} from ${landmark(h)}: ${area(h)} of parking`,
    (h) => `${InPlace(h)}, a parking space of ${area(h)} near ${landmark(h)}`,
  ],
  land: [
    (h) => `Plot of ${area(h)} ${inPlace(h)}, with water and electricity at its edge`,
    (h) => `${InPlace(h)}, a plot of ${area(h)} with open views`,
    (h) => `Plot of ${area(h)} to start from scratch, ${inPlace(h)}`,
  ],
};
