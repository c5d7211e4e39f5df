import { n, type Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import type { Home } from './home.ts';
import { ink } from './planSheet.ts';
import type { RoomUse } from './planLayout.ts';

/** A room on the sheet, in the sheet's own places, with what its furniture is drawn with. */
interface Floor {
  canvas: Canvas;
  home: Home;
  x: number;
  y: number;
  w: number;
  h: number;
  scale: number;
  /** Metres to the sheet's pixels. */
  m: (metres: number) => number;
  piece: (x: number, y: number, w: number, h: number, fill: string, round?: number) => void;
  /** Colour of what one sits and lies on. */
  soft: string;
  /** Whether the outer wall is the upper one. */
  upper: boolean;
}

const pale = '#fffdf8';

const furniture: Partial<Record<RoomUse, (floor: Floor) => void>> = {
  bedroom: ({ canvas, x, y, w, h, m, piece, soft, home, scale, upper }) => {
    const bed = Math.min(1.6, (w / scale) * 0.5);
    const bx = x + w / 2 - m(bed) / 2;
    // From the bed's foot to its head, which is at the outer wall.
    const along = (from: number, length: number): number =>
      upper ? y + m(0.14) + m(2 - from - length) : y + h - m(0.14) - m(2) + m(from);
    piece(bx, along(0, 2), m(bed), m(2), pale);
    canvas.rect(bx + 2, along(0, 1.3) + 2, m(bed) - 4, m(1.3) - 4, soft, 'rx="6"');
    for (const k of [0.08, 0.54]) piece(bx + m(bed * k), along(1.5, 0.38), m(bed * 0.38), m(0.38), '#f3ead8', 8);
    for (const dx of [-0.5, bed + 0.08])
      piece(bx + m(dx), along(1.55, 0.4), m(0.4), m(0.4), lighten(home.palette.wood, 0.4));
  },
  living: ({ canvas, x, y, w, h, m, piece, soft, home }) => {
    const sofaX = x + m(0.3);
    canvas.rect(x + m(0.7), y + h * 0.3, m(1.7), h * 0.38, mix(home.palette.spark, '#fbf7ef', 0.7), 'rx="4"');
    const long = Math.min(m(2.1), h * 0.62);
    piece(sofaX, y + h * 0.28, m(0.9), long, soft, 12);
    canvas.rect(sofaX + 4, y + h * 0.28 + 6, m(0.24), long - 12, darken(soft, 0.12), 'rx="8"');
    piece(sofaX + m(1.3), y + h * 0.28 + m(0.6), m(0.6), m(0.9), lighten(home.palette.wood, 0.4));
    const [tx, ty] = [x + w - m(2.2), y + h * 0.3];
    if (w > m(4.4))
      for (const k of [0, 0.62, 1.24])
        for (const dy of [-0.38, 0.92]) piece(tx + m(k), ty + m(dy), m(0.42), m(0.36), soft, 8);
    if (w > m(4.4)) piece(tx - m(0.1), ty, m(1.9), m(0.9), lighten(home.palette.wood, 0.35));
  },
  kitchen: ({ canvas, x, y, w, h, m, piece, home }) => {
    const c = mix(home.palette.accentWall, '#fbf7ef', 0.35);
    piece(x + m(0.12), y + m(0.12), w - m(0.24), m(0.6), c, 2);
    piece(x + w - m(0.72), y + m(0.72), m(0.6), h * 0.5, c, 2);
    canvas.rect(
      x + w * 0.28,
      y + m(0.22),
      m(0.7),
      m(0.4),
      pale,
      `rx="6" stroke="${ink}" stroke-opacity="0.5" stroke-width="2"`,
    );
    for (const [dx, dy] of [
      [0.16, 0.16],
      [0.42, 0.16],
      [0.16, 0.42],
      [0.42, 0.42],
    ] as const)
      canvas.circle(x + w - m(0.72) + m(dx), y + m(1.1) + m(dy), m(0.09), 'none', `stroke="${ink}" stroke-width="2"`);
  },
  bathroom: ({ canvas, x, y, w, h, m, piece }) => {
    if (h > m(2.4)) {
      piece(x + m(0.14), y + h - m(0.14) - m(0.75), Math.min(w - m(0.28), m(1.6)), m(0.75), pale, 10);
      canvas.rect(x + m(0.24), y + h - m(0.8), Math.min(w - m(0.48), m(1.4)), m(0.56), '#dcebeb', 'rx="20"');
    } else {
      piece(x + m(0.12), y + h - m(0.92), m(0.8), m(0.8), pale, 6);
      canvas.stroke(
        `M${n(x + m(0.2))} ${n(y + h - m(0.84))}l${n(m(0.64))} ${n(m(0.64))}M${n(x + m(0.84))} ${n(y + h - m(0.84))}l${n(-m(0.64))} ${n(m(0.64))}`,
        ink,
        1.4,
        'stroke-opacity="0.3"',
      );
    }
    piece(x + w - m(0.6), y + m(0.16), m(0.48), m(0.66), pale, 6);
    canvas.ellipse(x + w - m(0.36), y + m(0.49), m(0.15), m(0.22), '#dcebeb');
    piece(x + m(0.14), y + m(0.14), m(0.4), m(0.52), pale, 14);
  },
  studio: ({ canvas, x, y, w, h, m, piece, soft, home }) => {
    piece(x + w - m(2.1), y + h - m(1.6), m(2), m(1.5), pale);
    canvas.rect(x + w - m(2.1) + 2, y + h - m(1.6) + 2, m(1.4), m(1.5) - 4, soft, 'rx="6"');
    piece(x + m(0.3), y + h - m(1), m(1.7), m(0.85), soft, 12);
    piece(x + m(0.6), y + h - m(1.75), m(1), m(0.5), lighten(home.palette.wood, 0.4));
    piece(x + w * 0.4, y + m(0.9), m(1.1), m(0.75), lighten(home.palette.wood, 0.35));
  },
  work: ({ x, y, w, h, m, piece, soft, home }) => {
    const columns = Math.max(1, Math.floor(w / m(2.4)));
    const lines = Math.max(1, Math.floor(h / m(2.4)));
    for (let i = 0; i < columns; i += 1)
      for (let k = 0; k < lines; k += 1) {
        const [px, py] = [x + ((i + 0.5) * w) / columns - m(0.75), y + ((k + 0.42) * h) / lines - m(0.35)];
        piece(px, py, m(1.5), m(0.7), lighten(home.palette.wood, 0.35));
        piece(px + m(0.5), py + m(0.8), m(0.45), m(0.4), soft, 10);
      }
  },
  shop: ({ x, y, w, h, m, piece, home }) => {
    piece(x + w * 0.62, y + h * 0.3, m(0.6), Math.min(h * 0.4, m(3)), lighten(home.palette.wood, 0.35));
    for (const k of [0.14, 0.34]) piece(x + w * k, y + h * 0.34, m(0.5), Math.min(h * 0.34, m(2.4)), pale);
  },
  store: ({ x, y, w, h, m, piece, home }) => {
    piece(x + m(0.12), y + m(0.12), w - m(0.24), Math.min(m(0.45), h * 0.2), lighten(home.palette.wood, 0.35), 2);
    if (h > m(2)) piece(x + w - m(0.55), y + m(0.7), m(0.43), h - m(1.4), lighten(home.palette.wood, 0.35), 2);
  },
  garage: ({ canvas, x, y, w, h, m, piece, soft }) => {
    const [cw, ch] = [Math.min(m(4.2), w * 0.8), Math.min(m(1.75), h * 0.72)];
    piece(x + (w - cw) / 2, y + (h - ch) / 2, cw, ch, soft, 26);
    canvas.rect(x + (w - cw) / 2 + cw * 0.28, y + (h - ch) / 2 + ch * 0.1, cw * 0.12, ch * 0.8, pale, 'rx="8"');
    canvas.rect(x + (w - cw) / 2 + cw * 0.74, y + (h - ch) / 2 + ch * 0.12, cw * 0.08, ch * 0.76, pale, 'rx="8"');
  },
  garden: ({ canvas, x, y, w, m, piece }) => {
    for (const [k, dy, r] of [
      [0.07, 0.8, 0.6],
      [0.2, 0.5, 0.34],
      [0.82, 0.7, 0.5],
      [0.94, 1.1, 0.66],
      [0.9, 0.42, 0.3],
    ] as const) {
      canvas.circle(x + w * k + 4, y + m(dy) + 5, m(r), '#7d8a5c', 'fill-opacity="0.35"');
      canvas.circle(x + w * k, y + m(dy), m(r), '#8aa05c');
      canvas.circle(x + w * k - m(r * 0.25), y + m(dy - r * 0.25), m(r * 0.5), '#b3c486', 'fill-opacity="0.7"');
    }
    for (const k of [0, 1, 2])
      piece(x + w * 0.62 + m(k * 0.62), y + m(0.5) + m((k % 2) * 0.12), m(0.5), m(0.36), '#d9cfbf', 8);
  },
  terrace: ({ canvas, x, y, w, h, m, piece, soft }) => {
    for (const [k, r] of [
      [0.06, 0.28],
      [0.92, 0.34],
      [0.84, 0.22],
    ] as const)
      canvas.circle(x + w * k, y + h * 0.4, m(r), '#9fb07c', 'fill-opacity="0.9"');
    for (const k of [0.28, 0.4]) piece(x + w * k, y + h * 0.22, m(0.55), m(0.55), soft, 10);
  },
};

/**
 * What stands in a room of this use, seen from above.
 * @param place left, top, width, height on the sheet
 * @param scale pixels of a metre
 * @param upper whether the room's outer wall is its upper one
 */
export function furnish(
  canvas: Canvas,
  use: RoomUse,
  place: readonly [number, number, number, number],
  scale: number,
  home: Home,
  upper: boolean,
): void {
  const [x, y, w, h] = place;
  const piece: Floor['piece'] = (px, py, pw, ph, fill, round = 6) =>
    canvas.rect(px, py, pw, ph, fill, `rx="${round}" stroke="${ink}" stroke-opacity="0.55" stroke-width="2"`);
  furniture[use]?.({
    canvas,
    home,
    x,
    y,
    w,
    h,
    scale,
    upper,
    m: (metres) => metres * scale,
    piece,
    soft: mix(home.palette.fabric, '#fbf7ef', 0.55),
  });
}
