import type { Grammar } from '../grammar.ts';
import type { BuildingTopic } from '../topics.ts';
import { metres, theHouse } from './englishTools.ts';

/** The house itself: its age, what it has outdoors, what lies before its windows, what comes with it. */
export const englishBuilding: Pick<Grammar['sentences'], BuildingTopic> = {
  'built.new': [
    (h) => `${theHouse(h)} was finished in ${h.built}, to the latest insulation standards.`,
    (h) => `It was built in ${h.built} and meets today's efficiency requirements.`,
  ],
  'built.old': [
    (h) =>
      h.estateType === 'flat'
        ? `The building, from ${h.built}, has kept its original entrance hall and staircase.`
        : `The house, from ${h.built}, has kept its original façade and staircase.`,
    (h) => `${theHouse(h)} went up in ${h.built}, and the thickness of its walls shows it.`,
    (h) => `${theHouse(h)} dates from ${h.built}, when things were built to last.`,
  ],
  'built.modern': [
    (h) =>
      `${theHouse(h)} dates from ${h.built} and is ${h.conservation === 'toRestore' ? 'structurally sound' : 'well maintained'}.`,
    (h) =>
      `It was solidly built in ${h.built}, ${h.conservation === 'toRestore' ? 'though the finishes date from then too' : 'and the façade has recently been checked'}.`,
    (h) => `${theHouse(h)}, from ${h.built}, is up to date with its technical inspections.`,
  ],

  'outdoor.terrace': [
    (h) => `The terrace, ${metres(h.terraceArea)} in size, has room for a table and a few plants.`,
    (h) =>
      h.kind === 'studio'
        ? `A door opens onto a terrace of ${metres(h.terraceArea)}.`
        : `From the living room you step out onto a terrace of ${metres(h.terraceArea)}.`,
    (h) => `The ${metres(h.terraceArea)} of terrace are in use from March to November.`,
    (h) => `Outside is a terrace of ${metres(h.terraceArea)}, sheltered from the wind.`,
  ],
  'outdoor.roof': [
    (h) => `The terrace, ${metres(h.terraceArea)} in size, means eating outdoors for much of the year.`,
    (h) => `A sliding door leads to ${metres(h.terraceArea)} of terrace, with a tap for anyone who wants plants.`,
    (h) => `Outside there are ${metres(h.terraceArea)} of terrace, part in shade and part in full sun.`,
    (h) => `The ${metres(h.terraceArea)} terrace takes a long table, two loungers and a small vegetable patch.`,
  ],
  'outdoor.balcony': [
    'The balcony is narrow but takes a chair and a coffee.',
    'A door in the living room opens onto a balcony with iron railings.',
    'From the balcony you can follow the life of the street.',
    'There is a balcony with room for two chairs and some flowerpots.',
  ],
  'outdoor.patioGarden': [
    (h) => `At the back there is a private garden of ${metres(h.gardenArea)}, a rare thing for a flat.`,
    (h) => `A door leads straight to a private garden of ${metres(h.gardenArea)}.`,
    (h) => `You step out into a garden of ${metres(h.gardenArea)} where a lemon tree already gives shade.`,
  ],
  'outdoor.garden': [
    (h) => `The garden, ${metres(h.gardenArea)} in size, waters itself and has a shady corner.`,
    (h) => `All around are ${metres(h.gardenArea)} of garden with mature trees.`,
    (h) => `The living room opens onto a garden of ${metres(h.gardenArea)}, out of sight of the neighbours.`,
    (h) => `The ${metres(h.gardenArea)} of garden ask for little care: olive trees, lavender and a patch of lawn.`,
  ],
  'outdoor.land': [
    (h) => `The land, ${metres(h.gardenArea)} of it, has fruit trees, a vegetable garden and a well.`,
    (h) => `On ${metres(h.gardenArea)} of land there is room for vegetables, hens and a good nap under the trees.`,
    (h) => `Around the house lie ${metres(h.gardenArea)} of its own land, partly planted with almond trees.`,
  ],
  'outdoor.pool': [
    'The pool has the sun from midday on.',
    'There is a private pool, with an outdoor shower and a wooden deck.',
    (h) =>
      h.estateType === 'flat'
        ? 'The pool is private, which is no small thing on a rooftop.'
        : 'The pool lies a few steps from the house.',
  ],

  'outlook.street': [
    'The windows face a tree-lined street with little traffic.',
    'It faces the street, but with the windows shut you hardly hear it.',
    'The street is a quiet one, used mostly by the people who live on it.',
  ],
  'outlook.courtyard': [
    'The windows look onto a wide courtyard, and at night you hear nothing.',
    'Most of the windows face a quiet inner courtyard.',
    'It looks onto a bright inner courtyard, and you sleep with the window open.',
  ],
  'outlook.square': [
    'The windows look onto a square with benches and trees.',
    'It overlooks a square where children play in the afternoon.',
    'In front is a small square, with shade and a couple of café terraces.',
  ],
  'outlook.park': [
    'From the windows you see the treetops of the park.',
    'Across the way there are no buildings, only a park.',
    'The park is right in front and changes with the seasons.',
  ],
  'outlook.roofs': [
    'The view reaches over the rooftops and, on clear days, a good deal further.',
    'From up here you see the city without its noise.',
    'From here the rooftops look like another neighbourhood.',
  ],
  'outlook.hills': [
    'In the distance are the hills, which change colour with the hour.',
    'The windows frame the mountains.',
    'You can see the hills from nearly every window.',
  ],
  'outlook.sea': [
    (h) => (h.kind === 'studio' ? 'You can see the sea from the window.' : 'You can see the sea from the living room.'),
    'The sea shows between the buildings, and at night you see the lights of the boats.',
    'You can see the sea from bed, which is no small thing.',
    'The sea can be seen from the windows.',
  ],
  'outlook.fields': [
    'There is nothing around it but countryside.',
    'The windows look over fields that change with every season.',
    'There are fields on all four sides.',
  ],

  'extra.wardrobe': [
    (h) =>
      h.kind === 'studio' ? 'A fitted wardrobe takes care of storage.' : 'Fitted wardrobes take care of storage.',
    (h) =>
      (h.rooms ?? 1) > 1 ? 'The bedrooms have fitted wardrobes.' : 'There is a fitted wardrobe from wall to wall.',
    'The wardrobes were made to measure and reach the ceiling.',
  ],
  'extra.heating': [
    'The gas heating warms up quickly and evenly.',
    'In winter, radiators keep every corner at a pleasant temperature.',
    'The heating is individual, so you turn it on when you like.',
  ],
  'extra.air': [
    'Ducted air conditioning reaches the main rooms.',
    'For summer there is air conditioning; for winter, a heat pump.',
    'The air conditioning is recent and makes little noise.',
  ],
  'extra.chimney': [
    'The fireplace works and brings everyone together in winter.',
    'The living room has a wood-burning fireplace that draws well.',
    'There is a fireplace, the kind you really light.',
  ],
  'extra.boxrom': [
    'A storage room keeps suitcases and bicycles out of the hallway.',
    'A storage room is included.',
    'With the storage room, what you use once a year is no longer in the way.',
  ],
  'extra.alarm': ['An alarm is installed.', 'The alarm is connected and can be kept on with the same company.'],
  'extra.adapted': [
    'The interior is adapted for people with reduced mobility, with wide doors and a level shower.',
    'The doorways are wide and the bathroom is adapted.',
  ],
  'extra.furnished': [
    'It comes furnished, with all that is needed and nothing showy.',
    'The furniture stays: there is not much of it, but it is comfortable and in good condition.',
    'It comes with furniture, appliances and basic kitchenware.',
    'It is furnished with taste, down to the coffee cups.',
  ],

  'shared.elevator': [
    'The building has a lift and is well managed.',
    (h) =>
      h.conservation === 'brandNew'
        ? 'A lift takes you up from the entrance hall.'
        : 'There is a lift, and the stairwell has just been painted.',
    'The building, which has a lift, is in good financial order with no special charges planned.',
    'The lift comes right up to the floor.',
  ],
  'shared.walkUp': [
    'The building has no lift, and its running costs are low.',
    'You walk up a wide staircase with plenty of light.',
    'It is a building with few neighbours and no lift.',
  ],
  'shared.ground': [
    'It is at street level: there are no stairs to climb.',
    'The ground floor saves the stairs, and discreet grilles on the windows keep it safe.',
  ],
  'shared.doorman': [
    'The doorman takes in parcels and knows everyone by name.',
    'The building has a doorman.',
    'There is a doorman in the entrance hall, the kind who knows everybody.',
  ],
  'shared.parking': [
    'The price includes a parking space in the building.',
    'A parking space in the same building is included.',
    'A lift or the stairs take you down to the parking space, which is included in the price.',
  ],
  'shared.pool': [
    'The residents share a pool and gardens.',
    'In summer, neighbours meet at the shared pool.',
    "The residents' pool is open from June to September.",
  ],
  'shared.community': [
    'Residents share a common room and a courtyard.',
    'The common areas are well kept and there is a room for bicycles.',
    'Residents share a planted courtyard and a bicycle room.',
  ],
  'shared.access': [
    'A ramp leads to the entrance, so there are no steps on the way home.',
    'Access to the building is adapted, with a ramp and an automatic door.',
  ],
};
