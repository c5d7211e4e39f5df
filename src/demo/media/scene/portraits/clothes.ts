import { n, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Sitter } from './sitter.ts';

const cloths = [
  '#24545a',
  '#2f4a5c',
  '#27527a',
  '#c4623f',
  '#8c3f2b',
  '#6f7a45',
  '#c08f35',
  '#b66a5a',
  '#4d5a60',
  '#3d4a57',
  '#56725f',
  '#7b4a58',
  '#46405c',
  '#8a6a4a',
  '#2f3237',
  '#5b6f8a',
];
const pales = ['#f1e6d2', '#e6dccb', '#dfe5e4', '#e9d3bf', '#d3dde0', '#e8ddd8', '#d8d3c4'];

/** Everything that clothes need to know of the body they hang on. */
interface Torso {
  canvas: Canvas;
  sitter: Sitter;
  /** Middle of the neck's base, half the neck, half the shoulders. */
  x: number;
  neck: number;
  shoulder: number;
  colour: string;
  fabric: (colour: string) => string;
}

/** The trunk from the neck's sides down, with a neckline that dips to `dip`; `spread` widens it. */
function trunk({ x, neck, shoulder }: Torso, dip: number, spread = 8, curve: 'round' | 'v' = 'round'): string {
  const [l, r] = [x - neck - spread, x + neck + spread];
  const line =
    curve === 'v' ? `L${n(x + 8)} ${n(dip)}L${n(r)} 286` : `C${n(l + 20)} ${n(dip)} ${n(r - 20)} ${n(dip)} ${n(r)} 286`;
  return `M${n(l)} 286${line}C${n(r + 50)} 318 ${n(x + shoulder * 0.78)} 336 ${n(x + shoulder * 0.94)} 386C${n(x + shoulder * 1.1)} 440 ${n(x + shoulder * 1.16)} 520 ${n(x + shoulder * 1.2)} 640H${n(x - shoulder * 1.24)}C${n(x - shoulder * 1.2)} 520 ${n(x - shoulder * 1.14)} 440 ${n(x - shoulder * 0.98)} 386C${n(x - shoulder * 0.8)} 334 ${n(l - 54)} 318 ${n(l)} 286Z`;
}

/** Sleeves' seams and the folds that a body throws. */
function folds({ canvas, x, shoulder, sitter: { lightFrom } }: Torso, colour: string): void {
  const far = x + shoulder;
  const near = x - shoulder;
  canvas.stroke(
    `M${n(near * 0.86)} 452Q${n(near * 0.8)} 520 ${n(near * 0.84)} 640M${n(far * 0.84)} 452Q${n(far * 0.76)} 520 ${n(far * 0.8)} 640`,
    darken(colour, 0.5),
    6,
    'stroke-opacity="0.5" stroke-linecap="round"',
  );
  canvas.stroke(
    `M${n(near * 0.94)} 404Q${n(near * 0.72)} 424 ${n(near * 0.62)} 470M${n(far * 0.9)} 408Q${n(far * 0.7)} 426 ${n(far * 0.6)} 478`,
    darken(colour, 0.4),
    5,
    'stroke-opacity="0.3" stroke-linecap="round"',
  );
  const side = lightFrom > 0 ? far : near;
  canvas.stroke(
    `M${n(side * 0.55)} 330Q${n(side * 0.88)} 352 ${n(side * 0.98)} 398`,
    lighten(colour, 0.5),
    6,
    'stroke-opacity="0.45" stroke-linecap="round"',
  );
}

function collar({ canvas, x, neck, sitter: { lightFrom } }: Torso, tone: string, open: number): void {
  for (const side of [-1, 1]) {
    const c = side === lightFrom ? lighten(tone, 0.25) : darken(tone, 0.1);
    canvas.path(
      `M${n(x + side * (neck + 4))} 256Q${n(x + side * (neck + 22))} 290 ${n(x + side * (neck + 30))} 316L${n(x + side * (neck * 0.62 + open))} ${n(390 + open)}L${n(x + 6 + side * open * 0.2)} ${n(330 + open * 1.5)}Q${n(x + side * neck * 0.7)} 300 ${n(x + side * (neck + 4))} 256Z`,
      c,
    );
    canvas.stroke(
      `M${n(x + side * (neck + 30))} 316L${n(x + side * (neck * 0.62 + open))} ${n(390 + open)}L${n(x + 6 + side * open * 0.2)} ${n(330 + open * 1.5)}`,
      darken(tone, 0.4),
      3.5,
      'stroke-opacity="0.45" stroke-linejoin="round"',
    );
  }
}

function shirt(torso: Torso, tone = torso.colour): void {
  const { canvas, x, sitter } = torso;
  const open = sitter.random.range(6, 34);
  canvas.path(trunk(torso, 340 + open * 1.6, 4, 'v'), torso.fabric(tone));
  folds(torso, tone);
  canvas.stroke(
    `M${n(x + 6)} ${n(346 + open)}Q${n(x + 10)} 480 ${n(x + 4)} 640`,
    darken(tone, 0.4),
    4,
    'stroke-opacity="0.55"',
  );
  for (const y of [430, 520]) canvas.circle(x + 16, y, 6, darken(tone, 0.3));
  collar(torso, tone, open);
}

function tee(torso: Torso, tone = torso.colour): void {
  const { canvas, x, neck } = torso;
  canvas.path(trunk(torso, 372), torso.fabric(tone));
  folds(torso, tone);
  canvas.stroke(
    `M${n(x - neck - 6)} 290C${n(x - neck + 14)} 380 ${n(x + neck - 14)} 380 ${n(x + neck + 6)} 290`,
    darken(tone, 0.25),
    9,
    'stroke-opacity="0.7"',
  );
}

function knit(torso: Torso): void {
  const { canvas, x, neck, colour } = torso;
  const body = trunk(torso, 348, 12);
  canvas.path(body, torso.fabric(colour));
  let ribs = '';
  for (let i = -15; i <= 15; i += 1) ribs += `M${n(x + i * 25)} ${n(350 + Math.abs(i) * 5)}V640`;
  canvas.clipped(body, () => canvas.stroke(ribs, darken(colour, 0.4), 3, 'stroke-opacity="0.22"'));
  folds(torso, colour);
  canvas.stroke(
    `M${n(x - neck - 14)} 286C${n(x - neck + 6)} 356 ${n(x + neck - 6)} 356 ${n(x + neck + 14)} 286`,
    darken(colour, 0.16),
    24,
  );
  canvas.stroke(
    `M${n(x - neck - 14)} 286C${n(x - neck + 6)} 356 ${n(x + neck - 6)} 356 ${n(x + neck + 14)} 286`,
    lighten(colour, 0.2),
    20,
    'stroke-dasharray="3 8" stroke-opacity="0.5"',
  );
}

function turtleneck(torso: Torso, tone = torso.colour): void {
  const {
    canvas,
    x,
    neck,
    sitter: { lightFrom },
  } = torso;
  canvas.path(trunk(torso, 330, 12), torso.fabric(tone));
  folds(torso, tone);
  const [a, b] = lightFrom > 0 ? [darken(tone, 0.34), lighten(tone, 0.16)] : [lighten(tone, 0.16), darken(tone, 0.34)];
  canvas.path(
    `M${n(x - neck - 6)} 214Q${n(x)} 262 ${n(x + neck + 8)} 208Q${n(x + neck + 18)} 270 ${n(x + neck + 24)} 300Q${n(x)} 368 ${n(x - neck - 24)} 304Q${n(x - neck - 14)} 260 ${n(x - neck - 6)} 214Z`,
    canvas.linear([x - neck, 0], [x + neck, 0], [0, a], [0.5, tone], [1, b]),
  );
  canvas.stroke(
    `M${n(x - neck - 10)} 246Q${n(x)} 296 ${n(x + neck + 12)} 242M${n(x - neck - 18)} 282Q${n(x)} 336 ${n(x + neck + 18)} 276`,
    darken(tone, 0.4),
    4,
    'stroke-opacity="0.4"',
  );
}

function vneck(torso: Torso): void {
  const {
    canvas,
    x,
    neck,
    colour,
    sitter: { random },
  } = torso;
  canvas.path(trunk(torso, 462, 26, 'v'), torso.fabric(colour));
  folds(torso, colour);
  canvas.stroke(
    `M${n(x - neck - 24)} 290L${n(x + 8)} 462L${n(x + neck + 24)} 290`,
    lighten(colour, 0.22),
    9,
    'stroke-linejoin="round"',
  );
  if (random.chance(0.7)) {
    canvas.stroke(`M${n(x - neck + 4)} 300Q${n(x + 4)} 420 ${n(x + neck - 4)} 300`, '#d9b25f', 3.6);
    canvas.circle(x + 3, 366, 8, '#e6c67a');
  }
}

function stripes(torso: Torso): void {
  const { canvas, x, colour } = torso;
  const d = trunk(torso, 328, 40);
  canvas.path(d, torso.fabric('#f3ead8'));
  canvas.clipped(d, () => {
    let bands = '';
    for (let y = 356; y < 640; y += 40) bands += `M-480 ${y - 14}Q${n(x)} ${y + 26} 480 ${y - 14}`;
    canvas.stroke(bands, darken(colour, 0.1), 13, 'stroke-opacity="0.9"');
  });
  folds(torso, '#c9bda8');
}

/** A jacket over what is underneath; lapels cut to the fashion. */
function jacket(torso: Torso, under: () => void): void {
  const {
    canvas,
    x,
    neck,
    shoulder,
    colour,
    sitter: { lightFrom, random, gender },
  } = torso;
  under();
  const waist = 610;
  const notch = gender === 'male' ? 440 : random.range(420, 470);
  for (const side of [-1, 1]) {
    const tone = side === lightFrom ? lighten(colour, 0.1) : darken(colour, 0.16);
    canvas.path(
      `M${n(x + side * (neck + 14))} 270C${n(x + side * (neck + 70))} 312 ${n(x + side * shoulder * 0.8)} 326 ${n(x + side * shoulder)} 384C${n(x + side * shoulder * 1.16)} 440 ${n(x + side * shoulder * 1.2)} 520 ${n(x + side * shoulder * 1.26)} 640H${n(x + 6)}L${n(x + 8)} ${waist}Q${n(x + side * neck * 0.6)} 430 ${n(x + side * (neck + 14))} 270Z`,
      canvas.linear(
        [x + lightFrom * shoulder, 300],
        [x - lightFrom * shoulder, 600],
        [0, lighten(colour, 0.2)],
        [0.5, colour],
        [1, darken(colour, 0.34)],
      ),
    );
    canvas.stroke(
      `M${n(x + side * shoulder * 0.86)} 452Q${n(x + side * shoulder * 0.8)} 530 ${n(x + side * shoulder * 0.84)} 640`,
      darken(colour, 0.5),
      6,
      'stroke-opacity="0.5" stroke-linecap="round"',
    );
    canvas.path(
      `M${n(x + side * (neck + 8))} 254Q${n(x + side * (neck + 44))} 300 ${n(x + side * (neck + 66))} ${notch - 84}L${n(x + side * (neck + 94))} ${notch - 56}L${n(x + side * (neck + 52))} ${notch - 46}L${n(x + side * (neck + 88))} ${notch - 8}L${n(x + 8)} ${waist}Q${n(x + side * neck * 0.62)} 430 ${n(x + side * (neck + 8))} 254Z`,
      canvas.linear([0, 260], [0, waist], [0, lighten(tone, 0.2)], [1, darken(tone, 0.06)]),
    );
    canvas.stroke(
      `M${n(x + side * (neck + 66))} ${notch - 84}L${n(x + side * (neck + 94))} ${notch - 56}L${n(x + side * (neck + 52))} ${notch - 46}L${n(x + side * (neck + 88))} ${notch - 8}L${n(x + 8)} ${waist}`,
      darken(colour, 0.5),
      4,
      'stroke-opacity="0.5" stroke-linejoin="round"',
    );
  }
}

function scarf(torso: Torso): void {
  const {
    canvas,
    x,
    neck,
    sitter: { random, lightFrom },
  } = torso;
  tee(torso);
  const tone = random.pick(['#c4623f', '#c99a3f', '#8fae9f', '#b66a5a', '#35515a', '#e3c9a0']);
  const fill = canvas.linear(
    [x + lightFrom * 160, 220],
    [x - lightFrom * 160, 380],
    [0, lighten(tone, 0.24)],
    [0.5, tone],
    [1, darken(tone, 0.3)],
  );
  canvas.path(`M${n(x + 20)} 350L${n(x + 96)} 366L${n(x + 78)} 640H${n(x - 22)}Z`, fill);
  canvas.path(
    `M${n(x - neck - 22)} 226Q${n(x)} 300 ${n(x + neck + 24)} 220Q${n(x + neck + 76)} 296 ${n(x + neck + 44)} 348Q${n(x)} 430 ${n(x - neck - 50)} 350Q${n(x - neck - 78)} 296 ${n(x - neck - 22)} 226Z`,
    fill,
  );
  canvas.stroke(
    `M${n(x - neck - 40)} 276Q${n(x)} 350 ${n(x + neck + 46)} 264M${n(x - neck - 54)} 316Q${n(x - 10)} 392 ${n(x + neck + 56)} 306M${n(x + 48)} 380L${n(x + 30)} 640`,
    darken(tone, 0.4),
    5,
    'stroke-opacity="0.45" stroke-linecap="round"',
  );
  canvas.stroke(
    `M${n(x - neck - 30)} 256Q${n(x)} 326 ${n(x + neck + 36)} 244`,
    lighten(tone, 0.5),
    4,
    'stroke-opacity="0.5" stroke-linecap="round"',
  );
}

function cardigan(torso: Torso): void {
  const {
    canvas,
    x,
    neck,
    shoulder,
    colour,
    sitter: { lightFrom },
  } = torso;
  tee(torso, '#efe6d6');
  for (const side of [-1, 1]) {
    canvas.path(
      `M${n(x + side * (neck + 16))} 276C${n(x + side * (neck + 70))} 314 ${n(x + side * shoulder * 0.8)} 330 ${n(x + side * shoulder)} 386C${n(x + side * shoulder * 1.16)} 440 ${n(x + side * shoulder * 1.2)} 520 ${n(x + side * shoulder * 1.26)} 640H${n(x + side * 34)}Q${n(x + side * neck * 0.9)} 430 ${n(x + side * (neck + 16))} 276Z`,
      canvas.linear(
        [x + lightFrom * shoulder, 300],
        [x - lightFrom * shoulder, 600],
        [0, lighten(colour, 0.2)],
        [0.5, colour],
        [1, darken(colour, 0.32)],
      ),
    );
    canvas.stroke(
      `M${n(x + side * (neck + 16))} 276Q${n(x + side * neck * 0.94)} 430 ${n(x + side * 38)} 640`,
      lighten(colour, 0.14),
      20,
    );
    canvas.stroke(
      `M${n(x + side * (neck + 16))} 276Q${n(x + side * neck * 0.94)} 430 ${n(x + side * 38)} 640`,
      darken(colour, 0.35),
      20,
      'stroke-dasharray="3 9" stroke-opacity="0.35"',
    );
    canvas.stroke(
      `M${n(x + side * shoulder * 0.88)} 452Q${n(x + side * shoulder * 0.82)} 530 ${n(x + side * shoulder * 0.86)} 640`,
      darken(colour, 0.5),
      6,
      'stroke-opacity="0.45" stroke-linecap="round"',
    );
  }
}

const wardrobe: Record<Sitter['gender'], readonly ((torso: Torso) => void)[]> = {
  female: [
    (torso) => jacket(torso, () => tee(torso, '#f3ead8')),
    (torso) => jacket(torso, () => vneck({ ...torso, colour: torso.sitter.random.pick(pales) })),
    (torso) => jacket(torso, () => turtleneck(torso, torso.sitter.random.pick(pales))),
    (torso) => shirt(torso),
    (torso) => shirt(torso, torso.sitter.random.pick(pales)),
    knit,
    (torso) => turtleneck(torso),
    vneck,
    stripes,
    scarf,
    cardigan,
    vneck,
  ],
  male: [
    (torso) => jacket(torso, () => shirt(torso, torso.sitter.random.pick(pales))),
    (torso) => jacket(torso, () => tee(torso, torso.sitter.random.pick(pales))),
    (torso) => jacket(torso, () => turtleneck(torso, torso.sitter.random.pick(cloths))),
    (torso) => jacket(torso, () => shirt(torso, '#f6f1e6')),
    (torso) => shirt(torso),
    (torso) => shirt(torso, torso.sitter.random.pick(pales)),
    (torso) => {
      shirt(torso, '#e9e4da');
      knit(torso);
      collar(torso, '#f3eee4', 4);
    },
    knit,
    (torso) => turtleneck(torso),
    cardigan,
  ],
};

/** Shoulders and what they wear. */
export function drawClothes(canvas: Canvas, sitter: Sitter): void {
  const { gender, random, middle, lightFrom } = sitter;
  const source = random.fork('clothes');
  const shoulder = gender === 'male' ? source.range(326, 352) : source.range(272, 296);
  const torso: Torso = {
    canvas,
    sitter: { ...sitter, random: source },
    x: -20 + middle * 0.25,
    neck: gender === 'male' ? 103 : 83,
    shoulder,
    colour: source.pick(source.chance(0.16) ? pales : cloths),
    fabric: (colour) =>
      canvas.linear(
        [lightFrom * 300, 300],
        [lightFrom * -300, 620],
        [0, lighten(colour, 0.22)],
        [0.45, colour],
        [1, mix(darken(colour, 0.3), '#3a2f4a', 0.12)],
      ),
  };
  source.pick(wardrobe[gender])(torso);
}
