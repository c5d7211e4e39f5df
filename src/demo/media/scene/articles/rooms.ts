import { n } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { castShadow, drawBranches, drawCup, drawKeys, drawVessel, round, shade, type Still } from './still.ts';

/** A room's wall and planked floor, with a tall window at `x` and its light on the boards. */
function drawRoom(
  { canvas, random }: Still,
  wall: string,
  wood: string,
  edge: number,
  x: number,
  sky: readonly [string, string],
  sun = 0.6,
): void {
  canvas.rect(
    0,
    0,
    1600,
    edge + 4,
    canvas.linear([x, 0], [x + 1300, edge], [0, lighten(wall, 0.34)], [0.4, wall], [1, darken(wall, 0.22)]),
  );
  canvas.rect(
    0,
    edge,
    1600,
    900 - edge,
    canvas.linear([0, edge], [0, 900], [0, darken(wood, 0.1)], [1, lighten(wood, 0.1)]),
  );
  let boards = '';
  for (let k = -16; k <= 16; k += 1) boards += `M${n(800 + k * 62)} ${edge}L${n(800 + k * 176)} 900`;
  for (let i = 0; i < 26; i += 1) {
    const [k, t] = [random.int(-12, 12), random.next()];
    boards += `M${n(800 + k * (62 + 114 * t))} ${n(edge + t * (900 - edge))}h${n(62 + 114 * t)}`;
  }
  canvas.stroke(boards, darken(wood, 0.45), 3, 'stroke-opacity="0.35"');
  canvas.rect(0, edge - 34, 1600, 34, lighten(wall, 0.55));
  canvas.rect(0, edge - 3, 1600, 10, shade, 'fill-opacity="0.25"');
  canvas.rect(x - 16, 66, 332, edge - 150, lighten(wall, 0.6));
  canvas.rect(x, 82, 300, edge - 182, canvas.down([0, sky[0]], [1, sky[1]]));
  canvas.path(
    `M${x} ${edge - 190}Q${x + 70} ${edge - 260} ${x + 140} ${edge - 210}T${x + 300} ${edge - 230}V${edge - 100}H${x}Z`,
    mix('#7f9a70', sky[1], 0.45),
  );
  canvas.rect(x + 143, 82, 14, edge - 182, lighten(wall, 0.5));
  canvas.rect(x, 300, 300, 12, lighten(wall, 0.5));
  canvas.rect(x - 34, edge - 104, 368, 24, lighten(wall, 0.7));
  canvas.rect(x - 34, edge - 80, 368, 10, shade, 'fill-opacity="0.2"');
  if (sun > 0)
    canvas.path(
      `M${x + 120} ${edge + 20}h150l190 ${900 - edge}h-190zM${x + 290} ${edge + 20}h140l250 ${900 - edge}h-180z`,
      canvas.linear([0, edge], [0, 900], [0, '#fff1c9', sun], [1, '#fff1c9', sun * 0.5]),
    );
}

/** North light: an even brightness, a chair, swatches and a lamp. */
export function drawNorthLight(still: Still): void {
  const { canvas } = still;
  drawRoom(still, '#cfd6cf', '#b08a62', 640, 250, ['#c9dbe2', '#eef1ea'], 0);
  canvas.path('M190 640L60 900H900L600 640Z', '#f3f4ec', 'fill-opacity="0.28"');
  for (const [x, w] of [
    [176, 78],
    [560, 84],
  ] as const) {
    canvas.path(
      `M${x} 54h${w}q10 240 ${x < 300 ? -12 : 16} 556h${-w}q-12 -300 0 -556z`,
      canvas.across([0, '#f6f1e4'], [0.3, '#dcd3c0'], [0.55, '#f9f5ea'], [0.8, '#d3c9b4'], [1, '#efe8d8']),
    );
  }
  canvas.rect(150, 44, 520, 12, '#8a6a4a', 'rx="6"');
  canvas.ellipse(1010, 800, 470, 74, canvas.linear([540, 0], [1480, 0], [0, '#e9dfca'], [1, '#c4b294']));
  canvas.ellipse(1010, 796, 430, 62, 'none', 'stroke="#a9583a" stroke-width="6" stroke-opacity="0.5"');
  // The armchair.
  castShadow(still, 1010, 800, 420, 300, 0.34);
  const cloth = '#56725f';
  for (const x of [866, 1150]) canvas.path(`M${x - 12} 740h24l-6 76h-12z`, '#6b4a30');
  canvas.path(
    'M842 440Q850 372 930 368H1096Q1176 372 1184 440L1196 640H830Z',
    canvas.linear([840, 380], [1190, 640], [0, lighten(cloth, 0.3)], [0.5, cloth], [1, darken(cloth, 0.34)]),
  );
  canvas.path(
    'M812 560Q804 500 850 500Q896 500 898 560L904 760H806ZM1128 560Q1128 500 1174 500Q1222 500 1216 560L1222 760H1122Z',
    canvas.linear([806, 500], [1222, 760], [0, lighten(cloth, 0.34)], [0.5, cloth], [1, darken(cloth, 0.4)]),
  );
  canvas.rect(
    892,
    622,
    240,
    132,
    canvas.down([0, lighten(cloth, 0.26)], [0.3, cloth], [1, darken(cloth, 0.3)]),
    'rx="22"',
  );
  canvas.path(
    'M930 500L1084 488L1100 626L946 640Z',
    canvas.linear([930, 490], [1100, 640], [0, '#e9b878'], [1, '#b5783c']),
    'stroke="#c9924f" stroke-width="12" stroke-linejoin="round"',
  );
  canvas.path(
    'M1120 470Q1200 440 1216 520L1232 720L1160 744L1150 560Q1140 520 1120 520Z',
    canvas.linear([1120, 470], [1232, 740], [0, '#f3e8d2'], [1, '#cdb894']),
  );
  canvas.stroke(
    'M1160 748l-4 26M1176 744l-2 26M1194 738l0 26M1212 730l2 26M1228 724l6 26',
    '#e6d6b8',
    5,
    'stroke-linecap="round"',
  );
  // Lamp with its own small warmth, and a shelf of colours to choose from.
  canvas.circle(1400, 300, 260, canvas.glow([0, '#ffe3ae', 0.75], [1, '#ffe3ae', 0]));
  canvas.stroke('M1400 300V812', '#3a3f42', 11);
  canvas.ellipse(1400, 816, 78, 16, '#3a3f42');
  canvas.path(
    'M1322 312L1356 196H1444L1478 312Z',
    canvas.linear([1322, 0], [1478, 0], [0, '#fff3d2'], [0.5, '#ffe7b4'], [1, '#d9b27c']),
  );
  const swatches = ['#e9c9a4', '#c9835f', '#8fa9a0', '#4d6a78', '#d9b45f'];
  swatches.forEach((colour, i) =>
    canvas.group(`transform="rotate(${-10 + i * 5} ${800 + i * 76} 250)"`, () => {
      canvas.rect(764 + i * 76, 176, 80, 128, shade, 'fill-opacity="0.18" transform="translate(8 9)"');
      canvas.rect(764 + i * 76, 176, 80, 128, '#fdf9f0');
      canvas.rect(770 + i * 76, 182, 68, 86, canvas.down([0, lighten(colour, 0.12)], [1, darken(colour, 0.06)]));
    }),
  );
  drawVessel(
    still,
    420,
    532,
    [
      [0, 32],
      [44, 46],
      [92, 26],
      [106, 32],
    ],
    '#35606b',
  );
  drawBranches(still, 420, 430, 210, '#8a9a72', 6);
  drawVessel(
    still,
    690,
    850,
    [
      [0, 66],
      [110, 92],
      [140, 92],
    ],
    '#d9c3a0',
  );
  drawBranches(still, 690, 716, 300, '#4f7352', 9, 1.3);
}

/** Moving day: boxes, a plant in its pot, a bear that looks on. */
export function drawMoving(still: Still): void {
  const { canvas } = still;
  drawRoom(still, '#ecd3b4', '#b98452', 600, 210, ['#a9d0dc', '#f0eedd'], 0.7);
  canvas.path('M700 120h210v150h-210z', '#c9a884', 'fill-opacity="0.35"');
  const box = (x: number, y: number, w: number, h: number, d: number, label: string): void => {
    castShadow(still, x + w / 2, y, w * 1.1, h, 0.36);
    const card = '#c79460';
    canvas.rect(x, y - h, w, h, canvas.linear([x, y - h], [x + w, y], [0, lighten(card, 0.3)], [1, card]));
    canvas.path(
      `M${n(x + w)} ${n(y - h)}l${n(d)} ${n(-d * 0.5)}v${n(h)}l${n(-d)} ${n(d * 0.5)}z`,
      canvas.linear([x + w, 0], [x + w + d, 0], [0, darken(card, 0.24)], [1, darken(card, 0.4)]),
    );
    canvas.path(`M${n(x)} ${n(y - h)}l${n(d)} ${n(-d * 0.5)}h${n(w)}l${n(-d)} ${n(d * 0.5)}z`, lighten(card, 0.44));
    canvas.path(
      `M${n(x + w * 0.42)} ${n(y - h)}l${n(d)} ${n(-d * 0.5)}h${n(w * 0.15)}l${n(-d)} ${n(d * 0.5)}v${n(h * 0.2)}h${n(-w * 0.15)}z`,
      '#e9d6b0',
      'fill-opacity="0.85"',
    );
    canvas.rect(x + w * 0.1, y - h * 0.52, w * 0.36, h * 0.3, '#fdf6e6');
    canvas.rect(x + w * 0.1, y - h * 0.52, w * 0.36, h * 0.09, label);
    canvas.stroke(
      `M${n(x + w * 0.14)} ${n(y - h * 0.36)}h${n(w * 0.26)}M${n(x + w * 0.14)} ${n(y - h * 0.29)}h${n(w * 0.18)}`,
      '#6d6668',
      5,
      'stroke-opacity="0.55" stroke-linecap="round"',
    );
    canvas.path(
      `M${n(x + w * 0.66)} ${n(y - h * 0.3)}h${n(w * 0.2)}M${n(x + w * 0.76)} ${n(y - h * 0.3)}v${n(-h * 0.22)}m${n(-w * 0.05)} ${n(h * 0.07)}l${n(w * 0.05)} ${n(-h * 0.07)}l${n(w * 0.05)} ${n(h * 0.07)}`,
      'none',
      `stroke="${darken(card, 0.4)}" stroke-width="6" stroke-opacity="0.6"`,
    );
  };
  box(880, 700, 330, 250, 90, '#27527a');
  box(940, 450, 230, 170, 70, '#c4623f');
  box(1180, 800, 300, 210, 84, '#6f7a45');
  box(560, 800, 300, 220, 90, '#c99a3f');
  // The open box with rolled drawings.
  canvas.path('M566 580L520 510L640 520L690 566ZM860 580L950 536L990 494L884 520Z', '#d9ab78');
  canvas.path('M570 580L655 536H946L862 580Z', '#6b4628');
  for (const [x, lean, colour] of [
    [650, -30, '#f3e8d2'],
    [720, 14, '#dfe8ec'],
    [790, 44, '#f0d9b8'],
  ] as const)
    canvas.path(`M${x} 574L${x + lean} 420h36L${x + 40} 574Z`, round(canvas, x + lean, x + lean + 40, colour));
  canvas.path('M563 579H862V604H563Z', '#dcb07c');
  // The bear.
  const bear = '#b9814f';
  castShadow(still, 420, 830, 210, 120, 0.36);
  canvas.ellipse(420, 760, 92, 96, round(canvas, 328, 512, bear));
  for (const side of [-1, 1]) {
    canvas.ellipse(420 + side * 70, 826, 50, 30, round(canvas, 350, 500, lighten(bear, 0.1)));
    canvas.ellipse(420 + side * 78, 838, 24, 16, '#e9cda4');
    canvas.ellipse(
      420 + side * 92,
      736,
      30,
      58,
      round(canvas, 320, 520, bear),
      `transform="rotate(${side * -26} ${420 + side * 92} 736)"`,
    );
    canvas.circle(420 + side * 62, 562, 34, round(canvas, 350, 500, bear));
    canvas.circle(420 + side * 62, 564, 18, '#e9cda4');
  }
  canvas.circle(
    420,
    622,
    92,
    canvas.radial([390, 580], 130, [0, lighten(bear, 0.34)], [0.5, bear], [1, darken(bear, 0.28)]),
  );
  canvas.ellipse(420, 654, 46, 36, '#efd9b4');
  canvas.ellipse(420, 638, 15, 11, '#3a2a22');
  canvas.stroke('M420 648v12q-14 16 -26 4M420 660q14 16 26 4', '#3a2a22', 5, 'stroke-linecap="round"');
  for (const x of [384, 456]) {
    canvas.circle(x, 606, 10, '#2a1f1a');
    canvas.circle(x - 3, 602, 3, '#ffffff');
  }
  canvas.path('M360 704Q420 740 480 704L476 730Q420 762 364 730Z', '#c4442f');
  drawVessel(
    still,
    1360,
    520 + 60,
    [
      [0, 60],
      [96, 80],
      [124, 80],
    ],
    '#e9ddc8',
  );
  drawBranches(still, 1360, 462, 300, '#5f8450', 9, 1.3);
  // A child's drawing on the wall.
  canvas.group('transform="rotate(-4 800 200)"', () => {
    canvas.rect(700, 110, 220, 170, '#fdfaf2');
    canvas.stroke('M750 250v-60l56 -44l56 44v60z', '#c4442f', 8, 'stroke-linejoin="round"');
    canvas.stroke('M792 250v-34h26v34M720 254h180', '#27527a', 7, 'stroke-linecap="round"');
    canvas.circle(886, 142, 18, '#e3b93f');
    canvas.stroke('M728 250q-6 -40 6 -60', '#5f8450', 8, 'stroke-linecap="round"');
  });
  drawCup(still, 250, 516, 34, '#f6efe0');
}

/** A season's let: a hall with a suitcase, a calendar, keys in the dish. */
export function drawSeason(still: Still): void {
  const { canvas } = still;
  drawRoom(still, '#d9c6b8', '#a9764b', 650, 160, ['#9fcbd9', '#f3ead2'], 0.6);
  // The calendar, with the months that are let.
  canvas.rect(1084, 120, 250, 280, shade, 'fill-opacity="0.2" transform="translate(12 14)"');
  canvas.rect(1084, 120, 250, 280, '#fdf9f0');
  canvas.rect(1084, 120, 250, 58, '#b5563c');
  let [days, taken] = ['', ''];
  for (let r = 0; r < 5; r += 1)
    for (let c = 0; c < 7; c += 1) {
      const cell = `M${1102 + c * 31} ${200 + r * 38}h22v24h-22z`;
      if (r * 7 + c > 8 && r * 7 + c < 25) taken += cell;
      else days += cell;
    }
  canvas.path(days, '#d9d0c0');
  canvas.path(taken, '#2f6f8f');
  canvas.stroke('M1140 108v26M1278 108v26', '#5b5348', 9, 'stroke-linecap="round"');
  // The console.
  castShadow(still, 1200, 790, 520, 160, 0.3);
  canvas.path('M930 560h560v30h-560z', canvas.down([0, '#c99a66'], [1, '#8f6038']));
  for (const x of [950, 1444]) canvas.path(`M${x} 590h26l-4 200h-18z`, canvas.across([0, '#b07a48'], [1, '#704626']));
  canvas.rect(976, 590, 470, 66, canvas.down([0, '#a9744a'], [1, '#8a5a36']));
  canvas.circle(1210, 624, 9, '#d9b25f');
  canvas.ellipse(1120, 552, 96, 22, '#24545a');
  canvas.ellipse(1120, 546, 80, 15, '#3f7a80');
  drawKeys(still, 1120, 536, 56, '#c99a3f');
  drawVessel(
    still,
    1390,
    564,
    [
      [0, 46],
      [70, 66],
      [140, 34],
      [160, 44],
    ],
    '#e9ddc8',
  );
  drawBranches(still, 1390, 408, 250, '#8a9a72', 6);
  // The suitcase.
  const leather = '#c4733f';
  castShadow(still, 610, 850, 420, 260, 0.4);
  canvas.stroke('M530 470V380Q530 356 556 356H660Q686 356 686 380V470', '#5b5348', 14, 'stroke-linecap="round"');
  canvas.rect(
    420,
    462,
    376,
    376,
    canvas.linear([420, 462], [796, 838], [0, lighten(leather, 0.3)], [0.5, leather], [1, darken(leather, 0.34)]),
    'rx="40"',
  );
  for (const x of [490, 706])
    canvas.rect(
      x - 18,
      462,
      36,
      376,
      canvas.across([0, darken(leather, 0.3)], [0.5, darken(leather, 0.14)], [1, darken(leather, 0.42)]),
    );
  canvas.stroke('M424 650H794', darken(leather, 0.4), 7, 'stroke-opacity="0.6"');
  for (const x of [490, 706]) canvas.rect(x - 22, 632, 44, 36, '#d9b25f', 'rx="6"');
  for (const x of [470, 746]) canvas.circle(x, 850, 18, '#3a3436');
  canvas.path('M786 520l70 -20l26 60l-66 26z', '#f3e8d2');
  canvas.stroke('M812 536l34 -10M820 554l34 -12', '#24545a', 5, 'stroke-linecap="round"');
  // A straw hat on its hook.
  canvas.ellipse(760, 236, 128, 40, canvas.linear([640, 200], [880, 280], [0, '#f0dcae'], [1, '#c4a468']));
  canvas.path('M688 232Q692 140 760 138Q828 140 832 232Q760 262 688 232Z', round(canvas, 688, 832, '#e0c48a'));
  canvas.path('M688 222Q760 256 832 222L832 238Q760 272 688 238Z', '#24545a');
}
