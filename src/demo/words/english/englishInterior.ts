import type { Grammar } from '../grammar.ts';
import type { InteriorTopic } from '../topics.ts';
import { living, number } from './englishTools.ts';

const others = (rooms: number | null): string =>
  rooms === 2 ? 'the second works' : rooms === 3 ? 'the other two work' : 'the others work';

/** Inside: how it is laid out, its light, kitchen, floors and state. */
export const englishInterior: Pick<Grammar['sentences'], InteriorTopic> = {
  living: [
    (h) => `The living room, ${h.livingArea} m², takes a large sofa and a table for everyone.`,
    (h) => `The ${h.livingArea} m² living room has space to spare for table, sofa and bookcase.`,
    (h) => `The living room measures ${h.livingArea} m² and is regular in shape, with no lost corners.`,
    (h) => `Life revolves around the living room, ${h.livingArea} m² of it.`,
    (h) => `The living and dining room takes up ${h.livingArea} m² and can be furnished in more ways than one.`,
  ],
  'layout.studio': [
    'Sofa, table and bed share one room, and a couple of shelves are enough to keep them apart.',
    'The bed is tucked away at the back, which leaves the living area clear.',
    'The bathroom is separate, with a shower, and the rest can be arranged as you like.',
    'There is room for a proper bed, a table and a small sofa, each in its own corner.',
  ],
  'layout.one': [
    'The bedroom is quiet and set apart from the living room.',
    'The bedroom takes a large bed and a desk.',
    "A small hallway lies between living room and bedroom, so that day and night do not get in each other's way.",
    'The living room is the heart of the home, and the bedroom its quietest corner.',
    'The bedroom is roomy and has a window of its own, away from the noise of the kitchen.',
  ],
  'layout.several': [
    'A short hallway separates the bedrooms from the living area.',
    (h) => `The main bedroom is generous, and ${others(h.rooms)} equally well for children or for working from home.`,
    'The living room is in the middle and the bedrooms are out of earshot.',
    'The bedrooms share one side of the home, and the living room opens to the other.',
    'The layout is simple: one side for living, the other for sleeping.',
    (h) =>
      `${h.rooms === 2 ? 'Both' : `All ${number(h.rooms ?? 3)}`} bedrooms have a window and plenty of room for a bed and a desk.`,
    'The entrance leads straight into the living room, and a short corridor to the bedrooms.',
  ],
  'layout.suite': [
    'The main bedroom has a bathroom of its own, and the second bathroom serves the rest of the home.',
    'With one bathroom off the main bedroom and another off the hallway, mornings are no longer a race.',
    'The main bedroom comes with its own bathroom and lies well away from the living room.',
    'Of the two bathrooms, one belongs to the main bedroom and the other to family and visitors.',
  ],
  'layout.large': [
    'There is plenty of room: good-sized bedrooms and a living room that takes a long table.',
    'The bedrooms line the hallway, and one of them could become a study without being missed.',
    'It suits a large family, or anyone who works behind a closed door.',
    'There is a room for everyone and one for whoever comes to stay.',
  ],
  'layout.floors': [
    'Downstairs are the living room, the dining room and the kitchen; upstairs, away from the bustle, the bedrooms.',
    'The entrance floor is for being together and the upper one for resting.',
    'The staircase keeps things in order: shared life below, bedrooms above.',
    'One of the bedrooms is on the entrance floor, handy for guests or for working; the others are upstairs.',
    'You live downstairs and sleep upstairs, with a landing that serves as a library.',
  ],

  'light.allDay': [
    'It faces south and has the sun for most of the day.',
    (h) => `You notice the southern aspect in winter, when the sun reaches the far end of ${living(h)}.`,
    'With windows to the south, there is daylight from morning until late afternoon.',
    (h) => `It looks south: in January the sun warms ${living(h)}, and in summer you only need to lower the awning.`,
    'The sun comes in from mid-morning, which is welcome in the cold months.',
  ],
  'light.morning': [
    'The sun comes in early and lights up breakfast.',
    'It faces east, so mornings are bright and summer afternoons cool.',
    'The early light is the best of the day here.',
    'It faces east: sun to start the day, shade by siesta time.',
  ],
  'light.afternoon': [
    'It faces west, and the afternoons are long and golden.',
    (h) => `The afternoon sun slants into ${living(h)} and stays until it sets.`,
    'Anyone who spends the afternoons at home will be glad of its western aspect.',
    'It faces west, and late afternoon is its best hour.',
  ],
  'light.through': [
    'There are windows to the east and to the west, and in summer the breeze runs right through.',
    'One side has the sun in the morning, the other in the afternoon.',
    'Light comes in at both ends, and air moves right through the home.',
    'With windows east and west, opening two of them airs the whole place.',
  ],
  'light.soft': [
    'The northern light is soft and even, good for reading or working.',
    'Facing north, it stays cool in the hottest months.',
    'The light is steady all day long and never glares.',
    'It gets no direct sun, which is a blessing in August: the light is calm at any hour.',
  ],
  ceilings: [
    (h) => (h.kind === 'studio' ? 'A high ceiling gives the room air.' : 'High ceilings give every room air.'),
    (h) =>
      `With ceilings above three metres, even ${h.kind === 'studio' ? 'a studio' : 'the small rooms'} can breathe.`,
    'The ceilings have kept their mouldings and the height of another age.',
    'Ceilings of more than three metres change the sense of space altogether.',
  ],

  'kitchen.studio': [
    'The kitchen takes up one wall, with a hob, an oven and more cupboards than you would expect.',
    'The kitchen is off to one side, complete and compact, and leaves the living area alone.',
    'A counter divides the kitchen from the rest and doubles as a table.',
  ],
  'kitchen.open': [
    'The kitchen opens onto the living room, so the cook stays in the conversation.',
    'Kitchen and living room share one space, with a counter that doubles as a breakfast table.',
    'The kitchen, open and fully fitted, is part of daily life.',
    'No wall stands between kitchen and living room, only a long worktop.',
    'The kitchen is open to the living room and has an island with room for three stools.',
  ],
  'kitchen.separate': [
    'The kitchen is separate and leads to a small utility room.',
    'With the kitchen apart from the living room, slow cooking bothers nobody.',
    'The kitchen has a window, a good worktop and cupboards up to the ceiling.',
    'The kitchen is a room of its own and has all you need.',
  ],
  'kitchen.dining': [
    'The kitchen takes a table for six, and it is easy to guess where everyone will end up.',
    'There is room in the kitchen to cook, eat and do homework at the same time.',
    'Meals are eaten in the kitchen, which is large and has a window.',
    'The kitchen is as big as they used to make them: a table, chairs and space for anyone who wants to help.',
  ],

  'floor.wood': [
    'The floor is wood throughout the living area.',
    'The floor is natural oak, in wide boards.',
    'Wooden floors give warmth to every room.',
    'There is wood underfoot everywhere but in the bathroom and the kitchen.',
  ],
  'floor.hydraulic': [
    'The patterned cement tiles are still there, with a different design in each room.',
    'The original tiled floors are in place and have aged very well.',
    'Every room has its own carpet of patterned tiles.',
    'The patterned tiles, restored one by one, are the first thing you look at as you come in.',
  ],
  'floor.terrazzo': [
    'The terrazzo floor, newly polished, is cool in summer and easy to look after.',
    'The floor is terrazzo, in good condition and the colour of sand.',
    'The terrazzo underfoot is the good kind, which comes up well with every polish.',
  ],
  'floor.ceramic': [
    'The same tiled floor runs through all the rooms and cleans easily.',
    'One continuous tiled floor makes the rooms feel larger.',
    'The floor is tiled in a pale shade that spreads the light.',
  ],
  'floor.stone': [
    'Downstairs the floor is stone, cool in August.',
    'The flagstone by the entrance has been there for more than a century.',
    'The stone floor, worn by use, is the kind that improves with age.',
  ],

  'state.good': [
    'It is well kept and needs no work to begin with.',
    'Wiring and plumbing have been renewed over the years, and everything is well looked after.',
    (h) =>
      h.operation === 'rent'
        ? 'It has just been painted and cleaned.'
        : 'A coat of paint is all it takes to make it your own.',
    'The upkeep shows: windows that shut well, sound walls and everything in working order.',
    (h) =>
      h.operation === 'rent'
        ? 'You could move in just as it is.'
        : 'You could move in as it is and leave any changes for later.',
  ],
  'state.toRestore': [
    'It needs a full renovation, and the price takes that into account.',
    'It is due for an update: the structure is good, and the rest is open to whoever arrives with ideas.',
    (h) =>
      `There is work to do, above all in the kitchen, the ${h.bathrooms === 1 ? 'bathroom' : 'bathrooms'} and the wiring.`,
    'It has to be renovated, but the layout lets you do so in stages.',
    'It makes no secret of it: the space is there, and so is the work.',
  ],
  'state.new': [
    'The renovation is recent and includes windows, wiring and plumbing.',
    'It was fully renovated a few years ago, in plain materials that do not tire the eye.',
    (h) => `Almost everything is new: the joinery, the ${h.bathrooms === 1 ? 'bathroom' : 'bathrooms'} and the wiring.`,
    'The last renovation replaced windows and floors and respected what was worth keeping.',
  ],
  'state.brandNew': [
    'It is newly built and has never been lived in.',
    'It is handed over brand new, with good insulation and mechanical ventilation.',
    'Nobody has lived here yet: the finishes are new and the energy bills small.',
    'It is brand new, with a heat pump and triple-glazed windows.',
  ],
};
