import { n } from '../canvas.ts';
import { mix } from '../colour.ts';
import { drawBalustrade, drawPot } from './foreground.ts';
import { drawBank, drawBlossom, drawRoundTree } from './greenery.ts';
import {
  arched,
  drawArches,
  drawBand,
  drawBlock,
  drawCrossing,
  drawDome,
  drawPinnacles,
  drawRoof,
  drawRows,
  drawSpire,
  drawTower,
  openingTone,
  pointed,
} from './masonry.ts';
import { drawQuarter } from './quarter.ts';
import {
  crestsOf,
  drawHeavens,
  drawRidge,
  drawSwifts,
  drawMirrored,
  drawWater,
  roundPaint,
  tone,
  type View,
} from './view.ts';

/** The corner house with its round tower, slate dome and gilded figure. */
function metropolis(view: View, x: number, base: number): void {
  const { canvas } = view;
  const stone = { colour: '#efe3cc', fade: 0.02 };
  for (const [side, w] of [
    [-1, 190],
    [1, 250],
  ] as const) {
    const left = side < 0 ? x - 100 - w : x + 100;
    canvas.rect(
      left,
      base - 300,
      w,
      300,
      canvas.linear(
        [left, 0],
        [left + w, 0],
        [0, tone(view, stone.colour, side < 0 ? 0.9 : 0.35, 0.03)],
        [1, tone(view, stone.colour, side < 0 ? 1 : 0.1, 0.03)],
      ),
    );
    drawRows(view, left + 6, base - 270, w - 12, 250, side < 0 ? 4 : 5, 4, 0.04);
    for (const y of [300, 212, 118]) drawBand(view, left - 4, base - y, w + 8, 9, stone);
    canvas.path(
      `M${left} ${base - 300}L${left + 14} ${base - 372}H${left + w - 14}L${left + w} ${base - 300}Z`,
      tone(view, '#5b6670', side < 0 ? 0.8 : 0.2, 0.04),
    );
    let dormers = '';
    for (let k = 0; k < (side < 0 ? 3 : 4); k += 1) dormers += arched(left + 40 + k * 56, base - 312, 22, 40);
    canvas.path(dormers, tone(view, '#efe3cc', 0.8), `stroke="${tone(view, '#efe3cc', 0.6)}" stroke-width="5"`);
    canvas.path(dormers, openingTone(view, 0.04), 'fill-opacity="0.7"');
  }
  canvas.rect(x - 108, base - 360, 216, 360, roundPaint(view, x - 108, x + 108, stone.colour, 0.01));
  let panes = '';
  for (const [y, h] of [
    [-20, 66],
    [-110, 70],
    [-206, 76],
  ] as const)
    for (const [dx, w] of [
      [-74, 20],
      [-26, 28],
      [26, 28],
      [74, 20],
    ] as const)
      panes += arched(x + dx, base + y, w, h);
  canvas.path(panes, openingTone(view, 0), 'fill-opacity="0.72"');
  for (const y of [300, 200, 104]) drawBand(view, x - 114, base - y, 228, 10, stone);
  // Columns with statues before the drum.
  for (const dx of [-90, -52, 0, 52, 90]) {
    canvas.rect(x + dx - 9, base - 470, 18, 112, roundPaint(view, x + dx - 9, x + dx + 9, '#f6ecd8'));
    canvas.ellipse(x + dx, base - 484, 11, 20, roundPaint(view, x + dx - 11, x + dx + 11, '#e6d6b8'));
  }
  canvas.rect(x - 82, base - 466, 164, 106, roundPaint(view, x - 82, x + 82, '#d9c8aa'));
  canvas.path(
    arched(x - 26, base - 366, 30, 84) + arched(x + 26, base - 366, 30, 84),
    openingTone(view, 0),
    'fill-opacity="0.75"',
  );
  drawBand(view, x - 118, base - 366, 236, 12, stone);
  drawBand(view, x - 112, base - 476, 224, 12, stone);
  drawDome(view, x, base - 478, 98, { colour: '#4d5a66' }, '#efe3cc', 1.05);
  let gilt = '';
  for (const dx of [-56, -28, 0, 28, 56])
    gilt += `M${x + dx - 5} ${base - 486}q5 -34 ${n(5 - dx * 0.12)} -62q${n(5 + dx * 0.12)} 28 5 62z`;
  canvas.path(gilt, tone(view, '#d9a441', 1));
  // Victory with her wings.
  const top = base - 636;
  canvas.path(
    `M${x - 8} ${top + 4}L${x - 6} ${top - 34}Q${x} ${top - 48} ${x + 6} ${top - 34}L${x + 10} ${top + 4}ZM${x - 6} ${top - 26}Q${x - 44} ${top - 66} ${x - 58} ${top - 52}Q${x - 40} ${top - 30} ${x - 6} ${top - 14}ZM${x + 6} ${top - 26}Q${x + 44} ${top - 66} ${x + 58} ${top - 52}Q${x + 40} ${top - 30} ${x + 6} ${top - 14}ZM${x + 4} ${top - 34}L${x + 16} ${top - 66}L${x + 9} ${top - 34}Z`,
    tone(view, '#5f564a', 0.5),
  );
}

/** The palace on the square, white and many-towered. */
function cibeles(view: View, x: number, base: number): void {
  const look = { colour: '#f3ead8', fade: 0.1 };
  const { canvas } = view;
  drawBlock(view, x - 210, base, 420, 150, look, 0.1);
  drawRows(view, x - 200, base - 140, 370, 132, 13, 3, 0.12);
  drawBand(view, x - 216, base - 152, 432, 8, look);
  drawPinnacles(
    view,
    [-200, -160, -120, 120, 160, 196].map((dx) => x + dx),
    base - 150,
    10,
    54,
    look,
  );
  for (const [dx, w, h] of [
    [-84, 58, 250],
    [84, 58, 250],
  ] as const) {
    drawTower(view, x + dx, base, w, h, { ...look, storeys: 4 });
    drawPinnacles(view, [x + dx - w / 2, x + dx + w / 2], base - h, 9, 50, look);
    drawSpire(view, x + dx, base - h, w * 0.7, 66, { colour: '#6d7a80', fade: 0.1 });
  }
  drawTower(view, x, base, 92, 320, { ...look, storeys: 4, opening: pointed });
  drawPinnacles(view, [x - 46, x - 16, x + 16, x + 46], base - 320, 9, 56, look);
  canvas.circle(
    x - 14,
    base - 284,
    17,
    tone(view, '#fdf6e4', 1),
    `stroke="${tone(view, '#6d6a60', 0.3)}" stroke-width="3"`,
  );
  drawSpire(view, x, base - 320, 60, 90, { colour: '#6d7a80', fade: 0.08 });
}

/**
 * Roofs from a terrace at the hour of the long light: palace at the left, corner house at the right, the sierra
 * between.
 */
export function drawMadrid(view: View): void {
  drawHeavens(view, 540, 12);
  drawRidge(
    view,
    [
      [-60, 480],
      [200, 440],
      [420, 462],
      [700, 410],
      [960, 440],
      [1180, 404],
      [1500, 452],
      [1800, 430],
      [2160, 470],
    ],
    560,
    '#7f8aa8',
    0.66,
  );
  for (const [x, h, w] of [
    [1032, 196, 26],
    [1078, 214, 24],
    [1120, 206, 26],
    [1164, 190, 24],
  ] as const)
    view.canvas.rect(x, 560 - h, w, h, roundPaint(view, x, x + w, '#93a3b3', 0.52));
  drawQuarter(view, -20, 2120, 580, 76, 3, [0.6, 0.42], { tiled: 0.7 });
  drawQuarter(view, -20, 2120, 640, 104, 2, [0.38, 0.26], { tiled: 0.75 });
  drawTower(view, 712, 660, 84, 250, { colour: '#d9b48d', fade: 0.24, storeys: 5, side: 0.34 });
  drawBlock(view, 690, 410, 46, 60, { colour: '#d9b48d', fade: 0.24 }, 0.34);
  drawSpire(view, 713, 350, 30, 54, { colour: '#5b6670', fade: 0.24 });
  view.canvas.circle(706, 384, 12, tone(view, '#fff2cc', 1, 0.1));
  drawBank(view, 60, 640, 690, 46, '#6f8652', 0.16, 740);
  cibeles(view, 320, 690);
  drawQuarter(view, 560, 2120, 742, 140, 2, [0.2, 0.1], { tiled: 0.7 });
  drawBank(view, -40, 620, 716, 56, '#6b8350', 0.06, 780);
  metropolis(view, 1700, 770);
  drawQuarter(view, -20, 1360, 832, 176, 1, [0.05, 0.05], { tiled: 0.8 });
  drawBank(view, -40, 2140, 806, 50, '#5f7846', 0, 880);
  drawBalustrade(view, 790);
  drawPot(view, 96, 800, 120, (rim) => drawBlossom(view, 96, rim, 190, 130, '#c9412f'));
  drawPot(view, 2010, 800, 120, (rim) => drawBlossom(view, 2010, rim, 180, 120, '#d8607a'));
  drawSwifts(view, 1080, 190, 9);
}

/** The two cathedrals on their hill, lamps on, and the old bridge in the river. */
export function drawSalamanca(view: View): void {
  drawHeavens(view, 560, 12);
  drawRidge(view, crestsOf(view, 540, 60), 600, '#7a7290', 0.5);
  const gold = { colour: '#e2b066', fade: 0.05 };
  drawQuarter(view, -20, 2120, 640, 96, 2, [0.4, 0.2], {
    tiled: 0.95,
    walls: ['#e2b87a', '#d9a860', '#ecc890', '#d0985a'],
    balconies: false,
  });
  drawMirrored(
    view,
    737,
    () => {
      drawBlock(view, 1020, 660, 520, 170, gold, 0.08);
      drawRoof(view, 1010, 492, 540, 26, { colour: '#b9764f', fade: 0.06 });
      drawRows(view, 1040, 510, 440, 140, 8, 1, 0.06, pointed);
      drawPinnacles(view, [1030, 1090, 1150, 1210, 1390, 1450, 1510, 1540], 492, 12, 84, gold);
      drawTower(view, 1300, 500, 150, 110, { ...gold, storeys: 1 });
      drawPinnacles(view, [1228, 1372], 392, 14, 60, gold);
      drawDome(view, 1300, 392, 70, { colour: '#d9a45c', fade: 0.04 }, '#e6bb78', 1.2);
      drawTower(view, 930, 670, 132, 330, { ...gold, storeys: 3 });
      drawTower(view, 930, 342, 100, 70, { ...gold, storeys: 1 });
      drawPinnacles(view, [866, 994], 342, 14, 70, gold);
      drawDome(view, 930, 274, 46, { colour: '#d9a45c', fade: 0.04 }, '#e6bb78', 1.3);
      drawTower(view, 1650, 660, 88, 130, { ...gold, storeys: 2 });
      drawSpire(view, 1650, 530, 92, 110, { colour: '#d9a860', fade: 0.05 });
      for (const x of [1812, 1892]) {
        drawTower(view, x, 660, 48, 220, { ...gold, fade: 0.14, storeys: 3 });
        drawDome(view, x, 440, 26, { colour: '#b9764f', fade: 0.14 }, '#e6bb78', 1.3);
      }
      drawQuarter(view, -20, 2120, 700, 116, 2, [0.14, 0.06], {
        tiled: 0.95,
        walls: ['#e2b87a', '#d9a860', '#ecc890', '#d0985a'],
      });
      drawBank(view, -40, 2140, 716, 40, '#5f7852', 0.04, 740);
    },
    () => drawWater(view, 736, 900),
  );
  drawArches(view, 280, 2140, 734, 812, 13, { colour: '#d9b27a' });
  view.canvas.group('opacity="0.3" transform="translate(0 1626) scale(1 -1)"', () =>
    drawArches(view, 280, 2140, 740, 812, 13, { colour: '#b9926a' }),
  );
  for (let x = 360; x < 2100; x += 286)
    view.canvas.circle(x, 716, 26, view.canvas.glow([0, '#fff0c4'], [0.25, '#ffd98c', 0.9], [1, '#ffd98c', 0]));
  drawBank(view, -60, 260, 830, 84, '#4f6a4a', 0, 940);
  drawRoundTree(view, 120, 880, 380, '#56704a');
  drawSwifts(view, 520, 200, 7);
}

/** The white cathedral with its openwork spires between poplars. */
export function drawBurgos(view: View): void {
  const { canvas } = view;
  drawHeavens(view, 540);
  drawRidge(view, crestsOf(view, 520, 100), 600, '#7f9088', 0.6);
  drawRidge(
    view,
    [
      [-60, 520],
      [200, 470],
      [460, 400],
      [760, 396],
      [1000, 470],
      [1300, 540],
      [2160, 560],
    ],
    640,
    '#7f9070',
    0.36,
  );
  drawQuarter(view, -20, 2120, 640, 96, 3, [0.44, 0.26], { tiled: 0.95 });
  const stone = { colour: '#f0e6d2', fade: 0.05 };
  const base = 730;
  drawBlock(view, 1180, base, 560, 200, stone, 0.06);
  drawRoof(view, 1176, base - 198, 568, 26, { colour: '#b9a58a', fade: 0.08 });
  drawRows(view, 1200, base - 180, 500, 160, 9, 1, 0.08, pointed);
  drawPinnacles(
    view,
    Array.from({ length: 11 }, (_, i) => 1196 + i * 54),
    base - 196,
    11,
    70,
    stone,
  );
  // The lantern over the crossing.
  drawTower(view, 1530, base - 196, 130, 120, { ...stone, storeys: 2, opening: pointed });
  drawPinnacles(view, [1462, 1490, 1518, 1546, 1574, 1600], base - 314, 13, 84, stone);
  drawSpire(view, 1530, base - 316, 54, 60, stone);
  for (const x of [1060, 1226]) {
    drawTower(view, x, base, 108, 330, { ...stone, storeys: 4, opening: pointed });
    drawPinnacles(view, [x - 54, x + 54], base - 326, 13, 88, stone);
    drawSpire(view, x, base - 326, 88, 240, stone);
    let tracery = '';
    for (let k = 0; k < 6; k += 1) {
      const w = 34 * (1 - k / 6.6);
      for (const dx of [-0.55, 0.1]) tracery += pointed(x + dx * w, base - 344 - k * 34, w * 0.42, 24);
    }
    canvas.path(tracery, mix(view.light.sky[2], view.light.haze, 0.4), 'fill-opacity="0.85"');
  }
  canvas.rect(1112, base - 300, 62, 300, tone(view, stone.colour, 0.7, 0.05));
  canvas.circle(
    1143,
    base - 220,
    27,
    openingTone(view, 0.1),
    `fill-opacity="0.7" stroke="${tone(view, '#fdf6e6', 1)}" stroke-width="6"`,
  );
  canvas.path(
    pointed(1143, base, 48, 110) + pointed(1129, base - 262, 15, 46) + pointed(1157, base - 262, 15, 46),
    openingTone(view, 0.06),
    'fill-opacity="0.75"',
  );
  for (const [dx, s] of [
    [1060, 1],
    [1226, 1],
  ] as const)
    canvas.path(pointed(dx - 14, base, 40 * s, 86), openingTone(view, 0.06), 'fill-opacity="0.7"');
  drawQuarter(view, -20, 960, 740, 140, 2, [0.2, 0.08], { tiled: 0.9 });
  drawQuarter(view, 1660, 2120, 740, 140, 2, [0.2, 0.08], { tiled: 0.9 });
  drawBank(view, 860, 1860, 752, 44, '#8a9a58', 0.06, 800);
  // The gate by the river, and the promenade's trees.
  drawBank(view, -40, 2140, 800, 70, '#7f9152', 0, 900);
  for (const [x, h, c] of [
    [90, 420, '#b9a04f'],
    [260, 340, '#8a9a52'],
    [1900, 380, '#c29a4a'],
    [2040, 470, '#9aa253'],
  ] as const)
    drawRoundTree(view, x, 900, h, c, 0, 1.2);
  drawSwifts(view, 640, 180, 8);
}

/** The basilica's domes and towers in the Ebro, and the stone bridge. */
export function drawZaragoza(view: View): void {
  const { canvas } = view;
  drawHeavens(view, 560, 12);
  drawRidge(view, crestsOf(view, 530, 70), 600, '#a39a88', 0.6);
  const brick = { colour: '#dcb58a', fade: 0.06 };
  drawQuarter(view, -20, 2120, 640, 90, 2, [0.44, 0.26], { tiled: 0.9 });
  const town = (): void => {
    for (const x of [1022, 1106, 1694, 1778]) {
      const tall = x === 1106 || x === 1694 ? 380 : 400;
      drawTower(view, x, 706, 54, tall - 90, { ...brick, storeys: 5 });
      drawTower(view, x, 706 - tall + 90, 42, 74, { ...brick, storeys: 1 });
      drawDome(view, x, 706 - tall + 16, 24, { colour: '#4f7f94', fade: 0.06 }, '#e6cda4', 1.7);
    }
    drawBlock(view, 1060, 706, 700, 150, brick, 0.06);
    drawRows(view, 1080, 570, 640, 130, 15, 2, 0.08);
    drawBand(view, 1052, 552, 716, 9, brick);
    drawRoof(view, 1060, 552, 700, 30, { colour: '#c08a56', fade: 0.08 });
    for (const [x, r] of [
      [1150, 34],
      [1230, 42],
      [1316, 36],
      [1484, 36],
      [1570, 42],
      [1650, 34],
    ] as const) {
      canvas.rect(x - r, 500, r * 2, 42, roundPaint(view, x - r, x + r, '#e6c9a0', 0.06));
      drawDome(view, x, 504, r, { colour: x % 4 ? '#c9a24f' : '#5f8f94', fade: 0.06 }, '#e6cda4', 0.95);
    }
    canvas.rect(1332, 424, 136, 110, roundPaint(view, 1332, 1468, '#e6c9a0', 0.04));
    drawRows(view, 1340, 436, 120, 84, 4, 1, 0.06);
    drawDome(view, 1400, 424, 74, { colour: '#4f7f94', fade: 0.04 }, '#efdcb8', 1.15);
    drawBank(view, -40, 2140, 704, 34, '#74904f', 0.06, 730);
    canvas.rect(0, 718, 2100, 18, tone(view, '#cdb491', 0.5));
  };
  drawMirrored(view, 735, town, () => drawWater(view, 734, 900));
  drawCrossing(view, { x: 800, deck: 706, water: 742 }, { x: -80, deck: 668, water: 850 }, 6, { colour: '#d9bc90' });
  drawBank(view, 1500, 2140, 850, 60, '#5f7846', 0, 940);
  drawBank(view, -60, 200, 862, 56, '#5f7846', 0, 940);
  drawSwifts(view, 620, 220, 8);
}
