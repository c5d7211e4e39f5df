import type { Point } from './conicProjection.ts';

/** `M x y l dx dy …` in whole units; of a ring `…z`, without the step back to where it began. */
export function pathOf(line: readonly Point[], isRing: boolean): string {
  const points = line.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [start, ...rest] = points;
  let [x, y] = start!;
  const steps = rest.flatMap((point) => {
    const [dx, dy] = [point[0] - x, point[1] - y];
    [x, y] = point;
    return dx === 0 && dy === 0 ? [] : [`${dx}${dy < 0 ? '' : ' '}${dy}`];
  });
  return `M${start![0]} ${start![1]}l${(isRing ? steps.slice(0, -1) : steps).join(' ').replaceAll(' -', '-')}${isRing ? 'z' : ''}`;
}
