import { drawHills, drawSea, drawSky, drawTown, drawTreeLine } from '../backdrop.ts';
import { n, smoothPath, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { lights, litColour, type Light, type TimeOfDay } from '../light.ts';
import { drawTree, type TreeKind } from '../plants.ts';
import type { Random } from '../random.ts';
import { bridge, dome, hallOf, peak, river, tower, type Skyline } from './monuments.ts';

/** What a city's view is made of; the canvas is 2100 × 900 and the ground line of the town lies at `base`. */
interface View {
  canvas: Canvas;
  light: Light;
  random: Random;
  base: number;
  at: (fade: number) => Skyline;
  region: { x: number; y: number; width: number; height: number; horizon: number };
}

const town = ({ canvas, light, random, region }: View, base: number, size: number, rows: number, x = 0, width = 2100): void => drawTown(canvas, light, random, { ...region, x, width }, base, size, rows);
const hills = ({ canvas, light, random, region }: View, base: number, tall: number, layers: number, colour?: string): void => drawHills(canvas, light, random, region, base, tall, layers, colour);
const trees = ({ canvas, light, random, region }: View, base: number, size: number, colour: string, fade = 0, x = -20, width = 2140): void => drawTreeLine(canvas, light, random, { ...region, x, width }, base, size, colour, fade);
const tree = ({ canvas, light, random }: View, kind: TreeKind, x: number, y: number, height: number): void => drawTree(canvas, light, random, kind, [x, y], height);

function mound({ canvas, light }: View, x: number, base: number, width: number, height: number, colour: string, fade = 0.2): void {
  const tone = mix(litColour(light, colour, 0.6), light.haze, fade);
  canvas.path(`${smoothPath([[x - width / 2, base], [x - width * 0.32, base - height * 0.55], [x - width * 0.1, base - height], [x + width * 0.16, base - height * 0.94], [x + width * 0.34, base - height * 0.45], [x + width / 2, base]], false)}Z`, canvas.down([0, lighten(tone, 0.12)], [1, darken(tone, 0.12)]));
}

function boat({ canvas, light }: View, x: number, y: number, size: number): void {
  canvas.path(`M${n(x)} ${n(y - size)}L${n(x + size * 0.5)} ${n(y - size * 0.1)}H${n(x)}Z`, lighten(light.cloud, 0.4));
  canvas.path(`M${n(x - size * 0.06)} ${n(y - size * 0.85)}L${n(x - size * 0.34)} ${n(y - size * 0.1)}H${n(x - size * 0.06)}Z`, light.cloud, 'fill-opacity="0.8"');
  canvas.path(`M${n(x - size * 0.4)} ${n(y - size * 0.05)}H${n(x + size * 0.5)}L${n(x + size * 0.34)} ${n(y + size * 0.1)}H${n(x - size * 0.26)}Z`, '#a8573f');
}

function barcelona(view: View): void {
  hills(view, 520, 190, 3, '#6f8a78');
  drawSea(view.canvas, view.light, view.random, { ...view.region, x: 1250, width: 850, horizon: 505 }, 900);
  boat(view, 1760, 545, 46);
  boat(view, 1900, 530, 26);
  const spires = view.at(0.16);
  for (const [x, h, w] of [[930, 250, 30], [968, 300, 32], [1058, 300, 32], [1096, 250, 30], [1012, 372, 40]] as const) {
    view.canvas.path(`M${x - w / 2} 620C${x - w / 2} ${620 - h * 0.7} ${x - 5} ${620 - h * 0.94} ${x} ${620 - h}C${x + 5} ${620 - h * 0.94} ${x + w / 2} ${620 - h * 0.7} ${x + w / 2} 620Z`, spires.canvas.across([0, litColour(view.light, '#e6c798', 1)], [0.5, litColour(view.light, '#d9b582', 0.7)], [1, mix(litColour(view.light, '#b98f62', 0.2), view.light.shadow, 0.2)]));
    for (let y = 620 - h * 0.78; y < 560; y += 26) view.canvas.ellipse(x, y, w * 0.1, 7, '#6b4f3c', 'fill-opacity="0.55"');
    view.canvas.circle(x, 620 - h, 7, '#d9a441');
  }
  hallOf(spires, 905, 620, 216, 70, { colour: '#d9b582', flat: true });
  town(view, 600, 150, 2, 0, 1420);
  town(view, 690, 190, 2, 0, 1540);
  trees(view, 900, 120, '#64814c');
  tree(view, 'palm', 1930, 960, 460);
  tree(view, 'palm', 2040, 980, 360);
}

function madrid(view: View): void {
  hills(view, 540, 120, 3, '#7f8aa0');
  for (const [x, h] of [[1520, 250], [1572, 236], [1640, 268], [1700, 228]] as const) tower(view.at(0.5), x, 580, 36, h, { colour: '#9fb4bf', windows: false });
  town(view, 610, 150, 2);
  const city = view.at(0.1);
  hallOf(city, 880, 680, 420, 150, { colour: '#efe0c4', roof: '#5a6470', rows: 3, pitch: 0.2 });
  for (const x of [880, 1300]) tower(city, x, 680, 62, 200, { top: 'spire', colour: '#efe0c4', roof: '#5a6470' });
  tower(city, 1090, 680, 96, 250, { top: 'dome', colour: '#f3e6cc', roof: '#56646c' });
  view.canvas.circle(1090, 356, 9, '#d9b25f');
  tower(city, 620, 690, 110, 240, { top: 'lantern', colour: '#e6cfa8', roof: '#8a5f4a' });
  town(view, 740, 190, 2);
  trees(view, 860, 130, '#66834c');
  trees(view, 920, 150, '#4f6f45');
}

function valencia(view: View): void {
  drawSea(view.canvas, view.light, view.random, { ...view.region, horizon: 520 }, 720);
  town(view, 590, 120, 2, 0, 820);
  tower(view.at(0.2), 470, 700, 62, 340, { top: 'lantern', colour: '#e0bf8e', roof: '#4f86a0' });
  dome(view.at(0.2), 620, 560, 60, '#4f86a0');
  const pool = view.at(0);
  river(pool, 690, 900, 2100, view.random.next);
  const white = litColour(view.light, '#faf6ee', 0.9);
  const shade = mix(white, view.light.shadow, 0.25);
  const { canvas } = view;
  canvas.path('M860 700C900 470 1300 470 1340 700Z', canvas.down([0, white], [1, shade]));
  canvas.path('M930 700C970 560 1230 560 1270 700Z', canvas.down([0, mix('#3c6f88', view.light.sky[1], 0.3)], [1, '#2c4c5c']));
  canvas.circle(1100, 690, 58, canvas.glow([0, '#e9f1f0'], [1, '#8fb4bd']));
  let ribs = '';
  for (let k = -6; k <= 6; k += 1) ribs += `M${1100 + k * 36} 700Q${1100 + k * 30} ${560 + Math.abs(k) * 8} ${1100 + k * 20} ${533 + k * k * 2.6}`;
  canvas.stroke(ribs, white, 5, 'stroke-opacity="0.9"');
  canvas.path('M1420 700C1420 520 1560 400 1700 470C1800 520 1820 620 1830 700Z', canvas.down([0, white], [1, shade]));
  canvas.path('M1480 700C1500 580 1600 500 1690 540C1740 570 1770 640 1776 700Z', mix('#48626e', white, 0.2));
  canvas.path('M1380 480Q1600 380 1860 520Q1620 420 1380 480Z', white);
  canvas.rect(820, 694, 1060, 14, white);
  canvas.path('M860 710C900 850 1300 850 1340 710Z', white, 'fill-opacity="0.2"');
  trees(view, 705, 60, '#64814c', 0.1, -20, 800);
  for (const [x, h] of [[90, 420], [230, 330], [2030, 460]] as const) tree(view, 'palm', x, 960, h);
}

function granada(view: View): void {
  for (const [x, w, h] of [[300, 800, 260], [820, 900, 330], [1340, 1000, 380], [1880, 900, 300]] as const) peak(view.at(0.45), x, 560, w, h, { snow: true, colour: '#8792ad' });
  hills(view, 590, 90, 2, '#7c8d78');
  mound(view, 1260, 780, 1500, 250, '#6b8050', 0.1);
  trees(view, 640, 80, '#6b8656', 0.12, 760, 1000);
  const red = view.at(0.06);
  hallOf(red, 860, 590, 700, 66, { colour: '#cf8a58', flat: true, rows: 1 });
  for (const [x, w, h] of [[880, 90, 150], [1000, 70, 110], [1130, 110, 180], [1300, 80, 120], [1420, 100, 140], [1560, 120, 110]] as const) tower(red, x, 600, w, h, { top: 'merlons', colour: '#d2905d' });
  hallOf(red, 1180, 560, 130, 60, { colour: '#e0b07c', roof: '#a9593a', rows: 1 });
  trees(view, 720, 110, '#55713f', 0.02, 700, 1200);
  for (const x of [780, 1060, 1240, 1500, 1680, 1740]) tree(view, 'cypress', x, 700, 130);
  town(view, 800, 150, 3);
  trees(view, 930, 120, '#4f6f45');
  tree(view, 'cypress', 150, 930, 400);
  tree(view, 'cypress', 220, 940, 320);
}

function sevilla(view: View): void {
  town(view, 600, 120, 2);
  const gold = view.at(0.08);
  hallOf(gold, 880, 640, 360, 120, { colour: '#e0be8c', flat: true, rows: 1 });
  for (const x of [900, 960, 1160, 1220]) tower(gold, x, 640, 18, 160, { top: 'spire', colour: '#e0be8c', roof: '#d9b582', windows: false });
  tower(gold, 1310, 660, 76, 300, { top: 'lantern', colour: '#d9a872', roof: '#5c86a3' });
  tower(gold, 1310, 318, 30, 60, { top: 'spire', colour: '#e6c798', roof: '#d9a441', windows: false });
  town(view, 690, 130, 2);
  tower(view.at(0.02), 430, 730, 120, 130, { top: 'merlons', colour: '#dcb680' });
  tower(view.at(0.02), 430, 600, 64, 70, { top: 'dome', colour: '#dcb680', roof: '#d9a441' });
  trees(view, 735, 60, '#64814c', 0.05);
  river(view.at(0), 730, 900, 2100, view.random.next);
  bridge(view.at(0), 1380, 2140, 690, 770, 4, '#b9b4aa');
  for (const [x, h] of [[90, 460], [200, 360], [1990, 420]] as const) tree(view, x > 1000 ? 'palm' : 'palm', x, 970, h);
}

function malaga(view: View): void {
  hills(view, 540, 170, 3, '#8a9474');
  mound(view, 520, 680, 900, 240, '#7c8a58', 0.12);
  for (const [x, w, h] of [[330, 70, 100], [450, 90, 130], [590, 80, 110], [700, 70, 80]] as const) tower(view.at(0.08), x, 560 + Math.abs(x - 500) * 0.2, w, h, { top: 'merlons', colour: '#d9ab74' });
  hallOf(view.at(0.08), 330, 570, 370, 56, { colour: '#d9ab74', flat: true, rows: 1 });
  drawSea(view.canvas, view.light, view.random, { ...view.region, x: 1180, width: 920, horizon: 530 }, 900);
  tower(view.at(0.05), 1010, 690, 74, 260, { top: 'lantern', colour: '#e6cda4', roof: '#b9814f' });
  hallOf(view.at(0.05), 820, 690, 240, 120, { colour: '#e6cda4', rows: 2 });
  town(view, 710, 170, 3, 0, 1500);
  boat(view, 1680, 590, 50);
  trees(view, 900, 110, '#5f7d48');
  for (const [x, h] of [[1560, 400], [1790, 480], [1960, 420]] as const) tree(view, 'palm', x, 940, h);
}

function beach({ canvas, light }: View, top: number): void {
  const sand = litColour(light, '#ecd3a2', 0.9);
  canvas.path(`M0 ${top + 120}C500 ${top - 20} 1100 ${top + 150} 2100 ${top + 40}V900H0Z`, canvas.down([0, lighten(sand, 0.2)], [1, darken(sand, 0.08)]));
  canvas.stroke(`M0 ${top + 122}C500 ${top - 18} 1100 ${top + 152} 2100 ${top + 42}`, '#fffaf0', 12, 'stroke-opacity="0.8"');
}

function lasPalmas(view: View): void {
  hills(view, 470, 150, 3, '#8f8270');
  drawSea(view.canvas, view.light, view.random, { ...view.region, horizon: 455 }, 800);
  mound(view, 1750, 560, 1300, 270, '#a5805c', 0.22);
  colourfulHill(view, 1180, 2100, 330, 570);
  tower(view.at(0.1), 1480, 470, 40, 110, { top: 'dome', colour: '#e6dccb', roof: '#8a9aa0' });
  boat(view, 520, 520, 52);
  boat(view, 780, 490, 28);
  beach(view, 640);
  for (const [x, h] of [[110, 560], [260, 430], [1940, 500]] as const) tree(view, 'palm', x, 960, h);
}

/** Coloured houses climbing a slope. */
function colourfulHill({ canvas, light, random }: View, x0: number, x1: number, top: number, base: number): void {
  const tones = ['#e0a04f', '#d9714f', '#7fa9b5', '#e3c25f', '#c95f5a', '#8fae84', '#f3ead8', '#e6a58a'];
  for (let y = top; y < base; y += 30) {
    const t = (y - top) / (base - top);
    const start = x0 + (x1 - x0) * (0.42 - t * 0.42);
    for (let x = start + random.range(0, 30); x < x1; x += random.range(34, 52)) {
      const [w, h] = [random.range(32, 50), random.range(34, 56)];
      const colour = mix(litColour(light, random.pick(tones), 0.8), light.haze, 0.14);
      canvas.rect(x, y, w, h, colour);
      canvas.rect(x + w * 0.7, y, w * 0.3, h, mix(colour, light.shadow, 0.2));
      canvas.path(`M${n(x + w * 0.15)} ${n(y + 10)}h7v10h-7zM${n(x + w * 0.45)} ${n(y + 10)}h7v10h-7z`, light.lampsOn ? '#ffd98c' : '#4d4a4c', 'fill-opacity="0.6"');
    }
  }
}

function tenerife(view: View): void {
  peak(view.at(0.4), 1180, 560, 1700, 430, { snow: true, colour: '#8d86a0' });
  hills(view, 570, 120, 3, '#7c8870');
  town(view, 610, 110, 3);
  river(view.at(0), 670, 900, 2100, view.random.next);
  const white = litColour(view.light, '#faf6ee', 0.9);
  const { canvas, light } = view;
  canvas.path('M430 690C450 560 560 470 760 470C640 520 620 600 640 690Z', canvas.across([0, white], [1, mix(white, light.shadow, 0.3)]));
  canvas.path('M360 560C440 380 680 340 860 470C700 400 520 420 420 580Z', canvas.down([0, white], [1, mix(white, light.shadow, 0.15)]));
  canvas.rect(340, 684, 420, 16, mix(white, light.shadow, 0.12));
  boat(view, 1420, 760, 60);
  for (const [x, h] of [[1900, 520], [2040, 400], [1760, 340]] as const) tree(view, 'palm', x, 960, h);
}

function girona(view: View): void {
  hills(view, 540, 150, 3, '#6f8a78');
  mound(view, 1150, 700, 1500, 230, '#7c8d62', 0.15);
  const stone = view.at(0.08);
  hallOf(stone, 960, 560, 300, 120, { colour: '#d9c4a0', rows: 1 });
  tower(stone, 1230, 560, 92, 240, { top: 'tiles', colour: '#d9c4a0' });
  tower(stone, 800, 620, 62, 240, { top: 'spire', colour: '#d6bf98', roof: '#cdb48c' });
  trees(view, 610, 70, '#64814c', 0.1, 500, 1300);
  const { canvas, light, random } = view;
  const tones = ['#e0b36a', '#d98a5c', '#e9d2a4', '#cf6f4f', '#e6c08a', '#dca08a', '#f0e2c4', '#c98f5a'];
  for (let x = -10; x < 2100;) {
    const [w, h] = [random.range(66, 110), random.range(130, 210)];
    const colour = litColour(light, random.pick(tones), 0.8);
    canvas.rect(x, 745 - h, w + 1, h, canvas.down([0, lighten(colour, 0.1)], [1, darken(colour, 0.12)]));
    canvas.rect(x, 745 - h - 8, w, 10, litColour(light, '#a9593a', 0.7));
    let d = '';
    for (let y = 745 - h + 20; y < 720; y += 38) for (let u = x + 12; u < x + w - 16; u += 26) d += `M${n(u)} ${n(y)}h11v19h-11z`;
    canvas.path(d, light.lampsOn ? '#ffd98c' : '#5a6f62', 'fill-opacity="0.8"');
    canvas.rect(x + 2, 750, w - 2, h * 0.55, colour, 'fill-opacity="0.9"');
    x += w;
  }
  canvas.rect(0, 742, 2100, 160, canvas.down([0, mix(light.sea[0], '#8a7a50', 0.3), 0.55], [1, light.sea[1], 0.95]));
  let ripples = '';
  for (let i = 0; i < 80; i += 1) ripples += `M${n(random.range(0, 2100))} ${n(750 + random.range(0, 150))}h${n(random.range(30, 110))}`;
  canvas.stroke(ripples, light.cloud, 3, 'stroke-opacity="0.35" stroke-linecap="round"');
  bridge(view.at(0), 180, 760, 715, 800, 3, '#cdb491');
}

function tarragona(view: View): void {
  drawSea(view.canvas, view.light, view.random, { ...view.region, horizon: 470 }, 900);
  boat(view, 1560, 520, 48);
  mound(view, 200, 640, 1100, 180, '#8a9a62', 0.2);
  mound(view, 1950, 760, 1300, 180, '#8a9a62', 0.12);
  tower(view.at(0.1), 420, 520, 80, 130, { top: 'merlons', colour: '#dcbc8a' });
  town(view, 590, 110, 3, 0, 760);
  bridge(view.at(0.04), 880, 1620, 520, 640, 6, '#dcb680');
  bridge(view.at(0.02), 820, 1680, 640, 790, 7, '#d6ad75');
  trees(view, 830, 90, '#64814c', 0.02);
  trees(view, 920, 120, '#55713f');
  for (const [x, h] of [[1830, 470], [1990, 520]] as const) tree(view, 'pine', x, 930, h);
}

function zaragoza(view: View): void {
  hills(view, 560, 80, 2, '#a39a80');
  town(view, 610, 110, 2);
  const brick = view.at(0.06);
  hallOf(brick, 760, 690, 760, 130, { colour: '#d9b58a', roof: '#b98a5c', rows: 2, pitch: 0.16 });
  for (const x of [770, 1510]) for (const dx of [-20, 40]) tower(brick, x + dx, 690, 44, 330 - Math.abs(dx), { top: 'lantern', colour: '#dcb98c', roof: '#4f7f94' });
  for (const [x, r] of [[900, 44], [1020, 54], [1260, 54], [1380, 44]] as const) dome(brick, x, 550, r, '#5f8f94');
  dome(brick, 1140, 548, 84, '#4f7f94');
  trees(view, 720, 54, '#64814c', 0.05);
  river(view.at(0), 720, 900, 2100, view.random.next);
  bridge(view.at(0), -20, 720, 690, 790, 5, '#cdb491');
  trees(view, 930, 120, '#55713f', 0, 1400, 720);
}

function salamanca(view: View): void {
  hills(view, 560, 80, 2, '#a39a80');
  town(view, 620, 110, 2);
  const gold = view.at(0.05);
  hallOf(gold, 860, 660, 460, 140, { colour: '#e2b066', roof: '#c88a4a', rows: 2, pitch: 0.14 });
  for (const x of [900, 980, 1060, 1240]) tower(gold, x, 540, 18, 80, { top: 'spire', colour: '#e2b066', roof: '#d9a45c', windows: false });
  tower(gold, 1150, 540, 110, 70, { top: 'dome', colour: '#e6bb78', roof: '#c98f4e' });
  tower(gold, 800, 680, 96, 330, { top: 'lantern', colour: '#e2b066', roof: '#c98f4e' });
  tower(gold, 1480, 660, 64, 200, { top: 'dome', colour: '#e6bb78', roof: '#c98f4e' });
  town(view, 700, 130, 2);
  trees(view, 735, 60, '#74904f', 0.05);
  river(view.at(0), 740, 900, 2100, view.random.next);
  bridge(view.at(0), 300, 2120, 720, 820, 11, '#d9b27a');
  trees(view, 940, 140, '#5f7d48', 0, -20, 420);
}

function burgos(view: View): void {
  hills(view, 560, 110, 3, '#7f9070');
  town(view, 620, 110, 2);
  const stone = view.at(0.05);
  hallOf(stone, 980, 690, 420, 150, { colour: '#e9dcc0', roof: '#b9ad95', rows: 2, pitch: 0.12 });
  for (const x of [960, 1110]) tower(stone, x, 690, 84, 260, { top: 'spire', colour: '#efe4cc', roof: '#e0d2b4' });
  tower(stone, 1290, 560, 110, 110, { colour: '#efe4cc' });
  for (const dx of [-50, -18, 18, 50]) tower(stone, 1290 + dx, 452, 14, 40, { top: 'spire', colour: '#efe4cc', roof: '#e0d2b4', windows: false });
  for (let x = 990; x < 1400; x += 52) tower(stone, x, 545, 10, 40, { top: 'spire', colour: '#efe4cc', roof: '#e0d2b4', windows: false });
  town(view, 730, 150, 2);
  trees(view, 790, 90, '#74904f', 0.05);
  trees(view, 920, 150, '#55713f');
}

function albacete(view: View): void {
  hills(view, 560, 70, 3, '#b09f6f');
  const { canvas, light, random } = view;
  const field = litColour(light, '#d9b45f', 0.9);
  canvas.rect(0, 556, 2100, 344, canvas.down([0, mix(field, light.haze, 0.5)], [1, darken(field, 0.08)]));
  mound(view, 1300, 640, 1500, 130, '#b5a262', 0.18);
  for (const [x, s] of [[960, 0.7], [1220, 1], [1520, 0.85]] as const) windmill(view, x, 560 - s * 20, 150 * s);
  let rows = '';
  for (let k = -14; k <= 14; k += 1) rows += `M${1050 + k * 40} 640Q${1050 + k * 120} 720 ${1050 + k * 260} 900`;
  canvas.stroke(rows, darken(field, 0.25), 10, 'stroke-opacity="0.28"');
  for (const [x, y, h] of [[240, 700, 130], [420, 680, 100], [1800, 720, 150]] as const) tree(view, 'olive', x, y, h);
  let poppies = '';
  for (let i = 0; i < 120; i += 1) poppies += `M${n(random.range(0, 2100))} ${n(780 + random.range(0, 120))}h0.1`;
  canvas.stroke(poppies, '#c9412f', 10, 'stroke-linecap="round" stroke-opacity="0.8"');
}

function windmill({ canvas, light }: View, x: number, base: number, h: number): void {
  const white = litColour(light, '#faf5ea', 0.9);
  canvas.path(`M${n(x - h * 0.25)} ${n(base)}L${n(x - h * 0.21)} ${n(base - h * 0.7)}H${n(x + h * 0.21)}L${n(x + h * 0.25)} ${n(base)}Z`, canvas.across([0, white], [1, mix(white, light.shadow, 0.35)]));
  canvas.path(`M${n(x - h * 0.26)} ${n(base - h * 0.69)}L${n(x)} ${n(base - h * 1.02)}L${n(x + h * 0.26)} ${n(base - h * 0.69)}Z`, litColour(light, '#5a4636', 0.6));
  let arms = '';
  for (const angle of [0.4, 1.97, 3.54, 5.11]) arms += `M${n(x)} ${n(base - h * 0.72)}l${n(Math.cos(angle) * h * 0.72)} ${n(Math.sin(angle) * h * 0.72)}`;
  canvas.stroke(arms, '#5a4636', h * 0.03);
  canvas.stroke(arms, '#efe0c4', h * 0.1, 'stroke-opacity="0.55"');
  canvas.rect(x - h * 0.05, base - h * 0.2, h * 0.1, h * 0.2, '#35606b');
}

function alicante(view: View): void {
  drawSea(view.canvas, view.light, view.random, { ...view.region, horizon: 520 }, 740);
  const { canvas, light } = view;
  const rock = mix(litColour(light, '#c9a878', 0.7), light.haze, 0.1);
  canvas.path('M560 640L640 520L720 440L760 330L840 290L1060 280L1150 330L1210 440L1330 520L1420 640Z', canvas.across([0, lighten(rock, 0.16)], [0.5, rock], [1, mix(rock, light.shadow, 0.3)]));
  canvas.path('M860 640L900 470L850 300L960 300L1010 500L980 640Z', light.shadow, 'fill-opacity="0.1"');
  hallOf(view.at(0.06), 780, 318, 330, 44, { colour: '#dcbc8a', flat: true, rows: 1 });
  for (const [x, w, h] of [[800, 60, 70], [930, 70, 96], [1080, 64, 74]] as const) tower(view.at(0.06), x, 318, w, h, { top: 'merlons', colour: '#dcbc8a' });
  town(view, 650, 120, 3, 0, 1560);
  boat(view, 1760, 610, 54);
  boat(view, 1930, 570, 30);
  const promenade = litColour(light, '#e6d2b2', 0.8);
  canvas.rect(0, 740, 2100, 160, canvas.down([0, promenade], [1, darken(promenade, 0.1)]));
  for (let row = 0; row < 4; row += 1) {
    let wave = `M-40 ${778 + row * 34}`;
    for (let x = -40; x < 2160; x += 120) wave += 'q30 -22 60 0t60 0';
    canvas.stroke(wave, row % 2 ? '#b5563c' : '#3a4f5a', 9, 'stroke-opacity="0.55"');
  }
  for (const [x, h] of [[80, 520], [300, 460], [1620, 430], [1850, 500], [2040, 560]] as const) tree(view, 'palm', x, 860, h);
}

function anywhere(view: View): void {
  hills(view, 560, 150, 4, '#6f8a68');
  town(view, 660, 150, 4);
  trees(view, 900, 140, '#5f7d48');
}

const views: Record<string, { draw: (view: View) => void; time: TimeOfDay }> = {
  barcelona: { draw: barcelona, time: 'morning' }, madrid: { draw: madrid, time: 'golden' }, valencia: { draw: valencia, time: 'noon' }, granada: { draw: granada, time: 'golden' }, sevilla: { draw: sevilla, time: 'golden' },
  malaga: { draw: malaga, time: 'noon' }, 'las-palmas': { draw: lasPalmas, time: 'noon' }, 'santa-cruz-de-tenerife': { draw: tenerife, time: 'morning' }, girona: { draw: girona, time: 'morning' }, tarragona: { draw: tarragona, time: 'noon' },
  zaragoza: { draw: zaragoza, time: 'golden' }, salamanca: { draw: salamanca, time: 'dusk' }, burgos: { draw: burgos, time: 'morning' }, albacete: { draw: albacete, time: 'golden' }, alicante: { draw: alicante, time: 'noon' },
};

export const heroCities = Object.keys(views);

/** The light of a city's picture. */
export const heroLight = (city: string): Light => lights[views[city]?.time ?? 'morning'];

/** A city's wide view: its landmarks in the middle, calm sky above and quiet ground at the sides for a caption box. */
export function drawHero(canvas: Canvas, city: string, random: Random): void {
  const light = heroLight(city);
  const region = { x: 0, y: 0, width: canvas.width, height: canvas.height, horizon: 560 };
  canvas.rect(0, 540, canvas.width, canvas.height - 540, canvas.down([0, mix(litColour(light, '#a9b288', 0.4), light.haze, 0.6)], [1, litColour(light, '#6f8653', 0.4)]));
  drawSky(canvas, light, random, region);
  (views[city]?.draw ?? anywhere)({ canvas, light, random, base: 700, region, at: (fade) => ({ canvas, light, fade }) });
  canvas.rect(0, 0, canvas.width, canvas.height, canvas.linear([0, 0], [0, canvas.height], [0, light.sky[0], 0], [0.75, light.shadow, 0], [1, light.shadow, 0.26]));
}
