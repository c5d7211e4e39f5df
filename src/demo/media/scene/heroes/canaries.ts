import { n, smoothPath } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import { drawAgave, drawBoat, drawPot, drawSkiff } from './foreground.ts';
import { drawBank, drawPalm } from './greenery.ts';
import { drawBlock, drawDome, drawTower } from './masonry.ts';
import { drawQuarter, whitewash } from './quarter.ts';
import { crestsOf, drawHeavens, drawMirrored, drawRidge, drawSwifts, drawWater, tone, type View } from './view.ts';

const painted = [
  '#e0a04f',
  '#d9714f',
  '#7fa9b5',
  '#e6c768',
  '#c95f5a',
  '#8fae84',
  '#f6eddb',
  '#e6a58a',
  '#fbf5e8',
  '#5f8ea3',
] as const;

/** The long beach with the painted hill behind it. */
export function drawLasPalmas(view: View): void {
  const { canvas, light, random } = view;
  drawHeavens(view, 460, 8);
  drawRidge(view, crestsOf(view, 430, 130), 500, '#8a8f9a', 0.62);
  drawWater(view, 440, 900, mix(light.sea[1], '#2f9aa8', 0.5));
  const headland = `${smoothPath(
    [
      [700, 664],
      [820, 604],
      [960, 548],
      [1100, 470],
      [1250, 390],
      [1460, 318],
      [1700, 286],
      [1900, 270],
      [2160, 262],
    ],
    false,
  )}V664Z`;
  canvas.path(
    headland,
    canvas.linear(
      [900, 280],
      [1300, 680],
      [0, tone(view, '#b99c6c', 0.9, 0.16)],
      [0.6, tone(view, '#96905f', 0.6, 0.14)],
      [1, tone(view, '#7d8a58', 0.5, 0.12)],
    ),
  );
  canvas.clipped(headland, () => {
    let gullies = '';
    for (let x = 800; x < 2100; x += 62)
      gullies += `M${n(x + 80)} ${n(300 + Math.max(0, 1250 - x) * 0.4)}q${n(random.range(-30, 10))} 90 ${n(random.range(-90, -30))} ${n(random.range(150, 240))}`;
    canvas.stroke(gullies, light.shadow, 9, 'stroke-opacity="0.13" stroke-linecap="round"');
  });
  // Houses climb the hill, each row lower and nearer.
  for (let row = 0; row < 8; row += 1) {
    const t = row / 7;
    drawQuarter(view, 1560 - 470 * t, 2120, 356 + row * 37, 62 + 34 * t, 1, [0.26 - 0.18 * t, 0.26 - 0.18 * t], {
      walls: painted,
      tiled: 0.06,
      tall: 0.7,
      balconies: row > 4,
    });
  }
  for (const x of [1672, 1768]) {
    drawTower(view, x, 540, 52, 170, { colour: '#d8cbb8', fade: 0.08, storeys: 3 });
    drawDome(view, x, 372, 28, { colour: '#8a8f90', fade: 0.08 }, '#d8cbb8', 1.1);
  }
  drawBlock(view, 1696, 546, 48, 120, { colour: '#d8cbb8', fade: 0.08 }, 0.2);
  drawDome(view, 1872, 500, 46, { colour: '#c9b79c', fade: 0.08 });
  drawQuarter(view, 1150, 2120, 652, 104, 1, [0.05, 0.05], { walls: painted, tiled: 0.1, tall: 1, foot: 0.04 });
  for (let x = 1160; x < 2080; x += 86) drawPalm(view, x, 668, random.range(84, 130), 0, 0.02);
  // The beach runs out of the picture at the lower left.
  const shore = smoothPath(
    [
      [1060, 660],
      [1220, 676],
      [1340, 712],
      [1300, 760],
      [1080, 800],
      [700, 846],
      [280, 884],
      [-60, 916],
    ],
    false,
  );
  canvas.path(
    `${shore}L-60 960H2160V656Z`,
    canvas.linear([900, 650], [1500, 900], [0, tone(view, '#e3c794', 0.8)], [1, tone(view, '#f0daae', 1)]),
  );
  canvas.stroke(shore, '#fffdf4', 16, 'stroke-opacity="0.85" stroke-linecap="round"');
  canvas.stroke(
    shore,
    tone(view, '#c9a878', 0.5),
    10,
    'stroke-opacity="0.45" transform="translate(8 18)" stroke-linecap="round"',
  );
  canvas.stroke(shore, '#fffdf4', 6, 'stroke-opacity="0.5" transform="translate(-26 -22)" stroke-linecap="round"');
  canvas.rect(1060, 650, 1100, 16, tone(view, '#f3e8d2', 1));
  canvas.rect(1060, 664, 1100, 8, light.shadow, 'fill-opacity="0.2"');
  for (const [x, y, s, c] of [
    [1480, 742, 100, '#35607a'],
    [1640, 726, 84, '#c4623f'],
    [1340, 850, 130, '#e3c25f'],
  ] as const)
    drawSkiff(view, x, y, s, c);
  for (const [x, y, c] of [
    [1800, 760, '#c4623f'],
    [1930, 734, '#3f7f9a'],
    [1700, 812, '#e3c25f'],
  ] as const) {
    canvas.ellipse(x + 26, y + 44, 64, 9, light.shadow, 'fill-opacity="0.22"');
    canvas.stroke(`M${x} ${y}L${x + 8} ${y + 44}`, tone(view, '#8a6a4a', 0.6), 5);
    canvas.path(
      `M${x - 62} ${y + 8}Q${x} ${y - 62} ${x + 62} ${y + 2}Q${x} ${y - 8} ${x - 62} ${y + 8}Z`,
      canvas.across([0, tone(view, lighten(c, 0.2), 1)], [1, tone(view, c, 0.3)]),
    );
  }
  drawBoat(view, 760, 560, 56);
  drawBoat(view, 420, 510, 30);
  drawBoat(view, 1010, 500, 20);
  drawPalm(view, 2020, 980, 640, -0.05);
  drawBank(view, 1880, 2160, 872, 46, '#6b8650', 0, 940);
  drawPot(view, 1830, 906, 80, (rim) => drawAgave(view, 1830, rim, 120));
  drawSwifts(view, 560, 190, 8);
}

/** The volcano over the city, the concert hall's wave, a dragon tree. */
export function drawTenerife(view: View): void {
  const { canvas, light } = view;
  drawHeavens(view, 560, 10);
  const cone = smoothPath(
    [
      [420, 600],
      [760, 480],
      [1040, 330],
      [1200, 214],
      [1290, 150],
      [1350, 138],
      [1400, 158],
      [1500, 246],
      [1680, 370],
      [1900, 480],
      [2160, 560],
    ],
    false,
  );
  canvas.path(
    `${cone}L2160 620L420 620Z`,
    canvas.linear(
      [0, 130],
      [0, 600],
      [0, tone(view, '#d6d0da', 0.9, 0.24)],
      [0.3, tone(view, '#9a8fa6', 0.6, 0.34)],
      [1, light.haze],
    ),
  );
  canvas.path(
    'M1350 138L1400 158L1500 246L1680 370L1560 380L1460 300L1420 330L1380 240Z',
    light.shadow,
    'fill-opacity="0.22"',
  );
  canvas.path(
    'M1200 214L1290 150L1350 138L1400 158L1470 220L1430 238L1400 216L1370 262L1340 212L1310 250L1280 216L1240 240Z',
    tone(view, '#fdfaf4', 1, 0.1),
  );
  drawRidge(view, crestsOf(view, 560, 120), 640, '#6f7f70', 0.4);
  drawQuarter(view, -20, 2120, 640, 92, 4, [0.46, 0.2], {
    walls: [...whitewash, '#e6b872', '#d98a5c', '#9fb8bf'],
    tiled: 0.2,
  });
  drawBank(view, -40, 2140, 672, 34, '#7d9860', 0.12, 710);
  const white = '#fbf7ee';
  drawMirrored(
    view,
    706,
    () => {
      canvas.rect(-20, 690, 2140, 20, tone(view, '#d8cbb6', 0.6));
      canvas.path(
        'M1330 700C1330 610 1400 520 1560 506C1700 512 1770 600 1780 700Z',
        canvas.linear([1330, 500], [1780, 700], [0, tone(view, white, 1)], [1, tone(view, white, 0.25)]),
      );
      canvas.path(
        'M1420 700C1430 630 1480 570 1560 560C1640 566 1690 630 1696 700Z',
        canvas.down([0, '#5f7f90'], [1, '#35566a']),
      );
      canvas.path(
        'M1240 690C1250 470 1400 340 1640 330C1800 328 1900 380 1960 452C1840 392 1700 380 1590 420C1450 470 1370 570 1352 690Z',
        canvas.linear(
          [1240, 330],
          [1900, 690],
          [0, tone(view, white, 1)],
          [0.5, tone(view, white, 0.75)],
          [1, tone(view, white, 0.2)],
        ),
      );
      canvas.path('M1590 420C1450 470 1370 570 1352 690L1400 690C1420 590 1480 490 1590 420Z', tone(view, white, 0.1));
      canvas.rect(1210, 684, 640, 18, tone(view, '#efe6d4', 0.8));
    },
    () => drawWater(view, 706, 900),
    0.4,
  );
  drawBoat(view, 820, 770, 64);
  drawBoat(view, 1060, 740, 34);
  // The dragon tree.
  const [x, foot] = [1990, 930];
  canvas.path(
    `M${x - 46} ${foot}C${x - 34} 780 ${x - 40} 720 ${x - 110} 610L${x - 84} 596C${x - 50} 650 ${x - 30} 690 ${x - 14} 700C${x - 10} 650 ${x - 22} 610 ${x - 30} 566L${x - 4} 560C${x + 10} 620 ${x + 12} 660 ${x + 14} 696C${x + 34} 670 ${x + 60} 640 ${x + 80} 590L${x + 104} 602C${x + 80} 690 ${x + 40} 740 ${x + 52} ${foot}Z`,
    canvas.linear([x - 60, 0], [x + 60, 0], [0, tone(view, '#9a7f66', 0.9)], [1, tone(view, '#6d5646', 0.1)]),
  );
  for (const [dx, y, s] of [
    [-124, 606, 96],
    [110, 604, 96],
    [-20, 560, 112],
    [-70, 580, 90],
    [56, 576, 92],
  ] as const)
    drawAgave(view, x + dx, y + 14, s, '#6f8f6a');
  drawBank(view, 1820, 2160, 872, 46, '#7d8f52', 0, 940);
  drawPalm(view, 70, 980, 560, 0.04);
  drawBank(view, -60, 170, 872, 46, '#6b8650', 0, 940);
  drawSwifts(view, 640, 190, 8);
}
