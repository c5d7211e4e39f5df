import type { Grammar } from '../grammar.ts';
import type { BusinessTopic } from '../topics.ts';

/** What nobody lives in. */
export const englishBusiness: Pick<Grammar['sentences'], BusinessTopic> = {
  'office.space': [
    (h) =>
      h.area > 110
        ? 'One open room takes up most of the space, and two closed offices allow meetings without disturbing anyone.'
        : 'One open room takes up most of the space, and a closed office allows meetings without disturbing anyone.',
    'The floor can stay open or be divided with partitions, depending on what the team needs.',
    (h) =>
      h.area > 110
        ? 'Reception, a meeting room and an open working area: nothing is missing, and no corridor is wasted.'
        : 'An entrance, an open working area and a washroom: not a metre of corridor is wasted.',
  ],
  'office.use': [
    (h) =>
      `It would suit a professional practice, a studio or a team of ${h.area > 160 ? 'several dozen people' : h.area > 90 ? 'up to twelve people' : 'five or six people'}.`,
    'Its size and layout fit a consulting room as well as a company that grows slowly.',
    'It would work for a law firm just as well as for a design studio.',
  ],
  'office.comfort': [
    'Insulation and climate control make for comfortable work all year round.',
    'It is a pleasant place to work, in January as much as in July.',
  ],
  'office.safety': [
    'Security and fire-prevention measures are up to date and regularly inspected.',
    'Entry is controlled, and the property meets current safety regulations.',
  ],
  'office.services': [
    'A small fitted kitchen takes care of lunch.',
    'The team can heat up lunch or make coffee without going out.',
  ],
  'premises.space': [
    'The space is open, with good height and a single pillar close to the wall.',
    "At the back there is a private area with a toilet, separate from the customers' side.",
    'The plan is rectangular, and the shop window takes up nearly the whole front.',
  ],
  'premises.use': [
    'It was a shop for years and could well be another, or a workshop or a consulting room.',
    'It would serve for retail, services or a studio with a door on the street.',
    'The people who pass are from the neighbourhood, the kind of customers who come back.',
  ],
  'premises.kitchen': [
    'It has a fitted kitchen, a good starting point for a bakery or a small eating house.',
    'The fitted kitchen makes a small restaurant a real possibility.',
  ],
  'premises.smoke': [
    'A flue runs up to the roof, which saves a restaurant much paperwork.',
    'The flue is already built and approved.',
  ],
  'premises.goods': [
    "Goods come in without getting in the customers' way, and there is room to store them.",
    'The storage room is well ventilated, and you reach it without crossing the shop.',
  ],
  'premises.comfort': [
    'Heating and cooling work and have been serviced.',
    'It is comfortable in summer and in winter alike.',
  ],
  'premises.corner': [
    'Being on a corner, it has two fronts and twice the window space.',
    'The corner gives it light from two sides.',
  ],
  'business.toRestore': [
    'It needs updating before opening, which is a chance to adapt everything to its new use.',
    'Works will be needed, and the price was set with that in mind.',
  ],
  'business.ready': [
    'It is in good condition, and business could start within a few weeks.',
    'The wiring is up to standard and no building work is needed to begin.',
  ],
  'building.space': [
    'It is made up of several homes with a shared entrance, an inner courtyard and a roof terrace.',
    'Each floor repeats the same layout, and a skylight brightens the staircase.',
  ],
  'building.use': [
    'It would suit someone looking for rental income as well as a family that wants to live under one roof.',
    'The present homes can be kept, renewed one by one, or other uses studied with the town hall.',
  ],
  'building.works': [
    'It needs refurbishing; the structure, according to the last survey, is sound.',
    'Wiring, plumbing and roof have to be renewed; the façade, on the other hand, was restored a few years ago.',
  ],
  'building.kept': [
    'Roof and drainpipes have been renewed, and the homes are in good working order.',
    'It is well maintained: the last technical inspection found nothing of importance.',
  ],
  'storage.space': [
    'It is high enough for tall shelves and for bicycles, suitcases or dismantled furniture.',
    'The walls are freshly painted and the floor stays dry at any time of year.',
  ],
  'storage.access': [
    'You can drive up very close to it, and the passage is wide enough for a trolley.',
    'You reach it by lift or ramp, with automatic lighting and entry at any hour.',
  ],
  'storage.use': [
    'It is a good way of emptying a room without throwing away what still matters.',
    "It would suit someone who is moving house in stages, the tools of a trade or the family's ski gear.",
  ],
  'garage.space': [
    'A large car fits, and there is still room to keep a bicycle at the back.',
    'You manoeuvre in comfort, with no columns stealing room at the sides.',
  ],
  'garage.access': [
    'You drive in by a wide ramp with an automatic door, and walk out through the main entrance.',
    'The door opens by remote control, and a no-parking sign keeps the entrance clear at all hours.',
  ],
  'garage.use': [
    "A charging point for an electric car can be installed once the residents' association has been told.",
    'It will interest people who live in the area as well as those who come here to work every day.',
  ],
  'land.shape': [
    'It is almost rectangular, with a wide front and a slight fall that helps drainage.',
    'It is practically level and clear of scrub, with a few trees that deserve to stay.',
  ],
  'land.services': [
    'Water and electricity reach the edge of the plot, and the lane is kept in good condition all year.',
    'Water and electricity run along the street, and the connection is provided for in the town plan.',
  ],
  'land.use': [
    'The planning record is available to anyone who wants to study what may be built and how far from the boundaries.',
    'Any project should be discussed with the town hall; we provide the planning record and the survey.',
  ],
};
