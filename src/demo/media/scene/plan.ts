import { n, type Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Home } from './home.ts';
import { centredLettering, lettering } from './lettering.ts';
import { layOutPlan, type PlanFloor, type PlanRoom, type RoomUse } from './planLayout.ts';
import { furnish } from './planFurniture.ts';
import { formatArea, ink, label, paper } from './planSheet.ts';
import { drawPlot } from './plot.ts';
import type { Random } from './random.ts';

/** Metres to places of the sheet. */
interface Sheet {
  canvas: Canvas;
  home: Home;
  scale: number;
  X: (x: number) => number;
  Y: (y: number) => number;
}

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
    if (floors.length > 1)
      canvas.stroke(
        centredLettering(String(i), start + (floor.width * scale) / 2, top - outside * scale - 40, 26),
        ink,
        3.4,
        'stroke-linecap="round" stroke-linejoin="round"',
      );
    left += (floor.width + apart) * scale;
  }
  if (home.facts.area !== undefined && home.facts.kind !== 'building') drawTotal(canvas, home.facts.area);
}

/** The whole area, in the sheet's corner. */
function drawTotal(canvas: Canvas, area: number): void {
  const y = canvas.height - 58;
  canvas.rect(60, y - 50, 260, 74, '#24545a', 'rx="37"');
  canvas.stroke(
    centredLettering(`${Math.round(area)} m²`, 190, y, 30),
    '#ffffff',
    4,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
}

function drawFloorPlan(sheet: Sheet, floor: PlanFloor, measured: boolean): void {
  const { canvas, home, scale, X, Y } = sheet;
  canvas.rect(X(0) + 10, Y(0) + 12, floor.width * scale, floor.height * scale, darken(paper, 0.12), 'opacity="0.6"');
  const wood = lighten(home.palette.wood, 0.74);
  const tints: Record<RoomUse, string> = {
    living: lighten(home.palette.wood, 0.7),
    studio: lighten(home.palette.wood, 0.7),
    kitchen: mix('#e9e4d8', home.palette.accentWall, 0.16),
    bedroom: wood,
    bathroom: mix('#dfe7e6', home.palette.wall, 0.3),
    hall: lighten(home.palette.wood, 0.66),
    terrace: mix('#e3c9a8', paper, 0.35),
    garden: mix('#b7c48a', paper, 0.35),
    stairs: lighten(home.palette.wood, 0.6),
    work: wood,
    shop: '#e9e4d8',
    store: '#e3ddd0',
    garage: '#dcd8d0',
  };
  for (const room of floor.rooms) {
    const [x, y, w, h] = [X(room.x), Y(room.y), room.w * scale, room.h * scale];
    canvas.rect(x, y, w, h, tints[room.use]);
    floorMarks(canvas, room, x, y, w, h, scale);
  }
  // Above the corridor a bed's head is at the window too, away from the door.
  const hall = floor.rooms.find(({ use }) => use === 'hall');
  const isUpper = ({ y }: PlanRoom): boolean => hall !== undefined && y < hall.y;
  for (const room of floor.rooms)
    furnish(canvas, room.use, [X(room.x), Y(room.y), room.w * scale, room.h * scale], scale, home, isUpper(room));
  drawWalls(sheet, floor);
  for (const room of floor.rooms) labelRoom(sheet, room, isUpper(room));
  drawMeasures(sheet, floor, measured);
}

const labelAt: Partial<Record<RoomUse, number>> = {
  bedroom: 0.2,
  living: 0.15,
  studio: 0.16,
  terrace: 0.42,
  bathroom: 0.5,
  work: 0.9,
  shop: 0.88,
};

/** What rooms are called, in Spanish as on a surveyor's sheet; corridors and stairs go without saying. */
const names: Partial<Record<RoomUse, string>> = {
  living: 'Salón',
  studio: 'Estancia',
  kitchen: 'Cocina',
  bedroom: 'Dormitorio',
  bathroom: 'Baño',
  terrace: 'Terraza',
  garden: 'Jardín',
  work: 'Oficina',
  shop: 'Local',
  store: 'Almacén',
  garage: 'Garaje',
};

/** Room for letters across a room, metres left free at each side included. */
const fitted = (text: string, width: number): number => Math.min(1, width / lettering(text, 0, 0, 1).width);

/** A room's name and its area on a slip of paper. */
function labelRoom({ canvas, home, scale, X, Y }: Sheet, room: PlanRoom, upper: boolean): void {
  const { use, x, y, w, h, area } = room;
  const name = use === 'store' && home.facts.kind === 'storage' ? 'Trastero' : names[use];
  if (name === undefined) return;
  const wanted = Math.min(22, Math.max(12, w * scale * 0.075));
  const size = Math.max(9, wanted * fitted(name, (w * scale * 0.8) / wanted));
  const measure = area === undefined ? label(w * h * 0.92, 1, 'm²') : formatArea(area);
  const part = use === 'garden' ? 0.5 / Math.max(1, h / 2.4) : (labelAt[use] ?? 0.6);
  const at = use === 'bedroom' && upper ? 1 - part : part;
  const [cx, cy] = [X(x + w / 2), Y(y + h * at)];
  const small = size * 0.86;
  const half = Math.max(lettering(name, 0, 0, size).width, lettering(measure, 0, 0, small).width) / 2 + size * 0.8;
  canvas.rect(cx - half, cy - size * 1.75, half * 2, size * 3.5, paper, `rx="${n(size * 0.7)}" fill-opacity="0.88"`);
  canvas.stroke(
    centredLettering(name, cx, cy - size * 0.25, size),
    ink,
    size * 0.15,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
  canvas.stroke(
    centredLettering(measure, cx, cy + size * 1.2, small),
    ink,
    small * 0.115,
    'stroke-linecap="round" stroke-linejoin="round" stroke-opacity="0.85"',
  );
}

function floorMarks(
  canvas: Canvas,
  { use }: PlanRoom,
  x: number,
  y: number,
  w: number,
  h: number,
  scale: number,
): void {
  let d = '';
  if (use === 'garden') return;
  const tiled = use === 'kitchen' || use === 'bathroom' || use === 'shop' || use === 'garage';
  const step = (tiled ? 0.4 : use === 'terrace' ? 0.25 : use === 'stairs' ? 0.28 : 0.3) * scale;
  if (use === 'stairs') for (let k = step; k < w; k += step) d += `M${n(x + k)} ${n(y)}v${n(h)}`;
  else for (let k = step; k < h; k += step) d += `M${n(x)} ${n(y + k)}h${n(w)}`;
  if (tiled) for (let k = step; k < w; k += step) d += `M${n(x + k)} ${n(y)}v${n(h)}`;
  canvas.stroke(d, ink, use === 'stairs' ? 2 : 1, `stroke-opacity="${use === 'stairs' ? 0.45 : 0.09}"`);
  if (use === 'stairs')
    canvas.stroke(`M${n(x + w * 0.12)} ${n(y + h / 2)}H${n(x + w * 0.86)}m-12 -9l12 9l-12 9`, ink, 2.4);
}

/** Walls as thick lines, with gaps where doors and windows are. */
function drawWalls({ canvas, scale, X, Y }: Sheet, floor: PlanFloor): void {
  const thick = 0.17 * scale;
  let d = '';
  for (const { x, y, w, h, use } of floor.rooms) {
    if (use === 'garden')
      canvas.stroke(
        `M${n(X(x))} ${n(Y(y + h))}V${n(Y(y))}H${n(X(x + w))}V${n(Y(y + h))}`,
        '#6f8a4f',
        4,
        'stroke-dasharray="14 8"',
      );
    else if (use === 'terrace')
      canvas.stroke(`M${n(X(x))} ${n(Y(y + h))}V${n(Y(y))}H${n(X(x + w))}V${n(Y(y + h))}`, ink, 5);
    else d += `M${n(X(x))} ${n(Y(y))}h${n(w * scale)}v${n(h * scale)}h${n(-w * scale)}z`;
  }
  canvas.stroke(d, ink, thick, 'stroke-linejoin="miter"');
  const gap = (x0: number, y0: number, x1: number, y1: number, colour: string): void =>
    canvas.stroke(`M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`, colour, thick * 1.06);
  for (const { x, y0, y1 } of floor.gaps) gap(X(x), Y(y0), X(x), Y(y1), '#efe6d6');
  const leaf = 0.8 * scale;
  for (const { x, y, upright, swing } of floor.doors) {
    const [px, py] = [X(x), Y(y)];
    if (upright) {
      gap(px, py, px, py + leaf, '#f1e7d6');
      canvas.stroke(
        `M${n(px)} ${n(py)}h${n(swing * leaf)}A${n(leaf)} ${n(leaf)} 0 0 ${swing > 0 ? 1 : 0} ${n(px)} ${n(py + leaf)}`,
        ink,
        2,
        'stroke-opacity="0.7"',
      );
    } else {
      gap(px, py, px + leaf, py, '#f1e7d6');
      canvas.stroke(
        `M${n(px)} ${n(py)}v${n(swing * leaf)}A${n(leaf)} ${n(leaf)} 0 0 ${swing > 0 ? 0 : 1} ${n(px + leaf)} ${n(py)}`,
        ink,
        2,
        'stroke-opacity="0.7"',
      );
    }
  }
  for (const { x, y, w } of floor.windows) {
    gap(X(x), Y(y), X(x + w), Y(y), paper);
    canvas.stroke(
      [-0.35, 0, 0.35].map((k) => `M${n(X(x))} ${n(Y(y) + thick * k)}h${n(w * scale)}`).join(''),
      '#5f93ab',
      2.4,
    );
  }
  if (floor.entry === null) return;
  gap(X(0), Y(floor.entry + 0.15), X(0), Y(floor.entry + 1.05), '#f1e7d6');
  canvas.path(`M${n(X(0) - 40)} ${n(Y(floor.entry + 0.6))}l-26 -17v34z`, '#b9573a');
}

/** What the floor measures, along its lower and, where there is room, its left edge. */
function drawMeasures({ canvas, X, Y }: Sheet, { width, height }: PlanFloor, left: boolean): void {
  const [y, x] = [Y(height) + 54, X(0) - 98];
  const upright = left
    ? `M${n(x)} ${n(Y(0))}V${n(Y(height))}M${n(x - 12)} ${n(Y(0))}h24M${n(x - 12)} ${n(Y(height))}h24`
    : '';
  canvas.stroke(
    `M${n(X(0))} ${n(y)}H${n(X(width))}M${n(X(0))} ${n(y - 12)}v24M${n(X(width))} ${n(y - 12)}v24${upright}`,
    ink,
    2,
    'stroke-opacity="0.6"',
  );
  const middle = X(width / 2);
  canvas.rect(middle - 66, y - 18, 132, 36, paper);
  canvas.stroke(
    centredLettering(label(width, 2, 'm'), middle, y + 9, 18),
    ink,
    2.2,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
  if (!left) return;
  canvas.group(`transform="translate(${n(x)} ${n(Y(height / 2))}) rotate(-90)"`, () => {
    canvas.rect(-66, -18, 132, 36, paper);
    canvas.stroke(
      centredLettering(label(height, 2, 'm'), 0, 9, 18),
      ink,
      2.2,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  });
}

function drawNorth(canvas: Canvas, random: Random, x: number, y: number): void {
  canvas.group(`transform="translate(${n(x)} ${n(y)}) rotate(${random.int(-40, 40)})"`, () => {
    canvas.circle(0, 0, 40, 'none', `stroke="${ink}" stroke-width="2" stroke-opacity="0.5"`);
    canvas.path('M0 -34L12 12L0 4Z', '#b9573a');
    canvas.path('M0 -34L-12 12L0 4Z', ink);
    canvas.stroke(centredLettering('N', 0, -50, 18), ink, 2.4, 'stroke-linejoin="round"');
  });
}
