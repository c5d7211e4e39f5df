import { n, type Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Home } from './home.ts';
import { centredLettering } from './lettering.ts';
import type { Random } from './random.ts';

type RoomUse = 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'hall' | 'terrace';

interface PlanRoom {
  use: RoomUse;
  x: number;
  y: number;
  w: number;
  h: number;
}

const ink = '#33414a';

/** Rooms in metres: by day to one side, a hall between, by night to the other, a terrace before the living room. */
function layOut(random: Random): { rooms: PlanRoom[]; width: number; height: number } {
  const bedrooms = random.int(2, 4);
  const baths = bedrooms > 2 ? 2 : 1;
  // From three bedrooms on, one lies on the day's side: no living room is as wide as three beds.
  const daySide = bedrooms > 2 ? random.range(2.9, 3.3) : 0;
  const nights = daySide ? bedrooms - 1 : bedrooms;
  const width = nights * random.range(2.9, 3.3) + baths * 1.9;
  const [day, hall, night] = [random.range(4.2, 5), 1.25, random.range(3.3, 3.8)];
  const kitchen = random.range(2.8, 3.4);
  const terrace = random.chance(0.7) ? 1.7 : 0;
  const rooms: PlanRoom[] = [
    { use: 'living', x: 0, y: 0, w: width - kitchen - daySide, h: day }, ...(daySide ? [{ use: 'bedroom' as const, x: width - kitchen - daySide, y: 0, w: daySide, h: day }] : []), { use: 'kitchen', x: width - kitchen, y: 0, w: kitchen, h: day }, { use: 'hall', x: 0, y: day, w: width, h: hall },
  ];
  const weights = [...Array.from({ length: nights }, (_, i) => ({ use: 'bedroom' as const, share: i === 0 ? 1.25 : 1 })), ...Array.from({ length: baths }, () => ({ use: 'bathroom' as const, share: 0.62 }))];
  const order = random.shuffle(weights);
  const sum = order.reduce((total, { share }) => total + share, 0);
  let x = 0;
  for (const { use, share } of order) {
    const w = (width * share) / sum;
    rooms.push({ use, x, y: day + hall, w, h: night });
    x += w;
  }
  if (terrace) rooms.push({ use: 'terrace', x: 0, y: -terrace, w: (width - kitchen - daySide) * random.range(0.7, 1), h: terrace });
  const flip = random.chance(0.5);
  if (flip) for (const room of rooms) room.x = width - room.x - room.w;
  return { rooms: rooms.map((room) => ({ ...room, y: room.y + terrace })), width, height: terrace + day + hall + night };
}

/** A measured floor plan. */
export function drawPlan(canvas: Canvas, home: Home, random: Random): void {
  const { width, height } = canvas;
  canvas.rect(0, 0, width, height, '#fbf7ef');
  const plan = layOut(home.random.fork('plan'));
  const scale = Math.min((width - 360) / plan.width, (height - 330) / plan.height);
  const [ox, oy] = [(width - plan.width * scale) / 2, (height - plan.height * scale) / 2 + 10];
  const X = (x: number): number => ox + x * scale;
  const Y = (y: number): number => oy + y * scale;
  const shadow = darken('#fbf7ef', 0.12);
  canvas.rect(X(0) + 10, Y(plan.rooms.some(({ use }) => use === 'terrace') ? 1.7 : 0) + 12, plan.width * scale, plan.height * scale - (plan.rooms.some(({ use }) => use === 'terrace') ? 1.7 * scale : 0), shadow, 'opacity="0.6"');
  const tints: Record<RoomUse, string> = {
    living: lighten(home.palette.wood, 0.72), kitchen: mix('#e9e4d8', home.palette.accentWall, 0.16), bedroom: lighten(home.palette.wood, 0.78), bathroom: mix('#dfe7e6', home.palette.wall, 0.3), hall: lighten(home.palette.wood, 0.66), terrace: mix('#e3c9a8', '#fbf7ef', 0.35),
  };
  for (const room of plan.rooms) {
    const [x, y, w, h] = [X(room.x), Y(room.y), room.w * scale, room.h * scale];
    canvas.rect(x, y, w, h, tints[room.use]);
    floorMarks(canvas, room, x, y, w, h, scale);
  }
  for (const room of plan.rooms) furnish(canvas, room, X(room.x), Y(room.y), room.w * scale, room.h * scale, scale, home);
  walls(canvas, plan.rooms, X, Y, scale);
  for (const room of plan.rooms) {
    if (room.use === 'hall') continue;
    const label = `${(room.w * room.h * 0.94).toFixed(1).replace('.', ',')} m²`;
    const [cx, cy] = [X(room.x + room.w / 2), Y(room.y + room.h * (room.use === 'bedroom' ? 0.27 : room.use === 'living' ? 0.74 : room.use === 'terrace' ? 0.62 : room.use === 'bathroom' ? 0.52 : 0.6))];
    canvas.rect(cx - 72, cy - 31, 144, 44, '#fbf7ef', 'rx="22" fill-opacity="0.88"');
    canvas.stroke(centredLettering(label, cx, cy, 22), ink, 2.8, 'stroke-linecap="round" stroke-linejoin="round"');
  }
  dimensions(canvas, plan.width, plan.height, X, Y);
  north(canvas, random, width - 110, 120);
}

function floorMarks(canvas: Canvas, { use }: PlanRoom, x: number, y: number, w: number, h: number, scale: number): void {
  let d = '';
  const step = use === 'kitchen' || use === 'bathroom' ? 0.4 * scale : use === 'terrace' ? 0.25 * scale : 0.3 * scale;
  for (let k = step; k < h; k += step) d += `M${n(x)} ${n(y + k)}h${n(w)}`;
  if (use === 'kitchen' || use === 'bathroom') for (let k = step; k < w; k += step) d += `M${n(x + k)} ${n(y)}v${n(h)}`;
  canvas.stroke(d, ink, 1, 'stroke-opacity="0.09"');
}

/** Walls as thick lines, with gaps where doors and windows are. */
function walls(canvas: Canvas, rooms: readonly PlanRoom[], X: (x: number) => number, Y: (y: number) => number, scale: number): void {
  const thick = 0.17 * scale;
  const inside = rooms.filter(({ use }) => use !== 'terrace');
  let d = '';
  for (const { x, y, w, h } of inside) d += `M${n(X(x))} ${n(Y(y))}h${n(w * scale)}v${n(h * scale)}h${n(-w * scale)}z`;
  canvas.stroke(d, ink, thick, 'stroke-linejoin="miter"');
  for (const { x, y, w, h, use } of rooms) if (use === 'terrace') canvas.stroke(`M${n(X(x))} ${n(Y(y + h))}V${n(Y(y))}H${n(X(x + w))}V${n(Y(y + h))}`, ink, 5);
  const hall = inside.find(({ use }) => use === 'hall')!;
  const gap = (x0: number, y0: number, x1: number, y1: number, colour: string): void => canvas.stroke(`M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`, colour, thick * 1.06);
  for (const room of inside) {
    if (room.use === 'hall') continue;
    const top = room.y < hall.y;
    const wallY = Y(top ? hall.y : hall.y + hall.h);
    const doorX = X(room.x + Math.min(room.w - 1, 0.3));
    const leaf = 0.8 * scale;
    gap(doorX, wallY, doorX + leaf, wallY, '#f1e7d6');
    const swing = top ? -1 : 1;
    canvas.stroke(`M${n(doorX)} ${n(wallY)}v${n(swing * leaf)}A${n(leaf)} ${n(leaf)} 0 0 ${swing > 0 ? 0 : 1} ${n(doorX + leaf)} ${n(wallY)}`, ink, 2, 'stroke-opacity="0.7"');
    const outer = Y(top ? room.y : room.y + room.h);
    const glass = Math.min(room.w * 0.55, room.use === 'bathroom' ? 0.7 : 2.2) * scale;
    const glassX = X(room.x + room.w / 2) - glass / 2;
    gap(glassX, outer, glassX + glass, outer, '#fbf7ef');
    canvas.stroke(`M${n(glassX)} ${n(outer - thick * 0.35)}h${n(glass)}M${n(glassX)} ${n(outer)}h${n(glass)}M${n(glassX)} ${n(outer + thick * 0.35)}h${n(glass)}`, '#5f93ab', 2.4);
  }
  const entry = X(hall.x);
  gap(entry, Y(hall.y) + 0.2 * scale, entry, Y(hall.y) + 1.05 * scale, '#f1e7d6');
  canvas.path(`M${n(entry - 54)} ${n(Y(hall.y) + 0.62 * scale)}l-26 -17v34z`, '#b9573a');
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
    for (const k of [0, 0.62, 1.24]) for (const dy of [-0.38, 0.92]) piece(tx + m(k), ty + m(dy), m(0.42), m(0.36), soft, 8);
    piece(tx - m(0.1), ty, m(1.9), m(0.9), lighten(home.palette.wood, 0.35));
  } else if (use === 'kitchen') {
    const c = mix(home.palette.accentWall, '#fbf7ef', 0.35);
    piece(x + m(0.12), y + m(0.12), w - m(0.24), m(0.6), c, 2);
    piece(x + w - m(0.72), y + m(0.72), m(0.6), h * 0.5, c, 2);
    canvas.rect(x + w * 0.28, y + m(0.22), m(0.7), m(0.4), pale, `rx="6" stroke="${ink}" stroke-opacity="0.5" stroke-width="2"`);
    for (const [dx, dy] of [[0.16, 0.16], [0.42, 0.16], [0.16, 0.42], [0.42, 0.42]] as const) canvas.circle(x + w - m(0.72) + m(dx), y + m(1.1) + m(dy), m(0.09), 'none', `stroke="${ink}" stroke-width="2"`);
  } else if (use === 'bathroom') {
    piece(x + m(0.14), y + h - m(0.14) - m(0.75), Math.min(w - m(0.28), m(1.6)), m(0.75), pale, 10);
    canvas.rect(x + m(0.24), y + h - m(0.8), Math.min(w - m(0.48), m(1.4)), m(0.56), '#dcebeb', 'rx="20"');
    piece(x + w - m(0.62), y + h * 0.28, m(0.5), m(0.7), pale, 6);
    canvas.ellipse(x + w - m(0.36), y + h * 0.28 + m(0.35), m(0.15), m(0.22), '#dcebeb');
  } else if (use === 'terrace') {
    for (const [k, r] of [[0.06, 0.28], [0.92, 0.34], [0.84, 0.22]] as const) canvas.circle(x + w * k, y + h * 0.4, m(r), '#9fb07c', 'fill-opacity="0.9"');
    for (const k of [0.28, 0.4]) piece(x + w * k, y + h * 0.22, m(0.55), m(0.55), soft, 10);
  }
}

function dimensions(canvas: Canvas, width: number, height: number, X: (x: number) => number, Y: (y: number) => number): void {
  const [y, x] = [Y(height) + 62, X(0) - 108];
  canvas.stroke(`M${n(X(0))} ${n(y)}H${n(X(width))}M${n(X(0))} ${n(y - 12)}v24M${n(X(width))} ${n(y - 12)}v24M${n(x)} ${n(Y(0))}V${n(Y(height))}M${n(x - 12)} ${n(Y(0))}h24M${n(x - 12)} ${n(Y(height))}h24`, ink, 2, 'stroke-opacity="0.6"');
  const middle = X(width / 2);
  canvas.rect(middle - 66, y - 18, 132, 36, '#fbf7ef');
  canvas.stroke(centredLettering(`${width.toFixed(2).replace('.', ',')} m`, middle, y + 9, 18), ink, 2.2, 'stroke-linecap="round" stroke-linejoin="round"');
  canvas.group(`transform="translate(${n(x)} ${n(Y(height / 2))}) rotate(-90)"`, () => {
    canvas.rect(-66, -18, 132, 36, '#fbf7ef');
    canvas.stroke(centredLettering(`${height.toFixed(2).replace('.', ',')} m`, 0, 9, 18), ink, 2.2, 'stroke-linecap="round" stroke-linejoin="round"');
  });
}

function north(canvas: Canvas, random: Random, x: number, y: number): void {
  canvas.group(`transform="translate(${n(x)} ${n(y)}) rotate(${random.int(-40, 40)})"`, () => {
    canvas.circle(0, 0, 40, 'none', `stroke="${ink}" stroke-width="2" stroke-opacity="0.5"`);
    canvas.path('M0 -34L12 12L0 4Z', '#b9573a');
    canvas.path('M0 -34L-12 12L0 4Z', ink);
    canvas.stroke(centredLettering('N', 0, -50, 18), ink, 2.4, 'stroke-linejoin="round"');
  });
}

const bands = ['#2f8f5b', '#5fae55', '#a5c34f', '#ecd14b', '#eaa944', '#df7a3c', '#c94f38'] as const;

/** The label sheet of an energy certificate, without the figures that only the certificate can say. */
export function drawCertificate(canvas: Canvas, home: Home, random: Random): void {
  const { width, height } = canvas;
  canvas.rect(0, 0, width, height, canvas.down([0, '#e9dfcd'], [1, '#d9ccb5']));
  canvas.rect(430, 70, 760, 1080, '#a8977a', 'fill-opacity="0.3" rx="10"');
  canvas.rect(415, 55, 760, 1080, '#fdfbf6', 'rx="8"');
  canvas.rect(415, 55, 760, 130, '#24545a', 'rx="8"');
  canvas.path('M470 150q60 -70 120 -10q-50 -16 -70 24q-20 -24 -50 -14z', '#fdfbf6');
  canvas.rect(640, 98, 420, 16, '#fdfbf6', 'rx="8"');
  canvas.rect(640, 130, 280, 12, '#fdfbf6', 'rx="6" fill-opacity="0.6"');
  for (const [i, w] of [320, 260, 380].entries()) canvas.rect(470, 225 + i * 30, w, 12, '#c9c0ae', 'rx="6"');
  const rating = home.random.fork('energy').int(0, 6);
  bands.forEach((colour, i) => {
    const y = 345 + i * 84;
    const end = 720 + i * 36;
    canvas.path(`M470 ${y}H${end}L${end + 32} ${y + 32}L${end} ${y + 64}H470Z`, colour);
    canvas.stroke(centredLettering('ABCDEFG'[i]!, 508, y + 46, 28), '#ffffff', 5, 'stroke-linecap="round" stroke-linejoin="round"');
  });
  const y = 345 + rating * 84;
  canvas.path(`M1140 ${y - 6}H1060L1022 ${y + 32}L1060 ${y + 70}H1140Z`, '#2f3a40');
  canvas.stroke(centredLettering('ABCDEFG'[rating]!, 1092, y + 46, 28), '#ffffff', 5, 'stroke-linecap="round" stroke-linejoin="round"');
  for (const [i, w] of [520, 460, 300].entries()) canvas.rect(470, 980 + i * 32, w, 12, '#d9d0bf', 'rx="6"');
  canvas.circle(1080, 1020, 52, 'none', 'stroke="#24545a" stroke-width="5" stroke-opacity="0.6"');
  void random;
}
