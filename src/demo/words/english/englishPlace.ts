import type { Grammar } from '../grammar.ts';
import type { PlaceTopic } from '../topics.ts';
import { aMinutes, capital, InPlace, Landmark, landmark, minutes, rails, townName } from './englishTools.ts';

/** Where it stands, and how to see it. */
export const englishPlace: Pick<Grammar['sentences'], PlaceTopic> = {
  landmark: [
    (h) => `${Landmark(h)} is ${minutes(h)} away on foot.`,
    (h) => `${capital(aMinutes(h))} walk takes you to ${landmark(h)}.`,
    (h) => `It takes ${minutes(h)} to walk to ${landmark(h)}.`,
    (h) => `${Landmark(h)} is ${minutes(h)} away, without taking the car.`,
    (h) => `Very near is ${landmark(h)}, ${aMinutes(h)} walk away.`,
  ],
  'around.metro': [
    (h) => `There is a ${rails(h)} stop ${minutes(h)} away on foot.`,
    (h) => `The ${rails(h)} runs close by, so the car can stay where it is.`,
    (h) => `With the ${rails(h)} so near, you cross the city without a thought for parking.`,
    (h) => `The ${rails(h)} is ${minutes(h)} away, and everything else is done on foot.`,
  ],
  'around.train': [
    'The station is near, and the train makes life easier for anyone who works in another city.',
    'You can walk to the station and read on the way to work.',
    'The train is a stroll away, handy for there and back in a day.',
  ],
  'around.beach': [
    'The beach is a stroll away: take a towel, leave the car.',
    'You can walk down to the beach, and out of season the locals have it nearly to themselves.',
    'The sea is close enough for a swim before work.',
    (h) => `The sand is ${minutes(h)} from the door.`,
  ],
  'around.park': [
    'There is a park very near for running, reading or letting the children loose.',
    'The local park is the best of neighbours.',
    'There is a park around the corner, with benches in the shade and a playground.',
  ],
  'around.oldTown': [
    'Around it are old streets, long-standing bars and nearly everything within reach.',
    'This is the old town: narrow streets, small squares and few cars.',
    'All you need is within walking distance, among old stones.',
    (h) => `${InPlace(h)} you walk everywhere.`,
  ],
  'around.market': [
    'The covered market is close by for the daily shopping.',
    'Market, bakery and pharmacy are just around the corner.',
    'You shop at the market, where by the second visit they know what you like.',
  ],
  'around.residential': [
    'The streets are quiet and there are good schools.',
    "At night no cars go by, and by day hardly any but the neighbours'.",
    'It is a residential area, with trees along the pavements and schools nearby.',
  ],
  'around.village': [
    'The neighbourhood feels like a village: small shops, squares and people who know each other.',
    'Shopkeepers here call their customers by name.',
    'The old shops are still there, and a bar on every corner.',
  ],
  'around.university': [
    'The university is close, and with it come libraries, cafés and a young crowd.',
    'Faculties and libraries are a short way off.',
    'It is a student area, with bookshops, copy shops and set lunches.',
  ],
  'around.mountain': [
    'The footpaths begin almost at the door.',
    'The hills are so close that you go walking without taking the car.',
    'At weekends you can set off for the hills from home.',
  ],
  'around.shops': [
    'Shops, banks and the health centre are a few minutes away on foot.',
    'The streets around it have shops of every kind and cafés to sit outside.',
    'Supermarket, pharmacy and school are all in the neighbourhood.',
  ],
  'around.modern': [
    'It is a recent neighbourhood with wide pavements, cycle lanes and new schools.',
    'The streets are wide and parking is easy.',
    'The neighbourhood is young: nurseries, playgrounds and tree-lined avenues.',
  ],
  'around.golf': [
    'There are golf courses a few minutes away by car.',
    'Golfers have several courses within a quarter of an hour.',
  ],
  'around.river': [
    'The riverside path is near, good for cycling and for the end of the day.',
    'The river and its tree-lined banks are a stroll away.',
    'You can walk or run along the river without crossing a road.',
  ],
  'around.port': [
    'The harbour, with its boats and restaurants, is a stroll away.',
    'In the evening it is pleasant to walk down to the harbour and watch the boats come in.',
  ],
  'around.countryside': [
    'The countryside begins where the street ends.',
    'In five minutes you are among vines, olive trees or dirt tracks.',
    'Leave the house, walk two streets, and you are in the country.',
  ],

  'nearby.business': [
    'The area is well connected, with public transport, banks and places to have lunch a few steps away.',
    'There are other shops and offices around it, and short-stay parking is not hard to find.',
    'It is a well-known street, easy to explain over the telephone to someone who comes for the first time.',
  ],
  'nearby.small': [
    'The street is central and quiet, with shops and public transport a few minutes away on foot.',
    'The building is residential and well managed, and the neighbours look after the communal areas.',
    'It is close to the busier streets, but in a quiet block.',
  ],
  'nearby.land': [
    (h) => `The centre of ${townName(h)}, with its school, shops and health centre, is a few minutes away by car.`,
    'The neighbouring houses are far enough off not to be seen and near enough for company.',
    'You come by a well-paved local road, a few minutes from the shops and the school.',
  ],

  'close.buy': [
    'Viewings are also possible on Saturday mornings.',
    'The paperwork is ready for anyone who wants to go through it before deciding.',
    (h) =>
      h.estateType === 'flat'
        ? 'Service charges and property tax are given at the first viewing.'
        : "The property tax and last year's energy bills are given at the first viewing.",
    'It deserves an unhurried viewing, best by day.',
    'We are glad to show what can be seen and what cannot: deeds, certificate and bills.',
    'Viewings are by appointment, on weekdays and Saturdays.',
  ],
  'close.rent': [
    'The terms of the lease are explained in writing before you visit.',
    'It is available now, and the day of the keys can be agreed.',
    'The owners hope for a long stay and a simple relationship.',
    'Viewings are by appointment, by video call too if you wish.',
    'The owner lets it directly, and answers when something breaks.',
  ],
  'close.season': [
    'It is let for a season, on a contract of one to eleven months.',
    'This is a seasonal let, for stays of up to eleven months for work or study.',
  ],
  'close.works': [
    'We know architects we trust who can come along to the viewing.',
    (h) =>
      h.hasPlan
        ? 'The floor plan is there for anyone who wants to think the renovation through.'
        : 'You can come back with an architect or a builder as often as you need.',
  ],

  'closeBusiness.buy': [
    'Technical documents and running costs can be consulted before the viewing.',
    'It can be visited from Monday to Friday, also in the late afternoon.',
  ],
  'closeBusiness.rent': [
    'The contract and its costs are set out in writing before the viewing, with no surprises afterwards.',
    'The length of the lease can be agreed to suit each business.',
  ],
  'closeSmall.buy': [
    'Running costs are low, and the deeds can be signed within a few weeks.',
    'The purchase is simple and free of charges; we help with every step up to the land registry.',
  ],
  'closeSmall.rent': [
    'It is let by the month or by the year, on a simple contract with one month paid in advance.',
    (h) =>
      `Handover is immediate: you collect the ${h.kind === 'garage' ? 'remote control' : 'keys'} on the day you sign.`,
  ],
  closeLand: [
    'We can walk it together, best in comfortable shoes and without hurry.',
    'Viewings are by appointment, and we send the exact boundaries beforehand.',
  ],
  closeBuilding: [
    'The list of tenants, the contracts and the survey are available to anyone with a definite interest.',
    'Viewings are arranged in advance, so that the occupied homes can be seen too.',
  ],
};
