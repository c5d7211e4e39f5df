import { shiftTiming } from './shiftTiming.ts';

it('moves on by one logo every 3 s, in the last of them (docs/product.md#constants)', () => {
  expect(shiftTiming(4)).toEqual({
    animationDuration: '12000ms',
    animationTimingFunction: 'linear(0 0% 16.6667%, 0.25 25% 41.6667%, 0.5 50% 66.6667%, 0.75 75% 91.6667%, 1)',
  });
});
