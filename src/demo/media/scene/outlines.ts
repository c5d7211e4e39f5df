import type { Point } from './canvas.ts';

/** How far points reach along an axis. */
export const spanOf = (points: readonly Point[], axis: 0 | 1): number => {
  let [low, high] = [Infinity, -Infinity];
  for (const point of points) {
    low = Math.min(low, point[axis]);
    high = Math.max(high, point[axis]);
  }
  return Math.max(0, high - low);
};

/** The outline of what lies spread out on a level surface (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      for (
        let [a, b] = [chain.at(-2), chain.at(-1)];
        a && b && (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) <= 0;
        [a, b] = [chain.at(-2), chain.at(-1)]
      )
        chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
