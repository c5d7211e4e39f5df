import { sourceOrder } from './sourceOrder.ts';

test('the sources of the folder come first, in their order, then others by name', () => {
  const order = sourceOrder(['zeta', 'alfa']);
  expect(['beta', 'alfa', '', 'zeta'].sort(order)).toEqual(['zeta', 'alfa', '', 'beta']);
  expect(order('alfa', 'alfa')).toBe(0);
});
