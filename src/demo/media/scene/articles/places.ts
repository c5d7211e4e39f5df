import { n, type Point } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { drawBank, drawBlossom, drawCypress } from '../heroes/greenery.ts';
import { drawAgave, drawPot } from '../heroes/foreground.ts';
import { drawQuarter } from '../heroes/quarter.ts';
import { crestsOf, drawHeavens, drawRidge, drawSwifts, type View } from '../heroes/view.ts';
import { lights } from '../light.ts';
import { castShadow, drawBranches, drawCup, drawVessel, round, shade, type Still } from './still.ts';

/** The stone court of a village house, lime on its walls. */
export function drawVillage(still: Still): void {
  const { canvas, random } = still;
  const lime = '#f0dfc2';
  canvas.rect(
    0,
    0,
    1600,
    660,
    canvas.linear([0, 0], [1600, 660], [0, lighten(lime, 0.3)], [0.5, lime], [1, darken(lime, 0.22)]),
  );
  for (let i = 0; i < 70; i += 1)
    canvas.ellipse(
      random.range(0, 1600),
      random.range(0, 640),
      random.range(30, 110),
      random.range(12, 40),
      random.chance(0.5) ? '#fff6e0' : '#cfae86',
      'fill-opacity="0.1"',
    );
  // Bare stones where the lime has come off.
  for (const [x, y, w] of [
    [1330, 470, 250],
    [40, 520, 180],
  ] as const) {
    for (let r = 0; r < 4; r += 1)
      for (let c = 0; c < w / 60; c += 1)
        canvas.rect(
          x + c * 60 + (r % 2) * 28 + random.range(0, 8),
          y + r * 40 + random.range(0, 6),
          random.range(40, 54),
          random.range(26, 34),
          random.pick(['#c9a884', '#b99672', '#d8bc98', '#a98a6c']),
          'rx="12"',
        );
  }
  canvas.rect(0, 660, 1600, 240, canvas.down([0, '#b08a66'], [1, '#cfae86']));
  let joints = '';
  for (let k = -12; k <= 12; k += 1) joints += `M${800 + k * 90} 660L${800 + k * 210} 900`;
  for (const y of [690, 732, 792, 862]) joints += `M0 ${y}H1600`;
  canvas.stroke(joints, '#7d5c40', 5, 'stroke-opacity="0.35"');
  // The arched door, its stone frame, the dark inside.
  canvas.path(
    'M640 690V330A180 180 0 0 1 1000 330V690Z',
    canvas.linear([640, 200], [1000, 690], [0, '#e3cba4'], [1, '#b5936a']),
  );
  let voussoirs = '';
  for (let k = 0; k <= 9; k += 1) {
    const a = Math.PI - (k / 9) * Math.PI;
    voussoirs += `M${n(820 + Math.cos(a) * 136)} ${n(330 - Math.sin(a) * 136)}L${n(820 + Math.cos(a) * 180)} ${n(330 - Math.sin(a) * 180)}`;
  }
  canvas.stroke(
    `${voussoirs}M640 440h44M640 540h44M640 620h44M956 440h44M956 540h44M956 620h44`,
    '#8f6c48',
    4,
    'stroke-opacity="0.6"',
  );
  canvas.path(
    'M684 690V330A136 136 0 0 1 956 330V690Z',
    canvas.linear([684, 300], [956, 690], [0, '#4a352a'], [1, '#7a5236']),
  );
  canvas.path(
    'M820 690V196Q956 214 956 330V690Z',
    canvas.linear([820, 0], [956, 0], [0, '#ecc98a', 0.9], [1, '#c98f52', 0.6]),
  );
  canvas.path(
    'M684 690V330Q690 214 790 198L752 250V700Z',
    canvas.linear([684, 0], [790, 0], [0, '#4f7f86'], [1, '#2f5a62']),
  );
  canvas.stroke('M710 300V690M732 272V694', '#244a52', 5, 'stroke-opacity="0.7"');
  canvas.circle(768, 500, 9, '#d9b25f');
  // Two windows with shutters.
  for (const x of [250, 1180]) {
    canvas.rect(x - 14, 206, 208, 250, lighten(lime, 0.5));
    canvas.rect(x, 220, 180, 226, canvas.down([0, '#5b6a70'], [1, '#38464c']));
    canvas.stroke(`M${x + 90} 220V446M${x} 330H${x + 180}`, '#f3ead8', 9);
    for (const dx of [-92, 184]) {
      canvas.rect(x + dx, 216, 88, 234, canvas.linear([x + dx, 0], [x + dx + 88, 0], [0, '#5f9096'], [1, '#3f6a70']));
      let slats = '';
      for (let y = 232; y < 440; y += 17) slats += `M${x + dx + 10} ${y}h68`;
      canvas.stroke(slats, '#2f545a', 5, 'stroke-opacity="0.6"');
    }
    canvas.rect(x - 24, 450, 228, 18, '#d3b58c');
    drawBranches(still, x + 40, 452, 96, '#6f8a4c', 6, 1.4);
    drawBranches(still, x + 130, 452, 96, '#6f8a4c', 6, 1.4);
    let blooms = '';
    for (let i = 0; i < 22; i += 1) blooms += `M${n(x + random.range(0, 180))} ${n(random.range(370, 440))}h0.1`;
    canvas.stroke(blooms, '#c9412f', 17, 'stroke-linecap="round"');
  }
  // The vine's shade on the wall, a bench, pots.
  canvas.path('M0 0H1600V90Q1300 160 1040 110T560 120T180 100T0 150Z', shade, 'fill-opacity="0.22"');
  drawBranches(still, 120, -60, -250, '#7d9152', 9, -1);
  for (let x = -40; x < 1660; x += 92)
    drawBranches(still, x, -40, -150 - random.range(0, 60), random.pick(['#6f8a4c', '#7d9a52', '#8fa85c']), 5, -1.5);
  castShadow(still, 1330, 800, 380, 140);
  canvas.path('M1150 700H1510L1530 730H1130Z', '#d9a86c');
  canvas.path('M1130 730H1530V752H1130Z', '#a8743f');
  for (const x of [1160, 1480]) canvas.path(`M${x} 752h22v64h-22z`, '#8a5a34');
  canvas.path(
    'M1200 640Q1290 600 1360 650L1350 708H1210Z',
    canvas.linear([1200, 620], [1360, 708], [0, '#f3e6cc'], [1, '#d0b48c']),
  );
  canvas.stroke(
    'M1240 626Q1252 660 1250 706M1290 620Q1302 660 1300 706M1336 634Q1340 670 1334 706',
    '#b5563c',
    7,
    'stroke-opacity="0.7"',
  );
  drawVessel(
    still,
    520,
    800,
    [
      [0, 76],
      [130, 112],
      [170, 108],
    ],
    '#c4734c',
  );
  drawBranches(still, 520, 640, 280, '#7f9a6a', 9, 1.1);
  drawVessel(
    still,
    350,
    850,
    [
      [0, 52],
      [84, 74],
      [108, 72],
    ],
    '#b9623c',
  );
  drawBranches(still, 350, 748, 180, '#5f8450', 8, 1.5);
  drawVessel(
    still,
    1060,
    780,
    [
      [0, 60],
      [140, 96],
      [230, 52],
      [262, 60],
    ],
    '#a97a52',
  );
}

/** Patterned cement tiles, soap and a brush. */
export function drawTiles(still: Still): void {
  const { canvas, random } = still;
  const [a, b, c, d]: [Point, Point, Point, Point] = [
    [120, -60],
    [1480, -60],
    [1960, 960],
    [-360, 960],
  ];
  const at = (u: number, v: number): Point => {
    const w = v ** 1.35;
    return [(a[0] + (b[0] - a[0]) * u) * (1 - w) + (d[0] + (c[0] - d[0]) * u) * w, a[1] + (d[1] - a[1]) * w];
  };
  const [columns, rows] = [12, 8];
  canvas.rect(0, 0, 1600, 900, '#e9dcc4');
  const shapes = new Map<string, string>();
  const add = (colour: string, points: readonly Point[]): void =>
    void shapes.set(colour, `${shapes.get(colour) ?? ''}M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`);
  for (let r = 0; r < rows; r += 1)
    for (let k = 0; k < columns; k += 1) {
      const p = (x: number, y: number): Point => at((k + x) / columns, (r + y) / rows);
      add('#ecdfc6', [p(0.01, 0.01), p(0.99, 0.01), p(0.99, 0.99), p(0.01, 0.99)]);
      for (const [x, y] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const [sx, sy] = [x ? -1 : 1, y ? -1 : 1];
        add(
          '#35606b',
          Array.from({ length: 9 }, (_, i): Point => {
            const t = (i / 8) * Math.PI * 0.5;
            return p(x + sx * Math.cos(t) * 0.36, y + sy * Math.sin(t) * 0.36);
          }).concat([p(x + sx * 0.01, y + sy * 0.01)]),
        );
        add(
          '#e0b070',
          Array.from({ length: 9 }, (_, i): Point => {
            const t = (i / 8) * Math.PI * 0.5;
            return p(x + sx * Math.cos(t) * 0.18, y + sy * Math.sin(t) * 0.18);
          }).concat([p(x + sx * 0.01, y + sy * 0.01)]),
        );
      }
      for (let q = 0; q < 8; q += 1) {
        const t = (q * Math.PI) / 4;
        const [cx, cy] = [0.5 + Math.cos(t) * 0.2, 0.5 + Math.sin(t) * 0.2];
        add(q % 2 ? '#b5563c' : '#8c3f2b', [
          p(0.5, 0.5),
          p(cx - Math.sin(t) * 0.07, cy + Math.cos(t) * 0.07),
          p(0.5 + Math.cos(t) * 0.34, 0.5 + Math.sin(t) * 0.34),
          p(cx + Math.sin(t) * 0.07, cy - Math.cos(t) * 0.07),
        ]);
      }
      add(
        '#efc98a',
        Array.from({ length: 8 }, (_, q) => p(0.5 + Math.cos(q * 0.785) * 0.07, 0.5 + Math.sin(q * 0.785) * 0.07)),
      );
    }
  for (const colour of ['#ecdfc6', '#35606b', '#e0b070', '#8c3f2b', '#b5563c', '#efc98a'])
    canvas.path(shapes.get(colour)!, colour);
  for (let i = 0; i < 26; i += 1)
    canvas.ellipse(
      random.range(0, 1600),
      random.range(0, 900),
      random.range(40, 150),
      random.range(14, 50),
      random.chance(0.5) ? '#fff6e0' : '#6b5040',
      'fill-opacity="0.07"',
    );
  // The sun through a balcony door on the clean half; the wet trail of the cloth.
  canvas.path(
    'M340 0H640L1020 900H480ZM700 0H980L1560 900H1120Z',
    canvas.linear([0, 0], [0, 900], [0, '#fff3d2', 0.42], [1, '#fff3d2', 0.22]),
  );
  canvas.path(
    'M-20 560Q220 500 420 600Q560 680 780 640Q900 620 960 680Q980 780 800 800Q500 830 300 760Q140 700 -20 740Z',
    canvas.linear([0, 540], [0, 800], [0, '#ffffff', 0.36], [1, '#dff0f0', 0.16]),
  );
  castShadow(still, 1240, 620, 330, 260, 0.42);
  canvas.path(
    'M1090 400L1130 620Q1240 662 1350 620L1390 400Z',
    canvas.linear([1090, 0], [1390, 0], [0, '#d3dcdc'], [0.25, '#f6faf8'], [0.6, '#a9b8ba'], [1, '#74868a']),
  );
  canvas.ellipse(1240, 400, 150, 44, '#e6eeee');
  canvas.ellipse(1240, 404, 134, 36, canvas.linear([1100, 0], [1380, 0], [0, '#bfe0e2'], [1, '#6fa3ab']));
  for (const [x, y, r] of [
    [1180, 392, 30],
    [1222, 380, 40],
    [1276, 386, 34],
    [1310, 400, 24],
    [1196, 408, 22],
    [1252, 404, 26],
  ] as const)
    canvas.circle(
      x,
      y,
      r,
      canvas.radial([x - r * 0.3, y - r * 0.3], r * 1.2, [0, '#ffffff'], [0.7, '#eef6f4'], [1, '#c9dcdc']),
    );
  canvas.stroke('M1092 404Q1240 200 1388 404', '#8f9a9c', 9);
  castShadow(still, 820, 730, 300, 90, 0.4);
  canvas.path('M690 690Q700 650 740 650H910Q950 650 960 690Z', round(canvas, 690, 960, '#c99a66'));
  canvas.path('M684 690H966L956 736H694Z', '#f0e2c4');
  let bristles = '';
  for (let x = 698; x < 956; x += 9) bristles += `M${x} 700v34`;
  canvas.stroke(bristles, '#cdb894', 4);
  castShadow(still, 330, 470, 200, 70, 0.36);
  canvas.path(
    'M230 410H410Q430 410 430 436V470Q430 486 410 486H234Q214 486 214 466V430Q214 410 230 410Z',
    canvas.linear([214, 410], [430, 486], [0, '#e6d59a'], [1, '#b9a05c']),
  );
  canvas.path('M222 412Q320 388 424 414Q330 430 222 412Z', '#f6ecc4');
  canvas.rect(
    0,
    0,
    1600,
    900,
    canvas.linear([0, 0], [1600, 900], [0, '#fff3d2', 0.2], [0.6, shade, 0], [1, shade, 0.34]),
  );
}

/** A roof terrace laid for supper, with an orchard in boxes and the town below. */
export function drawRoofs(still: Still): void {
  const { canvas, random } = still;
  const view: View = { canvas, light: lights.golden, random, sun: [420, 330] };
  canvas.group('transform="scale(0.762 0.8)"', () => {
    drawHeavens(view, 560, 8);
    drawRidge(view, crestsOf(view, 520, 110), 580, '#8a8fa0', 0.6);
    drawQuarter(view, -20, 2120, 600, 86, 3, [0.5, 0.3], { tiled: 0.6 });
    drawQuarter(view, -20, 2120, 690, 130, 2, [0.22, 0.1], { tiled: 0.6 });
    drawSwifts(view, 1240, 190, 9);
  });
  canvas.rect(0, 540, 1600, 70, canvas.down([0, '#f3e0c0'], [1, '#d3ae84']));
  canvas.rect(0, 532, 1600, 18, '#c9835a');
  canvas.rect(0, 610, 1600, 290, canvas.down([0, '#b9785a'], [1, '#cf9268']));
  let joints = '';
  for (let k = -14; k <= 14; k += 1) joints += `M${800 + k * 76} 610L${800 + k * 190} 900`;
  for (const y of [636, 674, 726, 796]) joints += `M0 ${y}H1600`;
  canvas.stroke(joints, '#8a4f38', 4, 'stroke-opacity="0.4"');
  // Lights on a wire.
  canvas.stroke('M-20 120Q400 260 820 150T1640 110', '#4a3a34', 4);
  for (let i = 0; i < 15; i += 1) {
    const x = 20 + i * 110;
    const t = x < 820 ? x / 820 : (x - 820) / 820;
    const y = x < 820 ? 120 + 4 * 58 * t * (1 - t) + 30 * t : 150 - 40 * t - 4 * 16 * t * (1 - t);
    canvas.circle(x, y + 24, 54, canvas.glow([0, '#fff0c0', 0.85], [0.3, '#ffdf9c', 0.4], [1, '#ffdf9c', 0]));
    canvas.ellipse(x, y + 22, 10, 14, '#fff6d8');
  }
  // The table under its cloth.
  castShadow(still, 800, 840, 700, 160, 0.34);
  canvas.path('M470 640H1110L1170 712H420Z', canvas.linear([470, 640], [1170, 712], [0, '#fffaf0'], [1, '#e3d0b0']));
  canvas.path(
    'M420 712H1170L1150 820Q1090 800 1030 822T900 816T770 824T640 814T520 824L436 816Z',
    canvas.linear([420, 0], [1170, 0], [0, '#f6ead2'], [1, '#cdb48e']),
  );
  for (const x of [520, 640, 770, 900, 1030]) canvas.stroke(`M${x} 716V812`, '#b59a74', 6, 'stroke-opacity="0.3"');
  drawVessel(
    still,
    800,
    690,
    [
      [0, 40],
      [60, 56],
      [120, 30],
      [134, 36],
    ],
    '#35606b',
  );
  drawBranches(still, 800, 560, 150, '#8a9a5c', 7, 1.3);
  drawCup(still, 610, 696, 40, '#f3ead8');
  for (const x of [980, 1050]) {
    canvas.path(
      `M${x - 24} 590Q${x - 26} 640 ${x} 644Q${x + 26} 640 ${x + 24} 590Z`,
      canvas.across([0, '#fdf6ea', 0.6], [1, '#e3cfb0', 0.5]),
    );
    canvas.path(`M${x - 23} 612Q${x - 22} 640 ${x} 642Q${x + 22} 640 ${x + 23} 612Z`, '#e0a04a', 'fill-opacity="0.85"');
    canvas.stroke(`M${x} 644V690M${x - 20} 692H${x + 20}`, '#efe0c8', 5, 'stroke-linecap="round"');
  }
  canvas.ellipse(710, 676, 60, 15, '#fbf5e8');
  for (const [x, y, c] of [
    [690, 662, '#d9714f'],
    [720, 658, '#e3a04a'],
    [736, 668, '#c4442f'],
    [704, 670, '#e0b84f'],
  ] as const)
    canvas.circle(x, y, 15, canvas.radial([x - 5, y - 5], 18, [0, lighten(c, 0.4)], [1, c]));
  for (const [x, flip] of [
    [330, 1],
    [1270, -1],
  ] as const) {
    castShadow(still, x, 850, 170, 80);
    canvas.stroke(
      `M${x - 54 * flip} 560L${x - 36 * flip} 850M${x + 60 * flip} 700L${x + 66 * flip} 850M${x - 44 * flip} 700H${x + 62 * flip}`,
      '#7a4f30',
      13,
      'stroke-linecap="round"',
    );
    canvas.path(
      `M${x - 60 * flip} 560L${x - 46 * flip} 660`,
      'none',
      'stroke="#9a6a42" stroke-width="26" stroke-linecap="round"',
    );
    canvas.path(`M${x - 54 * flip} 686H${x + 70 * flip}V706H${x - 54 * flip}Z`, '#c4623f');
  }
  // Boxes of vegetables and flowers on both sides.
  for (const [x, w] of [
    [-30, 260],
    [1390, 260],
  ] as const) {
    drawBank(view, x + 10, x + w - 20, 700, 70, '#5f8048', 0, 0);
    canvas.rect(x, 740, w, 130, canvas.down([0, '#b58256'], [1, '#7d5334']));
    canvas.stroke(`M${x} 782h${w}M${x} 826h${w}`, '#5f3c24', 5, 'stroke-opacity="0.6"');
  }
  drawBlossom(view, 1500, 700, 230, 110, '#d8607a');
  let fruit = '';
  for (let i = 0; i < 16; i += 1) fruit += `M${n(random.range(10, 220))} ${n(random.range(660, 740))}h0.1`;
  canvas.stroke(fruit, '#d9412f', 22, 'stroke-linecap="round"');
  drawCypress(view, 1330, 560, 210);
  drawPot(view, 250, 570, 70, (rim) => drawAgave(view, 250, rim, 90));
  canvas.rect(
    0,
    0,
    1600,
    900,
    canvas.linear([0, 0], [1600, 900], [0, '#fff0c4', 0.16], [0.6, shade, 0], [1, shade, 0.22]),
  );
}
