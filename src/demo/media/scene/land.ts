import { n, type Canvas, type Point } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { formatArea } from './planSheet.ts';
import type { Home } from './home.ts';
import { centredLettering } from './lettering.ts';
import { openAir, treeAt, wholeOf } from './openAir.ts';
import { drawShrub } from './plants.ts';
import type { Random } from './random.ts';
import { drawAtmosphere, type Room } from './room.ts';
import type { Vec } from './stage.ts';
import { drawView } from './views.ts';

/** The plot's corners on the ground, from the near left one on. */
const corners: readonly (readonly [x: number, z: number])[] = [
  [0.2, 6.8],
  [8.6, 7.2],
  [10.4, 17],
  [-1.4, 16],
];

/** A building plot: its bounds staked out with tape, a track that leads to it, a board with its outline and area. */
export function drawLand(canvas: Canvas, home: Home, random: Random): void {
  const room = openAir(canvas, home, random, {
    width: 8,
    depth: 30,
    horizon: random.range(0.34, 0.4),
    eye: 2.5,
    angle: 66,
  });
  const { stage } = room;
  const { light } = home;
  drawView(canvas, light, random.fork('view'), home.view === 'sea' ? 'sea' : 'hills', wholeOf(room));
  const meadow = stage.shade(random.pick(['#9fae6a', '#a8ad68', '#94a663']), [0, 1, 0]);
  const y = stage.camera.horizon + 14;
  canvas.rect(
    0,
    y,
    canvas.width,
    canvas.height - y,
    canvas.down([0, mix(meadow, light.haze, 0.4)], [1, darken(meadow, 0.1)]),
  );
  const flip = random.pick([1, -1] as const);
  const at = (x: number, z: number, up = 0): Vec => [4 + flip * (x - 4), up, z];
  drawTrack(room, at);
  drawGround(room, random, at);
  for (const [x, z, h] of [
    [-6, 22, 5],
    [-4.5, 19, 4.2],
    [16, 25, 5.4],
    [19, 23, 4.6],
    [3, 29, 4],
  ] as const)
    treeAt(room, at(x, z)[0], z, h * random.range(0.9, 1.2), random.pick(['pine', 'olive', 'plane']));
  drawPole(room, at(10.9, 15));
  drawStakes(room, at);
  drawBoard(room, at(2.1, 5.4)[0], 5.4, home, random);
  stage.finish();
  drawAtmosphere(stage);
}

type Place = (x: number, z: number, up?: number) => Vec;

/** A track of earth along one side of the plot, two ruts in it. */
function drawTrack({ stage }: Room, at: Place): void {
  const strip = (from: number, to: number, fill: string, attributes = ''): void =>
    stage.poly([at(from - 0.4, 1), at(to - 0.4, 1), at(to + 2.4, 40), at(from + 2.4, 40)], fill, attributes);
  strip(11.2, 13.8, stage.shade('#d9c39a', [0, 1, 0]));
  for (const [a, b] of [
    [11.7, 12.1],
    [12.9, 13.3],
  ] as const)
    strip(a, b, stage.shade('#b89f74', [0, 1, 0]), 'fill-opacity="0.6"');
}

/** The plot itself: bare earth that was cleared, stones and tufts on it. */
function drawGround(room: Room, random: Random, at: Place): void {
  const { stage } = room;
  const soil = stage.shade(random.pick(['#c9ad7c', '#c4a070', '#cdb68a']), [0, 1, 0]);
  stage.poly(
    corners.map(([x, z]) => at(x, z)),
    stage.canvas.down([0, lighten(soil, 0.22)], [1, darken(soil, 0.08)]),
  );
  const [dark, pale]: [Vec[][], Vec[][]] = [[], []];
  for (let i = 0; i < 46; i += 1) {
    const [x, z] = [random.range(0.6, 8.6), random.range(7.4, 16)];
    const [w, d] = [random.range(0.3, 1.1), random.range(0.1, 0.4)];
    (i % 2 ? dark : pale).push([at(x - w, z), at(x, z - d), at(x + w, z), at(x, z + d)]);
  }
  stage.polys(dark, darken(soil, 0.35), 'fill-opacity="0.16"');
  stage.polys(pale, lighten(soil, 0.4), 'fill-opacity="0.3"');
  for (let i = 0; i < 16; i += 1) {
    const [x, z] = [random.range(-4, 12), random.chance(0.6) ? random.range(4.8, 6.4) : random.range(17.6, 21)];
    const foot = at(x, z);
    stage.later([foot[0] - 0.3, 0, z - 0.2], [foot[0] + 0.3, 0.3, z + 0.2], () => {
      const [px, py] = stage.at(foot);
      const m = stage.scale(foot);
      drawShrub(
        stage.canvas,
        stage.light,
        random,
        [px, py],
        0.7 * m,
        0.34 * m,
        '#86944f',
        random.pick([undefined, '#e5b04a']),
      );
    });
  }
}

/** A stake at each corner and between them, and the tape that joins them. */
function drawStakes({ stage }: Room, at: Place): void {
  const wood = '#b08a5c';
  corners.forEach(([x, z], i) => {
    const [nx, nz] = corners[(i + 1) % corners.length]!;
    for (let k = 0; k < 3; k += 1) {
      const [a, b] = [k / 3, (k + 1) / 3];
      const from = at(x + (nx - x) * a, z + (nz - z) * a);
      const to = at(x + (nx - x) * b, z + (nz - z) * b);
      stage.later(
        [Math.min(from[0], to[0]) - 0.06, 0, Math.min(from[2], to[2]) - 0.06],
        [Math.max(from[0], to[0]) + 0.06, 1, Math.max(from[2], to[2]) + 0.06],
        () => {
          const tape = (up: number): Vec[] => [
            [from[0], up, from[2]],
            [(from[0] + to[0]) / 2, up - 0.07, (from[2] + to[2]) / 2],
            [to[0], up, to[2]],
          ];
          stage.line(tape(0.72), '#f6efe2', 0.075);
          stage.line(tape(0.72), '#c9472f', 0.075, `stroke-dasharray="${n(stage.scale(from) * 0.24)}"`);
          stage.box([from[0] - 0.05, 0, from[2] - 0.05], [from[0] + 0.05, 0.95, from[2] + 0.05], wood);
          stage.box([from[0] - 0.055, 0.8, from[2] - 0.055], [from[0] + 0.055, 0.97, from[2] + 0.055], '#c9472f');
        },
      );
    }
  });
}

/** A pole of the electricity supply beside the track, with its meter box. */
function drawPole({ stage }: Room, [x, , z]: Vec): void {
  stage.later([x - 0.3, 0, z - 0.2], [x + 0.3, 6, z + 0.2], () => {
    stage.box([x - 0.09, 0, z - 0.09], [x + 0.09, 6, z + 0.09], '#8a6c4c');
    stage.box([x - 0.7, 5.5, z - 0.06], [x + 0.7, 5.62, z + 0.06], '#7a5f42');
    for (const dx of [-0.6, 0.6])
      stage.line(
        [
          [x + dx, 5.66, z],
          [x + dx * 3, 5.1, z + 14],
          [x + dx * 3, 5.6, z + 30],
        ],
        '#4b4640',
        0.03,
      );
    stage.box([x - 0.22, 0.5, z - 0.3], [x + 0.22, 1.15, z - 0.1], '#d9d5cb');
  });
}

/** A board on two posts: the plot's outline and, where it is known, its area. */
function drawBoard({ stage }: Room, x: number, z: number, home: Home, random: Random): void {
  const [half, low, high] = [1.05, 1.05, 2.3];
  const fold = random.range(-0.2, 0.2);
  stage.discShadow([x, 0.01, z], 1.1, 0.35);
  stage.later([x - half, 0, z - 0.1], [x + half, high, z + 0.1], () => {
    for (const dx of [-0.75, 0.75]) stage.box([x + dx - 0.05, 0, z], [x + dx + 0.05, low + 0.2, z + 0.08], '#9a7b58');
    stage.box([x - half, low, z - 0.04], [x + half, high, z], '#fbf7ef');
    const corner = (u: number, v: number): Point => stage.at([x + u, v, z - 0.045]);
    const outline = [
      corner(-0.55, low + 0.55),
      corner(0.5 + fold, low + 0.5),
      corner(0.6, high - 0.2),
      corner(-0.45 - fold, high - 0.14),
    ];
    stage.canvas.poly(outline, '#b7c48a');
    stage.canvas.stroke(
      `M${outline.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`,
      '#b9573a',
      0.035 * stage.scale([x, low, z]),
      'stroke-linejoin="round"',
    );
    const m = stage.scale([x, low, z]);
    const [cx, cy] = corner(0, low + 0.14);
    if (home.facts.area !== undefined)
      stage.canvas.stroke(
        centredLettering(formatArea(home.facts.area), cx, cy, 0.2 * m),
        '#24545a',
        0.036 * m,
        'stroke-linecap="round" stroke-linejoin="round"',
      );
    const ring = [corner(-half, low), corner(half, low), corner(half, high), corner(-half, high)];
    stage.canvas.stroke(
      `M${ring.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`,
      '#24545a',
      0.05 * m,
      'stroke-linejoin="round"',
    );
  });
}
