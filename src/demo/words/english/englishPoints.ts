import type { HomeFacts } from '../../estates/homeFacts.ts';
import { variant } from '../choose.ts';
import type { Grammar } from '../grammar.ts';
import { area, capital, inTown, Landmark, living, metres, minutes, number, onFloor } from './englishTools.ts';

const areaLine = (h: HomeFacts): string => {
  if (h.kind === 'land') return `A plot of ${area(h)}`;
  if (h.kind === 'garage' || h.kind === 'storage') return `${area(h)} of floor space`;
  return h.floor === null ? `${area(h)} built` : `${area(h)} ${onFloor(h)}`;
};

/** Where its windows look: "south", "east and west". */
const sides = ({ north, south, east, west }: HomeFacts): string[] => [
  ...(south ? ['south'] : []),
  ...(east ? ['east'] : []),
  ...(west ? ['west'] : []),
  ...(north ? ['north'] : []),
];

const facesLine = (h: HomeFacts): string => `Facing ${sides(h).join(' and ')}`;

const kitchenLine = {
  open: 'Kitchen open to the living room',
  separate: 'Separate kitchen with a window',
  dining: 'Kitchen with room to eat',
} as const;

const lightLine = {
  allDay: () => 'Sun from morning to late afternoon',
  morning: () => 'Morning sun and cool afternoons',
  afternoon: (h: HomeFacts) => `Afternoon sun in ${living(h)}`,
  through: () => 'Light from east and west',
  soft: () => 'North light, without direct sun',
} as const;

export const englishHighlights: Grammar['highlights'] = {
  light: [(h) => lightLine[h.light](h)],
  bothSides: ['Cross-ventilation and light from both sides'],
  terrace: [(h) => `Terrace of ${metres(h.terraceArea)}`, (h) => `${metres(h.terraceArea)} of terrace with a tap`],
  balcony: ['Balcony on the street', 'Balcony with room for two chairs'],
  garden: [(h) => `Private garden of ${metres(h.gardenArea)}`],
  pool: ['Private pool', 'Private pool with an outdoor shower'],
  sharedPool: ['Shared pool', 'Pool and gardens for residents'],
  elevator: ['Building with a lift', 'Lift from the entrance hall'],
  parking: ['Parking space included', 'Parking in the same building'],
  boxrom: ['Storage room included', 'Storage room in the same building'],
  wardrobe: ['Fitted wardrobes', 'Made-to-measure wardrobes'],
  heating: ['Individual heating', 'Heating in every room'],
  air: ['Air conditioning, hot and cold', 'Ducted air conditioning'],
  fireplace: ['Working fireplace'],
  ceilings: ['Ceilings above three metres'],
  tiles: ['Original patterned floor tiles'],
  stone: ['Stone floors and walls'],
  brandNew: ['Newly built, never lived in'],
  recent: ['Recently renovated, with new windows'],
  toRestore: ['To renovate, with a good structure'],
  doorman: ['Doorman service', 'Doorman from Monday to Friday'],
  furnished: ['With furniture and appliances', 'Furniture, appliances and kitchenware included'],
  sea: ['Sea views'],
  hills: ['Views of the hills'],
  park: ['Views of the park'],
  roofs: ['Open views'],
  courtyard: [
    (h) =>
      h.kind === 'studio'
        ? 'Windows on a quiet courtyard'
        : h.rooms === 1
          ? 'Bedroom on a quiet courtyard'
          : 'Bedrooms on a quiet courtyard',
  ],
  kitchen: [(h) => (h.kind === 'studio' ? 'Complete kitchen along one wall' : kitchenLine[h.kitchen])],
  bathrooms: [(h) => `${capital(number(h.bathrooms ?? 2))} full bathrooms`],
  alarm: ['Alarm installed'],
  adapted: ['Interior adapted to reduced mobility'],
  access: ['Step-free access from the street'],
  community: ['Bicycle room and common areas'],
  near: [(h) => `${Landmark(h)}, ${minutes(h)} on foot`],
  living: [(h) => `Living room of ${h.livingArea} m²`],
  built: [(h) => `Built in ${h.built}`],
  reduced: [
    (h) => (h.operation === 'rent' ? 'Rent reduced since it was published' : 'Price reduced since it was published'),
    (h) => (h.operation === 'rent' ? 'The rent has come down' : 'The price has come down'),
  ],
  area: [areaLine],
  faces: [facesLine],
  landBounds: ['Boundaries marked with stakes'],
  businessSpace: ['Open floor, easy to divide', 'Regular space with no columns in the middle'],
  businessAccess: ['Direct entrance from the street', 'Step-free access'],
  businessReady: ['Wiring inspected', 'Fibre-optic connection installed'],
  businessCosts: ['No special charges pending', 'Free of registered debts'],
  buildingWhole: ['Whole building under a single title'],
  buildingUse: ['Survey available'],
  smallAccess: ['Access around the clock', 'Entrance at street level'],
  smallDry: ['Dry and ventilated', 'Polished concrete floor'],
  smallCosts: ['No special charges pending', 'Free of debts and special charges'],
  landServices: ['Water and electricity at the edge of the plot'],
  landAccess: ['Access by a paved lane'],
  landShape: ['Regular shape and little slope'],
};

const specialLight: Record<HomeFacts['light'], (home: HomeFacts) => readonly string[]> = {
  allDay: (h) => [
    `The winter sun at the far end of ${living(h)}`,
    'Not needing a lamp until dark',
    'Reading in the sun in the middle of January',
  ],
  morning: () => [
    'The first light of the day in the kitchen',
    'Waking up with the sun',
    'Summer afternoons in the shade',
  ],
  afternoon: (h) => [`The last light of the day in ${living(h)}`, 'The sunsets', 'Coming home from work to the sun'],
  through: () => [
    'Sun at any hour, on one side or the other',
    'The breeze that runs through the house',
    'Choosing between sun and shade at any time',
  ],
  soft: () => [
    'Working from home without glare on the screen',
    'Staying cool in August',
    'Even light throughout the day',
  ],
};

const specialKitchen = {
  open: 'Cooking without missing the conversation',
  separate: 'Cooking smells that stay out of the living room',
  dining: 'Breakfast in the kitchen',
} as const;

export const englishSpecial: Grammar['special'] = {
  light: [(h, choice) => variant(choice, ...specialLight[h.light](h))],
  bothSides: ['The breeze on summer nights', 'The light from both sides'],
  terrace: ['Dinners on the terrace', 'The terrace, one room more', 'Breakfast in the open air'],
  balcony: ['The balcony and the life of the street', 'Morning coffee on the balcony'],
  garden: ['The garden and the shade of its trees', 'Grass underfoot without leaving home'],
  pool: ['The first swim before breakfast', 'The pool on August afternoons'],
  sharedPool: ['The pool, where neighbours meet in summer'],
  elevator: ['Coming home with the shopping and no stairs'],
  parking: ['Never having to look for a parking space again', 'Arriving, parking and going up'],
  boxrom: ['The storage room, which keeps the home clear'],
  wardrobe: ['Wardrobes with room for everything'],
  heating: ['Winter afternoons at home', 'Even warmth in every room'],
  air: ['A cool siesta in the middle of July'],
  fireplace: ['A fire on winter evenings', 'The fireplace that brings everyone together'],
  ceilings: ['The height of the ceilings', 'The sense of space under high ceilings'],
  tiles: ['The patterns of the floor tiles', 'The original tiles, different in each room'],
  stone: ['Stone walls, cool in summer', 'The old materials: stone, wood and lime'],
  brandNew: ['Being the first to live here', 'Everything new, from kitchen to bathroom'],
  recent: ['Moving in without any building work', 'New wiring and plumbing'],
  toRestore: ['The freedom to do it all your way'],
  doorman: ["The doorman's good manners"],
  furnished: ['Moving in with one suitcase'],
  sea: ['The sea at the window, never the same', 'Falling asleep to the sound of the sea'],
  hills: ['The outline of the hills at dusk', 'The open view towards the mountains'],
  park: ['Treetops at eye level', 'Having a park for a neighbour'],
  roofs: ['The whole sky above the rooftops', 'The view of the city as its lights come on'],
  courtyard: ['The silence of the courtyard at night', 'Sleeping with the window open'],
  kitchen: [(h) => (h.kind === 'studio' ? 'A complete kitchen in little space' : specialKitchen[h.kitchen])],
  bathrooms: ['Mornings without a queue for the bathroom'],
  alarm: ['Peace of mind when you travel'],
  adapted: ['A home that is comfortable at any age'],
  access: ['Coming and going without a single step'],
  community: ['Storing your bicycle without carrying it upstairs'],
  near: [(h) => `Life on foot ${inTown(h)}`, 'Nearly everything a few minutes away on foot'],
  living: ['A living room with space for everyone'],
  built: [(h) => (h.old ? `The character of a house from ${h.built}` : `A building from ${h.built}`)],
  reduced: ['A price already adjusted'],
  area: [(h) => `Having ${area(h)} to live in`],
  faces: [(h) => (h.light === 'soft' ? 'North light, the same all day' : `The sun from the ${sides(h)[0]!}`)],
  landBounds: ['Knowing where it begins and ends'],
  businessSpace: ['A space that adapts to each project'],
  businessAccess: ['Easy access, without steps'],
  businessReady: ['A start without lengthy works'],
  businessCosts: ['Community fees paid up to date'],
  buildingWhole: ['One owner for the whole building'],
  buildingUse: ['It can be renovated flat by flat'],
  smallAccess: [(h) => (h.kind === 'garage' ? 'In and out in one go' : 'Driving right up to the door')],
  smallDry: ['A clean, dry space all year round'],
  smallCosts: ['Next to no upkeep'],
  landServices: ['Services already settled'],
  landAccess: ['A good lane at any time of year'],
  landShape: ['Views that nobody is going to block'],
};
