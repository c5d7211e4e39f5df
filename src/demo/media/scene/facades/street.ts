import { drawHills, drawSea, drawSky, drawTreeLine } from '../backdrop.ts';
import { drawTown } from '../townscape.ts';
import { n } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Vec } from '../stage.ts';
import { drawShrub, drawTree, type TreeKind } from '../plants.ts';
import { balcony } from './balconies.ts';
import { band, block, plaster, quad, shifted, tone, type Front } from './front.ts';
import { facadeWindow } from './windows.ts';

/** Sky, and what shows between and beside the houses. */
export function drawDistance(front: Front, kind: 'town' | 'hills' | 'sea' | 'trees'): void {
  const { canvas, random, stage } = front;
  const { light } = stage;
  const region = { x: 0, y: 0, width: canvas.width, height: canvas.height, horizon: stage.camera.horizon };
  drawSky(canvas, light, random, region);
  if (region.horizon > canvas.height) return;
  if (kind === 'town') {
    drawTown(canvas, light, random, region, region.horizon - 24, 130, 2);
    drawTreeLine(canvas, light, random, region, region.horizon + 6, 62, '#6f8a58', 0.3);
  } else if (kind === 'hills') drawHills(canvas, light, random, region, region.horizon + 4, 190, 4, '#66805f');
  else if (kind === 'sea') {
    drawHills(
      canvas,
      light,
      random,
      { ...region, x: canvas.width * 0.5, width: canvas.width * 0.6 },
      region.horizon,
      110,
      2,
      '#7c8d78',
    );
    drawSea(canvas, light, random, { ...region, horizon: region.horizon - 14 }, region.horizon + 30);
  } else if (kind === 'trees') {
    drawHills(canvas, light, random, region, region.horizon, 120, 2);
    drawTreeLine(canvas, light, random, region, region.horizon, 150, '#6f8a58', 0.3);
  }
}

export type GroundKind = 'street' | 'cobbles' | 'gravel' | 'lawn';

/** The ground before the house, as far as one sees. */
export function drawGround(front: Front, kind: GroundKind): void {
  const { stage, canvas, random } = front;
  const { light } = stage;
  const reach = 160;
  const flat = (out0: number, out1: number, colour: string, strength = 0.12): void => {
    const base = stage.shade(colour, [0, 1, 0]);
    const points = stage.outline([
      front.at(-reach, 0, out0),
      front.at(reach, 0, out0),
      front.at(reach, 0, out1),
      front.at(-reach, 0, out1),
    ]);
    if (points.length < 3) return;
    const top = Math.min(...points.map(([, y]) => y));
    canvas.poly(
      points,
      canvas.linear(
        [0, Math.max(top, stage.camera.horizon)],
        [0, canvas.height],
        [0, lighten(base, strength)],
        [1, darken(base, strength)],
      ),
    );
  };
  if (stage.camera.horizon > canvas.height + 40) return;
  canvas.rect(
    0,
    stage.camera.horizon - 1,
    canvas.width,
    canvas.height,
    stage.shade(kind === 'lawn' ? '#8fa463' : '#b9ab95', [0, 1, 0]),
  );
  if (kind === 'street') {
    flat(-60, 4.4, '#cfc4b2');
    pavement(front);
    flat(4.4, 4.62, '#e6ddcc');
    stage.poly(
      [front.at(-reach, 0, 4.62), front.at(reach, 0, 4.62), front.at(reach, -0.01, 4.8), front.at(-reach, -0.01, 4.8)],
      light.shadow,
      'fill-opacity="0.4"',
    );
    flat(4.64, 60, '#7f7d80', 0.1);
    if (random.chance(0.5))
      for (let u = -7; u < 7; u += 1.1)
        stage.poly(
          [
            front.at(u, 0.004, 6.2),
            front.at(u + 0.55, 0.004, 6.2),
            front.at(u + 0.55, 0.004, 9.4),
            front.at(u, 0.004, 9.4),
          ],
          '#f3ecdd',
          'fill-opacity="0.7"',
        );
  } else if (kind === 'cobbles') {
    flat(-60, 60, '#c8b79c');
    let stones = '';
    for (let i = 0; i < 220; i += 1) {
      const place = front.at(random.range(-16, 16), 0, random.range(0.1, 16));
      if (stage.distance(place) < 1) continue;
      const [x, y] = stage.at(place);
      stones += `M${n(x)} ${n(y)}h${n(stage.scale(place) * 0.3)}`;
    }
    canvas.stroke(stones, '#7a6a53', 2, 'stroke-opacity="0.34" stroke-linecap="round"');
  } else if (kind === 'gravel') {
    flat(-60, 60, '#d9c6a2');
    for (const side of [-1, 1])
      stage.poly(
        [
          front.at(side * 2.2, 0.002, 1.5),
          front.at(side * 60, 0.002, 1.5),
          front.at(side * 60, 0.002, 50),
          front.at(side * 4.4, 0.002, 50),
        ],
        stage.shade('#97a868', [0, 1, 0]),
      );
  } else {
    flat(-60, 60, '#97ab66', 0.16);
    let blades = '';
    for (let i = 0; i < 110; i += 1) {
      const place = front.at(random.range(-16, 16), 0, random.range(0.5, 16));
      if (stage.distance(place) < 1) continue;
      const [x, y] = stage.at(place);
      blades += `M${n(x)} ${n(y)}l${n(random.range(-3, 3))} ${n(-random.range(4, 9))}`;
    }
    canvas.stroke(blades, stage.shade('#71883f', [0, 1, 0]), 1.6, 'stroke-opacity="0.5"');
  }
  stage.poly(
    [front.at(-reach, 0.003, 0), front.at(reach, 0.003, 0), front.at(reach, 0.003, 1.1), front.at(-reach, 0.003, 1.1)],
    light.shadow,
    'fill-opacity="0.2"',
  );
}

/** Slabs of the pavement, some a little paler or darker. */
function pavement(front: Front): void {
  const { stage, random } = front;
  const [dark, pale]: [Vec[][], Vec[][]] = [[], []];
  for (let i = 0; i < 80; i += 1) {
    const [u, out] = [Math.round(random.range(-14, 14) / 0.6) * 0.6, 0.2 + random.int(0, 6) * 0.6];
    (i % 2 ? dark : pale).push([
      front.at(u, 0.002, out),
      front.at(u + 0.58, 0.002, out),
      front.at(u + 0.58, 0.002, out + 0.58),
      front.at(u, 0.002, out + 0.58),
    ]);
  }
  stage.polys(dark, '#8d8272', 'fill-opacity="0.24"');
  stage.polys(pale, '#f6efe2', 'fill-opacity="0.26"');
  for (let out = 0.2; out < 4.4; out += 1.2)
    stage.line([front.at(-30, 0.002, out), front.at(30, 0.002, out)], '#8d8272', 0.015, 'stroke-opacity="0.35"');
}

/** A quiet house beside the one that matters. */
export function drawNeighbour(front: Front, u0: number, u1: number, height: number, colour: string): void {
  const { stage, random } = front;
  const quiet = mix(colour, stage.light.haze, 0.2);
  front.stage.box([u0, 0, 0.02], [u1, height, 9], quiet);
  const face = shifted(front, -0.02);
  plaster(face, u0, u1, 0, height, quiet);
  const floors = Math.max(2, Math.round(height / 3.2));
  const bays = Math.max(2, Math.round((u1 - u0) / 2.6));
  const blind = mix('#7d8a7a', quiet, 0.3);
  const stone = mix('#c9bda8', stage.light.haze, 0.2);
  front.canvas.inLayers(() => {
    stage.poly(quad(face, u0, u1, 0, 3.4), darken(tone(face, stone), 0.12));
    for (let bay = 0; bay < bays; bay += 1) {
      const u = u0 + ((bay + 0.5) * (u1 - u0)) / bays;
      facadeWindow(face, u - 0.85, u + 0.85, bay % 3 === 1 ? 0 : 0.35, 2.8, {
        panes: [2, 1],
        frame: bay % 3 === 1 ? '#5a4636' : '#3d4a4c',
        depth: 0.25,
      });
      for (let floor = 1; floor < floors; floor += 1) {
        const v = Math.max(3.6, (floor * height) / floors);
        facadeWindow(face, u - 0.5, u + 0.5, v + 0.2, v + 2.1, {
          panes: [2, 2],
          surround: lighten(quiet, 0.3),
          blind: random.chance(0.4) ? { colour: blind, down: random.range(0.2, 0.9) } : undefined,
        });
        if (floor < 3)
          balcony(face, u - 0.8, u + 0.8, v + 0.2, 0.45, {
            slab: lighten(quiet, 0.2),
            rail: 'iron',
            colour: mix('#2f3438', stage.light.haze, 0.2),
          });
      }
    }
    band(face, u0, u1, 3.35, 3.5, 0.15, lighten(stone, 0.2));
  });
  block(face, u0, u1, height - 0.25, height, 0.3, lighten(quiet, 0.15));
}

/** A tree on the pavement, with its shadow on the ground and dappled on the wall. */
export function drawStreetTree(front: Front, u: number, out: number, height: number, kind: TreeKind): void {
  const { stage, canvas, random, slide, home } = front;
  const { light } = stage;
  const foot = front.at(u, 0, out);
  if (stage.distance(foot) < 1.5) return;
  if (slide && out > 0 && out < 6 && !light.lampsOn && kind !== 'cypress') {
    let dapple = '';
    for (let i = 0; i < 22; i += 1) {
      const size = random.range(0.16, 0.6);
      const [along, up] = [
        u + slide[0] * out + random.range(-0.3, 0.3) * height,
        height * random.range(0.4, 0.95) - slide[1] * out,
      ];
      if (along - size < front.ends[0] || along + size > front.ends[1] || up < 0.3) continue;
      const [x, y] = stage.at(front.at(along, up));
      const r = size * stage.scale(front.at(along, 1));
      dapple += `M${n(x - r)} ${n(y)}q${n(r * 0.4)} ${n(-r * 1.2)} ${n(r * 1.3)} ${n(-r * 0.7)}q${n(r * 0.9)} ${n(r * 0.5)} ${n(r * 0.5)} ${n(r * 1.1)}q${n(-r)} ${n(r * 0.8)} ${n(-r * 1.8)} ${n(-r * 0.4)}z`;
    }
    canvas.path(dapple, light.shadow, 'fill-opacity="0.2"');
  }
  const [kx, , kz] = stage.keyFrom;
  stage.discShadow([foot[0] - kx * height * 0.3, 0.01, foot[2] - kz * height * 0.3], height * 0.32, 0.5);
  stage.discShadow([foot[0], 0.01, foot[2]], 0.5, 0.5);
  const autumn = home.season === 'autumn' && kind === 'plane';
  const bare = home.season === 'spring' && kind === 'plane';
  drawTree(
    canvas,
    light,
    random,
    kind,
    stage.at(foot),
    height * stage.scale(foot),
    autumn ? random.pick(['#c08a3e', '#b0713b', '#a9974a']) : bare ? '#97ad5c' : undefined,
  );
}

export function drawStreetLamp(front: Front, u: number, out: number): void {
  const { stage, canvas } = front;
  const [x, y] = stage.at(front.at(u, 0, out));
  const m = stage.scale(front.at(u, 0, out));
  // So near that it would be a pole across the picture.
  if (m > 110 || stage.distance(front.at(u, 0, out)) < 3) return;
  const iron = mix('#2f3638', stage.light.haze, 0.08);
  canvas.stroke(`M${n(x)} ${n(y)}V${n(y - 3.6 * m)}`, iron, 0.08 * m);
  canvas.rect(x - 0.1 * m, y - 0.7 * m, 0.2 * m, 0.7 * m, iron);
  if (stage.light.lampsOn)
    canvas.circle(
      x,
      y - 3.9 * m,
      2.2 * m,
      canvas.glow([0, '#ffdc98', 0.75], [0.3, '#ffcb78', 0.25], [1, '#ffcb78', 0]),
    );
  canvas.path(
    `M${n(x - 0.13 * m)} ${n(y - 3.6 * m)}H${n(x + 0.13 * m)}L${n(x + 0.22 * m)} ${n(y - 4.1 * m)}H${n(x - 0.22 * m)}Z`,
    stage.light.lampsOn ? '#ffe9b8' : '#f0ead8',
  );
  canvas.path(`M${n(x - 0.26 * m)} ${n(y - 4.1 * m)}H${n(x + 0.26 * m)}L${n(x)} ${n(y - 4.4 * m)}Z`, iron);
}

export function drawHedge(front: Front, u0: number, u1: number, out: number, height: number, flowers?: string): void {
  const { stage, canvas, random } = front;
  const [x0, y] = stage.at(front.at(u0, 0, out));
  const [x1] = stage.at(front.at(u1, 0, out));
  const m = stage.scale(front.at(u0, 0, out));
  canvas.ellipse(
    (x0 + x1) / 2,
    y,
    (x1 - x0) * 0.56,
    0.22 * m,
    canvas.glow([0, stage.light.shadow, 0.45], [1, stage.light.shadow, 0]),
  );
  drawShrub(
    canvas,
    stage.light,
    random,
    [(x0 + x1) / 2, y],
    x1 - x0,
    height * m,
    random.pick(['#66834c', '#587649', '#7a8f58']),
    flowers,
  );
}

/** The shade that the houses across the street lay over the foot of this one. */
export function drawStreetShade(front: Front, u0: number, u1: number, high: number): void {
  const { stage, fall, slide, canvas } = front;
  if (!slide || stage.light.lampsOn) return;
  const [left, right] = fall > 0 ? [high, high * 0.35] : [high * 0.35, high];
  const top = stage.at(front.at(0, high));
  stage.poly(
    [front.at(u0, 0), front.at(u1, 0), front.at(u1, right), front.at(u0, left)],
    canvas.linear(
      [0, top[1]],
      [0, stage.at(front.at(0, 0))[1]],
      [0, stage.light.shadow, 0.36],
      [1, stage.light.shadow, 0.42],
    ),
  );
}

const coats = ['#b9573a', '#2f5d62', '#35404a', '#c99a3f', '#7d5a4a', '#e3d3b8', '#5f7f8f'] as const;

/** Somebody on their way: it gives the house its size. */
export function drawPasserBy(front: Front, u: number, out: number): void {
  const { stage, canvas, random } = front;
  const place = front.at(u, 0, out);
  if (stage.distance(place) < 2) return;
  const [x, y] = stage.at(place);
  const m = stage.scale(place) * random.range(0.94, 1.06);
  // Nobody is cut off at the knees.
  if (y > canvas.height) return;
  const lit = (colour: string): string => stage.shade(colour, [stage.light.from === 1 ? 0.5 : -0.5, 0.3, -0.6]);
  const coat = lit(random.pick(coats));
  const step = random.range(0.1, 0.2) * m * (random.chance(0.5) ? 1 : -1);
  stage.castShadow([place[0] - 0.16, place[0] + 0.16], [place[2] - 0.12, place[2] + 0.12], 1.5, 0.004, 0.34);
  canvas.stroke(
    `M${n(x - 0.02 * m)} ${n(y - 0.8 * m)}L${n(x - step)} ${n(y - 0.02 * m)}M${n(x + 0.02 * m)} ${n(y - 0.8 * m)}L${n(x + step)} ${n(y - 0.02 * m)}`,
    lit(random.pick(['#2f3740', '#4a5568', '#6b5b4b'])),
    0.13 * m,
    'stroke-linecap="round"',
  );
  const hem = random.pick([0.62, 0.72, 0.5]) * m;
  canvas.path(
    `M${n(x - 0.17 * m)} ${n(y - 1.38 * m)}Q${n(x)} ${n(y - 1.5 * m)} ${n(x + 0.17 * m)} ${n(y - 1.38 * m)}L${n(x + 0.2 * m)} ${n(y - hem)}H${n(x - 0.2 * m)}Z`,
    canvas.across([0, lighten(coat, 0.12)], [1, darken(coat, 0.2)]),
  );
  canvas.stroke(
    `M${n(x - 0.16 * m)} ${n(y - 1.3 * m)}L${n(x - 0.2 * m + step * 0.3)} ${n(y - 0.84 * m)}M${n(x + 0.16 * m)} ${n(y - 1.3 * m)}L${n(x + 0.2 * m + step * 0.3)} ${n(y - 0.84 * m)}`,
    darken(coat, 0.14),
    0.09 * m,
    'stroke-linecap="round"',
  );
  canvas.ellipse(x, y - 1.6 * m, 0.095 * m, 0.12 * m, lit('#c99a7a'));
  const hair = lit(random.pick(['#3a2a22', '#5a3d2b', '#8a6a4a', '#2a2624', '#b9b0a4']));
  canvas.path(
    `M${n(x - 0.11 * m)} ${n(y - 1.58 * m)}Q${n(x - 0.12 * m)} ${n(y - 1.75 * m)} ${n(x)} ${n(y - 1.74 * m)}Q${n(x + 0.12 * m)} ${n(y - 1.75 * m)} ${n(x + 0.11 * m)} ${n(y - (random.chance(0.5) ? 1.45 : 1.6) * m)}Q${n(x + 0.03 * m)} ${n(y - 1.68 * m)} ${n(x - 0.11 * m)} ${n(y - 1.58 * m)}Z`,
    hair,
  );
}
