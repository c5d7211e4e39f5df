import { n, pathOf, type Point } from '../canvas.ts';
import { darken, lighten } from '../colour.ts';
import { centredLettering } from '../lettering.ts';
import {
  castShadow,
  drawBranches,
  drawCup,
  drawKeys,
  drawPen,
  drawSheet,
  drawTable,
  drawVessel,
  onQuad,
  shade,
  type Still,
} from './still.ts';

/** Before signing: papers, pen, spectacles, keys. */
export function drawContract(still: Still): void {
  const { canvas } = still;
  drawTable(still, '#d9c3a4', '#a9744a', 330);
  drawVessel(
    still,
    1290,
    420,
    [
      [0, 62],
      [70, 92],
      [170, 74],
      [230, 40],
      [262, 52],
    ],
    '#35606b',
  );
  drawBranches(still, 1290, 166, 330, '#7d8f5a', 7);
  drawSheet(
    still,
    [
      [470, 470],
      [960, 440],
      [1040, 850],
      [430, 890],
    ],
    13,
  );
  drawSheet(
    still,
    [
      [250, 430],
      [700, 430],
      [660, 800],
      [110, 790],
    ],
    12,
  );
  const seal = onQuad(
    [
      [250, 430],
      [700, 430],
      [660, 800],
      [110, 790],
    ],
    0.76,
    0.84,
  );
  canvas.ellipse(seal[0], seal[1], 48, 30, canvas.glow([0, '#d9714f'], [0.7, '#b5482f'], [1, '#8c3f2b']));
  const sign = onQuad(
    [
      [250, 430],
      [700, 430],
      [660, 800],
      [110, 790],
    ],
    0.16,
    0.9,
  );
  canvas.stroke(
    `M${n(sign[0])} ${n(sign[1])}c30 -50 40 10 60 -16s20 20 44 -8s30 16 60 0`,
    '#27527a',
    5,
    'stroke-linecap="round"',
  );
  drawPen(still, 640, 720, 300, -26, '#24343c');
  for (const x of [1090, 1222]) {
    canvas.ellipse(x + 12, 632, 60, 38, 'none', `stroke="${shade}" stroke-opacity="0.25" stroke-width="10"`);
    canvas.ellipse(x, 616, 60, 38, '#ffffff', 'fill-opacity="0.22" stroke="#6b3c2a" stroke-width="9"');
    canvas.stroke(`M${x - 30} 626l34 -30`, '#ffffff', 7, 'stroke-opacity="0.6" stroke-linecap="round"');
  }
  canvas.stroke(
    'M1148 606Q1156 592 1166 606M1034 604Q1060 540 1160 520M1280 606Q1310 560 1366 552',
    '#6b3c2a',
    8,
    'stroke-linecap="round"',
  );
  drawKeys(still, 1230, 780, 110, '#c4623f');
  drawCup(still, 1040, 420, 74, '#f3ead8');
}

/** The scale from A to G on its sheet, a lens over it, a thermometer, a plant. */
export function drawCertificate(still: Still): void {
  const { canvas } = still;
  drawTable(still, '#c9d3c4', '#b98a5c', 300);
  const quad: [Point, Point, Point, Point] = [
    [430, 330],
    [1010, 330],
    [1110, 880],
    [330, 880],
  ];
  drawSheet(still, quad, 1);
  const bands = ['#3f8f52', '#6fa852', '#a9bf4f', '#e3c84f', '#e0a04a', '#d9753f', '#c4442f'];
  bands.forEach((colour, i) => {
    const [v0, v1, end] = [0.24 + i * 0.1, 0.32 + i * 0.1, 0.34 + i * 0.075];
    canvas.poly(
      [
        onQuad(quad, 0.1, v0),
        onQuad(quad, end, v0),
        onQuad(quad, end + 0.05, (v0 + v1) / 2),
        onQuad(quad, end, v1),
        onQuad(quad, 0.1, v1),
      ],
      colour,
    );
    const [lx, ly] = onQuad(quad, 0.16, v1 - 0.012);
    canvas.stroke(
      centredLettering('ABCDEFG'[i]!, lx, ly, 26),
      '#ffffff',
      6,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  });
  const mark = onQuad(quad, 0.74, 0.38);
  canvas.path(
    pathOf([
      onQuad(quad, 0.66, 0.385),
      onQuad(quad, 0.72, 0.33),
      onQuad(quad, 0.92, 0.33),
      onQuad(quad, 0.93, 0.44),
      onQuad(quad, 0.72, 0.44),
    ]),
    '#2f4a3a',
  );
  canvas.stroke(
    centredLettering('B', mark[0] + 50, mark[1] + 20, 34),
    '#ffffff',
    7,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
  // The lens, with what it magnifies.
  canvas.group('transform="translate(40 70)"', () => {
    canvas.path(
      'M1130 700L1330 840L1306 874L1108 732Z',
      canvas.linear([1130, 700], [1100, 740], [0, '#9a6a42'], [1, '#5f3c26']),
    );
    canvas.ellipse(1022, 668, 134, 106, shade, 'fill-opacity="0.24"');
    canvas.ellipse(1004, 640, 134, 106, '#f6fbf8', 'fill-opacity="0.55"');
    canvas.path('M900 596h150l34 40l-34 40h-150z', '#d9753f', 'fill-opacity="0.9"');
    canvas.ellipse(1004, 640, 134, 106, 'none', 'stroke="#c9a24f" stroke-width="17"');
    canvas.stroke('M920 600Q950 552 1010 550', '#ffffff', 12, 'stroke-opacity="0.8" stroke-linecap="round"');
  });
  castShadow(still, 1360, 560, 190, 200);
  canvas.rect(1240, 300, 240, 250, canvas.linear([1240, 300], [1480, 550], [0, '#fdfaf2'], [1, '#d8cfbf']), 'rx="34"');
  canvas.circle(1360, 424, 84, canvas.linear([1280, 340], [1440, 500], [0, '#e9e2d4'], [1, '#c4baa8']));
  canvas.circle(1360, 424, 66, '#fdfaf2');
  canvas.stroke('M1308 462A66 66 0 0 1 1340 364', '#3f8f52', 11, 'stroke-linecap="round"');
  canvas.stroke('M1352 361A66 66 0 0 1 1412 464', '#e0a04a', 11, 'stroke-linecap="round" stroke-opacity="0.5"');
  canvas.stroke(centredLettering('20', 1360, 444, 40), '#2f4a3a', 8, 'stroke-linecap="round" stroke-linejoin="round"');
  drawVessel(
    still,
    190,
    540,
    [
      [0, 84],
      [120, 112],
      [170, 108],
    ],
    '#c4734c',
  );
  drawBranches(still, 190, 376, 330, '#5f8450', 9, 1.2);
  drawPen(still, 70, 800, 250, -34, '#8c3f2b');
}

/** A tart with one fifth already on the plate of someone else. */
export function drawShare(still: Still): void {
  const { canvas, random } = still;
  drawTable(still, '#dcb99a', '#8f5f3e', 290);
  canvas.path('M-20 470L1640 380V900H-20Z', canvas.linear([0, 420], [1600, 900], [0, '#fbf5e8'], [1, '#d9cdb9']));
  let check = '';
  for (let x = -200; x < 1800; x += 90) check += `M${x} 480L${x - 220} 900`;
  canvas.stroke(check, '#6f93a3', 10, 'stroke-opacity="0.16"');
  const plate = (x: number, y: number, r: number): void => {
    castShadow(still, x, y + r * 0.16, r * 2, r * 0.8, 0.28);
    canvas.ellipse(x, y, r, r * 0.46, canvas.linear([x - r, y], [x + r, y + r * 0.4], [0, '#ffffff'], [1, '#cfd8d6']));
    canvas.ellipse(
      x,
      y - r * 0.02,
      r * 0.8,
      r * 0.35,
      canvas.linear([x - r, y], [x + r, y], [0, '#dfe6e2'], [1, '#f6f8f4']),
    );
    canvas.ellipse(x, y, r * 0.95, r * 0.435, 'none', 'stroke="#35606b" stroke-width="5" stroke-opacity="0.6"');
  };
  plate(600, 610, 400);
  const [cx, cy, r] = [600, 580, 310];
  const at = (angle: number, reach = 1, dy = 0): Point => [
    cx + Math.cos(angle) * r * reach,
    cy + Math.sin(angle) * r * 0.45 * reach + dy,
  ];
  const wedge = (from: number, to: number, reach = 1, dy = 0): Point[] => [
    [cx, cy + dy],
    ...Array.from({ length: 40 }, (_, i): Point => at(from + ((to - from) * i) / 39, reach, dy)),
  ];
  const [open, close] = [-0.1, 1.157];
  canvas.poly(wedge(close, open + Math.PI * 2, 1, 46), '#a8683a');
  canvas.poly(
    [[cx, cy], at(close), at(close, 1, 46), [cx, cy + 46]],
    canvas.linear([cx, cy], at(close), [0, '#c98a4c'], [1, '#8f5630']),
  );
  canvas.poly([[cx, cy], at(open), at(open, 1, 46), [cx, cy + 46]], '#e0b070');
  canvas.poly(
    wedge(close, open + Math.PI * 2),
    canvas.linear([cx - r, cy - 100], [cx + r, cy + 100], [0, '#e3b06a'], [1, '#b9783f']),
  );
  canvas.poly(
    wedge(close, open + Math.PI * 2, 0.88),
    canvas.linear([cx - r, cy - 100], [cx + r, cy + 100], [0, '#f0c26a'], [1, '#d98a3c']),
  );
  const slice = (x: number, y: number, angle: number, size: number): void => {
    canvas.group(`transform="translate(${n(x)} ${n(y)}) scale(1 0.5) rotate(${n(angle)})"`, () => {
      canvas.circle(0, 5, size, '#b5652c');
      canvas.circle(0, 0, size, canvas.linear([-size, -size], [size, size], [0, '#f6a94a'], [1, '#de7a2a']));
      let rays = '';
      for (let k = 0; k < 8; k += 1)
        rays += `M0 0L${n(Math.cos(k * 0.785) * size * 0.8)} ${n(Math.sin(k * 0.785) * size * 0.8)}`;
      canvas.stroke(rays, '#fbdc9c', 4);
      canvas.circle(0, 0, size * 0.84, 'none', 'stroke="#fbe0a8" stroke-width="5"');
    });
  };
  for (let k = 0; k < 5; k += 1) {
    const p = at(close + 0.5 + k * 0.99, 0.62);
    slice(p[0], p[1], random.range(0, 40), 66);
  }
  canvas.stroke(
    pathOf(
      Array.from({ length: 60 }, (_, i) => at(close + ((open + Math.PI * 2 - close) * i) / 59, 0.95)),
      false,
    ),
    '#f3cf94',
    17,
    'stroke-dasharray="20 9" stroke-opacity="0.75"',
  );
  plate(1220, 720, 230);
  canvas.poly(
    [
      [1120, 700],
      [1352, 660],
      [1360, 760],
      [1352, 790],
      [1120, 732],
    ],
    '#a8683a',
  );
  canvas.poly(
    [
      [1120, 700],
      [1352, 660],
      [1362, 764],
    ],
    canvas.linear([1120, 690], [1360, 760], [0, '#f0c26a'], [1, '#d98a3c']),
  );
  canvas.stroke('M1350 664L1362 766', '#f3cf94', 16);
  slice(1282, 712, 10, 48);
  canvas.stroke(
    'M1010 850L1130 842M1130 842q30 -2 60 -12M1130 842q32 4 62 0M1130 842q30 8 58 12',
    '#a9a49a',
    9,
    'stroke-linecap="round"',
  );
  drawCup(still, 1180, 440, 80, '#8fae9f');
  drawVessel(
    still,
    180,
    420,
    [
      [0, 60],
      [110, 78],
      [200, 44],
      [240, 58],
    ],
    '#e9ddc8',
  );
  drawBranches(still, 180, 186, 280, '#8a9a5c', 6);
}

/** A folded map of the country with a pin and a thread for each of the fifteen cities. */
export function drawNetwork(still: Still): void {
  const { canvas, random } = still;
  canvas.rect(0, 0, 1600, 900, canvas.linear([0, 0], [1600, 900], [0, '#c9a87c'], [1, '#8f6a4a']));
  let cork = '';
  for (let i = 0; i < 500; i += 1) cork += `M${n(random.range(0, 1600))} ${n(random.range(0, 900))}h0.1`;
  canvas.stroke(cork, '#7a5636', 6, 'stroke-opacity="0.28" stroke-linecap="round"');
  canvas.path('M150 70L1466 96L1450 850L130 826Z', shade, 'fill-opacity="0.3"');
  canvas.path(
    'M134 50L1452 76L1436 830L116 806Z',
    canvas.linear([134, 50], [1436, 830], [0, '#dcebea'], [1, '#b5d0d3']),
  );
  const land: Point[] = [
    [356, 190],
    [470, 150],
    [610, 176],
    [790, 186],
    [930, 206],
    [1010, 236],
    [1120, 262],
    [1236, 258],
    [1230, 318],
    [1140, 378],
    [1062, 430],
    [1032, 520],
    [1062, 566],
    [1004, 616],
    [960, 690],
    [880, 704],
    [760, 706],
    [640, 724],
    [580, 762],
    [520, 730],
    [470, 690],
    [392, 690],
    [400, 590],
    [366, 560],
    [398, 470],
    [420, 372],
    [430, 300],
    [352, 282],
  ];
  canvas.poly(
    land.map(([x, y]): Point => [x + 6, y + 9]),
    '#7f9aa0',
    'fill-opacity="0.5" stroke-linejoin="round" stroke="#7f9aa0" stroke-opacity="0.4" stroke-width="12"',
  );
  canvas.poly(
    land,
    canvas.linear([356, 150], [1200, 760], [0, '#f3e6c6'], [1, '#dcc391']),
    'stroke="#fbf4e2" stroke-width="7" stroke-linejoin="round"',
  );
  canvas.path(
    'M352 282L430 300L420 372L398 470L366 560L400 590L392 690L318 690L320 560L300 470Z',
    '#e6e2d4',
    'fill-opacity="0.8"',
  );
  for (const [x, y, w] of [
    [760, 230, 200],
    [900, 250, 160],
    [690, 420, 120],
    [640, 650, 180],
    [560, 560, 130],
    [480, 240, 120],
  ] as const)
    for (let k = 0; k < 4; k += 1)
      canvas.path(
        `M${n(x - w / 2 + k * w * 0.26)} ${y}l${n(w * 0.13)} ${n(-w * 0.2)}l${n(w * 0.15)} ${n(w * 0.2)}z`,
        '#b9a878',
        'fill-opacity="0.6"',
      );
  canvas.path(
    'M1180 690h230v110h-236zM1216 770q14 -30 34 -12t20 16zM1300 740q14 -16 24 2t-24 10zM1352 764q20 -18 30 0t-30 8z',
    '#e9d9ae',
    'fill-opacity="0.6" stroke="#8fb0b5" stroke-width="3"',
  );
  for (const [x, a, b] of [
    [442, '#ffffff', shade],
    [772, shade, '#ffffff'],
    [1104, '#ffffff', shade],
  ] as const) {
    canvas.rect(x - 90, 50, 90, 780, canvas.across([0, a, 0], [1, a, 0.16]));
    canvas.rect(x, 50, 90, 780, canvas.across([0, b, 0.14], [1, b, 0]));
  }
  const pins: Point[] = [
    [1110, 330],
    [1170, 286],
    [1062, 382],
    [720, 420],
    [880, 310],
    [520, 380],
    [690, 266],
    [850, 520],
    [1004, 486],
    [992, 590],
    [540, 640],
    [650, 700],
    [720, 660],
    [1336, 744],
    [1238, 762],
  ];
  const hub = pins[0]!;
  let [thread, below] = ['', ''];
  for (const [x, y] of pins.slice(1)) {
    thread += `M${hub[0]} ${hub[1] - 40}Q${n((hub[0] + x) / 2)} ${n((hub[1] + y) / 2 + 6)} ${x} ${y - 36}`;
    below += `M${hub[0] + 8} ${hub[1] - 8}Q${n((hub[0] + x) / 2 + 12)} ${n((hub[1] + y) / 2 + 40)} ${x + 10} ${y - 4}`;
  }
  canvas.stroke(below, shade, 4, 'stroke-opacity="0.16"');
  canvas.stroke(thread, '#b5402f', 3.4, 'stroke-opacity="0.9"');
  pins.forEach(([x, y], i) => {
    const colour = ['#c4442f', '#24545a', '#d9a441', '#27527a'][i % 4]!;
    canvas.ellipse(x + 22, y + 4, 26, 8, canvas.glow([0, shade, 0.5], [1, shade, 0]));
    canvas.stroke(`M${x} ${y}V${y - 34}`, '#8f8a80', 4.5);
    canvas.circle(
      x,
      y - 46,
      21,
      canvas.radial([x - 7, y - 54], 26, [0, lighten(colour, 0.65)], [0.35, colour], [1, darken(colour, 0.4)]),
    );
  });
  drawPen(still, 1180, 140, 250, 8, '#35606b');
  canvas.rect(
    0,
    0,
    1600,
    900,
    canvas.linear([0, 0], [1600, 900], [0, '#fff3d2', 0.3], [0.5, '#fff3d2', 0], [1, shade, 0.24]),
  );
}
