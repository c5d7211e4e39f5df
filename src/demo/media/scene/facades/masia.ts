import type { Canvas } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import { balcony, leafyPot } from './balconies.ts';
import { climber, vineColours } from './climber.ts';
import { isSeen, plaster, rubble, shifted, tone, wallShadow, type Front } from './front.ts';
import { tiledSlope } from './roofs.ts';
import { openShot, sideFronts, type Shot } from './shots.ts';
import { drawDistance, drawGround, drawHedge, drawStreetTree } from './street.ts';
import { door, facadeWindow } from './windows.ts';

const stone = '#e3d2b2';

function shotOf(random: Random, half: number): Shot {
  const turn = random.pick([-1, 1]);
  const dice = random.next();
  if (dice < 0.25) return { aim: [turn * 0.8, 3.5], wide: half * random.range(2.3, 2.9), yaw: random.range(-0.2, 0.2) };
  if (dice < 0.72)
    return {
      aim: [-turn * half * 0.42, 3.3],
      wide: half * random.range(2.3, 2.9),
      yaw: turn * random.range(0.38, 0.66),
      far: 0.85,
    };
  return {
    aim: [turn * 0.8, 2.1],
    wide: random.range(7.5, 9.5),
    yaw: turn * random.range(0.1, 0.45),
    far: 1,
    eye: 1.6,
  };
}

/** A stone farmhouse under a wide tiled gable. */
export function drawMasia(canvas: Canvas, home: Home, random: Random): void {
  const half = random.range(5.4, 7.2);
  const eaves = random.range(5.2, 5.9);
  const ridge = eaves + half * random.range(0.26, 0.4);
  const front = openShot(canvas, home, random, shotOf(random, half));
  const { stage } = front;
  const turn = stage.camera.yaw > 0 ? 1 : -1;
  const wing = random.chance(0.5) ? turn : 0;
  const mortar = random.pick(['#dcbd8e', '#d3b183', '#e3cba0', '#cfae84']);
  drawDistance(front, 'hills');
  for (let k = 0; k < random.int(1, 3); k += 1)
    drawStreetTree(front, turn * (half + 2.6 + k * 1.5), -6, random.range(7.5, 9.5), 'cypress');
  drawStreetTree(front, -turn * (half + 4.5), -9, random.range(6, 9), random.pick(['plane', 'pine', 'plane']));
  drawGround(front, 'gravel');
  if (wing) drawWing(front, wing, half, mortar);
  for (const side of sideFronts(front, half, 12))
    if (isSeen(side)) {
      plaster(side, 0, 12, 0, eaves, mortar);
      rubble(side, 0, 12, 0, eaves, mortar);
      for (const u of [3, 9])
        for (const v of [1, 3.7])
          facadeWindow(side, u - 0.5, u + 0.5, v, v + 1.2, { surround: stone, sill: true, frame: '#7a5a3c' });
      wallShadow(side, 0, 12, eaves - 0.2, eaves, 0.5);
    }
  const side = stage.camera.at[0] < 0 ? -half : half;
  tiledSlope(
    front,
    [
      [side * 1.05, eaves - 0.1, -0.5],
      [side * 1.05, eaves - 0.1, 12],
    ],
    [
      [0, ridge + 0.1, -0.5],
      [0, ridge + 0.1, 12],
    ],
  );
  front.ends = [-half, half];
  dressGable(front, half, eaves, ridge, mortar);
  drawHedge(front, -half * 0.95, -half * 0.35, 0.9, 0.9, random.pick(['#b69ad0', '#d9c34f', '#f0e6d2', undefined]));
  drawHedge(front, half * 0.35, half * 0.95, 0.9, 0.9, '#b69ad0');
  if (random.chance(0.6))
    climber(front, -turn * half * 0.9, 1.8, 4, random.pick([...vineColours, undefined]), '#6f8a4f');
  for (const u of [-1.6, 1.6]) leafyPot(front, u, 0, 0.5, random.pick(['#d0463f', '#e5b04a', '#e07a9a']), 1.7);
  drawStreetTree(front, turn * half * 1.25, 6, random.range(4.2, 5.6), random.pick(['olive', 'olive', 'orange']));
}

function dressGable(front: Front, half: number, eaves: number, ridge: number, mortar: string): void {
  const { stage, random, home } = front;
  const roofAt = (u: number): number => ridge - (Math.abs(u) / half) * (ridge - eaves);
  const base = tone(front, mortar);
  stage.poly(
    [front.at(-half, 0), front.at(half, 0), front.at(half, eaves), front.at(0, ridge), front.at(-half, eaves)],
    stage.canvas.down([0, lighten(base, 0.1)], [1, darken(base, 0.08)]),
  );
  rubble(front, -half, half, 0, ridge, mortar, roofAt);
  const paint = random.pick(['#4f6b58', '#4f7590', '#7c4b35', '#6f8062']);
  const spread = random.range(0.56, 0.66);
  const shuttered = random.chance(0.7);
  if (random.chance(0.35))
    plaster(front, -half + 0.5, half - 0.5, 0.6, eaves - 0.2, random.pick(['#ecd9b6', '#e3c9a0', '#f0e2c8']), 0.01);
  door(front, 0, 2, 2.9, darken(home.palette.wood, 0.2), stone, true);
  for (const u of [-half * spread, half * spread])
    facadeWindow(front, u - 0.5, u + 0.5, 1, 2.3, {
      surround: stone,
      shutters: shuttered ? paint : undefined,
      grille: !shuttered,
      sill: true,
      frame: '#7a5a3c',
      depth: 0.35,
    });
  const balconied = random.chance(0.6);
  for (const u of [-half * spread, 0, half * spread]) {
    facadeWindow(front, u - 0.5, u + 0.5, 3.7, 4.95, {
      surround: stone,
      arched: !shuttered,
      shutters: u === 0 || !shuttered ? undefined : paint,
      sill: u !== 0,
      frame: '#7a5a3c',
      depth: 0.35,
    });
    if (u === 0 && balconied) balcony(front, -1.1, 1.1, 3.55, 0.7, { slab: stone, rail: 'iron', pots: true });
  }
  if (ridge > 7.2) facadeWindow(front, -0.35, 0.35, 5.9, 6.8, { surround: stone, arched: true, frame: '#7a5a3c' });
  for (const [a, b] of [
    [-half - 0.5, 0],
    [half + 0.5, 0],
  ] as const) {
    const low = eaves - 0.5 * ((ridge - eaves) / half);
    stage.poly(
      [front.at(a, low - 0.14), front.at(b, ridge - 0.14), front.at(b, ridge - 0.75), front.at(a * 0.93, low - 0.6)],
      stage.light.shadow,
      'fill-opacity="0.4"',
    );
    stage.poly(
      [
        front.at(a, low + 0.12, 0.5),
        front.at(b, ridge + 0.12, 0.5),
        front.at(b, ridge - 0.14, 0.5),
        front.at(a, low - 0.14, 0.5),
      ],
      stage.shade('#b8623c', [0, 0.5, -0.8]),
    );
  }
}

/** A lower house built on at one side. */
function drawWing(front: Front, side: number, half: number, mortar: string): void {
  const { stage } = front;
  const [u0, u1] = side > 0 ? [half, half + 5.2] : [-half - 5.2, -half];
  stage.box([u0, 0, 1.5], [u1, 3.2, 10], mortar);
  const back = { ...shifted(front, -1.5), ends: [u0, u1] as [number, number] };
  plaster(back, u0, u1, 0, 3.2, mortar);
  rubble(back, u0, u1, 0, 3.2, mortar);
  for (const k of [0.28, 0.72])
    facadeWindow(back, u0 + 5.2 * k - 0.75, u0 + 5.2 * k + 0.75, 0, 2.5, {
      arched: true,
      surround: stone,
      frame: '#7a5a3c',
      panes: [2, 1],
      depth: 0.3,
    });
  wallShadow(back, u0, u1, 2.9, 3.2, 0.5);
  tiledSlope(
    front,
    [
      [u0 - 0.2, 3.15, 1],
      [u1 + 0.2, 3.15, 1],
    ],
    [
      [u0, 4.3, 5],
      [u1, 4.3, 5],
    ],
  );
}
