import { n, type Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Home } from './home.ts';
import { centredLettering } from './lettering.ts';
import { layOutPlan, type PlanFloor, type PlanRoom, type RoomUse } from './planLayout.ts';
import type { Random } from './random.ts';

const paper = '#fbf7ef';
const ink = '#33414a';

/** Metres to places of the sheet. */
interface Sheet {
  canvas: Canvas;
  home: Home;
  scale: number;
  X: (x: number) => number;
  Y: (y: number) => number;
}

const label = (value: number, digits: number, unit: string): string => `${value.toFixed(digits).replace('.', ',')} ${unit}`;

/** A measured floor plan: of a home with its own rooms, of a plot with its own bounds. */
export function drawPlan(canvas: Canvas, home: Home, random: Random): void {
  canvas.rect(0, 0, canvas.width, canvas.height, paper);
  if (home.facts.kind === 'land') drawPlot(canvas, home);
  else drawFloors(canvas, home);
  drawNorth(canvas, random, canvas.width - 96, 112);
}

function drawFloors(canvas: Canvas, home: Home): void {
  const { width, height } = canvas;
  const floors = layOutPlan(home.facts, home.random.fork('plan'));
  const outside = Math.max(...floors.map(({ rooms }) => -Math.min(0, ...rooms.map(({ y }) => y))));
  const apart = 2.2;
  const across = floors.reduce((sum, floor) => sum + floor.width, 0) + apart * (floors.length - 1);
  const tall = Math.max(...floors.map((floor) => floor.height)) + outside;
  const scale = Math.min((width - (floors.length > 1 ? 260 : 380)) / across, (height - 340) / tall, 150);
  let left = (width - across * scale) / 2 + (floors.length > 1 ? 30 : 20);
  const top = (height - tall * scale) / 2 - 16 + outside * scale;
  for (const [i, floor] of floors.entries()) {
    const start = left;
    drawFloorPlan({ canvas, home, scale, X: (x) => start + x * scale, Y: (y) => top + y * scale }, floor, i === 0);
    if (floors.length > 1) canvas.stroke(centredLettering(String(i), start + (floor.width * scale) / 2, top - outside * scale - 40, 26), ink, 3.4, 'stroke-linecap="round" stroke-linejoin="round"');
    left += (floor.width + apart) * scale;
  }
  if (home.facts.area !== undefined && home.facts.kind !== 'building') drawTotal(canvas, home.facts.area);
}

/** The whole area, in the sheet's corner. */
function drawTotal(canvas: Canvas, area: number): void {
  const y = canvas.height - 58;
  canvas.rect(60, y - 50, 260, 74, '#24545a', 'rx="37"');
  canvas.stroke(centredLettering(`${Math.round(area)} m²`, 190, y, 30), '#ffffff', 4, 'stroke-linecap="round" stroke-linejoin="round"');
}

function drawFloorPlan(sheet: Sheet, floor: PlanFloor, measured: boolean): void {
  const { canvas, home, scale, X, Y } = sheet;
  canvas.rect(X(0) + 10, Y(0) + 12, floor.width * scale, floor.height * scale, darken(paper, 0.12), 'opacity="0.6"');
  const wood = lighten(home.palette.wood, 0.74);
  const tints: Record<RoomUse, string> = {
    living: lighten(home.palette.wood, 0.7), studio: lighten(home.palette.wood, 0.7), kitchen: mix('#e9e4d8', home.palette.accentWall, 0.16), bedroom: wood, bathroom: mix('#dfe7e6', home.palette.wall, 0.3), hall: lighten(home.palette.wood, 0.66),
    terrace: mix('#e3c9a8', paper, 0.35), stairs: lighten(home.palette.wood, 0.6), work: wood, shop: '#e9e4d8', store: '#e3ddd0', garage: '#dcd8d0',
  };
  for (const room of floor.rooms) {
    const [x, y, w, h] = [X(room.x), Y(room.y), room.w * scale, room.h * scale];
    canvas.rect(x, y, w, h, tints[room.use]);
    floorMarks(canvas, room, x, y, w, h, scale);
  }
  for (const room of floor.rooms) furnish(canvas, room, X(room.x), Y(room.y), room.w * scale, room.h * scale, scale, home);
  drawWalls(sheet, floor);
  for (const room of floor.rooms) labelRoom(sheet, room);
  drawMeasures(sheet, floor, measured);
}

const labelAt: Partial<Record<RoomUse, number>> = { bedroom: 0.24, living: 0.78, studio: 0.16, terrace: 0.62, bathroom: 0.5, work: 0.9, shop: 0.88 };

function labelRoom({ canvas, scale, X, Y }: Sheet, { use, x, y, w, h }: PlanRoom): void {
  if (use === 'hall' || use === 'stairs') return;
  const size = Math.min(22, Math.max(12, w * scale * 0.075));
  const text = label(w * h * 0.92, 1, 'm²');
  const [cx, cy] = [X(x + w / 2), Y(y + h * (labelAt[use] ?? 0.6)) + size / 2];
  const half = size * 3.1;
  canvas.rect(cx - half, cy - size * 1.45, half * 2, size * 1.95, paper, `rx="${n(size)}" fill-opacity="0.88"`);
  canvas.stroke(centredLettering(text, cx, cy, size), ink, size * 0.128, 'stroke-linecap="round" stroke-linejoin="round"');
}

function floorMarks(canvas: Canvas, { use }: PlanRoom, x: number, y: number, w: number, h: number, scale: number): void {
  let d = '';
  const tiled = use === 'kitchen' || use === 'bathroom' || use === 'shop' || use === 'garage';
  const step = (tiled ? 0.4 : use === 'terrace' ? 0.25 : use === 'stairs' ? 0.28 : 0.3) * scale;
  if (use === 'stairs') for (let k = step; k < w; k += step) d += `M${n(x + k)} ${n(y)}v${n(h)}`;
  else for (let k = step; k < h; k += step) d += `M${n(x)} ${n(y + k)}h${n(w)}`;
  if (tiled) for (let k = step; k < w; k += step) d += `M${n(x + k)} ${n(y)}v${n(h)}`;
  canvas.stroke(d, ink, use === 'stairs' ? 2 : 1, `stroke-opacity="${use === 'stairs' ? 0.45 : 0.09}"`);
  if (use === 'stairs') canvas.stroke(`M${n(x + w * 0.12)} ${n(y + h / 2)}H${n(x + w * 0.86)}m-12 -9l12 9l-12 9`, ink, 2.4);
}

/** Walls as thick lines, with gaps where doors and windows are. */
function drawWalls({ canvas, scale, X, Y }: Sheet, floor: PlanFloor): void {
  const thick = 0.17 * scale;
  let d = '';
  for (const { x, y, w, h, use } of floor.rooms) {
    if (use === 'terrace') canvas.stroke(`M${n(X(x))} ${n(Y(y + h))}V${n(Y(y))}H${n(X(x + w))}V${n(Y(y + h))}`, ink, 5);
    else d += `M${n(X(x))} ${n(Y(y))}h${n(w * scale)}v${n(h * scale)}h${n(-w * scale)}z`;
  }
  canvas.stroke(d, ink, thick, 'stroke-linejoin="miter"');
  const gap = (x0: number, y0: number, x1: number, y1: number, colour: string): void => canvas.stroke(`M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`, colour, thick * 1.06);
  for (const { x, y0, y1 } of floor.gaps) gap(X(x), Y(y0), X(x), Y(y1), '#efe6d6');
  const leaf = 0.8 * scale;
  for (const { x, y, upright, swing } of floor.doors) {
    const [px, py] = [X(x), Y(y)];
    if (upright) {
      gap(px, py, px, py + leaf, '#f1e7d6');
      canvas.stroke(`M${n(px)} ${n(py)}h${n(swing * leaf)}A${n(leaf)} ${n(leaf)} 0 0 ${swing > 0 ? 1 : 0} ${n(px)} ${n(py + leaf)}`, ink, 2, 'stroke-opacity="0.7"');
    } else {
      gap(px, py, px + leaf, py, '#f1e7d6');
      canvas.stroke(`M${n(px)} ${n(py)}v${n(swing * leaf)}A${n(leaf)} ${n(leaf)} 0 0 ${swing > 0 ? 0 : 1} ${n(px + leaf)} ${n(py)}`, ink, 2, 'stroke-opacity="0.7"');
    }
  }
  for (const { x, y, w } of floor.windows) {
    gap(X(x), Y(y), X(x + w), Y(y), paper);
    canvas.stroke([-0.35, 0, 0.35].map((k) => `M${n(X(x))} ${n(Y(y) + thick * k)}h${n(w * scale)}`).join(''), '#5f93ab', 2.4);
  }
  if (floor.entry === null) return;
  gap(X(0), Y(floor.entry + 0.15), X(0), Y(floor.entry + 1.05), '#f1e7d6');
  canvas.path(`M${n(X(0) - 40)} ${n(Y(floor.entry + 0.6))}l-26 -17v34z`, '#b9573a');
}

function furnish(canvas: Canvas, { use }: PlanRoom, x: number, y: number, w: number, h: number, scale: number, home: Home): void {
  const piece = (px: number, py: number, pw: number, ph: number, fill: string, round = 6): void => canvas.rect(px, py, pw, ph, fill, `rx="${round}" stroke="${ink}" stroke-opacity="0.55" stroke-width="2"`);
  const m = (metres: number): number => metres * scale;
  const soft = mix(home.palette.fabric, '#fbf7ef', 0.55);
  const pale = '#fffdf8';
  if (use === 'bedroom') {
    const bed = Math.min(1.6, (w / scale) * 0.5);
    const [bx, by] = [x + w / 2 - m(bed) / 2, y + h - m(0.14) - m(2)];
    piece(bx, by, m(bed), m(2), pale);
    canvas.rect(bx + 2, by + 2, m(bed) - 4, m(1.3), soft, 'rx="6"');
    for (const k of [0.08, 0.54]) piece(bx + m(bed * k), by + m(1.5), m(bed * 0.38), m(0.38), '#f3ead8', 8);
    for (const dx of [-0.5, bed + 0.08]) piece(bx + m(dx), by + m(1.55), m(0.4), m(0.4), lighten(home.palette.wood, 0.4));
  } else if (use === 'living') {
    const sofaX = x + m(0.3);
    canvas.rect(x + m(0.7), y + h * 0.3, m(1.7), h * 0.38, mix(home.palette.spark, '#fbf7ef', 0.7), 'rx="4"');
    piece(sofaX, y + h * 0.28, m(0.9), m(2.1), soft, 12);
    canvas.rect(sofaX + 4, y + h * 0.28 + 6, m(0.24), m(2.1) - 12, darken(soft, 0.12), 'rx="8"');
    piece(sofaX + m(1.3), y + h * 0.28 + m(0.6), m(0.6), m(0.9), lighten(home.palette.wood, 0.4));
    const [tx, ty] = [x + w - m(2.2), y + h * 0.3];
    if (w > m(4.4)) for (const k of [0, 0.62, 1.24]) for (const dy of [-0.38, 0.92]) piece(tx + m(k), ty + m(dy), m(0.42), m(0.36), soft, 8);
    if (w > m(4.4)) piece(tx - m(0.1), ty, m(1.9), m(0.9), lighten(home.palette.wood, 0.35));
  } else if (use === 'kitchen') {
    const c = mix(home.palette.accentWall, '#fbf7ef', 0.35);
    piece(x + m(0.12), y + m(0.12), w - m(0.24), m(0.6), c, 2);
    piece(x + w - m(0.72), y + m(0.72), m(0.6), h * 0.5, c, 2);
    canvas.rect(x + w * 0.28, y + m(0.22), m(0.7), m(0.4), pale, `rx="6" stroke="${ink}" stroke-opacity="0.5" stroke-width="2"`);
    for (const [dx, dy] of [[0.16, 0.16], [0.42, 0.16], [0.16, 0.42], [0.42, 0.42]] as const) canvas.circle(x + w - m(0.72) + m(dx), y + m(1.1) + m(dy), m(0.09), 'none', `stroke="${ink}" stroke-width="2"`);
  } else if (use === 'bathroom') {
    if (h > m(2.4)) {
      piece(x + m(0.14), y + h - m(0.14) - m(0.75), Math.min(w - m(0.28), m(1.6)), m(0.75), pale, 10);
      canvas.rect(x + m(0.24), y + h - m(0.8), Math.min(w - m(0.48), m(1.4)), m(0.56), '#dcebeb', 'rx="20"');
    } else {
      piece(x + m(0.12), y + h - m(0.92), m(0.8), m(0.8), pale, 6);
      canvas.stroke(`M${n(x + m(0.2))} ${n(y + h - m(0.84))}l${n(m(0.64))} ${n(m(0.64))}M${n(x + m(0.84))} ${n(y + h - m(0.84))}l${n(-m(0.64))} ${n(m(0.64))}`, ink, 1.4, 'stroke-opacity="0.3"');
    }
    piece(x + w - m(0.6), y + m(0.16), m(0.48), m(0.66), pale, 6);
    canvas.ellipse(x + w - m(0.36), y + m(0.49), m(0.15), m(0.22), '#dcebeb');
    piece(x + m(0.14), y + m(0.14), m(0.4), m(0.52), pale, 14);
  } else if (use === 'studio') {
    piece(x + w - m(2.1), y + h - m(1.6), m(2), m(1.5), pale);
    canvas.rect(x + w - m(2.1) + 2, y + h - m(1.6) + 2, m(1.4), m(1.5) - 4, soft, 'rx="6"');
    piece(x + m(0.3), y + h - m(1), m(1.7), m(0.85), soft, 12);
    piece(x + m(0.6), y + h - m(1.75), m(1), m(0.5), lighten(home.palette.wood, 0.4));
    piece(x + w * 0.4, y + m(0.9), m(1.1), m(0.75), lighten(home.palette.wood, 0.35));
  } else if (use === 'work') {
    const columns = Math.max(1, Math.floor(w / m(2.4)));
    const lines = Math.max(1, Math.floor(h / m(2.4)));
    for (let i = 0; i < columns; i += 1) for (let k = 0; k < lines; k += 1) {
      const [px, py] = [x + ((i + 0.5) * w) / columns - m(0.75), y + ((k + 0.42) * h) / lines - m(0.35)];
      piece(px, py, m(1.5), m(0.7), lighten(home.palette.wood, 0.35));
      piece(px + m(0.5), py + m(0.8), m(0.45), m(0.4), soft, 10);
    }
  } else if (use === 'shop') {
    piece(x + w * 0.62, y + h * 0.3, m(0.6), Math.min(h * 0.4, m(3)), lighten(home.palette.wood, 0.35));
    for (const k of [0.14, 0.34]) piece(x + w * k, y + h * 0.34, m(0.5), Math.min(h * 0.34, m(2.4)), pale);
  } else if (use === 'store') {
    piece(x + m(0.12), y + m(0.12), w - m(0.24), Math.min(m(0.45), h * 0.2), lighten(home.palette.wood, 0.35), 2);
    if (h > m(2)) piece(x + w - m(0.55), y + m(0.7), m(0.43), h - m(1.4), lighten(home.palette.wood, 0.35), 2);
  } else if (use === 'garage') {
    const [cw, ch] = [Math.min(m(4.2), w * 0.8), Math.min(m(1.75), h * 0.72)];
    piece(x + (w - cw) / 2, y + (h - ch) / 2, cw, ch, soft, 26);
    canvas.rect(x + (w - cw) / 2 + cw * 0.28, y + (h - ch) / 2 + ch * 0.1, cw * 0.12, ch * 0.8, pale, 'rx="8"');
    canvas.rect(x + (w - cw) / 2 + cw * 0.74, y + (h - ch) / 2 + ch * 0.12, cw * 0.08, ch * 0.76, pale, 'rx="8"');
  } else if (use === 'terrace') {
    for (const [k, r] of [[0.06, 0.28], [0.92, 0.34], [0.84, 0.22]] as const) canvas.circle(x + w * k, y + h * 0.4, m(r), '#9fb07c', 'fill-opacity="0.9"');
    for (const k of [0.28, 0.4]) piece(x + w * k, y + h * 0.22, m(0.55), m(0.55), soft, 10);
  }
}

/** What the floor measures, along its lower and, where there is room, its left edge. */
function drawMeasures({ canvas, X, Y }: Sheet, { width, height }: PlanFloor, left: boolean): void {
  const [y, x] = [Y(height) + 54, X(0) - 98];
  const upright = left ? `M${n(x)} ${n(Y(0))}V${n(Y(height))}M${n(x - 12)} ${n(Y(0))}h24M${n(x - 12)} ${n(Y(height))}h24` : '';
  canvas.stroke(`M${n(X(0))} ${n(y)}H${n(X(width))}M${n(X(0))} ${n(y - 12)}v24M${n(X(width))} ${n(y - 12)}v24${upright}`, ink, 2, 'stroke-opacity="0.6"');
  const middle = X(width / 2);
  canvas.rect(middle - 66, y - 18, 132, 36, paper);
  canvas.stroke(centredLettering(label(width, 2, 'm'), middle, y + 9, 18), ink, 2.2, 'stroke-linecap="round" stroke-linejoin="round"');
  if (!left) return;
  canvas.group(`transform="translate(${n(x)} ${n(Y(height / 2))}) rotate(-90)"`, () => {
    canvas.rect(-66, -18, 132, 36, paper);
    canvas.stroke(centredLettering(label(height, 2, 'm'), 0, 9, 18), ink, 2.2, 'stroke-linecap="round" stroke-linejoin="round"');
  });
}

/** A plot: its bounds with their lengths, the road before it, what grows on it. */
function drawPlot(canvas: Canvas, home: Home): void {
  const random = home.random.fork('plot');
  const area = home.facts.area ?? random.int(400, 2400);
  const wide = Math.sqrt(area * random.range(1.1, 1.7));
  const deep = area / wide;
  const scale = Math.min(980 / wide, 640 / deep);
  const [x, y, w, h] = [(canvas.width - wide * scale) / 2, 190, wide * scale, deep * scale];
  canvas.rect(60, y - 90, canvas.width - 120, h + 300, mix('#cfd5b2', paper, 0.55), 'rx="18"');
  canvas.rect(60, y + h + 60, canvas.width - 120, 90, '#d9d4ca');
  canvas.stroke(`M60 ${n(y + h + 105)}H${canvas.width - 60}`, '#ffffff', 4, 'stroke-dasharray="34 26"');
  // Corners out of square as far as the area stays what it is.
  const lean = w * random.range(-0.06, 0.06);
  const corners = [[x + lean, y], [x + w + lean, y], [x + w - lean, y + h], [x - lean, y + h]] as const;
  const outline = `M${corners.map(([a, b]) => `${n(a)} ${n(b)}`).join('L')}Z`;
  canvas.path(outline, mix('#b7c48a', paper, 0.2));
  for (let k = 0; k < 16; k += 1) {
    const [tx, ty, r] = [x + random.range(0.08, 0.92) * w, y + random.range(0.1, 0.9) * h, random.range(14, 34)];
    if (Math.abs(ty - (y + h / 2)) < 60 && Math.abs(tx - (x + w / 2)) < 170) continue;
    canvas.circle(tx + 5, ty + 6, r, '#7d8a5c', 'fill-opacity="0.35"');
    canvas.circle(tx, ty, r, random.pick(['#8aa05c', '#9fb07c', '#7a9455']));
    canvas.circle(tx - r * 0.25, ty - r * 0.25, r * 0.5, '#b3c486', 'fill-opacity="0.7"');
  }
  canvas.stroke(outline, '#b9573a', 6, 'stroke-linejoin="round" stroke-dasharray="26 12 6 12"');
  for (const [a, b] of corners) canvas.circle(a, b, 9, ink);
  const side = Math.hypot(deep, (2 * lean) / scale);
  const write = (text: string, cx: number, cy: number, size: number, turn = 0): void => canvas.group(`transform="translate(${n(cx)} ${n(cy)}) rotate(${turn})"`, () => {
    canvas.rect(-size * 3.6, -size * 1.1, size * 7.2, size * 2.2, paper, `rx="${n(size)}" fill-opacity="0.9"`);
    canvas.stroke(centredLettering(text, 0, size / 2, size), ink, size * 0.125, 'stroke-linecap="round" stroke-linejoin="round"');
  });
  write(label(wide, 1, 'm'), x + w / 2 + lean, y - 34, 20);
  write(label(wide, 1, 'm'), x + w / 2 - lean, y + h + 32, 20);
  write(label(side, 1, 'm'), x - 52, y + h / 2, 20, -90);
  write(label(side, 1, 'm'), x + w + 52, y + h / 2, 20, -90);
  write(`${Math.round(area)} m²`, x + w / 2, y + h / 2, 34);
}

function drawNorth(canvas: Canvas, random: Random, x: number, y: number): void {
  canvas.group(`transform="translate(${n(x)} ${n(y)}) rotate(${random.int(-40, 40)})"`, () => {
    canvas.circle(0, 0, 40, 'none', `stroke="${ink}" stroke-width="2" stroke-opacity="0.5"`);
    canvas.path('M0 -34L12 12L0 4Z', '#b9573a');
    canvas.path('M0 -34L-12 12L0 4Z', ink);
    canvas.stroke(centredLettering('N', 0, -50, 18), ink, 2.4, 'stroke-linejoin="round"');
  });
}
