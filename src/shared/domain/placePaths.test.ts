import { isPlacePath, withoutNested, withPlace } from './placePaths.ts';

it.each(['madrid', 'madrid/getafe', 'madrid/madrid/centro'])('%s is a place', (text) => {
  expect(isPlacePath(text)).toBe(true);
});

it.each(['', '/', 'madrid/', 'Madrid', 'a/b/c/d', '../etc', `a${'-a'.repeat(200)}`])('%s is none', (text) => {
  expect(isPlacePath(text)).toBe(false);
});

it('a place in another of the list is left out', () => {
  expect(withoutNested(['madrid/getafe', 'soria', 'madrid', 'madrid/madrid/centro'])).toEqual(['madrid', 'soria']);
  expect(withoutNested(['madrid/getafe', 'madrid/getafe', 'madrid/getafe-norte'])).toEqual([
    'madrid/getafe',
    'madrid/getafe-norte',
  ]);
});

it('a place that is added narrows or widens those that it lies in or around', () => {
  expect(withPlace(['barcelona/sitges'], 'barcelona/vilanova')).toEqual(['barcelona/sitges', 'barcelona/vilanova']);
  expect(withPlace(['barcelona', 'soria'], 'barcelona/sitges')).toEqual(['barcelona/sitges', 'soria']);
  expect(withPlace(['barcelona/sitges', 'barcelona/gava'], 'barcelona')).toEqual(['barcelona']);
});
