import { n } from '../canvas.ts';
import { darken } from '../colour.ts';
import { drawTree } from '../plants.ts';
import { leafyPot } from './balconies.ts';
import { block, quad, tone, wallShadow, type Front } from './front.ts';

const pots = ['#d0463f', '#e07a9a', '#e5b04a', '#f3e6d0', '#c85a86'] as const;

/** A lantern on a bracket beside a door. */
function lantern(front: Front, u: number, v: number): void {
  const { stage, canvas } = front;
  const { light } = stage;
  const [x, y] = stage.at(front.at(u, v, 0.25));
  const m = stage.scale(front.at(u, v));
  wallShadow(front, u - 0.1, u + 0.1, v - 0.3, v, 0.25, 0.3);
  stage.line([front.at(u, v + 0.06), front.at(u, v + 0.06, 0.25)], '#2b2f33', 0.035);
  if (light.lampsOn)
    canvas.circle(
      x,
      y + 0.15 * m,
      1.9 * m,
      canvas.glow([0, '#ffdc98', 0.7], [0.35, '#ffcb78', 0.22], [1, '#ffcb78', 0]),
    );
  canvas.path(
    `M${n(x - 0.1 * m)} ${n(y)}h${n(0.2 * m)}l${n(-0.04 * m)} ${n(0.28 * m)}h${n(-0.12 * m)}z`,
    light.lampsOn ? '#ffe9b8' : '#e9e3d0',
    `stroke="#2b2f33" stroke-width="${n(0.025 * m)}"`,
  );
  canvas.path(`M${n(x - 0.13 * m)} ${n(y)}L${n(x)} ${n(y - 0.14 * m)}L${n(x + 0.13 * m)} ${n(y)}Z`, '#2b2f33');
}

/** A bicycle leaned against the wall. */
function bicycle(front: Front, u: number, colour: string): void {
  const { stage, canvas } = front;
  const m = stage.scale(front.at(u, 0, 0.4));
  const [x, y] = stage.at(front.at(u, 0, 0.4));
  const r = 0.33 * m;
  const [a, b] = [x - 0.5 * m, x + 0.52 * m];
  wallShadow(front, u - 0.75, u + 0.8, 0.1, 0.75, 0.3, 0.14);
  canvas.stroke(
    [a, b]
      .map(
        (cx) => `M${n(cx - r)} ${n(y - r)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`,
      )
      .join(''),
    '#2b2f33',
    0.035 * m,
  );
  const [pedal, seat, head] = [
    [x - 0.06 * m, y - 0.3 * m],
    [x - 0.2 * m, y - 0.82 * m],
    [x + 0.34 * m, y - 0.84 * m],
  ] as const;
  const line = (...points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`;
  canvas.stroke(
    line([a, y - r], [seat[0] + 0.03 * m, seat[1] + 0.14 * m], head, [x + 0.36 * m, y - 0.72 * m], pedal, [a, y - r]) +
      line(pedal, seat) +
      line(head, [b, y - r]),
    tone(front, colour, 0.2),
    0.045 * m,
    'stroke-linejoin="round"',
  );
  canvas.stroke(
    line([seat[0] - 0.12 * m, seat[1]], [seat[0] + 0.1 * m, seat[1]]) +
      line(
        [head[0] - 0.02 * m, head[1]],
        [head[0] + 0.02 * m, head[1] - 0.1 * m],
        [head[0] + 0.16 * m, head[1] - 0.12 * m],
      ),
    '#3a2a20',
    0.055 * m,
    'stroke-linecap="round"',
  );
  canvas.path(
    `M${n(head[0] + 0.08 * m)} ${n(head[1] - 0.02 * m)}h${n(0.34 * m)}l${n(-0.05 * m)} ${n(0.24 * m)}h${n(-0.24 * m)}z`,
    tone(front, '#c9a069', 0.2),
  );
}

/** A bench of wood before the wall. */
function bench(front: Front, u: number, wood: string): void {
  const { stage } = front;
  stage.castShadow([u - 0.7, u + 0.7], [-0.75, -0.35], 0.45, 0.006, 0.34);
  for (const k of [-0.6, 0.55]) block(front, u + k, u + k + 0.06, 0, 0.42, 0.72, darken(wood, 0.2), 0.38);
  block(front, u - 0.7, u + 0.7, 0.42, 0.48, 0.75, wood, 0.33);
}

/** What stands before a door that someone loves. */
export function dressDoor(front: Front, u: number): void {
  const { random, home, stage, canvas } = front;
  const side = random.pick([-1, 1]);
  lantern(front, u + side * 1.15, 2.35);
  if (random.chance(0.5)) lantern(front, u - side * 1.15, 2.35);
  stage.poly(
    quad(front, u - 0.5, u + 0.5, 0.005, 0.005).map(([x, y, z], i) => [x, y, z - (i < 2 ? 0.35 : 0.9)] as const),
    tone(front, '#9a7550', 0.8),
  );
  if (random.chance(0.4))
    bicycle(front, u + side * 2.1, random.pick([home.palette.spark, '#2f5d62', '#c9573a', '#efe6d6']));
  else if (random.chance(0.55)) bench(front, u + side * 2.1, home.palette.wood);
  const flower = random.pick(pots);
  for (const [k, size] of [
    [1.15, random.range(1.6, 2.3)],
    [1.65, random.range(1.1, 1.6)],
    [1.4, 1],
  ] as const)
    leafyPot(
      front,
      u - side * k,
      0,
      0.35 + (k === 1.4 ? 0.4 : 0),
      random.chance(0.6) ? flower : random.pick(pots),
      size,
    );
  if (random.chance(0.6)) leafyPot(front, u + side * 1.1, 0, 0.4, flower, random.range(1.2, 1.8));
  // A branch from before the house, near the viewer, closes the picture.
  if (random.chance(0.5)) {
    const left = random.chance(0.5);
    const tall = canvas.height * random.range(1.5, 1.9);
    drawTree(
      canvas,
      stage.light,
      random,
      random.pick(['orange', 'olive', 'plane']),
      [left ? -90 : canvas.width + 90, canvas.height * 1.35],
      tall,
      undefined,
    );
  }
}
