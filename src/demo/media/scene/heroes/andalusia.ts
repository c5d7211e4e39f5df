import { n } from '../canvas.ts';
import { mix } from '../colour.ts';
import { drawAgave, drawBoat, drawParapet, drawPot, drawSkiff } from './foreground.ts';
import { drawBank, drawBlossom, drawCypress, drawPalm, drawRoundTree } from './greenery.ts';
import {
  arched,
  drawBand,
  drawBlock,
  drawCrossing,
  drawDome,
  drawMerlons,
  drawPinnacles,
  drawRoof,
  drawRows,
  drawSpire,
  drawTower,
  openingTone,
} from './masonry.ts';
import { drawQuarter, whitewash } from './quarter.ts';
import {
  crestsOf,
  drawHeavens,
  drawMirrored,
  drawRidge,
  drawSwifts,
  drawWater,
  roundPaint,
  tone,
  type View,
} from './view.ts';

/** Snow on the highest crests. */
function snowyRange(view: View): void {
  const { canvas, light } = view;
  const crest: [number, number][] = [
    [-60, 430],
    [140, 350],
    [300, 372],
    [470, 290],
    [600, 330],
    [760, 236],
    [900, 290],
    [1060, 200],
    [1180, 262],
    [1330, 196],
    [1500, 282],
    [1660, 250],
    [1820, 330],
    [1980, 300],
    [2160, 380],
  ];
  const line = crest.map(([x, y]) => `${x} ${y}`).join('L');
  canvas.path(
    `M${line}L2160 600L-60 600Z`,
    canvas.linear(
      [0, 200],
      [0, 600],
      [0, '#fffdf8'],
      [0.28, mix('#fdf6ee', light.haze, 0.2)],
      [0.46, tone(view, '#8e93b0', 0.5, 0.4)],
      [1, light.haze],
    ),
  );
  let shade = '';
  for (let i = 1; i < crest.length - 1; i += 1) {
    const [x, y] = crest[i]!;
    const next = crest[i + 1]!;
    if (y < next[1])
      shade += `M${x} ${y}L${next[0]} ${next[1]}L${n(next[0] - 10)} ${n(next[1] + 130)}L${n(x + 46)} ${n(y + 190)}L${n(x + 22)} ${n(y + 90)}Z`;
  }
  canvas.path(shade, mix(light.shadow, '#7f86b0', 0.4), 'fill-opacity="0.24"');
}

/** The red fortress on its wooded hill under the snow, from a white terrace across the valley. */
export function drawGranada(view: View): void {
  const { canvas } = view;
  drawHeavens(view, 470, 9);
  snowyRange(view);
  drawRidge(view, crestsOf(view, 540, 90), 640, '#8c9a80', 0.44);
  drawRidge(
    view,
    [
      [460, 700],
      [700, 640],
      [900, 566],
      [1200, 540],
      [1600, 536],
      [1900, 560],
      [2160, 590],
    ],
    800,
    '#6b8050',
    0.1,
  );
  const red = { colour: '#cf8858', fade: 0.05 };
  drawBlock(view, 1000, 566, 960, 74, red, 0.05);
  drawMerlons(view, 1000, 492, 960, 9, red);
  for (const [x, w, h] of [
    [1010, 100, 170],
    [1120, 84, 120],
    [1240, 96, 140],
    [1420, 140, 214],
    [1560, 84, 120],
    [1700, 110, 150],
    [1830, 90, 116],
    [1944, 76, 96],
  ] as const) {
    drawBlock(view, x - w / 2, 570, w, h, red, 0.32);
    drawMerlons(view, x - w / 2, 570 - h, w, 10, red);
    let slits = '';
    for (let k = 0; k < 2; k += 1) slits += arched(x - w * 0.26 + k * w * 0.26, 570 - h + 62, w * 0.12, 34);
    canvas.path(slits, openingTone(view, 0.05), 'fill-opacity="0.72"');
  }
  drawBlock(view, 1590, 520, 250, 90, { colour: '#e3bb8a', fade: 0.08 }, 0.2);
  drawRoof(view, 1584, 432, 262, 24, { colour: '#b9764f', fade: 0.08 });
  drawRows(view, 1604, 446, 180, 60, 7, 1, 0.08);
  drawTower(view, 1316, 530, 46, 150, { colour: '#dcb48c', fade: 0.06, storeys: 3 });
  drawSpire(view, 1316, 380, 52, 34, { colour: '#b9764f', fade: 0.06 });
  drawBank(view, 720, 2140, 590, 58, '#5f7a48', 0.08, 720);
  drawBank(view, 560, 2140, 664, 62, '#5b7544', 0.05, 780);
  for (const [x, h] of [
    [1080, 110],
    [1180, 130],
    [1360, 120],
    [1500, 130],
    [1650, 116],
    [1790, 140],
    [1890, 110],
  ] as const)
    drawCypress(view, x, 620, h, 0.06);
  drawQuarter(view, -20, 1200, 764, 132, 3, [0.26, 0.08], {
    tiled: 0.95,
    walls: whitewash,
    tall: 0.8,
    balconies: false,
  });
  for (const [x, y, h] of [
    [150, 700, 200],
    [214, 716, 150],
    [610, 742, 190],
    [900, 756, 170],
  ] as const)
    drawCypress(view, x, y, h, 0.04);
  drawQuarter(view, -20, 2120, 840, 170, 1, [0.02, 0.02], {
    tiled: 0.95,
    walls: whitewash,
    tall: 0.66,
    balconies: false,
  });
  drawParapet(view, 824, '#faf5ea', '#c98a5c');
  drawPot(view, 110, 830, 120, (rim) => drawBlossom(view, 110, rim, 200, 150, '#c9412f'));
  drawPot(view, 1990, 830, 130, (rim) => drawBlossom(view, 1990, rim, 210, 150, '#d8607a'));
  drawPot(view, 1820, 830, 90, (rim) => drawAgave(view, 1820, rim, 110));
  drawSwifts(view, 640, 170, 10);
}

function giralda(view: View, x: number, base: number): void {
  const { canvas } = view;
  const brick = { colour: '#dfae78', fade: 0.03 };
  drawBlock(view, x - 56, base, 112, 330, brick, 0.3);
  // The lattice of brick in its panels.
  let lattice = '';
  for (let y = base - 316; y < base - 30; y += 20)
    for (const dx of [-46, 0]) lattice += `M${x + dx} ${y}l11 -11l11 11l-11 11z`;
  canvas.stroke(lattice, tone(view, '#a8703f', 0.3), 2.6, 'stroke-opacity="0.6"');
  canvas.path(
    [0, 1, 2]
      .map((k) => arched(x - 17, base - 40 - k * 96, 18, 54) + arched(x + 40, base - 40 - k * 96, 11, 54))
      .join(''),
    openingTone(view, 0.03),
    'fill-opacity="0.7"',
  );
  drawBand(view, x - 62, base - 336, 124, 10, brick);
  drawTower(view, x, base - 334, 96, 84, { ...brick, colour: '#e9cda0', storeys: 1 });
  drawPinnacles(view, [x - 46, x + 46], base - 416, 9, 34, { colour: '#efdcb8' });
  drawTower(view, x, base - 418, 66, 56, { colour: '#efdcb8', storeys: 1 });
  drawTower(view, x, base - 474, 44, 40, { colour: '#efdcb8', storeys: 1 });
  drawDome(view, x, base - 514, 20, { colour: '#d9a441' }, '#efdcb8', 1.1);
  canvas.path(`M${x - 3} ${base - 548}h6v-26h12l-12 -16h-6z`, tone(view, '#5a4a3c', 0.4));
}

/** The tower, the cathedral and the golden tower along the river. */
export function drawSevilla(view: View): void {
  const { canvas } = view;
  drawHeavens(view, 560, 12);
  drawRidge(view, crestsOf(view, 560, 40), 600, '#a39a88', 0.6);
  const stone = { colour: '#e3c393', fade: 0.08 };
  drawQuarter(view, -20, 2120, 640, 90, 3, [0.5, 0.28], { tiled: 0.7, walls: [...whitewash, '#e6b872', '#d98a5c'] });
  drawMirrored(
    view,
    745,
    () => {
      drawBlock(view, 1130, 690, 410, 210, stone, 0.06);
      drawBlock(view, 1220, 500, 240, 80, stone, 0.06);
      drawRows(view, 1146, 490, 370, 110, 9, 1, 0.1);
      drawPinnacles(
        view,
        Array.from({ length: 11 }, (_, i) => 1138 + i * 39),
        480,
        10,
        66,
        stone,
      );
      drawPinnacles(view, [1224, 1272, 1322, 1372, 1420, 1456], 422, 10, 60, stone);
      drawDome(view, 1340, 422, 46, { colour: '#d9b98c', fade: 0.08 });
      giralda(view, 1610, 690);
      drawQuarter(view, -20, 2120, 702, 110, 2, [0.16, 0.06], {
        tiled: 0.7,
        walls: [...whitewash, '#e6b872', '#d98a5c', '#c4623f'],
      });
      // The twelve-sided tower by the quay.
      canvas.path('M1780 730V566H1920V730Z', roundPaint(view, 1780, 1920, '#e0bf88'));
      drawMerlons(view, 1780, 566, 140, 11, { colour: '#e0bf88' });
      canvas.path(
        [0, 1, 2, 3, 4].map((k) => arched(1796 + k * 27, 640, 10, 28)).join(''),
        openingTone(view, 0),
        'fill-opacity="0.65"',
      );
      drawBand(view, 1776, 660, 148, 6, { colour: '#e0bf88' });
      canvas.path('M1814 566V498H1886V566Z', roundPaint(view, 1814, 1886, '#e6c892'));
      drawMerlons(view, 1814, 498, 72, 8, { colour: '#e6c892' });
      canvas.path('M1834 498V464H1866V498Z', roundPaint(view, 1834, 1866, '#efd8a8'));
      drawDome(view, 1850, 466, 17, { colour: '#d9a441' }, '#efd8a8', 1);
      drawBank(view, -40, 1760, 722, 36, '#74904f', 0.04, 744);
      canvas.rect(0, 728, 2100, 18, tone(view, '#cdb491', 0.5));
    },
    () => drawWater(view, 744, 900, mix(view.light.sea[1], '#6a7a5c', 0.3)),
  );
  drawCrossing(view, { x: 720, deck: 712, water: 752 }, { x: -80, deck: 672, water: 850 }, 4, { colour: '#b9b0a0' });
  drawRoundTree(view, 1990, 930, 330, '#557a41');
  let fruit = '';
  for (let i = 0; i < 26; i += 1)
    fruit += `M${n(1990 + view.random.range(-96, 96))} ${n(712 + view.random.range(-80, 84))}h0.1`;
  canvas.stroke(fruit, tone(view, '#e8892f', 1), 15, 'stroke-linecap="round"');
  drawBank(view, 1860, 2160, 866, 52, '#5f7a48', 0, 940);
  drawBank(view, -60, 240, 866, 52, '#5f7a48', 0, 940);
  drawSwifts(view, 720, 200, 9);
}

/** The Moorish castle over the port, the one-armed cathedral, the lighthouse. */
export function drawMalaga(view: View): void {
  const { canvas } = view;
  drawHeavens(view, 500, 8);
  drawRidge(view, crestsOf(view, 480, 170), 560, '#8a94a0', 0.62);
  drawRidge(view, crestsOf(view, 530, 120), 600, '#8a9474', 0.42);
  drawWater(view, 540, 900);
  drawRidge(
    view,
    [
      [900, 660],
      [1150, 560],
      [1350, 440],
      [1560, 384],
      [1760, 396],
      [1960, 470],
      [2160, 520],
    ],
    720,
    '#7c8f5c',
    0.16,
  );
  const wall = { colour: '#d6a670', fade: 0.07 };
  canvas.path(
    'M1260 560L1400 456L1560 404L1760 410L1920 480L2120 560V600L1920 520L1760 452L1560 446L1410 500L1280 600Z',
    tone(view, wall.colour, 0.7, 0.07),
  );
  for (const [x, y, w, h] of [
    [1270, 600, 70, 84],
    [1400, 516, 76, 96],
    [1560, 454, 92, 118],
    [1690, 450, 70, 84],
    [1800, 470, 88, 100],
    [1930, 534, 72, 88],
  ] as const) {
    drawBlock(view, x - w / 2, y, w, h, wall, 0.34);
    drawMerlons(view, x - w / 2, y - h, w, 9, wall);
  }
  drawBank(view, 1080, 2140, 560, 50, '#6f8a52', 0.1, 680);
  drawBank(view, 960, 2140, 626, 46, '#6b8650', 0.07, 700);
  for (const [x, h] of [
    [1340, 120],
    [1480, 140],
    [1640, 120],
    [1870, 130],
  ] as const)
    drawCypress(view, x, 590, h, 0.08);
  drawQuarter(view, 600, 2120, 706, 104, 3, [0.3, 0.1], { tiled: 0.55, walls: whitewash, foot: 0.3 });
  const stone = { colour: '#e9d3ab', fade: 0.06 };
  drawBlock(view, 940, 712, 250, 150, stone, 0.16);
  drawRows(view, 950, 574, 200, 130, 5, 2, 0.08);
  drawDome(view, 1060, 566, 50, { colour: '#cfa070', fade: 0.06 });
  drawTower(view, 908, 712, 76, 260, { ...stone, storeys: 4 });
  drawTower(view, 908, 452, 54, 56, { ...stone, storeys: 1 });
  drawDome(view, 908, 396, 28, { colour: '#b98a5c', fade: 0.06 }, '#e9d3ab', 1.2);
  drawTower(view, 1226, 712, 70, 150, { ...stone, storeys: 2 });
  drawBank(view, 600, 2140, 730, 38, '#6f8a52', 0.03, 770);
  canvas.rect(560, 746, 1560, 20, tone(view, '#e6d8bf', 0.8));
  canvas.rect(560, 764, 1560, 12, view.light.shadow, 'fill-opacity="0.3"');
  for (let x = 640; x < 2080; x += 130) drawPalm(view, x, 752, view.random.range(96, 140), 0, 0.02);
  // The lighthouse at the end of its mole.
  canvas.rect(300, 742, 300, 20, tone(view, '#cdb8a0', 0.7));
  canvas.path('M400 742L412 500H452L464 742Z', roundPaint(view, 400, 464, '#faf5ea'));
  drawBand(view, 402, 496, 60, 10, { colour: '#faf5ea' });
  canvas.rect(416, 458, 32, 40, canvas.across([0, '#cfe3e8'], [1, '#6fa9b5']));
  drawDome(view, 432, 460, 19, { colour: '#b9653f' });
  drawBoat(view, 190, 700, 58);
  drawBoat(view, 700, 620, 28);
  drawSkiff(view, 1180, 836, 120, '#35607a');
  drawSkiff(view, 1420, 862, 130, '#b5563c');
  drawPalm(view, 1960, 990, 640, -0.04);
  drawPalm(view, 2080, 990, 500, -0.02);
  drawSwifts(view, 720, 190, 8);
}
