import { n, smoothPath } from '../canvas.ts';
import { mix } from '../colour.ts';
import { drawAgave, drawBoat, drawPot } from './foreground.ts';
import { drawBank, drawCypress, drawPalm, drawPine } from './greenery.ts';
import { drawBlock, drawDome, drawMerlons, drawRoof, drawRows, drawSpire, drawTower } from './masonry.ts';
import { drawQuarter } from './quarter.ts';
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

/** The eye: a shell of ribs over a globe, its lids open to the pool. */
function hemisferic(view: View, x: number, line: number): void {
  const { canvas, light } = view;
  const white = '#fbf7ee';
  const shell = (w: number, h: number): string =>
    `M${x - w} ${line}C${x - w * 0.8} ${line - h * 1.06} ${x + w * 0.8} ${line - h * 1.06} ${x + w} ${line}Z`;
  canvas.path(
    shell(300, 218),
    canvas.linear([0, line - 170], [0, line], [0, tone(view, white, 1)], [1, tone(view, white, 0.35)]),
  );
  canvas.path(
    shell(238, 168),
    canvas.linear([0, line - 130], [0, line], [0, mix('#5f8da3', light.sky[1], 0.35)], [1, '#2f5468']),
  );
  canvas.clipped(shell(238, 168), () => {
    canvas.circle(x, line + 6, 92, roundPaint(view, x - 92, x + 92, '#e9eef0'));
    canvas.ellipse(x - 24, line - 42, 40, 26, canvas.glow([0, '#ffffff', 0.9], [1, '#ffffff', 0]));
  });
  let ribs = '';
  for (let k = -9; k <= 9; k += 1) {
    const t = k / 9;
    ribs += `M${n(x + t * 296)} ${line}Q${n(x + t * 250)} ${n(line - 96 * (1 - t * t) - 20)} ${n(x + t * 190)} ${n(line - 160 * (1 - t * t * 0.86))}`;
  }
  canvas.stroke(ribs, tone(view, white, 0.9), 5.5, 'stroke-opacity="0.95" stroke-linecap="round"');
  canvas.stroke(
    `M${x - 300} ${line}C${x - 240} ${line - 231} ${x + 240} ${line - 231} ${x + 300} ${line}`,
    tone(view, white, 1),
    13,
    'stroke-linecap="round"',
  );
}

/** The opera: a helmet with its long feather. */
function palau(view: View, x: number, line: number): void {
  const { canvas } = view;
  const white = '#fbf7ee';
  canvas.path(
    `M${x - 236} ${line}C${x - 240} ${line - 150} ${x - 150} ${line - 296} ${x + 10} ${line - 306}C${x + 160} ${line - 310} ${x + 230} ${line - 170} ${x + 236} ${line}Z`,
    canvas.linear(
      [x - 236, line - 300],
      [x + 236, line],
      [0, tone(view, white, 1)],
      [0.55, tone(view, white, 0.8)],
      [1, tone(view, white, 0.1)],
    ),
  );
  canvas.path(
    `M${x - 196} ${line}C${x - 190} ${line - 120} ${x - 120} ${line - 214} ${x - 8} ${line - 220}C${x + 80} ${line - 220} ${x + 120} ${line - 120} ${x + 128} ${line}Z`,
    canvas.linear([0, line - 220], [0, line], [0, '#6d8fa0'], [1, '#35566a']),
  );
  let floors = '';
  for (const [y, a, b] of [
    [-50, -192, 124],
    [-104, -174, 112],
    [-156, -136, 90],
  ] as const)
    floors += `M${x + a} ${line + y}Q${x - 20} ${line + y - 20} ${x + b} ${line + y}l4 16Q${x - 20} ${line + y + 0} ${x + a - 4} ${line + y + 16}Z`;
  canvas.path(floors, tone(view, white, 0.85));
  let rods = '';
  for (let k = 0; k < 14; k += 1)
    rods += `M${x - 184 + k * 23} ${line}V${n(line - 40 - Math.sin((k / 13) * Math.PI) * 160)}`;
  canvas.stroke(rods, tone(view, white, 0.6), 3, 'stroke-opacity="0.5"');
  // The feather over it all.
  canvas.path(
    `M${x - 300} ${line - 236}C${x - 160} ${line - 372} ${x + 120} ${line - 420} ${x + 290} ${line - 250}C${x + 130} ${line - 350} ${x - 120} ${line - 330} ${x - 300} ${line - 236}Z`,
    canvas.linear([0, line - 400], [0, line - 240], [0, tone(view, white, 1)], [1, tone(view, white, 0.45)]),
  );
  canvas.path(
    `M${x - 270} ${line}L${x - 292} ${line - 238}L${x - 264} ${line - 252}L${x - 236} ${line}Z`,
    tone(view, white, 0.55),
  );
}

/**
 * The white city in its pools, under a bridge hung from one bent mast; all at the right, the old town far at the left.
 */
export function drawValencia(view: View): void {
  const { canvas, light } = view;
  const line = 690;
  drawHeavens(view, 560, 10);
  drawRidge(view, crestsOf(view, 540, 70), 600, '#8a9aa0', 0.66);
  drawQuarter(view, -20, 1000, 610, 72, 3, [0.6, 0.42], { tiled: 0.6 });
  drawTower(view, 300, 612, 58, 230, { colour: '#dcbc8e', fade: 0.34, storeys: 4 });
  drawTower(view, 300, 382, 34, 44, { colour: '#dcbc8e', fade: 0.34, storeys: 1 });
  drawDome(view, 416, 560, 38, { colour: '#4f86b0', fade: 0.36 });
  drawQuarter(view, -20, 1000, 646, 92, 1, [0.34, 0.34], { tiled: 0.5 });
  drawBank(view, -40, 2140, 660, 46, '#7d9860', 0.26, 700);
  const build = (): void => {
    canvas.stroke('M700 684H2100', tone(view, '#fbf7ee', 0.8), 10);
    // The mast and its stays.
    let stays = '';
    for (let k = 0; k < 16; k += 1) stays += `M846 ${n(300 + k * 11)}L${n(1010 + k * 46)} 682`;
    canvas.stroke(stays, tone(view, '#fbf7ee', 0.9), 2, 'stroke-opacity="0.7"');
    canvas.path(
      'M806 690C812 520 822 380 850 268C850 400 846 540 848 690Z',
      canvas.linear([806, 0], [850, 0], [0, tone(view, '#fbf7ee', 1)], [1, tone(view, '#fbf7ee', 0.2)]),
    );
    palau(view, 1760, line);
    hemisferic(view, 1240, line);
    canvas.rect(900, line - 8, 1240, 14, tone(view, '#f3eee2', 0.7));
  };
  drawMirrored(view, line + 2, build, () => drawWater(view, line, 900, mix(light.sea[1], '#3fa3b0', 0.5)), 0.46);
  drawPalm(view, 60, 960, 560, 0.05);
  drawPalm(view, 2056, 980, 470, 0.03);
  drawBank(view, -60, 190, 850, 60, '#5f8050', 0, 940);
  drawBank(view, 1960, 2160, 866, 50, '#5f8050', 0, 940);
  drawSwifts(view, 640, 190, 8);
}

/** The castle on its rock over the marina; palms and the wave mosaic before it. */
export function drawAlicante(view: View): void {
  const { canvas, light, random } = view;
  drawHeavens(view, 520, 8);
  drawRidge(view, crestsOf(view, 520, 120), 560, '#a3a096', 0.6);
  drawWater(view, 520, 790);
  const rock = smoothPath(
    [
      [880, 660],
      [980, 560],
      [1070, 470],
      [1110, 380],
      [1170, 322],
      [1300, 296],
      [1480, 300],
      [1590, 340],
      [1640, 420],
      [1760, 540],
      [1900, 620],
      [2000, 660],
    ],
    false,
  );
  canvas.path(
    `${rock}Z`,
    canvas.linear(
      [880, 400],
      [1900, 620],
      [0, tone(view, '#cfae80', 1, 0.12)],
      [0.5, tone(view, '#c9a878', 0.7, 0.12)],
      [1, tone(view, '#b08f68', 0.1, 0.12)],
    ),
  );
  canvas.clipped(`${rock}Z`, () => {
    let cracks = '';
    for (let i = 0; i < 26; i += 1)
      cracks += `M${n(random.range(960, 1860))} ${n(random.range(320, 480))}l${n(random.range(-30, 30))} ${n(random.range(50, 120))}l${n(random.range(-26, 40))} ${n(random.range(40, 90))}`;
    canvas.stroke(cracks, light.shadow, 10, 'stroke-opacity="0.14" stroke-linejoin="round"');
    drawBank(view, 900, 1960, 640, 40, '#8a9a5c', 0.16, 700);
  });
  const stone = { colour: '#dcbc8a', fade: 0.06 };
  drawBlock(view, 1150, 330, 460, 44, stone, 0.3);
  for (const [x, y, w, h] of [
    [1180, 330, 74, 76],
    [1340, 316, 110, 110],
    [1470, 320, 80, 84],
    [1572, 350, 64, 66],
  ] as const) {
    drawBlock(view, x - w / 2, y, w, h, stone, 0.34);
    drawMerlons(view, x - w / 2, y - h, w, 9, stone);
  }
  drawMerlons(view, 1150, 287, 460, 8, stone);
  drawQuarter(view, 640, 2120, 700, 104, 3, [0.3, 0.12], { tiled: 0.35 });
  drawTower(view, 1010, 690, 44, 170, { colour: '#e6cda4', fade: 0.1, storeys: 3 });
  drawDome(view, 1010, 522, 22, { colour: '#4f86b0', fade: 0.1 }, '#e6cda4', 1.2);
  drawDome(view, 1120, 640, 46, { colour: '#4f86b0', fade: 0.1 });
  // Masts in the marina.
  let masts = '';
  for (let x = 30; x < 700; x += random.range(16, 40)) {
    const h = random.range(60, 150);
    masts += `M${n(x)} 740v${n(-h)}M${n(x - 10)} ${n(740 - h * 0.6)}h20`;
    canvas.path(
      `M${n(x - 26)} 736h58l-10 14h-40z`,
      tone(view, random.pick(['#fbf7ee', '#fbf7ee', '#35566a', '#c4623f']), 0.8, 0.06),
    );
  }
  canvas.stroke(masts, tone(view, '#e9e4da', 0.6, 0.06), 3);
  drawBoat(view, 480, 600, 54);
  drawBoat(view, 250, 566, 30);
  drawBank(view, 640, 2140, 742, 40, '#6f8a52', 0.04, 800);
  canvas.rect(0, 770, 2100, 130, canvas.down([0, tone(view, '#ecdcc0', 1)], [1, tone(view, '#dcc6a2', 0.6)]));
  for (let row = 0; row < 6; row += 1) {
    const [y, step, swing] = [782 + row * row * 3.4 + row * 4, 90 + row * 26, 4 + row * 2.6];
    let wave = `M${-200 + (row % 2) * 40} ${n(y)}`;
    for (let x = -200; x < 2300; x += step)
      wave += `q${n(step / 4)} ${n(-swing * 2)} ${n(step / 2)} 0t${n(step / 2)} 0`;
    canvas.stroke(wave, tone(view, row % 2 ? '#b5563c' : '#2f3a44', 0.6), 4 + row * 2.2, 'stroke-opacity="0.75"');
  }
  for (const [x, h] of [
    [110, 520],
    [700, 330],
    [1880, 430],
    [2030, 560],
  ] as const)
    drawPalm(view, x, 850, h, x < 1000 ? 0.04 : -0.03);
  drawSwifts(view, 560, 200, 8);
}

/** The amphitheatre between the old town and the sea. */
export function drawTarragona(view: View): void {
  const { canvas } = view;
  drawHeavens(view, 470, 9);
  drawWater(view, 466, 900);
  drawRidge(
    view,
    [
      [1500, 520],
      [1700, 480],
      [1900, 440],
      [2160, 430],
    ],
    560,
    '#8a9a80',
    0.5,
  );
  drawBoat(view, 640, 520, 40);
  drawBoat(view, 330, 500, 24);
  const stone = { colour: '#d9bd92', fade: 0.1 };
  drawRidge(
    view,
    [
      [980, 660],
      [1150, 560],
      [1350, 500],
      [1600, 470],
      [1900, 450],
      [2160, 440],
    ],
    720,
    '#93a06a',
    0.2,
  );
  drawQuarter(view, 1240, 2120, 600, 96, 3, [0.36, 0.16], { tiled: 0.85 });
  drawBlock(view, 1560, 470, 260, 120, stone, 0.2);
  drawRoof(view, 1552, 352, 276, 30, { colour: '#b9764f', fade: 0.1 });
  drawRows(view, 1580, 366, 180, 90, 4, 1, 0.1);
  drawTower(view, 1850, 480, 78, 240, { ...stone, storeys: 3 });
  drawSpire(view, 1850, 240, 60, 40, { colour: '#cdb086', fade: 0.1 });
  canvas.path('M1236 600L1250 540H2110V600Z', tone(view, '#c9a878', 0.6, 0.1));
  drawMerlons(view, 1250, 540, 860, 9, { colour: '#c9a878', fade: 0.1 });
  drawBank(view, 1120, 2140, 622, 44, '#6f8a52', 0.08, 700);
  // Tiers round the arena, the nearer ones broken away towards the sea.
  const [cx, cy] = [1300, 712];
  canvas.path(
    'M640 800C700 640 1000 590 1320 592C1700 592 2000 640 2140 760V900H600Z',
    tone(view, '#b0a064', 0.6, 0.04),
  );
  for (let k = 7; k >= 0; k -= 1) {
    const [rx, ry] = [250 + k * 44, 46 + k * 15];
    canvas.ellipse(
      cx,
      cy - k * 4,
      rx,
      ry,
      canvas.linear(
        [cx - rx, 0],
        [cx + rx, 0],
        [0, tone(view, '#e0c596', k % 2 ? 0.9 : 0.6, 0.03)],
        [1, tone(view, '#d0b080', k % 2 ? 0.5 : 0.2, 0.03)],
      ),
    );
    canvas.path(
      `M${cx - rx} ${cy - k * 4}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy - k * 4}`,
      'none',
      `stroke="${tone(view, '#f3e2c0', 1)}" stroke-width="5" stroke-opacity="0.8"`,
    );
  }
  canvas.ellipse(
    cx,
    cy + 4,
    248,
    44,
    canvas.linear([0, cy - 40], [0, cy + 48], [0, tone(view, '#d9b884', 0.5)], [1, tone(view, '#efd9ae', 1)]),
  );
  canvas.path(
    `M${cx - 160} ${cy + 6}H${cx + 150}M${cx - 30} ${cy - 24}V${cy + 36}`,
    'none',
    `stroke="${tone(view, '#a8835a', 0.3)}" stroke-width="12" stroke-opacity="0.7"`,
  );
  let stairs = '';
  for (const a of [0.2, 0.5, 0.8, 1.1, 2.05, 2.35, 2.65, 2.95])
    stairs += `M${n(cx + Math.cos(a) * 250)} ${n(cy - Math.sin(a) * 46)}L${n(cx + Math.cos(a) * 556)} ${n(cy - 28 - Math.sin(a) * 150)}`;
  canvas.stroke(stairs, tone(view, '#f6e8ca', 1), 6, 'stroke-opacity="0.75"');
  drawBank(view, 300, 2160, 838, 66, '#7d8f52', 0, 940);
  drawPine(view, 210, 920, 640);
  drawPine(view, 2010, 940, 420);
  drawBank(view, -60, 520, 856, 60, '#5f7a48', 0, 940);
  for (const x of [1760, 1820]) drawCypress(view, x, 840, 190);
  drawPot(view, 60, 905, 110, (rim) => drawAgave(view, 60, rim, 150));
}
