import { n, smoothPath, type Canvas, type Point } from '../canvas.ts';
import { mix } from '../colour.ts';
import type { Sitter } from './sitter.ts';

/** The outline of skull and face, clockwise from the crown. */
export function headOutline({ width: w, jaw, chin, cheek, turn: u, middle: m }: Sitter): Point[] {
  const far = 176 - 14 * u;
  return [
    [-8, -276],
    [96 * w, -252],
    [(far - 14) * w, -178],
    [far * w, -92],
    [(far - 12) * w, -22],
    [(far - 6 + cheek * 3) * w, 34],
    [(far - 26 + cheek * 5) * w, 96],
    [(m + 52 * jaw) * w, 168 * chin],
    [(m + 24 * jaw) * w, 212 * chin],
    [m - 12, 222 * chin],
    [m - 58 * jaw, 208 * chin],
    [m - 128 * jaw, 160 * chin],
    [-148 * w * (0.72 + 0.28 * jaw), 92],
    [-166 * w, 20],
    [-176 * w, -70],
    [-184 * w, -156],
    [-118 * w, -248],
  ];
}

export const headPath = (sitter: Sitter): string => smoothPath(headOutline(sitter));

/** The neck, in the shadow of the chin, down to where it meets the clothes. */
export function drawNeck(canvas: Canvas, sitter: Sitter): void {
  const { gender, skin, lightFrom, middle: m, chin, age } = sitter;
  const half = gender === 'male' ? 88 : 68;
  const x = -20 + m * 0.25;
  const [lit, dim] = lightFrom > 0 ? [x + half, x - half] : [x - half, x + half];
  const neck = `M${n(x - half)} 90C${n(x - half + 4)} 180 ${n(x - half + 2)} 230 ${n(x - half - 26)} 276C${n(x - half - 60)} 326 ${n(x - half - 110)} 350 ${n(x - half - 140)} 372V490H${n(x + half + 150)}V372C${n(x + half + 110)} 350 ${n(x + half + 56)} 326 ${n(x + half + 22)} 276C${n(x + half - 2)} 230 ${n(x + half - 4)} 180 ${n(x + half)} 90Z`;
  canvas.path(
    neck,
    canvas.linear(
      [lit, 0],
      [dim, 0],
      [0, mix(skin.base, skin.light, 0.35)],
      [0.45, skin.base],
      [1, mix(skin.base, skin.shade, 0.7)],
    ),
  );
  canvas.clipped(neck, () => {
    // What the head keeps the light from.
    const slope = lightFrom * 34;
    canvas.path(
      `M-260 60H260V${n(150 * chin + 40 - slope)}C${n(m + 60)} ${n(238 * chin + 40 - slope)} ${n(m - 40)} ${n(238 * chin + 58)} ${n(x - half - 20)} ${n(150 * chin + 54 + slope)}Z`,
      canvas.down([0, skin.shade], [0.7, skin.shade, 0.95], [1, mix(skin.shade, skin.deep, 0.25), 0.9]),
    );
    canvas.stroke(
      `M${n(x - half * 0.6)} 250Q${n(x - 20)} 320 ${n(x + 4)} 352M${n(x + half * 0.75)} 244Q${n(x + half * 0.5)} 320 ${n(x + 26)} 352`,
      skin.shade,
      7,
      'stroke-opacity="0.4" stroke-linecap="round"',
    );
    canvas.stroke(
      `M${n(x - 20)} 362Q${n(x - 90)} 350 ${n(x - 170)} 366M${n(x + 42)} 362Q${n(x + 100)} 350 ${n(x + 180)} 366`,
      skin.shade,
      8,
      'stroke-opacity="0.45" stroke-linecap="round"',
    );
    if (age > 52)
      canvas.stroke(
        `M${n(x - half + 22)} 264Q${n(x)} 288 ${n(x + half - 18)} 262`,
        skin.shade,
        4,
        'stroke-opacity="0.5" stroke-linecap="round"',
      );
  });
}

function drawEar(canvas: Canvas, { width: w, skin, lightFrom }: Sitter): void {
  const x = -162 * w;
  const tone = lightFrom > 0 ? mix(skin.base, skin.shade, 0.55) : mix(skin.base, skin.light, 0.15);
  canvas.path(
    `M${n(x + 14)} -22C${n(x - 12)} -48 ${n(x - 44)} -28 ${n(x - 36)} 14C${n(x - 31)} 40 ${n(x - 28)} 66 ${n(x - 8)} 68C${n(x + 8)} 68 ${n(x + 12)} 50 ${n(x + 16)} 30Z`,
    tone,
  );
  canvas.path(
    `M${n(x + 6)} -12C${n(x - 12)} -28 ${n(x - 28)} -14 ${n(x - 24)} 10C${n(x - 18)} -6 ${n(x - 8)} -8 ${n(x - 2)} 6C${n(x - 10)} 18 ${n(x - 8)} 34 ${n(x + 2)} 34Z`,
    skin.shade,
    'fill-opacity="0.75"',
  );
}

/** Skull, face and ear with the light on them; no features yet. */
export function drawHead(canvas: Canvas, sitter: Sitter): void {
  const { skin, lightFrom, middle: m, width: w, chin, turn: u } = sitter;
  drawEar(canvas, sitter);
  const head = headPath(sitter);
  const [lit, dim] = lightFrom > 0 ? [190, -190] : [-190, 190];
  canvas.path(
    head,
    canvas.linear(
      [lit, -120],
      [dim, 120],
      [0, mix(skin.base, skin.light, 0.75)],
      [0.4, skin.base],
      [1, mix(skin.base, skin.shade, 0.45)],
    ),
  );
  canvas.clipped(head, () => {
    if (lightFrom > 0) {
      canvas.path(
        `M${n(-70 * w)} -300C${n(-104 * w)} -190 ${n(-96 * w)} -120 ${n(-112 * w)} -50C${n(-118 * w)} 0 ${n(-70 * w)} 40 ${n(-56 * w)} 84C${n(-46 * w)} 130 ${n(m - 74)} ${n(176 * chin)} ${n(m - 30)} 240H-260V-300Z`,
        canvas.linear(
          [-30 * w, 0],
          [-150 * w, 14],
          [0, skin.shade, 0.08],
          [0.36, skin.shade, 0.58],
          [1, skin.shade, 0.88],
        ),
      );
    } else {
      canvas.path(
        `M${n(96 * w)} -300C${n(120 * w)} -190 ${n(112 * w)} -110 ${n(138 * w)} -52C${n(152 * w)} -4 ${n(122 * w)} 30 ${n(112 * w)} 82C${n(104 * w)} 130 ${n(m + 40)} ${n(160 * chin)} ${n(m + 16)} 240H260V-300Z`,
        canvas.linear([92 * w, 0], [176 * w, 10], [0, skin.shade, 0.1], [0.4, skin.shade, 0.55], [1, skin.shade, 0.85]),
      );
    }
    // Sockets, cheeks and the ball of the chin.
    for (const [x, r] of [
      [m - 82 * w, 66],
      [m + (72 - 10 * u) * w, 56],
    ] as const)
      canvas.circle(x, 2, r, canvas.glow([0, skin.shade, 0.4], [0.55, skin.shade, 0.2], [1, skin.shade, 0]));
    for (const [x, r] of [
      [m - 98 * w, 74],
      [m + (92 - 12 * u) * w, 62],
    ] as const)
      canvas.circle(x, 78, r, canvas.glow([0, skin.blush, 0.34], [0.6, skin.blush, 0.14], [1, skin.blush, 0]));
    const cheekX = lightFrom > 0 ? m + (84 - 12 * u) * w : m - 102 * w;
    canvas.ellipse(cheekX, 48, 46, 26, canvas.glow([0, skin.light, 0.65], [1, skin.light, 0]));
    canvas.ellipse(m + lightFrom * 26, -112, 96, 66, canvas.glow([0, skin.light, 0.5], [1, skin.light, 0]));
    canvas.ellipse(m - 8 + lightFrom * 10, 198 * chin, 34, 20, canvas.glow([0, skin.light, 0.45], [1, skin.light, 0]));
  });
}
