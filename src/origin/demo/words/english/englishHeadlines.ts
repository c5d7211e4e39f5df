import type { HomeFacts } from '../../homes/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import { aHomeOf, area, bathrooms, bedrooms, capital, homeOf, HomeOf, inPlace, InPlace, metres, noun, onFloor, placeName } from './englishTools.ts';

/** "Three-bedroom apartment", "Apartment of 84 m²": said in different ways, chosen by the home itself. */
function subject(h: HomeFacts): string {
  if (h.kind === 'studio') return h.index % 2 ? `Studio of ${area(h)}` : 'Studio';
  switch (h.index % 4) {
    case 0: return `${noun(h).Noun} of ${area(h)}`;
    case 1: return `${HomeOf(h)}, ${area(h)},`;
    default: return HomeOf(h);
  }
}

const whichLight = { allDay: 'sun all day', morning: 'morning sun', afternoon: 'afternoon sun', through: 'light from both sides', soft: 'soft light' } as const;

export const englishHeadlines: Grammar['headlines'] = {
  terrace: [
    (h) => `${subject(h)} with a terrace of ${metres(h.terraceArea)} ${inPlace(h)}`,
    (h) => `${subject(h)} with a terrace for dinners outside, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${aHomeOf(h)} with a terrace`,
    (h) => `A terrace of ${metres(h.terraceArea)} and ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${inPlace(h)} with a terrace to use all year round`,
  ],
  balcony: [
    (h) => `${subject(h)} with a balcony on the street ${inPlace(h)}`,
    (h) => `${subject(h)} and a balcony for coffee, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with a balcony`,
  ],
  garden: [
    (h) => `${subject(h)} with a garden of ${metres(h.gardenArea)} ${inPlace(h)}`,
    (h) => `${subject(h)} with its own garden ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} with ${metres(h.gardenArea)} of garden`,
    (h) => `Life with a garden ${inPlace(h)}: ${area(h)} and ${bedrooms(h)}`,
  ],
  pool: [
    (h) => `${subject(h)} with a pool ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with a private pool`,
    (h) => `${noun(h).Noun} with a pool and ${bedrooms(h)} ${inPlace(h)}`,
  ],
  sharedPool: [
    (h) => `${subject(h)} with a shared pool ${inPlace(h)}`,
    (h) => `${subject(h)} in a building with a pool, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with a pool and gardens`,
  ],
  sea: [
    (h) => `${subject(h)} with sea views ${inPlace(h)}`,
    (h) => `The sea from the living room: ${aHomeOf(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} that looks out to sea`,
  ],
  hills: [
    (h) => `${subject(h)} with views of the hills ${inPlace(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} facing the mountains, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${aHomeOf(h)} with hills in the distance`,
  ],
  park: [
    (h) => `${subject(h)} facing a park ${inPlace(h)}`,
    (h) => `Trees at the window: ${aHomeOf(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} across from the park`,
  ],
  roofs: [
    (h) => `${subject(h)} above the rooftops of ${placeName(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with open views`,
    (h) => `${noun(h).Noun} with wide views and ${bedrooms(h)} ${inPlace(h)}`,
  ],
  fields: [
    (h) => `${subject(h)} among fields, ${inPlace(h)}`,
    (h) => `Silence, fields and ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} surrounded by countryside`,
  ],
  light: [
    (h) => `${subject(h)} with ${whichLight[h.light]} ${inPlace(h)}`,
    (h) => `Bright ${homeOf(h)} of ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with ${whichLight[h.light]}`,
    (h) => `${capital(whichLight[h.light])} and ${area(h)}: ${noun(h).a} ${inPlace(h)}`,
  ],
  brandNew: [
    (h) => `Brand-new ${homeOf(h)} ${inPlace(h)}`,
    (h) => `Newly built ${inPlace(h)}: ${aHomeOf(h)}`,
    (h) => `New ${noun(h).noun} of ${area(h)}, never lived in, ${inPlace(h)}`,
  ],
  recent: [
    (h) => `Recently renovated ${homeOf(h)} ${inPlace(h)}`,
    (h) => `Renovated ${noun(h).noun} of ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${aHomeOf(h)} with nearly everything new`,
  ],
  toRestore: [
    (h) => `${subject(h)} to renovate ${inPlace(h)}`,
    (h) => `${noun(h).Noun} with potential ${inPlace(h)}: ${area(h)} to renovate`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} in need of renovation`,
  ],
  ceilings: [
    (h) => `${subject(h)} with high ceilings ${inPlace(h)}`,
    (h) => `High ceilings and ${bedrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with mouldings and high ceilings`,
  ],
  tiles: [
    (h) => `${subject(h)} with patterned tile floors ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with its original tiles`,
  ],
  fireplace: [
    (h) => `${subject(h)} with a fireplace ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with a wood fire`,
    (h) => `${noun(h).Noun} with a fireplace and ${bathrooms(h)} ${inPlace(h)}`,
  ],
  elevator: [
    (h) => `${subject(h)} with a lift ${inPlace(h)}`,
    (h) => `${noun(h).Noun} ${onFloor(h)} with a lift ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} in a building with a lift`,
  ],
  parking: [
    (h) => `${subject(h)} with a parking space ${inPlace(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} with parking in the building, ${inPlace(h)}`,
  ],
  furnished: [
    (h) => `Furnished ${homeOf(h)} ${inPlace(h)}`,
    (h) => `Furnished ${noun(h).noun} of ${area(h)} ${inPlace(h)}`,
    (h) => `Ready to move in: ${noun(h).a} with furniture ${inPlace(h)}`,
  ],
  season: [
    (h) => `${subject(h)} for a season ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} on a seasonal let`,
    (h) => `A few months ${inPlace(h)}: ${aHomeOf(h)} with furniture`,
  ],
  quiet: [
    (h) => `${subject(h)} away from the noise, ${inPlace(h)}`,
    (h) => `Quiet ${noun(h).noun} of ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${aHomeOf(h)} where you sleep well`,
  ],
  beach: [
    (h) => `${subject(h)} a stroll from the beach, ${inPlace(h)}`,
    (h) => `A walk to the beach: ${noun(h).a} of ${area(h)} ${inPlace(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} near the sea ${inPlace(h)}`,
  ],
  metro: [
    (h) => `${subject(h)} near the metro ${inPlace(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} with transport close at hand, ${inPlace(h)}`,
    (h) => `${InPlace(h)}, a well-connected ${noun(h).noun} of ${area(h)}`,
  ],
  oldTown: [
    (h) => `${subject(h)} on a street with a past ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${noun(h).a} of ${area(h)} with everything on foot`,
    (h) => `${HomeOf(h)} among old streets, ${inPlace(h)}`,
  ],
  village: [
    (h) => `${subject(h)} with neighbourhood life ${inPlace(h)}`,
    (h) => `Neighbours who know each other and ${area(h)}: ${noun(h).a} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${aHomeOf(h)} around the corner from the square`,
  ],
  university: [
    (h) => `${subject(h)} close to the university, ${inPlace(h)}`,
    (h) => `${noun(h).Noun} of ${area(h)} among libraries and cafés, ${inPlace(h)}`,
  ],
  space: [
    (h) => `Well-planned ${homeOf(h)} ${inPlace(h)}`,
    (h) => `${area(h)} ${inPlace(h)}: ${noun(h).a} with no wasted space`,
    (h) => `${noun(h).Noun} of ${area(h)}, ${bedrooms(h)} and ${bathrooms(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, ${aHomeOf(h)} of ${area(h)} that is easy to live in`,
  ],
  office: [
    (h) => `Office of ${area(h)} ${inPlace(h)}, ready for work`,
    (h) => `${InPlace(h)}, an office of ${area(h)} with natural light`,
    (h) => `Open-plan office of ${area(h)} ${inPlace(h)}`,
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
    (h) => `${InPlace(h)}, a storage room of ${area(h)} open at any hour`,
  ],
  garage: [
    (h) => `Parking space of ${area(h)} ${inPlace(h)}`,
    (h) => `Parking without circling: ${area(h)} ${inPlace(h)}`,
    (h) => `${InPlace(h)}, a parking space of ${area(h)} that is easy to get into`,
  ],
  land: [
    (h) => `Plot of ${area(h)} ${inPlace(h)}, with water and electricity at its edge`,
    (h) => `${InPlace(h)}, a plot of ${area(h)} with open views`,
    (h) => `Plot of ${area(h)} to start from scratch, ${inPlace(h)}`,
  ],
};
