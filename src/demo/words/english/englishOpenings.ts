import type { HomeFacts } from '../../estates/homeFacts.ts';
import type { Grammar } from '../grammar.ts';
import type { Opening } from '../topics.ts';
import {
  aHomeOf,
  aMinutes,
  anArea,
  area,
  bathrooms,
  bedrooms,
  capital,
  floorAlone,
  HomeOf,
  InPlace,
  inPlace,
  landmark,
  metres,
  minutes,
  noun,
  onFloor,
  placeName,
} from './englishTools.ts';

const available = ({ status }: HomeFacts): boolean => status === 'new';

/** First sentences: what it is, where, and how large. */
export const englishOpenings: Pick<Grammar['sentences'], Opening> = {
  'open.flat': [
    (h) => `${InPlace(h)}, ${aHomeOf(h)} of ${area(h)} ${onFloor(h)}, with ${bathrooms(h)}.`,
    (h) => `${HomeOf(h)} ${inPlace(h)}, ${onFloor(h)}, with ${area(h)} put to very good use.`,
    (h) =>
      `${capital(onFloor(h))} of a building ${inPlace(h)}, ${area(h)} are shared between the living area, ${bedrooms(h)} and ${bathrooms(h)}.`,
    (h) => `This flat ${inPlace(h)} fits ${bedrooms(h)} and ${bathrooms(h)} into ${area(h)}, with no wasted corridors.`,
    (h) =>
      available(h)
        ? `Anyone looking for ${bedrooms(h)} ${inPlace(h)} would do well to see this ${area(h)} flat.`
        : `${capital(anArea(h))} flat ${inPlace(h)}, ${onFloor(h)}, with ${bedrooms(h)} and ${bathrooms(h)}.`,
    (h) => `With ${bedrooms(h)}, ${bathrooms(h)} and ${area(h)}, this flat ${inPlace(h)} makes sense at first sight.`,
    (h) =>
      `Open the door of this flat ${inPlace(h)} and you notice the light first, then the rest: ${bedrooms(h)}, ${bathrooms(h)} and ${area(h)}.`,
    (h) =>
      `Some flats need no explaining, and this is one of them: ${area(h)} ${inPlace(h)}, ${bedrooms(h)} and ${bathrooms(h)}.`,
    (h) => `A flat to stay in: ${area(h)} ${inPlace(h)}, ${onFloor(h)}, with ${bedrooms(h)}.`,
    (h) =>
      `${floorAlone(h)}, ${area(h)}, ${bedrooms(h)} and ${bathrooms(h)} ${inPlace(h)}: the rest is up to whoever moves in.`,
  ],
  'open.studio': [
    (h) => `${capital(anArea(h))} studio ${inPlace(h)} for anyone who likes to live lightly without giving up comfort.`,
    (h) => `${InPlace(h)}, a studio ${onFloor(h)} in which each of its ${area(h)} has a purpose.`,
    (h) => `Small and well thought out: that sums up this ${area(h)} studio ${inPlace(h)}.`,
    (h) => `This studio ${inPlace(h)} measures ${area(h)}, is ${onFloor(h)} and feels larger than it is.`,
    (h) =>
      `${capital(anArea(h))} studio ${inPlace(h)}, with a separate bathroom and room for the things you really use.`,
    (h) => `For living alone, or for a foothold ${inPlace(h)}: ${anArea(h)} studio ${onFloor(h)}.`,
  ],
  'open.penthouse': [
    (h) => `${capital(aHomeOf(h))} of ${area(h)} ${inPlace(h)}, with nothing above it but sky.`,
    (h) => `${InPlace(h)}, at the top of the building, ${aHomeOf(h)} of ${area(h)} that opens onto its terrace.`,
    (h) => `This penthouse ${inPlace(h)} has ${area(h)} indoors, ${bedrooms(h)} and a terrace that earns its keep.`,
    (h) =>
      `Top floor, ${bedrooms(h)}, ${bathrooms(h)} and air on all sides: a penthouse ${inPlace(h)} to enjoy from breakfast on.`,
    (h) =>
      `A penthouse of ${area(h)} with ${bedrooms(h)} and ${bathrooms(h)}, of a kind that seldom comes up ${inPlace(h)}.`,
    (h) =>
      `Nobody lives above this penthouse ${inPlace(h)}: ${area(h)} with ${bedrooms(h)}, ${bathrooms(h)} and ${metres(h.terraceArea)} of terrace.`,
  ],
  'open.duplex': [
    (h) => `A duplex of ${area(h)} ${inPlace(h)}, with ${bedrooms(h)} and ${bathrooms(h)} over two levels.`,
    (h) =>
      `${InPlace(h)}, a duplex that lives like a house: ${area(h)}, ${bedrooms(h)} and a staircase between day and night.`,
    (h) =>
      `Two floors, ${bedrooms(h)} and ${area(h)}: this duplex ${inPlace(h)} combines the best of a flat and a house.`,
    (h) =>
      `This duplex ${inPlace(h)} offers ${area(h)}, ${bathrooms(h)} and enough room for everyone to have a corner of their own.`,
    (h) =>
      `${capital(aHomeOf(h))} ${inPlace(h)}, ${area(h)} in all, with an inner staircase that sorts out who does what where.`,
  ],
  'open.house': [
    (h) =>
      `A house of ${area(h)} ${inPlace(h)}, with ${bedrooms(h)}, ${bathrooms(h)} and the peace of having nobody upstairs.`,
    (h) => `${InPlace(h)}, ${aHomeOf(h)} of ${area(h)}, made for everyday life and for long lunches.`,
    (h) => `This house ${inPlace(h)} has ${area(h)}, ${bedrooms(h)} and enough room for nobody to be in anyone's way.`,
    (h) =>
      `With ${area(h)} and ${bathrooms(h)}, this house ${inPlace(h)} offers what a flat cannot: space, and doors to the outside.`,
    (h) => `${capital(aHomeOf(h))} ${inPlace(h)}, ${area(h)} in size, with light from more than one side.`,
    (h) =>
      `A front door of its own, ${bedrooms(h)}, ${bathrooms(h)} and ${area(h)}: a house ${inPlace(h)} to grow up in.`,
  ],
  'open.rural_house': [
    (h) => `A country house of ${area(h)} just outside ${placeName(h)}, with ${bedrooms(h)} and fields around it.`,
    (h) => `Thick walls, ${bedrooms(h)} and ${area(h)}: this country house near ${placeName(h)} has kept what matters.`,
    (h) =>
      `Near ${placeName(h)}, a farmhouse of ${area(h)} that has seen several generations come and go and is waiting for the next.`,
    (h) =>
      `This country house near ${placeName(h)} has ${area(h)}, ${bathrooms(h)} and a silence that no plan can show.`,
    (h) =>
      `${capital(aHomeOf(h))} of ${area(h)} on the outskirts of ${placeName(h)}, the kind that stays in the family.`,
  ],
  'open.landmark': [
    (h) =>
      `${capital(aMinutes(h))} walk from ${landmark(h)}, ${noun(h).a} of ${area(h)} ${h.kind === 'studio' ? 'with a separate bathroom' : `with ${bedrooms(h)} and ${bathrooms(h)}`}.`,
    (h) =>
      `${noun(h).Noun} of ${area(h)} ${inPlace(h)}, ${aMinutes(h)} walk from ${landmark(h)}${h.kind === 'studio' ? '' : `, with ${bedrooms(h)} and ${bathrooms(h)}`}.`,
    (h) =>
      `From the door of this ${noun(h).noun} to ${landmark(h)} it is ${aMinutes(h)} walk; inside, ${area(h)} very well ${h.kind === 'studio' ? 'used' : `used, ${bedrooms(h)} and ${bathrooms(h)}`}.`,
    (h) =>
      `Living ${minutes(h)} from ${landmark(h)}: ${noun(h).a} of ${area(h)}${h.kind === 'studio' ? ', small and comfortable' : `, with ${bedrooms(h)} and ${bathrooms(h)}`}.`,
  ],
  'open.office': [
    (h) =>
      `An office of ${area(h)} ${inPlace(h)}, ${onFloor(h)} of a well-kept building with an entrance that visitors find easily.`,
    (h) => `${InPlace(h)}, an office of ${area(h)} that could be up and running with very few changes.`,
    (h) => `This office ${inPlace(h)} offers ${area(h)} arranged around a large working area with natural light.`,
  ],
  'open.premises': [
    (h) =>
      `A commercial space of ${area(h)} ${inPlace(h)}, at street level in an area where people pass by at all hours.`,
    (h) => `${InPlace(h)}, a shop of ${area(h)} with a window that can be seen from both sides of the street.`,
    (h) =>
      `This commercial space ${inPlace(h)} has ${area(h)}, a good frontage and a regular plan that adapts to almost any business.`,
  ],
  'open.building': [
    (h) => `A building of ${area(h)} ${inPlace(h)}, with a single owner and a well-kept façade.`,
    (h) => `${InPlace(h)}, a whole building of ${area(h)} that has been in the same family for decades.`,
    (h) =>
      `This building ${inPlace(h)} has ${area(h)} in all, with homes above the ground floor and an entrance on a quiet street.`,
  ],
  'open.storage': [
    (h) => `A storage room of ${area(h)} ${inPlace(h)}, in a building with easy access and with its own metal door.`,
    (h) => `${InPlace(h)}, a storage room of ${area(h)} to win back the space at home that seasonal things take up.`,
    (h) =>
      `This storage room ${inPlace(h)} measures ${area(h)}, has a level floor and takes shelves along three of its walls.`,
  ],
  'open.garage': [
    (h) =>
      `A parking space of ${area(h)} ${inPlace(h)}, in a residents' garage that is clean, well lit and easy to drive through.`,
    (h) => `${InPlace(h)}, a parking space of ${area(h)}, and an end to circling the block every evening.`,
    (h) =>
      `This parking space ${inPlace(h)} measures ${area(h)} and lies in an area where a spot on the street is never a given.`,
  ],
  'open.land': [
    (h) => `A plot of ${area(h)} just outside ${placeName(h)}, well shaped and easily reached from the paved lane.`,
    (h) =>
      `Near ${placeName(h)}, a plot of ${area(h)} for anyone who would rather begin a house with the first drawing.`,
    (h) => `This plot near ${placeName(h)} has ${area(h)}, a gentle slope and open views.`,
  ],
};
