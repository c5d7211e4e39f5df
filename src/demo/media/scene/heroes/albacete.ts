import { n, smoothPath } from '../canvas.ts';
import { mix } from '../colour.ts';
import { drawBank, drawRoundTree } from './greenery.ts';
import { drawArches, drawBlock, drawMerlons, drawSpire, drawTower } from './masonry.ts';
import { drawQuarter, whitewash } from './quarter.ts';
import { crestsOf, drawHeavens, drawRidge, drawSwifts, drawWater, tone, type View } from './view.ts';

/** White houses climbing a gorge to the castle on its rock, and the river in its bend. */
export function drawAlbacete(view: View): void {
  const { canvas, random, light } = view;
  drawHeavens(view, 520, 10);
  drawRidge(view, crestsOf(view, 470, 60), 560, '#b9a27c', 0.56);
  drawRidge(view, crestsOf(view, 570, 60), 800, '#a89a6c', 0.42);
  drawRidge(view, crestsOf(view, 640, 50), 860, '#93965c', 0.28);
  const cliff = `${smoothPath(
    [
      [760, 780],
      [860, 690],
      [960, 640],
      [1060, 540],
      [1180, 440],
      [1300, 380],
      [1420, 330],
      [1560, 322],
      [1700, 340],
      [1880, 330],
      [2160, 300],
    ],
    false,
  )}L2160 800Z`;
  canvas.path(
    cliff,
    canvas.linear(
      [800, 300],
      [1900, 800],
      [0, tone(view, '#dcbc8e', 1, 0.12)],
      [0.6, tone(view, '#c9a474', 0.6, 0.1)],
      [1, tone(view, '#a8835c', 0.2, 0.08)],
    ),
  );
  canvas.clipped(cliff, () => {
    let strata = '';
    for (let y = 350; y < 780; y += 26)
      strata += `M700 ${n(y + random.range(-8, 8))}Q1200 ${n(y - random.range(0, 30))} 1500 ${n(y)}T2160 ${n(y - 16)}`;
    canvas.stroke(strata, light.shadow, 5, 'stroke-opacity="0.12"');
    drawBank(view, 980, 1400, 640, 30, '#93a06a', 0.14, 660);
  });
  const stone = { colour: '#d8b888', fade: 0.06 };
  drawBlock(view, 1470, 350, 150, 110, stone, 0.36);
  drawMerlons(view, 1470, 240, 150, 11, stone);
  drawTower(view, 1520, 250, 74, 74, { ...stone, storeys: 1 });
  drawMerlons(view, 1483, 176, 74, 10, stone);
  canvas.path('M1620 350L1640 290L1780 306L1790 350Z', tone(view, stone.colour, 0.5, 0.07));
  drawMerlons(view, 1640, 298, 140, 8, stone);
  for (let row = 0; row < 7; row += 1)
    drawQuarter(
      view,
      1400 - row * 66,
      1720 + row * 62,
      446 + row * 48,
      74 + row * 6,
      1,
      [0.12 - row * 0.012, 0.12 - row * 0.012],
      { walls: whitewash, tiled: 0.9, tall: 0.72, balconies: row > 4 },
    );
  drawTower(view, 1830, 680, 58, 170, { colour: '#e6cda4', fade: 0.04, storeys: 3 });
  drawSpire(view, 1830, 510, 64, 40, { colour: '#b9653f', fade: 0.04 });
  drawRidge(
    view,
    [
      [-60, 560],
      [120, 570],
      [300, 620],
      [480, 700],
      [640, 760],
      [760, 790],
      [2160, 800],
    ],
    960,
    '#a89a62',
    0.14,
  );
  drawBank(view, 760, 2140, 762, 44, '#7d9152', 0.03, 800);
  drawWater(view, 790, 900, mix(light.sea[1], '#5f8a6a', 0.5), 560, 1540);
  drawArches(view, 700, 1240, 752, 850, 3, { colour: '#d9bd92' }, 0.3, 0.9);
  drawBank(view, -60, 560, 800, 62, '#6f8a4c', 0, 940);
  drawBank(view, 1500, 2160, 858, 56, '#6f8a4c', 0, 940);
  for (const [x, h] of [
    [70, 420],
    [160, 330],
    [2020, 400],
  ] as const)
    drawRoundTree(view, x, 910, h, '#8a9a4c', 0, 1.5);
  drawSwifts(view, 620, 220, 10);
}
