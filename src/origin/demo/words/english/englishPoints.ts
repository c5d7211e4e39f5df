import type { HomeFacts } from '../../homes/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import { area, capital, inTown, metres, number, onFloor } from './englishTools.ts';

const near: Record<HomeFacts['place']['traitList'][number], string> = {
  metro: 'Metro or tram', train: 'The railway station', beach: 'The beach', park: 'A large park', oldTown: 'The squares of the old town',
  market: 'The market', residential: 'School and nursery', village: 'The square and its shops', university: 'The university',
  mountain: 'The first footpaths', shops: 'Shops and health centre', modern: 'School and sports centre', golf: 'The golf club', river: 'The riverside path',
  port: 'The harbour', countryside: 'The country lanes',
};

const nearLine = (h: HomeFacts): string => `${near[h.place.traitList[h.index % h.place.traitList.length]!]} ${number(h.walk)} minutes away on foot`;

const areaLine = (h: HomeFacts): string => {
  if (h.kind === 'land') return `A plot of ${area(h)}`;
  if (h.kind === 'garage' || h.kind === 'storage') return `${area(h)} of floor space`;
  return h.floor === null ? `${area(h)}, floor plan available` : `${area(h)} ${onFloor(h)}`;
};

const kitchenLine = { open: 'Kitchen open to the living room', separate: 'Separate kitchen with a window', dining: 'Kitchen with room to eat' } as const;

const lightLine = {
  allDay: 'Sun from morning to late afternoon', morning: 'Morning sun and cool afternoons', afternoon: 'Afternoon sun in the living room', through: 'Light from east and west', soft: 'Soft, even light',
} as const;

export const englishHighlights: Grammar['highlights'] = {
  light: [(h) => lightLine[h.light]],
  bothSides: ['Cross-ventilation and light from both sides'],
  terrace: [(h) => `Terrace of ${metres(h.terraceArea)}`, (h) => `${metres(h.terraceArea)} of terrace with a tap`],
  balcony: ['Balcony on the street', 'Balcony with room for two chairs'],
  garden: [(h) => `Private garden of ${metres(h.gardenArea)}`],
  pool: ['Private pool', 'Private pool with an outdoor shower'],
  sharedPool: ['Shared pool', 'Pool and gardens for residents'],
  elevator: ['Building with a lift', 'Lift from the entrance hall'],
  parking: ['Parking space included', 'Parking in the same building'],
  boxrom: ['Storage room included', 'Storage room with easy access'],
  wardrobe: ['Fitted wardrobes', 'Made-to-measure wardrobes in the bedrooms'],
  heating: ['Individual heating', 'Heating in every room'],
  air: ['Air conditioning, hot and cold', 'Ducted air conditioning'],
  fireplace: ['Working fireplace'],
  ceilings: ['Ceilings above three metres'],
  tiles: ['Original patterned floor tiles'],
  stone: ['Stone floors and walls'],
  brandNew: ['Newly built, never lived in'],
  recent: ['Recently renovated, with new windows'],
  toRestore: ['To renovate, with plans available'],
  doorman: ['Doorman service', 'Doorman from Monday to Friday'],
  furnished: ['With furniture and appliances', 'Fully equipped'],
  sea: ['Sea views'],
  hills: ['Views of the hills'],
  park: ['Views of the park'],
  roofs: ['Open views'],
  courtyard: ['Bedrooms on a silent courtyard'],
  kitchen: [(h) => kitchenLine[h.kitchen]],
  bathrooms: [(h) => `${capital(number(h.bathrooms ?? 2))} full bathrooms`],
  alarm: ['Alarm installed'],
  adapted: ['Interior adapted to reduced mobility'],
  access: ['Step-free access from the street'],
  community: ['Bicycle room and common areas'],
  near: [nearLine],
  area: [areaLine],
  papers: ['Paperwork in order', 'Certificates and bills available'],
  businessSpace: ['Open floor, easy to divide', 'Regular space with no columns in the middle'],
  businessAccess: ['Direct entrance from the street', 'Step-free access'],
  businessReady: ['Wiring inspected', 'Fibre-optic connection installed'],
  businessCosts: ['Moderate running costs', 'Bills and costs in writing'],
  buildingWhole: ['Whole building under a single title'],
  buildingUse: ['Survey available'],
  smallAccess: ['Access around the clock', 'Easy entrance from the street'],
  smallDry: ['Dry and ventilated', 'Floor and walls in good condition'],
  smallCosts: ['Low running costs', 'Free of debts and special charges'],
  landServices: ['Water and electricity at the edge of the plot'],
  landAccess: ['Access by a paved lane'],
  landShape: ['Regular shape and little slope'],
};

export const englishSpecial: Grammar['special'] = {
  light: [(h) => (h.light === 'soft' ? 'The soft light, easy on the eyes' : h.light === 'morning' ? 'The first light of the day in the kitchen' : h.light === 'afternoon' ? 'The last light of the day in the living room' : 'The winter sun at the far end of the living room')],
  bothSides: ['The breeze on summer nights', 'The light from both sides'],
  terrace: ['Dinners on the terrace', 'The terrace, one room more', 'Breakfast in the open air'],
  balcony: ['The balcony and the life of the street', 'Morning coffee on the balcony'],
  garden: ['The garden and the shade of its trees', 'Grass underfoot without leaving home'],
  pool: ['The first swim before breakfast', 'The pool on August afternoons'],
  sharedPool: ['The pool, where neighbours meet in summer'],
  elevator: ['Coming home with the shopping and no stairs'],
  parking: ['Never having to look for a parking space again'],
  boxrom: ['The storage room, which keeps the home clear'],
  wardrobe: ['Storage you do not see and are glad of'],
  heating: ['Winter afternoons at home'],
  air: ['A cool siesta in the middle of July'],
  fireplace: ['A fire on winter evenings', 'The fireplace that brings everyone together'],
  ceilings: ['The height of the ceilings', 'The sense of space under high ceilings'],
  tiles: ['The patterns of the floor tiles', 'The original tiles, different in each room'],
  stone: ['Stone walls, cool in summer', 'The old materials: stone, wood and lime'],
  brandNew: ['Being the first to live here', 'The smell of a new home'],
  recent: ['A renovation done with good sense', 'Plain finishes that will not date'],
  toRestore: ['The freedom to do it all your way'],
  doorman: ["The doorman's good manners"],
  furnished: ['Moving in with one suitcase'],
  sea: ['The sea at the window, never the same', 'Falling asleep to the sound of the sea'],
  hills: ['The outline of the hills at dusk', 'The open view towards the mountains'],
  park: ['Treetops at eye level', 'Having a park for a neighbour'],
  roofs: ['The whole sky above the rooftops', 'The view of the city as its lights come on'],
  courtyard: ['The silence of the courtyard at night', 'Sleeping with the window open'],
  kitchen: ['A kitchen you want to stay in'],
  bathrooms: ['Mornings without a queue for the bathroom'],
  alarm: ['Peace of mind when you travel'],
  adapted: ['A home that is comfortable at any age'],
  access: ['Coming and going without a single step'],
  community: ['Shared areas that are cared for and used'],
  near: [(h) => `Life on foot ${inTown(h)}`, 'Nearly everything a few minutes away'],
  area: ['Space put to good use', 'A layout with no useless corners'],
  papers: ['Plain dealing from the first visit'],
  businessSpace: ['A space that adapts to each project'],
  businessAccess: ['An easy arrival for visitors'],
  businessReady: ['A start without lengthy works'],
  businessCosts: ['Clear costs from the first day'],
  buildingWhole: ['Deciding about the whole building'],
  buildingUse: ['What each floor makes possible'],
  smallAccess: ['Driving right up to the door'],
  smallDry: ['A clean, dry space all year round'],
  smallCosts: ['Next to no upkeep'],
  landServices: ['Services already settled'],
  landAccess: ['A good lane at any time of year'],
  landShape: ['Views that nobody is going to block'],
};
