import { n, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Random } from '../random.ts';

/** A drawing goes on to both sides as far as a link preview shows. */
const [left, width] = [-560, 2320];

interface Tones {
  pale: string;
  middle: string;
  deep: string;
}

const tones: readonly Tones[] = [
  { pale: '#ecdcc4', middle: '#d8b48d', deep: '#a8714e' },
  { pale: '#d3dfdd', middle: '#9dbcbd', deep: '#3f6a72' },
  { pale: '#dfe2cf', middle: '#aebb92', deep: '#66774f' },
  { pale: '#f0dccb', middle: '#dba888', deep: '#a9583c' },
  { pale: '#d5dee2', middle: '#93afbd', deep: '#35566a' },
  { pale: '#efe2c6', middle: '#dcb974', deep: '#9c7330' },
  { pale: '#e4ddd3', middle: '#beae98', deep: '#776a5a' },
  { pale: '#dadfe0', middle: '#8fa5a2', deep: '#24545a' },
  { pale: '#ecd8d2', middle: '#cf9f96', deep: '#8a5450' },
];

const soft = (canvas: Canvas, x: number, y: number, r: number, colour: string, opacity: number): void =>
  canvas.circle(x, y, r, canvas.glow([0, colour, opacity], [0.5, colour, opacity * 0.8], [1, colour, 0]));

function studio(canvas: Canvas, random: Random, { pale, middle, deep }: Tones): void {
  canvas.rect(
    left,
    0,
    width,
    1200,
    canvas.linear([0, 0], [1200, 1200], [0, mix(pale, middle, 0.3)], [1, mix(middle, deep, 0.35)]),
  );
  soft(canvas, random.range(260, 420), 420, 760, lighten(pale, 0.4), 0.9);
}

/** Sun through a window on plaster. */
function plaster(canvas: Canvas, random: Random, { pale, middle, deep }: Tones): void {
  canvas.rect(
    left,
    0,
    width,
    1200,
    canvas.linear([0, 0], [900, 1200], [0, mix(middle, deep, 0.12)], [1, mix(middle, deep, 0.3)]),
  );
  const [x, y] = [random.range(-120, 160), random.range(-160, 0)];
  let panes = '';
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const [px, py] = [x + column * 340 - row * 150, y + row * 420 + column * 120];
      panes += `M${n(px)} ${n(py)}l318 112l-138 388l-318 -112z`;
    }
  }
  canvas.path(
    panes,
    canvas.linear([0, 0], [1000, 1200], [0, lighten(pale, 0.3), 0.7], [0.6, pale, 0.4], [1, pale, 0.15]),
    `stroke="${pale}" stroke-opacity="0.14" stroke-width="16"`,
  );
}

/** A street or square far out of focus, with its lights. */
function city(canvas: Canvas, random: Random, { pale, middle, deep }: Tones): void {
  canvas.rect(
    left,
    0,
    width,
    1200,
    canvas.down([0, lighten(pale, 0.2)], [0.55, mix(pale, middle, 0.6)], [1, mix(middle, deep, 0.5)]),
  );
  for (let x = left; x < left + width;) {
    const [w, top] = [random.range(150, 300), random.range(60, 420)];
    const tone = mix(random.pick([pale, middle, '#e3c29a', '#d8a988', deep]), pale, 0.5);
    canvas.rect(
      x,
      top,
      w + 20,
      1200 - top,
      canvas.across([0, tone, 0.25], [0.12, tone, 0.8], [0.86, darken(tone, 0.1), 0.8], [1, tone, 0.2]),
    );
    x += w;
  }
  for (let i = 0; i < 26; i += 1) {
    const [x, y, r] = [random.range(left, left + width), random.range(120, 1000), random.range(26, 80)];
    canvas.circle(
      x,
      y,
      r,
      random.pick(['#ffe3ae', '#fff3d8', '#ffd08a', lighten(middle, 0.5)]),
      `fill-opacity="${n(random.range(0.1, 0.5))}"`,
    );
  }
}

/** An office by a window, out of focus. */
function office(canvas: Canvas, random: Random, { pale, middle, deep }: Tones): void {
  canvas.rect(
    left,
    0,
    width,
    1200,
    canvas.linear([0, 0], [1200, 300], [0, lighten(pale, 0.35)], [1, mix(pale, middle, 0.75)]),
  );
  const glass = random.chance(0.5) ? 60 : 720;
  for (let i = -2; i < 4; i += 1) {
    const x = glass + i * 330 + (i > 1 ? 500 : 0);
    if (Math.abs(i) < 2)
      canvas.rect(
        x,
        -20,
        280,
        860,
        canvas.down([0, '#fdf8ea'], [0.7, mix('#fdf8ea', middle, 0.25)], [1, mix('#e9f0e6', middle, 0.5)]),
        'rx="26"',
      );
  }
  for (let row = 0; row < 4; row += 1) {
    const y = 230 + row * 240;
    const start = glass < 400 ? 760 : left;
    canvas.rect(start, y, 1000, 22, mix(deep, middle, 0.4), 'fill-opacity="0.6" rx="11"');
    for (let x = start + 20; x < start + 960;) {
      const [w, h] = [random.range(34, 80), random.range(90, 170)];
      if (random.chance(0.76))
        canvas.rect(
          x,
          y - h,
          w,
          h,
          mix(random.pick([pale, middle, deep, '#e3c29a', '#c98a63']), middle, 0.45),
          'rx="14" fill-opacity="0.7"',
        );
      x += w + 10;
    }
  }
  canvas.rect(left, 0, width, 1200, mix(pale, middle, 0.4), 'fill-opacity="0.4"');
}

/** Leaves out of focus with the sun between them. */
function garden(canvas: Canvas, random: Random, { pale }: Tones): void {
  canvas.rect(left, 0, width, 1200, canvas.down([0, lighten(mix('#c9d6b4', pale, 0.5), 0.2)], [1, '#6f8a62']));
  for (let i = 0; i < 44; i += 1)
    soft(
      canvas,
      random.range(left, left + width),
      random.range(-60, 1260),
      random.range(90, 240),
      random.pick(['#5f7d52', '#7f9a66', '#a3b883', '#4d6b4c', '#c4cf9f']),
      random.range(0.3, 0.6),
    );
  for (let i = 0; i < 22; i += 1)
    canvas.circle(
      random.range(left, left + width),
      random.range(0, 760),
      random.range(20, 58),
      '#fdf6d8',
      `fill-opacity="${n(random.range(0.1, 0.45))}"`,
    );
}

/** A door arch in a painted wall. */
function arch(canvas: Canvas, random: Random, { pale, middle, deep }: Tones): void {
  canvas.rect(
    left,
    0,
    width,
    1200,
    canvas.linear([0, 0], [1100, 1200], [0, mix(pale, middle, 0.25)], [1, mix(pale, middle, 0.95)]),
  );
  const x = random.range(560, 640);
  canvas.path(
    `M${n(x - 430)} 1200V560a430 430 0 0 1 860 0V1200Z`,
    canvas.linear([x - 430, 0], [x + 430, 900], [0, mix(middle, deep, 0.34)], [1, mix(middle, deep, 0.08)]),
  );
  canvas.path(
    `M${n(x - 430)} 1200V560a430 430 0 0 1 860 0V1200h-56V560a374 374 0 0 0 -748 0V1200Z`,
    canvas.linear([x - 430, 0], [x + 430, 0], [0, lighten(pale, 0.5)], [1, mix(pale, middle, 0.4)]),
  );
}

const places = [studio, plaster, city, office, garden, arch, plaster, office, city];

/** What is behind the sitter. */
export const drawBackdrop = (canvas: Canvas, random: Random): void =>
  random.pick(places)(canvas, random, random.pick(tones));
