import { placeParts } from './placeParts.ts';

it.each([
  [
    ['Calle Mayor', 'Gràcia', 'Barcelona', 'Barcelona'],
    ['Calle Mayor', 'Gràcia', 'Barcelona'],
  ],
  [[undefined, 'Barcelona', 'barcelona', 'Barcelona '], ['Barcelona']],
  [
    ['', undefined, 'Xàtiva', 'Valencia'],
    ['Xàtiva', 'Valencia'],
  ],
])('%p is shown as %p', (names, said) => {
  expect(placeParts(...names)).toEqual(said);
});
