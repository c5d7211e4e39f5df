import { shiftTiming } from './shiftTiming.ts';

it('moves by one logo every 3 s, during the last part of the interval (docs/product.md#constants)', () => {
  expect(shiftTiming(4)).toEqual({
    animationDuration: '12000ms',
    animationTimingFunction: 'linear(0 0% 16.6667%, 0.25 25% 41.6667%, 0.5 50% 66.6667%, 0.75 75% 91.6667%, 1)',
  });
});
