import type { Canvas, Point } from '../canvas.ts';
import type { Random } from '../random.ts';
import { drawCurls, drawLock } from './hair.ts';
import type { Sitter } from './sitter.ts';

/** A mane that hangs from the crown to `end`, `wave` pixels in and out. */
function mane(
  canvas: Canvas,
  { hair, lightFrom, width: w, random }: Sitter,
  end: number,
  spread: number,
  wave: number,
): void {
  const steps = 6;
  const [left, right]: [Point[], Point[]] = [[[-60, -296 * hair.volume]], [[60, -296 * hair.volume]]];
  const phase = random.fork('mane').range(0, 3);
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const y = -190 + (end + 190) * t;
    const sway = Math.sin(phase + i * 1.9) * wave * Math.min(1, t * 2);
    left.push([-(206 + spread * t) * w * hair.volume + sway, y]);
    right.push([(186 + spread * 0.75 * t) * w * hair.volume + sway * 0.8, y - 8]);
  }
  const tuck = 1 - Math.min(0.3, spread * 0.001);
  left.push([-120 * tuck, end + 26]);
  right.push([90 * tuck, end + 20]);
  drawLock(canvas, left, right, hair.base, lightFrom, 17, 0.16);
}

function cloud(canvas: Canvas, { hair, lightFrom, random, width: w }: Sitter, reach: number, low: number): void {
  const source = random.fork('cloud');
  const centres: [number, number, number][] = [[-10, -120, 190 * w]];
  for (let i = 0; i < 22; i += 1) {
    const angle = Math.PI * (-0.24 + (1.5 * i) / 21);
    centres.push([
      -12 + Math.cos(angle) * (196 + reach) * w,
      -96 - Math.sin(angle) * (188 + reach * 0.8 + (Math.sin(angle) < 0 ? low : 0)),
      source.range(44, 66),
    ]);
  }
  drawCurls(canvas, centres, hair.base, lightFrom, source);
}

function bun(canvas: Canvas, { hair, lightFrom, random }: Sitter, [x, y]: Point, r: number): void {
  drawCurls(
    canvas,
    [
      [x, y, r],
      [x - r * 0.3, y + r * 0.2, r * 0.86],
      [x + r * 0.34, y + r * 0.1, r * 0.8],
    ],
    hair.base,
    lightFrom,
    random.fork('bun'),
  );
}

/** The skull's own cover, for hair that is drawn back or short: behind the ear and down the nape. */
function nape(canvas: Canvas, { hair, lightFrom, width: w }: Sitter, low: number): void {
  const v = hair.top === 'crop' ? 0.9 : hair.volume;
  drawLock(
    canvas,
    [
      [-20, -300 * v],
      [-140 * w, -276 * v],
      [-206 * w, -190],
      [-212 * w, -90],
      [-190 * w, low - 60],
      [-150 * w, low],
    ],
    [
      [0, -280],
      [-60, -240],
      [-100, -170],
      [-110, -90],
      [-100, low - 60],
      [-80, low],
    ],
    hair.base,
    lightFrom,
    6,
    0.14,
  );
}

const falls: Record<Sitter['hair']['fall'], (canvas: Canvas, sitter: Sitter, random: Random) => void> = {
  long: (canvas, sitter, random) => mane(canvas, sitter, random.range(400, 500), random.range(20, 60), 5),
  waves: (canvas, sitter, random) =>
    sitter.hair.top === 'curls'
      ? cloud(canvas, sitter, 34, 110)
      : mane(canvas, sitter, random.range(330, 440), random.range(50, 90), 20),
  bob: (canvas, sitter, random) => mane(canvas, sitter, random.range(150, 200), random.range(24, 44), 3),
  lob: (canvas, sitter, random) => mane(canvas, sitter, random.range(250, 300), random.range(24, 56), 9),
  bun: (canvas, sitter) => {
    bun(canvas, sitter, [-96, -318], 74);
    nape(canvas, sitter, 110);
  },
  knot: (canvas, sitter) => {
    bun(canvas, sitter, [-196, 70], 66);
    nape(canvas, sitter, 110);
  },
  ponytail: (canvas, sitter) => {
    const { hair, lightFrom } = sitter;
    drawLock(
      canvas,
      [
        [-150, -200],
        [-260, -210],
        [-316, -110],
        [-306, 60],
        [-262, 200],
        [-270, 310],
      ],
      [
        [-160, -130],
        [-214, -120],
        [-226, -30],
        [-214, 90],
        [-216, 210],
        [-262, 316],
      ],
      hair.base,
      lightFrom,
      7,
      0.08,
    );
    nape(canvas, sitter, 110);
  },
  braid: (canvas, sitter) => nape(canvas, sitter, 190),
  cloud: (canvas, sitter, random) => cloud(canvas, sitter, random.range(28, 76), 40),
  none: (canvas, sitter) => {
    if (sitter.hair.top === 'bald' || sitter.hair.top === 'receding') return;
    if (sitter.hair.top === 'curls') cloud(canvas, sitter, -2, -40);
    else nape(canvas, sitter, sitter.gender === 'male' ? 70 : 130);
  },
};

/** What hangs behind face, neck and shoulders. */
export const drawHairBehind = (canvas: Canvas, sitter: Sitter): void =>
  falls[sitter.hair.fall](canvas, sitter, sitter.random.fork('fall'));

/** What falls over the shoulder in front. */
export function drawHairBefore(canvas: Canvas, { hair, lightFrom, random }: Sitter): void {
  if (hair.fall !== 'braid') return;
  const source = random.fork('braid');
  for (let i = 0; i < 8; i += 1) {
    const [x, y, r] = [-168 + i * 8 + source.range(-3, 3), 170 + i * 44, 44 - i * 1.6];
    drawLock(
      canvas,
      [
        [x - r, y - 34],
        [x - r * 0.8, y + 18],
        [x + r * 0.5, y + 42],
      ],
      [
        [x + r * 0.2, y - 40],
        [x + r, y - 10],
        [x + r * 0.7, y + 38],
      ],
      hair.base,
      lightFrom,
      4,
    );
  }
}
