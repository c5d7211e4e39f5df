import type { Vec } from './stage.ts';

export interface Bounded {
  min: Vec;
  max: Vec;
}

/** Whether `a` must be drawn before `b`: a plane parts them, and the viewer stands on b's side of it. */
function behind(a: Bounded, b: Bounded, eye: Vec): boolean {
  const slack = 1e-3;
  for (const axis of [2, 1, 0] as const) {
    if (a.min[axis] >= b.max[axis] - slack && eye[axis] <= a.min[axis] + slack) return true;
    if (a.max[axis] <= b.min[axis] + slack && eye[axis] >= a.max[axis] - slack) return true;
  }
  return false;
}

/** Upright boxes that do not overlap, ordered so that drawing one after another hides what is hidden. */
export function farthestFirst<T extends Bounded>(items: readonly T[], eye: Vec): T[] {
  const left = [...items];
  const ordered: T[] = [];
  while (left.length > 0) {
    const index = left.findIndex((item) =>
      left.every((other) => other === item || !behind(other, item, eye) || behind(item, other, eye)),
    );
    ordered.push(...left.splice(Math.max(0, index), 1));
  }
  return ordered;
}
