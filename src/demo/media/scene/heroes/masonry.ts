import { n } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { roundPaint, sunSide, tone, type View } from './view.ts';

/** Dark of openings; lit from within at dusk. */
export const openingTone = (view: View, fade: number): string =>
  view.light.lampsOn ? '#ffd48a' : mix('#4a3f44', view.light.haze, fade);

/** Round-headed openings: x, y of the sill's middle, width, height. */
export const arched = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y)}Z`;
/** Pointed ones. */
export const pointed = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}V${n(y - h * 0.6)}Q${n(x - w / 2)} ${n(y - h * 0.86)} ${n(x)} ${n(y - h)}Q${n(x + w / 2)} ${n(y - h * 0.86)} ${n(x + w / 2)} ${n(y - h * 0.6)}V${n(y)}Z`;

export interface Look {
  colour: string;
  fade?: number;
}

/** A block seen at its corner: the front, and a side that is `side` of its width. */
export function drawBlock(
  view: View,
  x: number,
  base: number,
  w: number,
  h: number,
  { colour, fade = 0 }: Look,
  side = 0.28,
): void {
  const { canvas, light } = view;
  const lit = sunSide(view) < 0;
  const front = w * (1 - side);
  canvas.rect(
    x,
    base - h,
    front + 0.5,
    h,
    canvas.linear(
      [0, base - h],
      [0, base],
      [0, tone(view, colour, lit ? 1 : 0.5, fade)],
      [1, mix(tone(view, colour, lit ? 0.8 : 0.34, fade), light.haze, 0.1)],
    ),
  );
  if (side > 0) canvas.rect(x + front, base - h, w - front, h, tone(view, colour, lit ? 0.08 : 0.95, fade));
}

/** A band that stands out: a cornice or a string course. */
export function drawBand(view: View, x: number, y: number, w: number, h: number, { colour, fade = 0 }: Look): void {
  view.canvas.rect(x, y, w, h, tone(view, lighten(colour, 0.2), 0.9, fade));
  view.canvas.rect(x, y + h, w, h * 0.5, view.light.shadow, 'fill-opacity="0.22"');
}

/** Rows of openings on a front. */
export function drawRows(
  view: View,
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  fade: number,
  shape: (x: number, y: number, w: number, h: number) => string = arched,
): void {
  const [cw, rh] = [w / columns, h / rows];
  let d = '';
  for (let r = 0; r < rows; r += 1)
    for (let c = 0; c < columns; c += 1) d += shape(x + (c + 0.5) * cw, y + (r + 0.86) * rh, cw * 0.42, rh * 0.66);
  view.canvas.path(d, openingTone(view, fade), 'fill-opacity="0.72"');
}

/** A dome on a drum, with ribs and a lantern. */
export function drawDome(
  view: View,
  x: number,
  base: number,
  r: number,
  { colour, fade = 0 }: Look,
  stone = '#e6d2ac',
  tall = 1,
): void {
  const { canvas } = view;
  const top = base - r * 1.12 * tall;
  canvas.path(
    `M${n(x - r)} ${n(base)}C${n(x - r * 0.98)} ${n(base - r * 0.72 * tall)} ${n(x - r * 0.5)} ${n(top)} ${n(x)} ${n(top)}C${n(x + r * 0.5)} ${n(top)} ${n(x + r * 0.98)} ${n(base - r * 0.72 * tall)} ${n(x + r)} ${n(base)}Z`,
    roundPaint(view, x - r, x + r, colour, fade),
  );
  let ribs = '';
  for (const k of [-0.66, -0.3, 0.08, 0.46, 0.78])
    ribs += `M${n(x + k * r)} ${n(base)}Q${n(x + k * r * 0.9)} ${n(base - r * 0.8 * tall)} ${n(x + k * r * 0.16)} ${n(top)}`;
  canvas.stroke(ribs, tone(view, darken(colour, 0.25), 0.2, fade), Math.max(1, r * 0.03), 'stroke-opacity="0.5"');
  canvas.rect(
    x - r * 0.17,
    top - r * 0.34,
    r * 0.34,
    r * 0.38,
    roundPaint(view, x - r * 0.17, x + r * 0.17, stone, fade),
  );
  canvas.path(
    `M${n(x - r * 0.22)} ${n(top - r * 0.33)}Q${n(x)} ${n(top - r * 0.62)} ${n(x + r * 0.22)} ${n(top - r * 0.33)}Z`,
    roundPaint(view, x - r * 0.2, x + r * 0.2, colour, fade),
  );
  canvas.stroke(
    `M${n(x)} ${n(top - r * 0.48)}v${n(-r * 0.34)}M${n(x - r * 0.08)} ${n(top - r * 0.72)}h${n(r * 0.16)}`,
    tone(view, '#5a4a3c', 0.3, fade),
    Math.max(1.2, r * 0.035),
  );
  drawBand(view, x - r * 1.05, base - r * 0.06, r * 2.1, r * 0.09, { colour: stone, fade });
}

/** A steep stone or slate spire. */
export function drawSpire(view: View, x: number, base: number, w: number, h: number, { colour, fade = 0 }: Look): void {
  const lit = sunSide(view) < 0;
  view.canvas.path(
    `M${n(x - w / 2)} ${n(base)}L${n(x)} ${n(base - h)}L${n(x + w * 0.14)} ${n(base)}Z`,
    tone(view, colour, lit ? 1 : 0.3, fade),
  );
  view.canvas.path(
    `M${n(x + w / 2)} ${n(base)}L${n(x)} ${n(base - h)}L${n(x + w * 0.14)} ${n(base)}Z`,
    tone(view, colour, lit ? 0.05 : 0.95, fade),
  );
}

/** Pinnacles in a row. */
export function drawPinnacles(view: View, xs: readonly number[], base: number, w: number, h: number, look: Look): void {
  for (const x of xs) {
    view.canvas.rect(
      x - w / 2,
      base - h * 0.4,
      w,
      h * 0.4,
      roundPaint(view, x - w / 2, x + w / 2, look.colour, look.fade),
    );
    drawSpire(view, x, base - h * 0.4, w * 1.3, h * 0.6, look);
  }
}

/** Battlements. */
export function drawMerlons(
  view: View,
  x: number,
  y: number,
  w: number,
  size: number,
  { colour, fade = 0 }: Look,
): void {
  const count = Math.max(2, Math.round(w / (size * 2)));
  const gap = w / (count * 2 - 1);
  let d = '';
  for (let i = 0; i < count; i += 1)
    d += `M${n(x + i * gap * 2)} ${n(y)}v${n(-size)}l${n(gap / 2)} ${n(-size * 0.4)}l${n(gap / 2)} ${n(size * 0.4)}v${n(size)}z`;
  view.canvas.path(d, tone(view, colour, 0.8, fade));
}

export interface TowerLook extends Look {
  /** Storeys of openings. */
  storeys?: number;
  opening?: (x: number, y: number, w: number, h: number) => string;
  side?: number;
}

/** A square tower with courses and openings, flat on top. */
export function drawTower(view: View, x: number, base: number, w: number, h: number, look: TowerLook): void {
  const { colour, fade = 0, storeys = 3, opening = arched, side = 0.3 } = look;
  drawBlock(view, x - w / 2, base, w, h, { colour, fade }, side);
  const each = h / storeys;
  let d = '';
  for (let i = 0; i < storeys; i += 1) {
    drawBand(view, x - w * 0.54, base - h + i * each, w * 1.08, Math.max(2, w * 0.05), { colour, fade });
    const sill = base - h + i * each + each * 0.78;
    d +=
      opening(x - w * 0.15 - w * 0.13, sill, w * 0.15, each * 0.48) +
      opening(x - w * 0.15 + w * 0.13, sill, w * 0.15, each * 0.48) +
      (side > 0 ? opening(x + w * 0.35, sill, w * 0.1, each * 0.48) : '');
  }
  view.canvas.path(d, openingTone(view, fade), 'fill-opacity="0.75"');
}

/** A pitched roof over a long building. */
export function drawRoof(view: View, x: number, base: number, w: number, h: number, { colour, fade = 0 }: Look): void {
  const { canvas } = view;
  const lit = sunSide(view) < 0;
  canvas.path(
    `M${n(x - 5)} ${n(base)}L${n(x + w * 0.08)} ${n(base - h)}H${n(x + w * 0.92)}L${n(x + w + 5)} ${n(base)}Z`,
    canvas.linear(
      [0, base - h],
      [0, base],
      [0, tone(view, lighten(colour, 0.1), lit ? 1 : 0.6, fade)],
      [1, tone(view, colour, lit ? 0.8 : 0.4, fade)],
    ),
  );
  let rows = '';
  for (let k = 1; k < w / 16; k += 1)
    rows += `M${n(x + w * 0.08 + k * 16 * 0.84)} ${n(base - h)}L${n(x + k * 16)} ${n(base)}`;
  canvas.stroke(rows, tone(view, darken(colour, 0.3), 0.2, fade), 1.6, 'stroke-opacity="0.35"');
}

/** Piers and arches between `x0` and `x1`, with the thickness of the vaults. */
export function drawArches(
  view: View,
  x0: number,
  x1: number,
  deck: number,
  base: number,
  count: number,
  { colour, fade = 0 }: Look,
  pier = 0.16,
  rise = 1,
): void {
  const { canvas } = view;
  const lit = sunSide(view) < 0;
  const span = (x1 - x0) / count;
  let [holes, inner] = ['', ''];
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [x0 + i * span + span * pier * 0.5, x0 + (i + 1) * span - span * pier * 0.5];
    const r = (b - a) / 2;
    const spring = Math.min(base - 1, deck + (base - deck) * 0.1 + r * rise);
    holes += `M${n(a)} ${n(base)}V${n(spring)}A${n(r)} ${n(r * rise)} 0 0 1 ${n(b)} ${n(spring)}V${n(base)}Z`;
    const t = span * 0.07 * (lit ? 1 : -1);
    const edge = lit ? a : b;
    inner += `M${n(edge)} ${n(base)}V${n(spring)}A${n(r)} ${n(r * rise)} 0 0 ${lit ? 1 : 0} ${n((a + b) / 2)} ${n(spring - r * rise)}A${n(r)} ${n(r * rise)} 0 0 ${lit ? 0 : 1} ${n(edge + t)} ${n(spring)}V${n(base)}Z`;
  }
  canvas.path(
    `M${n(x0)} ${n(deck)}H${n(x1)}V${n(base)}H${n(x0)}Z${holes}`,
    canvas.linear([0, deck], [0, base], [0, tone(view, colour, 0.9, fade)], [1, tone(view, colour, 0.35, fade)]),
    'fill-rule="evenodd"',
  );
  canvas.path(inner, tone(view, darken(colour, 0.2), 0, fade));
  canvas.rect(x0, deck - 7, x1 - x0, 9, tone(view, lighten(colour, 0.25), 1, fade));
}

interface Crossing {
  x: number;
  deck: number;
  water: number;
}

/** A bridge that comes over the water from far to near, its arches growing. */
export function drawCrossing(view: View, far: Crossing, near: Crossing, count: number, { colour }: Look): void {
  const { canvas, light } = view;
  const lit = sunSide(view) < 0 === near.x < far.x ? 0.35 : 0.85;
  const ratio = ((near.water - near.deck) / (far.water - far.deck)) ** (1 / count);
  const whole = (ratio ** count - 1) / (ratio - 1);
  const at = (t: number): Crossing => ({
    x: far.x + (near.x - far.x) * t,
    deck: far.deck + (near.deck - far.deck) * t,
    water: far.water + (near.water - far.water) * t,
  });
  let [holes, images, t] = ['', '', 0];
  for (let i = 0; i < count; i += 1) {
    const step = ratio ** i / whole;
    const [a, b] = [at(t + step * 0.13), at(t + step * 0.87)];
    const rise = (p: Crossing): number => p.deck + (p.water - p.deck) * 0.2;
    const arch = (way: 1 | -1): string => {
      const y = (p: Crossing, share: number): number => p.water - way * (p.water - rise(p)) * share;
      return `M${n(a.x)} ${n(a.water)}C${n(a.x)} ${n(y(a, 1.25))} ${n(b.x)} ${n(y(b, 1.25))} ${n(b.x)} ${n(b.water)}Z`;
    };
    holes += arch(1);
    images += arch(-1);
    t += step;
  }
  const outline = `M${n(far.x)} ${n(far.deck)}L${n(near.x)} ${n(near.deck)}V${n(near.water)}L${n(far.x)} ${n(far.water)}Z`;
  canvas.path(
    `M${n(far.x)} ${n(far.water)}L${n(near.x)} ${n(near.water)}V${n(near.water * 2 - near.deck)}L${n(far.x)} ${n(far.water * 2 - far.deck)}Z${images}`,
    tone(view, colour, 0.1),
    'fill-rule="evenodd" fill-opacity="0.34"',
  );
  canvas.path(
    `${outline}${holes}`,
    canvas.linear([far.x, 0], [near.x, 0], [0, tone(view, colour, lit, 0.1)], [1, tone(view, colour, lit * 0.8)]),
    'fill-rule="evenodd"',
  );
  canvas.stroke(`M${n(far.x)} ${n(far.deck)}L${n(near.x)} ${n(near.deck)}`, tone(view, lighten(colour, 0.25), 1), 9);
  canvas.stroke(
    `M${n(far.x)} ${n(far.deck + 10)}L${n(near.x)} ${n(near.deck + 14)}`,
    light.shadow,
    5,
    'stroke-opacity="0.25"',
  );
}
