import { n } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Random } from '../random.ts';
import { balcony, glazedBay } from './balconies.ts';
import { block, brick, layerOn, plaster, scaleAt, tone, type Front } from './front.ts';
import { baysOf, type Program } from './program.ts';
import { balustrade, cornice } from './roofs.ts';
import { groundFloor } from './shops.ts';
import { facadeWindow } from './windows.ts';

/** Garlands scratched into the plaster between the windows, as Barcelona's houses wear them. */
function sgraffito(front: Front, u: number, v0: number, v1: number, wide: number, colour: string): void {
  const { stage, canvas } = front;
  if (scaleAt(front, u, v0) < 26) return;
  layerOn(front, 1);
  const pale = mix(tone(front, colour), '#fff6e4', 0.5);
  const frame = [
    front.at(u - wide, v0),
    front.at(u + wide, v0),
    front.at(u + wide, v1),
    front.at(u - wide, v1),
    front.at(u - wide, v0),
  ];
  stage.line(frame, pale, 0.05, 'stroke-opacity="0.75"');
  let [stem, leaves] = ['', ''];
  const m = scaleAt(front, u, v0);
  const leaf = 0.3 * wide * m;
  const [foot, head] = [stage.at(front.at(u, v0 + 0.15)), stage.at(front.at(u, v1 - 0.15))];
  stem += `M${n(foot[0])} ${n(foot[1])}L${n(head[0])} ${n(head[1])}`;
  for (let v = v0 + 0.35, k = 0; v < v1 - 0.25; v += 0.34, k += 1) {
    const [x, y] = stage.at(front.at(u, v));
    if (k % 3 === 2) {
      leaves += `M${n(x)} ${n(y - leaf * 1.6)}L${n(x + leaf * 1.3)} ${n(y)}L${n(x)} ${n(y + leaf * 1.6)}L${n(x - leaf * 1.3)} ${n(y)}Z`;
      continue;
    }
    for (const side of [-1, 1])
      leaves += `M${n(x)} ${n(y)}q${n(side * leaf * 0.4)} ${n(-leaf * 1.9)} ${n(side * leaf * 2)} ${n(-leaf * 1.3)}q${n(-side * leaf * 0.5)} ${n(leaf * 1.7)} ${n(-side * leaf * 2)} ${n(leaf * 1.3)}z`;
  }
  canvas.stroke(stem, pale, 0.03 * m, 'stroke-opacity="0.7"');
  canvas.path(leaves, pale, 'fill-opacity="0.7"');
}

const walls = [
  '#e3b98a',
  '#dfa37c',
  '#cf9479',
  '#e6d5b0',
  '#b9bf9f',
  '#a9bcba',
  '#d9ad97',
  '#d2a25f',
  '#c77f63',
  '#e8cfa6',
];

/** A house of Barcelona's Eixample: tall doors, iron balconies on brackets, blinds of slats, a bay of glass. */
export function eixample(home: Home, random: Random): Program {
  const floors = random.int(3, 5);
  const bays = random.pick([5, 5, 7]);
  const [ground, storey] = [4.3, 3.45];
  const height = ground + floors * storey;
  const half = bays * 1.36;
  const colour = random.pick(walls);
  const stone = random.pick(['#e2d3ba', '#d8c8ae', '#efe4d0']);
  const blind = random.pick(['#5f7a58', '#9c6d45', '#6d8288', '#b08d66', '#7a5a3c', '#46665c']);
  const [tribune, scratched, bricks, arched] = [
    random.chance(0.55),
    random.chance(0.6),
    random.chance(0.15),
    random.chance(0.6),
  ];
  const top = random.pick(['balustrade', 'crest', 'plain'] as const);
  return {
    height,
    half,
    ground,
    storey,
    colour,
    soil: 'street',
    distance: 'town',
    trees: ['plane'],
    dress: (front, u0, u1) => {
      if (bricks) brick(front, u0, u1, ground, height, '#b9755a');
      else plaster(front, u0, u1, ground, height, colour);
      for (const u of [u0, u1 - 0.5]) block(front, u, u + 0.5, ground, height - 0.3, 0.08, stone);
      groundFloor(front, u0, u1, ground, { stone, arched, bay: 2.72, dressed: true });
      const middles = baysOf(u0, u1, 2.72);
      const bay = tribune && middles.length >= 3 ? Math.floor(middles.length / 2) : -1;
      const gap = (u1 - u0) / middles.length;
      for (let floor = 0; floor < floors; floor += 1) {
        const v = ground + floor * storey + 0.28;
        const tall = storey - 0.95 - (floor === floors - 1 ? 0.3 : 0);
        middles.forEach((u, i) => {
          if (scratched && i > 0) sgraffito(front, u - gap / 2, v + 0.2, v + tall, gap * 0.13, colour);
          if (i === bay && floor < 3) return;
          facadeWindow(front, u - 0.56, u + 0.56, v, v + tall, {
            frame: '#efe6d4',
            surround: stone,
            lintel: floor < 2,
            panes: [2, 3],
            blind: random.chance(0.55) ? { colour: blind, down: random.range(0.15, 0.75) } : undefined,
          });
        });
        if (floor === 0 && bay < 0)
          balcony(front, u0 + 0.5, u1 - 0.5, v, 0.9, { slab: stone, rail: 'iron', pots: true });
        else
          middles.forEach((u, i) => {
            if (!(i === bay && floor < 3))
              balcony(front, u - 0.98, u + 0.98, v, floor === 0 ? 0.85 : 0.65, {
                slab: stone,
                rail: 'iron',
                pots: true,
                corbels: floor < 2,
              });
          });
      }
      if (bay >= 0)
        glazedBay(front, middles[bay]!, 1.2, ground + 0.28, ground + Math.min(3, floors) * storey - 0.2, stone, storey);
      cornice(front, u0, u1, height, 0.45, stone);
      if (top === 'balustrade') balustrade(front, u0, u1, height, lighten(stone, 0.08));
      else if (top === 'crest') {
        const middle = (u0 + u1) / 2;
        layerOn(front, 48);
        block(front, u0, u1, height, height + 0.55, 0.05, lighten(stone, 0.08));
        front.stage.poly(
          [-1.9, -1.3, -0.5, 0.5, 1.3, 1.9].map((u, i) =>
            front.at(middle + u, height + [0.5, 1.25, 1.6, 1.6, 1.25, 0.5][i]!, 0.06),
          ),
          tone(front, stone),
        );
        front.stage.poly(
          [-0.5, -0.25, 0.25, 0.5].map((u, i) => front.at(middle + u, height + [0.75, 1.15, 1.15, 0.75][i]!, 0.07)),
          mix(tone(front, colour), front.stage.light.shadow, 0.2),
        );
      }
    },
  };
}
