import { darken, lighten, mix } from '../colour.ts';
import type { Vec } from '../stage.ts';
import { block, layerOn, quad, tone, type Front } from './front.ts';
import type { Program } from './program.ts';
import { drawAwning } from './shutters.ts';

interface ShopLook {
  frame: string;
  cloth: string;
  stripe?: string;
  /** Height of the glass. */
  head: number;
}

const doorHalf = 0.62;

/** Half the width of a shop on a house's main face. */
const halfOf = ({ half }: Program): number => Math.min(half - 0.35, 4.1);

/** Shelves with goods and lamps over them, as they are seen through a shop's glass. */
function drawGoods(front: Front, u0: number, u1: number, { head }: ShopLook): void {
  const { stage, home, random } = front;
  const { palette, light } = home;
  const goods = [palette.spark, palette.fabric, palette.accentWall, '#d9c04f', '#efe3cd', '#b9673f'];
  for (const v of [0.62, 1.15, 1.68]) {
    stage.poly(quad(front, u0 + 0.08, u1 - 0.08, v - 0.05, v), mix(palette.wood, light.shadow, 0.3));
    for (let u = u0 + 0.16; u < u1 - 0.3;) {
      const [wide, tall] = [random.range(0.12, 0.3), random.range(0.16, 0.38)];
      const fill = mix(random.pick(goods), light.shadow, 0.08);
      if (random.chance(0.82)) stage.poly(quad(front, u, Math.min(u + wide, u1 - 0.12), v, v + tall), fill);
      u += wide + random.range(0.05, 0.16);
    }
  }
  for (let u = u0 + 0.45; u < u1 - 0.2; u += 0.9) {
    const lamp = front.at(u, head - 0.5);
    const [x, y] = stage.at(lamp);
    const m = stage.scale(lamp);
    stage.line([front.at(u, head), lamp], '#2b2f33', 0.015);
    stage.canvas.circle(x, y, 0.55 * m, stage.canvas.glow([0, '#ffe2a8', 0.55], [1, '#ffd089', 0]));
    stage.canvas.circle(x, y, 0.08 * m, '#fff0cb');
  }
}

/** A pane from stall riser to head, with what is behind it and the sky on it. */
function drawPane(front: Front, u0: number, u1: number, look: ShopLook): void {
  const { stage } = front;
  const foot = 0.46;
  const inside = mix(stage.light.lampsOn ? '#f0c27a' : '#c2ab88', stage.light.shadow, 0.16);
  stage.poly(
    quad(front, u0, u1, foot, look.head),
    stage.canvas.down([0, lighten(inside, 0.12)], [1, darken(inside, 0.15)]),
  );
  drawGoods(front, u0, u1, look);
  const [wide, middle] = [u1 - u0, (u0 + u1) / 2];
  const glint = (a: number, b: number): Vec[] => [
    front.at(u0 + wide * a, foot),
    front.at(u0 + wide * b, foot),
    front.at(u0 + wide * Math.min(1, b + 0.22), look.head),
    front.at(u0 + wide * Math.min(1, a + 0.22), look.head),
  ];
  stage.polys([glint(0.08, 0.26), glint(0.34, 0.4)], '#ffffff', 'fill-opacity="0.17"');
  const bar = tone(front, look.frame);
  for (const u of [u0, middle, u1]) stage.line([front.at(u, foot, 0.02), front.at(u, look.head, 0.02)], bar, 0.07);
  for (const v of [foot, look.head]) stage.line([front.at(u0, v, 0.02), front.at(u1, v, 0.02)], bar, 0.07);
}

function drawShopDoor(front: Front, { frame, head }: ShopLook): void {
  const { stage, home } = front;
  stage.poly(quad(front, -doorHalf, doorHalf, 0, head, -0.02), darken(tone(front, frame), 0.25));
  stage.poly(
    quad(front, -doorHalf + 0.12, doorHalf - 0.12, 0.3, head - 0.14),
    stage.canvas.down([0, '#7f9097'], [1, stage.light.lampsOn ? '#f0c27a' : '#4d5a60']),
  );
  stage.poly(
    [
      front.at(-doorHalf + 0.2, 0.4),
      front.at(-doorHalf + 0.5, 0.4),
      front.at(doorHalf - 0.3, head - 0.2),
      front.at(-0.1, head - 0.2),
    ],
    '#ffffff',
    'fill-opacity="0.15"',
  );
  stage.line([front.at(0.38, 0.85, 0.06), front.at(0.38, 1.45, 0.06)], home.palette.metal, 0.05);
}

/** A slate on two legs before the door, as shops put it out. */
function drawBoard(front: Front, u: number): void {
  const { stage } = front;
  const out = 1.5;
  const [x, y] = stage.at(front.at(u, 0.02, out));
  const m = stage.scale(front.at(u, 0, out));
  stage.canvas.ellipse(x, y, 0.42 * m, 0.08 * m, stage.light.shadow, 'fill-opacity="0.3"');
  stage.poly(
    [
      front.at(u - 0.3, 0, out),
      front.at(u + 0.3, 0, out),
      front.at(u + 0.26, 0.95, out - 0.2),
      front.at(u - 0.26, 0.95, out - 0.2),
    ],
    '#9a6b42',
  );
  stage.poly(
    [
      front.at(u - 0.24, 0.12, out - 0.02),
      front.at(u + 0.24, 0.12, out - 0.02),
      front.at(u + 0.21, 0.88, out - 0.18),
      front.at(u - 0.21, 0.88, out - 0.18),
    ],
    '#33403f',
  );
  for (const [v, wide] of [
    [0.7, 0.13],
    [0.56, 0.16],
    [0.42, 0.1],
  ] as const)
    stage.line([front.at(u - wide, v, out - 0.1), front.at(u + wide, v, out - 0.1)], '#efe6d6', 0.03);
}

/** A shop on the ground floor of a house: two panes with goods, a door between them, sign board and awning. */
export function drawShopFront(front: Front, program: Program): void {
  const { stage, random, home } = front;
  const half = halfOf(program);
  const top = Math.min(program.ground - 0.1, 3.5);
  const look: ShopLook = {
    frame: random.pick(['#2b423d', '#33363a', '#5f3526', '#24404f', '#6b2f2a']),
    cloth: random.pick([home.palette.spark, home.palette.fabric, '#2f4f58', '#8c3f2b', '#3f6b4a']),
    stripe: random.chance(0.5) ? '#f6efe0' : undefined,
    head: top - 0.62,
  };
  const { cloth, frame, head, stripe } = look;
  front.canvas.inLayers(() => {
    layerOn(front, 0);
    block(front, -half - 0.12, half + 0.12, 0, top, 0.05, frame);
    for (const [a, b] of [
      [-half, -doorHalf - 0.08],
      [doorHalf + 0.08, half],
    ] as const)
      drawPane(front, a, b, look);
    drawShopDoor(front, look);
    layerOn(front, 38);
    block(front, -half - 0.2, half + 0.2, head + 0.1, top, 0.16, cloth);
    for (const u of [-0.72, -0.24, 0.24, 0.72].map((part) => part * half)) {
      stage.line(
        [front.at(u, top, 0.05), front.at(u, top + 0.12, 0.35), front.at(u, top - 0.02, 0.4)],
        '#33383c',
        0.03,
      );
      const [x, y] = stage.at(front.at(u, top - 0.06, 0.4));
      const m = stage.scale(front.at(u, top, 0.4));
      stage.canvas.circle(x, y + 0.2 * m, 0.42 * m, stage.canvas.glow([0, '#ffe9bf', 0.5], [1, '#ffe2a8', 0]));
      stage.canvas.ellipse(x, y, 0.09 * m, 0.05 * m, '#33383c');
    }
    if (random.chance(0.75)) drawAwning(front, -half, half, head + 0.12, 0.55, 1.15, cloth, stripe);
  });
  drawBoard(front, random.pick([-1, 1]) * random.range(1.2, 1.7));
}
