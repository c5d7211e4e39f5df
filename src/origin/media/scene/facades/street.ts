import { drawHills, drawSea, drawSky, drawTreeLine } from '../backdrop.ts';
import { n } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { drawShrub, drawTree, type TreeKind } from '../plants.ts';
import { block, facadeWindow, plaster, quad, type Front } from './front.ts';

/** Sky, and what shows between and beside the houses. */
export function drawDistance(front: Front, kind: 'town' | 'hills' | 'sea' | 'trees'): void {
  const { canvas, random, stage } = front;
  const { light } = stage;
  const region = { x: 0, y: 0, width: canvas.width, height: canvas.height, horizon: stage.camera.horizon };
  drawSky(canvas, light, random, region);
  if (kind === 'hills') drawHills(canvas, light, random, region, region.horizon + 4, 190, 4, '#66805f');
  else if (kind === 'sea') {
    drawHills(canvas, light, random, { ...region, x: canvas.width * 0.5, width: canvas.width * 0.6 }, region.horizon, 110, 2, '#7c8d78');
    drawSea(canvas, light, random, { ...region, horizon: region.horizon - 14 }, region.horizon + 30);
  } else if (kind === 'trees') {
    drawHills(canvas, light, random, region, region.horizon, 120, 2);
    drawTreeLine(canvas, light, random, region, region.horizon, 150, '#6f8a58', 0.3);
  }
}

export type GroundKind = 'street' | 'cobbles' | 'gravel' | 'lawn';

/** The ground before the house. */
export function drawGround(front: Front, kind: GroundKind): void {
  const { stage, canvas, random } = front;
  const { light } = stage;
  const near = -stage.camera.at[2] + 0.1;
  const span = near * 2.2;
  const flat = (out0: number, out1: number, colour: string, u0 = -span, u1 = span): void => {
    const base = stage.shade(colour, [0, 1, 0]);
    stage.poly([front.at(u0, 0, out0), front.at(u1, 0, out0), front.at(u1, 0, out1), front.at(u0, 0, out1)], canvas.down([0, lighten(base, 0.12)], [1, darken(base, 0.1)]));
  };
  canvas.rect(0, stage.camera.horizon - 1, canvas.width, canvas.height, stage.shade(kind === 'lawn' ? '#8fa463' : '#b9ab95', [0, 1, 0]));
  if (kind === 'street') {
    flat(-30, 4.4, '#cfc4b2');
    const joints: string[] = [];
    for (let out = 0.8; out < 4.4; out += 0.9) {
      const [a, b] = [stage.at(front.at(-span, 0, out)), stage.at(front.at(span, 0, out))];
      joints.push(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`);
    }
    canvas.stroke(joints.join(''), '#8d8272', 1, 'stroke-opacity="0.4"');
    flat(4.4, 4.6, '#e3dac9');
    flat(4.6, near, '#8b8683');
    if (random.chance(0.5)) for (let u = -7; u < 7; u += 1.1) stage.poly([front.at(u, 0.004, 6.2), front.at(u + 0.55, 0.004, 6.2), front.at(u + 0.55, 0.004, 9.4), front.at(u, 0.004, 9.4)], '#f3ecdd', 'fill-opacity="0.75"');
  } else if (kind === 'cobbles') {
    flat(-30, near, '#c8b79c');
    let stones = '';
    for (let i = 0; i < 260; i += 1) {
      const out = random.range(0.1, near * 0.75);
      const [x, y] = stage.at(front.at(random.range(-14, 14), 0, out));
      const m = stage.scale(front.at(0, 0, out));
      stones += `M${n(x)} ${n(y)}h${n(m * 0.3)}`;
    }
    canvas.stroke(stones, '#8a7a63', 2, 'stroke-opacity="0.4" stroke-linecap="round"');
  } else if (kind === 'gravel') {
    flat(-40, near, '#d9c6a2');
    for (const side of [-1, 1]) stage.poly([front.at(side * 2.2, 0.002, 1.5), front.at(side * 40, 0.002, 1.5), front.at(side * 40, 0.002, near), front.at(side * 4.4, 0.002, near)], stage.shade('#97a868', [0, 1, 0]));
  } else {
    flat(-40, near, '#97ab66');
    let blades = '';
    for (let i = 0; i < 120; i += 1) {
      const [x, y] = stage.at(front.at(random.range(-16, 16), 0, random.range(0.5, near * 0.8)));
      blades += `M${n(x)} ${n(y)}l${n(random.range(-3, 3))} ${n(-random.range(4, 9))}`;
    }
    canvas.stroke(blades, stage.shade('#71883f', [0, 1, 0]), 1.6, 'stroke-opacity="0.5"');
  }
  stage.poly([front.at(-span, 0.003, 0), front.at(span, 0.003, 0), front.at(span, 0.003, 1.1), front.at(-span, 0.003, 1.1)], canvas.down([0, light.shadow, 0.34], [1, light.shadow, 0]));
}

/** Houses to the left and right, kept quiet. */
export function drawNeighbour(front: Front, u0: number, u1: number, height: number, colour: string): void {
  const { stage, random } = front;
  const quiet = mix(colour, stage.light.haze, 0.28);
  front.stage.box([u0, 0, 0.02], [u1, height, 9], quiet);
  plaster(front, u0, u1, 0, height, quiet, -0.02);
  const floors = Math.max(2, Math.round(height / 3.2));
  const bays = Math.max(2, Math.round((u1 - u0) / 2.6));
  for (let floor = 1; floor < floors; floor += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const u = u0 + ((bay + 0.5) * (u1 - u0)) / bays;
      const v = (floor * height) / floors;
      facadeWindow(front, u - 0.5, u + 0.5, v + 0.2, v + 2.1, { panes: [2, 1], surround: lighten(quiet, 0.3), blind: random.chance(0.4) ? { colour: mix('#7d8a7a', quiet, 0.3), down: random.range(0.2, 0.9) } : undefined });
    }
  }
  block(front, u0, u1, height - 0.25, height, 0.3, lighten(quiet, 0.15));
  stage.poly(quad(front, u0, u1, 0, 3, 0), darken(quiet, 0.35), 'fill-opacity="0.25"');
}

/** A tree on the pavement, with its shadow on the ground and dappled on the wall. */
export function drawStreetTree(front: Front, u: number, out: number, height: number, kind: TreeKind): void {
  const { stage, canvas, random, fall, home } = front;
  const { light } = stage;
  if (out < 6 && !light.lampsOn) {
    for (let i = 0; i < 9; i += 1) {
      const size = random.range(0.3, 0.8);
      const along = u + fall * (out * 0.6) + random.range(-1.6, 1.6);
      if (along - size < front.ends[0] || along + size > front.ends[1]) continue;
      const [x, y] = stage.at(front.at(along, Math.max(0.4, height * random.range(0.35, 0.75))));
      const r = size * stage.scale(front.at(u, 1));
      canvas.ellipse(x, y, r, r * 0.8, light.shadow, 'fill-opacity="0.11"');
    }
  }
  stage.discShadow(front.at(u + fall * 0.6, 0.01, out), height * 0.3, 0.4);
  const [x, y] = stage.at(front.at(u, 0, out));
  const autumn = home.season === 'autumn' && (kind === 'plane');
  drawTree(canvas, light, random, kind, [x, y], height * stage.scale(front.at(u, 0, out)), autumn ? random.pick(['#c08a3e', '#b0713b', '#a9974a']) : undefined);
}

export function drawStreetLamp(front: Front, u: number, out: number): void {
  const { stage, canvas } = front;
  const [x, y] = stage.at(front.at(u, 0, out));
  const m = stage.scale(front.at(u, 0, out));
  const iron = mix('#2f3638', stage.light.haze, 0.08);
  canvas.stroke(`M${n(x)} ${n(y)}V${n(y - 3.6 * m)}`, iron, 0.08 * m);
  canvas.rect(x - 0.1 * m, y - 0.7 * m, 0.2 * m, 0.7 * m, iron);
  if (stage.light.lampsOn) canvas.circle(x, y - 3.9 * m, 2.2 * m, canvas.glow([0, '#ffdc98', 0.75], [0.3, '#ffcb78', 0.25], [1, '#ffcb78', 0]));
  canvas.path(`M${n(x - 0.13 * m)} ${n(y - 3.6 * m)}H${n(x + 0.13 * m)}L${n(x + 0.22 * m)} ${n(y - 4.1 * m)}H${n(x - 0.22 * m)}Z`, stage.light.lampsOn ? '#ffe9b8' : '#f0ead8');
  canvas.path(`M${n(x - 0.26 * m)} ${n(y - 4.1 * m)}H${n(x + 0.26 * m)}L${n(x)} ${n(y - 4.4 * m)}Z`, iron);
}

export function drawHedge(front: Front, u0: number, u1: number, out: number, height: number, flowers?: string): void {
  const { stage, canvas, random } = front;
  const [x0, y] = stage.at(front.at(u0, 0, out));
  const [x1] = stage.at(front.at(u1, 0, out));
  const m = stage.scale(front.at(u0, 0, out));
  canvas.ellipse((x0 + x1) / 2, y, (x1 - x0) * 0.56, 0.22 * m, canvas.glow([0, stage.light.shadow, 0.45], [1, stage.light.shadow, 0]));
  drawShrub(canvas, stage.light, random, [(x0 + x1) / 2, y], x1 - x0, height * m, random.pick(['#66834c', '#587649', '#7a8f58']), flowers);
}

/** The shade that the houses across the street lay over the foot of this one. */
export function drawStreetShade(front: Front, u0: number, u1: number, high: number): void {
  const { stage, fall, canvas } = front;
  const [left, right] = fall > 0 ? [high, high * 0.35] : [high * 0.35, high];
  const top = stage.at(front.at(0, high));
  stage.poly([front.at(u0, 0), front.at(u1, 0), front.at(u1, right), front.at(u0, left)], canvas.linear([0, top[1]], [0, stage.at(front.at(0, 0))[1]], [0, stage.light.shadow, 0.26], [1, stage.light.shadow, 0.34]));
}
