import { pickedPlace, placesOf, withPlace } from './alertPlaces.ts';

it.each([
  [[], 'madrid', ['madrid']],
  [['madrid'], 'madrid', ['madrid']],
  [['madrid', 'burgos'], 'madrid/getafe', ['burgos', 'madrid/getafe']],
  [['madrid/getafe', 'madrid/madrid/chamberi', 'burgos'], 'madrid', ['burgos', 'madrid']],
  [['madrid/getafe'], 'madrid/getafe-norte', ['madrid/getafe', 'madrid/getafe-norte']],
])('%j with %s is %j', (where, place, places) => {
  expect(withPlace(where, place)).toEqual(places);
});

it.each([
  [{}, null],
  [{ province: '', town: 'getafe' }, null],
  [{ province: 'madrid' }, 'madrid'],
  [{ province: 'madrid', town: 'getafe', listed: 'madrid' }, 'madrid/getafe'],
  [{ province: 'burgos', town: 'getafe', listed: 'madrid' }, 'burgos'],
  [{ province: 'madrid', town: 'madrid', zone: 'chamberi', listed: 'madrid/madrid' }, 'madrid/madrid/chamberi'],
  [{ province: 'madrid', town: 'getafe', zone: 'chamberi', listed: 'madrid/madrid' }, 'madrid/getafe'],
])('the lists of %j name %s', (fields, place) => {
  expect(pickedPlace(fields)).toBe(place);
});

it.each([
  [{ where: ['burgos'] }, ['burgos']],
  [{ where: 'burgos', province: 'madrid', listed: '' }, ['burgos', 'madrid']],
  // It was added before, and ticked off since.
  [{ where: [], province: 'madrid', listed: 'madrid' }, []],
  // A narrower one was added since.
  [{ where: ['madrid/getafe'], province: 'madrid', town: '', listed: 'madrid/getafe' }, ['madrid/getafe']],
])('a form with %j asks for %j', (fields, places) => {
  expect(placesOf(fields)).toEqual(places);
});
