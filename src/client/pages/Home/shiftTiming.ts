/** Milliseconds of a step, and of its movement, which ends the step (docs/product.md#constants). */
const step = 3_000;
const movement = 1_000;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * The partners' row moves on by one logo, rests, and moves on: for an animation over the whole row, its duration and
 * its course as a CSS `linear()`, flat where the row rests.
 */
export function shiftTiming(count: number): { animationDuration: string; animationTimingFunction: string } {
  const stops = Array.from({ length: count }, (_, index) => {
    const moves = rounded(((index + 1 - movement / step) / count) * 100);
    return `${rounded(index / count)} ${rounded((index / count) * 100)}% ${moves}%`;
  });
  return { animationDuration: `${count * step}ms`, animationTimingFunction: `linear(${stops.join(', ')}, 1)` };
}
