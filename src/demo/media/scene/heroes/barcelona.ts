import { n, smoothPath, type Point } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import { drawBank, drawCypress, drawPalm } from './greenery.ts';
import { drawBoat } from './foreground.ts';
import { openingTone, pointed } from './masonry.ts';
import { drawQuarter } from './quarter.ts';
import {
  crestsOf,
  drawHeavens,
  drawMirrored,
  drawRidge,
  drawSwifts,
  drawWater,
  roundPaint,
  sunSide,
  tone,
  type View,
} from './view.ts';

/** One bell tower: a paraboloid with its rows of slots and a bright tip. */
function bellTower(view: View, x: number, base: number, h: number, w: number, fade: number, tip: string): void {
  const { canvas } = view;
  const half = (t: number): number => (w / 2) * Math.pow(1 - t, 0.58);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 8; i += 1) {
    const t = (i / 8) * 0.985;
    left.push([x - half(t), base - h * t]);
    right.unshift([x + half(t), base - h * t]);
  }
  canvas.path(
    `${smoothPath(left, false)}L${smoothPath(right, false).slice(1)}Z`,
    roundPaint(view, x - w / 2, x + w / 2, '#d8b78c', fade),
  );
  let slots = '';
  for (let t = 0.3; t < 0.86; t += 24 / h) {
    const hw = half(t);
    const drift = (t * 7) % 0.5;
    for (const k of [-0.72, -0.3, 0.14, 0.56]) {
      const sx = x + (k + drift * 0.3) * hw;
      const sw = hw * 0.2;
      slots += `M${n(sx)} ${n(base - h * t)}v-12h${n(sw)}v12z`;
    }
  }
  canvas.path(slots, openingTone(view, fade), 'fill-opacity="0.5"');
  canvas.path(
    `M${n(x - w * 0.09)} ${n(base - h * 0.94)}L${n(x)} ${n(base - h - w * 0.5)}L${n(x + w * 0.09)} ${n(base - h * 0.94)}Z`,
    tone(view, tip, 0.8, fade),
  );
  canvas.circle(x, base - h - w * 0.4, w * 0.13, tone(view, lighten(tip, 0.4), 1, fade));
}

function sagradaFamilia(view: View, x: number, base: number): void {
  const { canvas } = view;
  const gold = '#d9a441';
  const [far, near] = [0.2, 0.06];
  for (const [dx, h, w] of [
    [-64, 428, 58],
    [62, 428, 58],
  ] as const)
    bellTower(view, x + dx, base, h, w, far, '#c98a3c');
  bellTower(view, x, base, 520, 86, 0.14, gold);
  canvas.path(`M${n(x - 5)} ${base - 604}h10v20h17v10h-17v22h-10v-22h-17v-10h17z`, tone(view, '#fdf6e4', 1));
  for (const [dx, h, w] of [
    [-34, 440, 60],
    [40, 440, 60],
  ] as const)
    bellTower(view, x + dx, base, h, w, 0.1, '#e6c067');
  const nave = tone(view, '#d3b184', sunSide(view) < 0 ? 0.9 : 0.4, near);
  canvas.path(
    `M${x - 168} ${base}V${base - 150}L${x - 140} ${base - 178}L${x - 112} ${base - 150}L${x - 84} ${base - 182}L${x - 56} ${base - 150}H${x + 60}L${x + 88} ${base - 182}L${x + 116} ${base - 150}L${x + 146} ${base - 178}L${x + 176} ${base - 150}V${base}Z`,
    nave,
  );
  let panes = '';
  for (const dx of [-140, -84, 88, 146])
    panes += pointed(x + dx, base - 84, 26, 62) + pointed(x + dx, base - 20, 26, 46);
  canvas.path(panes, openingTone(view, near), 'fill-opacity="0.6"');
  for (const dx of [-140, -84, 88, 146])
    canvas.circle(x + dx, base - 186, 9, tone(view, dx < 0 ? '#c4623f' : '#6f9a5a', 0.9));
  for (const [dx, h, w] of [
    [-118, 320, 50],
    [-66, 372, 54],
    [72, 372, 54],
    [126, 320, 50],
  ] as const)
    bellTower(view, x + dx, base, h, w, near, dx % 4 ? gold : '#c4623f');
  // The three porches of the front.
  for (const [dx, h, w] of [
    [-66, 150, 92],
    [74, 150, 92],
    [4, 210, 120],
  ] as const) {
    canvas.path(
      `M${x + dx - w / 2} ${base}Q${x + dx - w * 0.4} ${base - h * 0.7} ${x + dx} ${base - h}Q${x + dx + w * 0.4} ${base - h * 0.7} ${x + dx + w / 2} ${base}Z`,
      roundPaint(view, x + dx - w / 2, x + dx + w / 2, '#dcbd92', near),
    );
    canvas.path(
      `M${x + dx - w * 0.24} ${base}Q${x + dx - w * 0.2} ${base - h * 0.42} ${x + dx} ${base - h * 0.6}Q${x + dx + w * 0.2} ${base - h * 0.42} ${x + dx + w * 0.24} ${base}Z`,
      mix('#5f4a44', view.light.haze, 0.12),
      'fill-opacity="0.8"',
    );
  }
}

function torreGlories(view: View, x: number, base: number): void {
  const { canvas, light } = view;
  const d = `M${x - 40} ${base}V${base - 190}C${x - 40} ${base - 270} ${x - 18} ${base - 316} ${x} ${base - 316}C${x + 18} ${base - 316} ${x + 40} ${base - 270} ${x + 40} ${base - 190}V${base}Z`;
  canvas.path(
    d,
    canvas.linear(
      [0, base - 316],
      [0, base],
      [0, mix('#6f9ab5', light.haze, 0.3)],
      [0.5, mix('#8a6a84', light.haze, 0.3)],
      [1, mix('#b0525a', light.haze, 0.3)],
    ),
  );
  canvas.path(
    d,
    canvas.linear([x - 40, 0], [x + 40, 0], [0, '#fff6e0', 0.45], [0.3, '#fff6e0', 0.1], [1, light.shadow, 0.4]),
  );
  let panes = '';
  for (let i = 0; i < 90; i += 1)
    panes += `M${n(x + view.random.range(-36, 34))} ${n(base - view.random.range(6, 262))}h5v5h-5z`;
  canvas.path(panes, '#f4e6d8', 'fill-opacity="0.5"');
}

/** The serpentine bench of the hill's square, set with broken tiles. */
function mosaicBench(view: View): void {
  const { canvas, random, light } = view;
  const crest = (x: number): number => 772 + Math.sin(x / 165) * 34;
  const points: Point[] = [];
  for (let x = -60; x <= 2160; x += 60) points.push([x, crest(x)]);
  const edge = smoothPath(points, false);
  const body = `${edge}L2160 960L-60 960Z`;
  canvas.path(
    body,
    canvas.linear([0, 740], [0, 900], [0, tone(view, '#f3ead8', 0.9)], [1, tone(view, '#d9c6a6', 0.4)]),
  );
  const colours = [
    '#3f7f9a',
    '#6fa9b5',
    '#d9a441',
    '#c4623f',
    '#6f9a5a',
    '#e9ddc4',
    '#f6f0e2',
    '#2f5d7a',
    '#a9c3c9',
    '#e3c25f',
    '#8fae84',
    '#efe6d2',
  ];
  canvas.clipped(body, () => {
    const shards = new Map<string, string>();
    for (let x = 0; x < 2120; x += 34) {
      const panel = Math.floor(x / 238);
      for (let row = 0; row < 5; row += 1) {
        const [cx, cy, r] = [
          x + random.range(-5, 5) + (row % 2) * 17,
          crest(x) + 20 + row * 30 + random.range(-4, 4),
          random.range(13, 19),
        ];
        const colour =
          row === 0
            ? colours[(panel * 5 + (panel % 3)) % colours.length]!
            : random.chance(0.34)
              ? colours[(panel * 3 + 2) % colours.length]!
              : random.pick(colours);
        let d = '';
        const turn = random.range(0, 1.2);
        for (let k = 0; k < 5; k += 1)
          d += `${k ? 'L' : 'M'}${n(cx + Math.cos(turn + k * 1.2566) * r * random.range(0.85, 1.15))} ${n(cy + Math.sin(turn + k * 1.2566) * r * 0.86)}`;
        shards.set(colour, `${shards.get(colour) ?? ''}${d}Z`);
      }
    }
    for (const [colour, d] of shards) canvas.path(d, tone(view, colour, 0.75));
    canvas.path(
      body,
      canvas.linear([0, 760], [0, 900], [0, '#fff6e0', 0.16], [0.3, light.shadow, 0], [1, light.shadow, 0.5]),
    );
    for (let k = 0; k < 7; k += 1)
      canvas.rect(
        k * 330 + 20,
        700,
        150,
        200,
        canvas.across([0, light.shadow, 0], [0.5, light.shadow, 0.22], [1, light.shadow, 0]),
      );
  });
  canvas.stroke(edge, tone(view, '#fdf6e6', 1), 16, 'stroke-linecap="round"');
  canvas.stroke(edge, light.shadow, 4, 'stroke-opacity="0.25" transform="translate(0 10)"');
}

/**
 * From the hill over the grid of streets to the sea; the temple at the left, so that a caption may lie at the right.
 */
export function drawBarcelona(view: View): void {
  drawHeavens(view, 470);
  drawWater(view, 440, 560);
  drawRidge(
    view,
    [
      [1700, 470],
      [1800, 430],
      [1900, 404],
      [2010, 392],
      [2160, 400],
    ],
    520,
    '#7d8f74',
    0.45,
  );
  view.canvas.path(
    'M1722 470C1726 410 1748 372 1790 358C1782 400 1786 440 1784 470Z',
    view.canvas.linear([1722, 0], [1790, 0], [0, tone(view, '#a9c3d0', 1, 0.3)], [1, tone(view, '#7f9fb0', 0.2, 0.3)]),
  );
  for (const x of [1612, 1652]) view.canvas.rect(x, 356, 24, 130, roundPaint(view, x, x + 24, '#b7b3ac', 0.45));
  drawBoat(view, 1320, 470, 18);
  drawBoat(view, 1050, 462, 13);
  drawQuarter(view, -20, 2120, 560, 80, 3, [0.6, 0.38], { tiled: 0.2 });
  torreGlories(view, 694, 580);
  drawQuarter(view, -20, 2120, 622, 96, 2, [0.34, 0.24], { tiled: 0.25 });
  sagradaFamilia(view, 440, 664);
  drawBank(view, 240, 700, 668, 34, '#6f8a58', 0.14, 720);
  drawQuarter(view, -20, 2120, 724, 138, 2, [0.18, 0.06], { tiled: 0.3 });
  drawBank(view, -40, 2140, 762, 52, '#5f7d4c', 0.02);
  for (const [x, h] of [
    [60, 250],
    [112, 200],
    [1984, 230],
  ] as const)
    drawCypress(view, x, 800, h);
  mosaicBench(view);
  drawPalm(view, 1880, 960, 620, 0.06);
  drawPalm(view, 2040, 990, 520, 0.04);
  drawSwifts(view, 1180, 190, 8);
}

/** The houses over the river with the cathedral above them. */
export function drawGirona(view: View): void {
  const { canvas, light, random } = view;
  drawHeavens(view, 520);
  drawRidge(view, crestsOf(view, 480, 130), 560, '#6f8a86', 0.62);
  drawRidge(view, crestsOf(view, 530, 110), 600, '#6f8a70', 0.42);
  drawRidge(
    view,
    [
      [500, 600],
      [800, 500],
      [1100, 420],
      [1400, 400],
      [1700, 440],
      [2160, 560],
    ],
    700,
    '#7c8d62',
    0.24,
  );
  drawQuarter(view, 620, 2120, 600, 84, 3, [0.34, 0.2], { tiled: 0.9, balconies: false });
  canvas.rect(
    1300,
    236,
    96,
    380,
    canvas.across(
      [0, tone(view, '#d9c4a0', sunSide(view) < 0 ? 1 : 0.4, 0.08)],
      [0.7, tone(view, '#d9c4a0', 0.5, 0.08)],
      [1, tone(view, '#d9c4a0', 0, 0.08)],
    ),
  );
  let belfry = '';
  for (const y of [330, 440]) for (const x of [1322, 1348, 1374]) belfry += pointed(x, y, 15, 66);
  canvas.path(belfry, openingTone(view, 0.1), 'fill-opacity="0.75"');
  canvas.path('M1290 240L1348 176L1406 240Z', tone(view, '#b9764f', 0.8, 0.06));
  for (const y of [244, 350, 460]) canvas.rect(1294, y, 108, 9, tone(view, '#e9d8b8', 1, 0.06));
  canvas.path('M1398 610V376H1680V610Z', tone(view, '#d6bf98', sunSide(view) < 0 ? 0.9 : 0.45, 0.08));
  canvas.path('M1390 378L1440 336H1650L1690 378Z', tone(view, '#b9764f', 0.7, 0.08));
  let bays = '';
  for (let x = 1440; x < 1670; x += 58) bays += pointed(x, 520, 20, 100);
  canvas.path(bays, openingTone(view, 0.1), 'fill-opacity="0.6"');
  for (let x = 1410; x < 1690; x += 58) canvas.rect(x, 390, 9, 220, tone(view, '#e6d4b0', 1, 0.06));
  const octagon = canvas.across(
    [0, tone(view, '#d6bf98', 1, 0.06)],
    [0.5, tone(view, '#d6bf98', 0.6, 0.06)],
    [1, tone(view, '#d6bf98', 0, 0.06)],
  );
  canvas.path('M1040 640V368H1108V640Z', octagon);
  canvas.path('M1036 370L1066 232L1078 232L1112 370Z', octagon);
  canvas.path(
    `${pointed(1060, 460, 14, 60)}${pointed(1088, 460, 14, 60)}`,
    openingTone(view, 0.1),
    'fill-opacity="0.7"',
  );
  drawBank(view, 640, 1760, 630, 40, '#6f8a52', 0.16, 690);
  const tones = [
    '#e0b36a',
    '#d98a5c',
    '#ecd8ae',
    '#cf6f4f',
    '#e6c08a',
    '#dca08a',
    '#f0e2c4',
    '#c98f5a',
    '#e9cfa0',
    '#b9604a',
  ];
  const front = (): void => {
    const [marks, shutters, rails] = ['', '', ''].map(() => [] as string[]) as [string[], string[], string[]];
    for (let x = -10; x < 2110;) {
      const [w, h] = [random.range(64, 112), random.range(130, 196)];
      const wall = random.pick(tones);
      canvas.rect(
        x,
        752 - h,
        w + 1,
        h,
        canvas.linear(
          [0, 752 - h],
          [0, 752],
          [0, tone(view, lighten(wall, 0.08), 0.9, 0.03)],
          [1, tone(view, wall, 0.35, 0.03)],
        ),
      );
      canvas.rect(x + w - 9, 752 - h, 10, h, light.shadow, 'fill-opacity="0.16"');
      canvas.path(`M${n(x - 4)} ${n(752 - h + 3)}l9 -15h${n(w - 10)}l9 15z`, tone(view, '#b9653f', 0.7, 0.03));
      const columns = Math.max(2, Math.round(w / 32));
      for (let y = 752 - h + 20; y < 726; y += 39) {
        for (let c = 0; c < columns; c += 1) {
          const px = x + ((c + 0.5) * w) / columns - 6;
          marks.push(`M${n(px)} ${n(y)}h12v23h-12z`);
          if (random.chance(0.5)) shutters.push(`M${n(px - 6)} ${n(y)}h6v23h-6zM${n(px + 12)} ${n(y)}h6v23h-6z`);
        }
        if (random.chance(0.5)) rails.push(`M${n(x + 8)} ${n(y + 25)}h${n(w - 16)}`);
      }
      x += w;
    }
    canvas.path(marks.join(''), '#55606a', 'fill-opacity="0.75"');
    canvas.path(shutters.join(''), '#4f6f66', 'fill-opacity="0.7"');
    canvas.stroke(rails.join(''), '#6b4a3c', 3, 'stroke-opacity="0.6"');
    canvas.rect(0, 744, 2100, 12, tone(view, '#a99677', 0.3));
  };
  drawMirrored(view, 754, front, () => drawWater(view, 756, 900, mix(light.sea[1], '#6a7a4c', 0.4)), 0.5);
  // The red iron footbridge.
  const iron = tone(view, '#b23a2c', 0.7);
  canvas.rect(
    540,
    662,
    74,
    110,
    canvas.linear([540, 0], [614, 0], [0, tone(view, '#d6c09a', 1)], [1, tone(view, '#d6c09a', 0.1)]),
  );
  canvas.rect(-20, 676, 576, 13, iron);
  canvas.rect(-20, 736, 576, 13, tone(view, '#8f2c22', 0.3));
  let lattice = '';
  for (let x = -20; x < 540; x += 56) lattice += `M${x} 684l56 58M${x + 56} 684l-56 58M${x} 680v66`;
  canvas.stroke(lattice, iron, 6);
  canvas.rect(-20, 752, 580, 9, light.shadow, 'fill-opacity="0.3"');
  drawSwifts(view, 700, 240, 9);
}
