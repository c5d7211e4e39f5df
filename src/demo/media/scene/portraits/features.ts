import { n, type Canvas } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Sitter } from './sitter.ts';

const irises = ['#3a2619', '#4a3120', '#5f4327', '#6b5330', '#56683f', '#4d6a80', '#3b2a22'];

/** Middle and half width of the near and the far eye. */
export const eyesOf = ({ middle: m, width: w, turn: u }: Sitter): { x: number; half: number; outer: 1 | -1 }[] => [
  { x: m - 84 * w, half: 37 * w, outer: -1 },
  { x: m + (72 - 9 * u) * w, half: (37 - 8 * u) * w, outer: 1 },
];

function drawEyes(canvas: Canvas, sitter: Sitter, squint: number): void {
  const { skin, gender, age, random, turn, lightFrom } = sitter;
  const iris = random.pick(irises);
  const lash = mix('#241a17', skin.deep, 0.25);
  const open = random.range(14, 17.5) - squint * 3;
  const tilt = random.range(-1, 5);
  for (const { x, half, outer } of eyesOf(sitter)) {
    const [ox, ix] = [x + outer * half, x - outer * half];
    const lid = `C${n(x + outer * half * 0.62)} ${n(-open - 3)} ${n(x - outer * half * 0.42)} ${n(-open - 4)} ${n(ix)} 6`;
    const eye = `M${n(ox)} ${n(-tilt)}${lid}C${n(x - outer * half * 0.4)} ${n(15 - squint * 3)} ${n(x + outer * half * 0.5)} ${n(14 - squint * 4)} ${n(ox)} ${n(-tilt)}Z`;
    canvas.path(eye, mix('#f7f0e8', skin.base, 0.24));
    canvas.clipped(eye, () => {
      const gaze = x - 4.5 * turn;
      canvas.circle(
        gaze,
        -1.5,
        16.5,
        canvas.glow([0, lighten(iris, 0.22)], [0.62, iris], [0.92, darken(iris, 0.55)], [1, darken(iris, 0.7)]),
      );
      canvas.circle(gaze, -1.5, 7.4, '#17100e');
      canvas.path(
        `M${n(ox)} ${n(-tilt)}${lid}V${n(-3)}Q${n(x)} ${n(-open + 7)} ${n(ox)} ${n(-tilt + 5)}Z`,
        skin.deep,
        'fill-opacity="0.34"',
      );
      canvas.circle(gaze + lightFrom * 5.4, -6.4, 4, '#ffffff');
      canvas.circle(gaze - lightFrom * 5, 5, 2, '#ffffff', 'fill-opacity="0.5"');
    });
    const thick = gender === 'female' ? 9 : 5.5;
    const wing = gender === 'female' ? 7 : 2;
    canvas.path(
      `M${n(ox + outer * wing)} ${n(-tilt - wing * 0.7)}C${n(x + outer * half * 0.62)} ${n(-open - 3 - thick)} ${n(x - outer * half * 0.42)} ${n(-open - 4 - thick * 0.6)} ${n(ix)} 6C${n(x - outer * half * 0.42)} ${n(-open - 2)} ${n(x + outer * half * 0.62)} ${n(-open - 1)} ${n(ox)} ${n(-tilt + 2)}Z`,
      lash,
    );
    canvas.stroke(
      `M${n(ox)} ${n(-tilt - 10)}C${n(x + outer * half * 0.5)} ${n(-open - 17)} ${n(x - outer * half * 0.4)} ${n(-open - 17)} ${n(ix + outer * 4)} -8`,
      skin.deep,
      3,
      'stroke-opacity="0.42" stroke-linecap="round"',
    );
    canvas.stroke(
      `M${n(ox - outer * 4)} ${n(4 - tilt * 0.4)}Q${n(x)} ${n(19 - squint * 4)} ${n(ix + outer * 8)} 11`,
      skin.deep,
      2.4,
      'stroke-opacity="0.38" stroke-linecap="round"',
    );
    if (age > 40 || squint > 0.6)
      canvas.stroke(
        `M${n(ox - outer * half * 0.3)} ${n(25 - squint * 3)}Q${n(x)} 32 ${n(ix + outer * 6)} 22`,
        skin.shade,
        4,
        `stroke-opacity="${age > 50 ? 0.8 : 0.5}" stroke-linecap="round"`,
      );
    if (age > 46)
      canvas.stroke(
        `M${n(ox + outer * 12)} 0l${n(outer * 15)} -7M${n(ox + outer * 13)} 8l${n(outer * 17)} 3`,
        skin.shade,
        3.4,
        `stroke-opacity="${age > 55 ? 0.8 : 0.5}" stroke-linecap="round"`,
      );
  }
}

function drawBrows(canvas: Canvas, sitter: Sitter): void {
  const { hair, gender, random, skin, lightFrom } = sitter;
  const colour = mix(darken(hair.base, 0.25), skin.deep, hair.grey > 0.6 ? 0.45 : 0.12);
  const [lift, arch, thick] = [
    random.range(40, 48),
    random.range(4, 10),
    gender === 'male' ? random.range(13, 19) : random.range(8, 12.5),
  ];
  for (const { x, half, outer } of eyesOf(sitter)) {
    const reach = half * 1.25;
    const [ix, ox, px] = [x - outer * reach, x + outer * reach * 1.08, x + outer * reach * 0.38];
    canvas.path(
      `M${n(ix)} ${n(-lift + thick * 0.3)}Q${n(ix - outer * 2)} ${n(-lift - thick * 0.4)} ${n(ix + outer * 8)} ${n(-lift - thick * 0.5)}Q${n(px - outer * 12)} ${n(-lift - arch - thick * 0.42)} ${n(px + outer * 6)} ${n(-lift - arch - thick * 0.3)}Q${n(ox - outer * 12)} ${n(-lift - arch * 0.5)} ${n(ox)} ${n(-lift + 12)}Q${n(px + outer * 14)} ${n(-lift - arch + thick * 0.6)} ${n(px)} ${n(-lift - arch + thick * 0.66)}Z`,
      canvas.across([0, colour, lightFrom > 0 ? 0.95 : 0.78], [1, colour, lightFrom > 0 ? 0.82 : 0.95]),
    );
  }
}

function drawNose(canvas: Canvas, { middle: m, turn: u, skin, lightFrom, random, gender }: Sitter): void {
  const long = random.range(0.93, 1.1);
  const wide = random.range(0.88, 1.14) * (gender === 'male' ? 1.08 : 0.94);
  const hump = random.range(-4, 6);
  const [tip, y] = [m + 10 + 20 * u, 84 * long];
  const [near, far] = [m - 31 * wide + 8 * u, m + 12 + 27 * wide + 2 * u];
  if (lightFrom > 0) {
    canvas.path(
      `M${n(m - 24)} -26C${n(m - 8)} -12 ${n(m + 2 + hump * u)} 22 ${n(tip - 12)} ${n(y - 16)}Q${n(tip - 8)} ${n(y + 2)} ${n(tip - 16)} ${n(y + 12)}L${n(near - 3)} ${n(y + 10)}Q${n(near - 8)} ${n(y - 8)} ${n(near + 10)} ${n(y - 24)}C${n(m - 8)} 30 ${n(m - 16)} 4 ${n(m - 30)} -18Z`,
      canvas.linear([tip, 0], [near - 10, 10], [0, skin.shade, 0.62], [0.6, skin.shade, 0.42], [1, skin.shade, 0.1]),
    );
  } else {
    canvas.path(
      `M${n(m + 22)} -26C${n(m + 14)} -8 ${n(m + 10 + hump * u)} 24 ${n(tip + 4)} ${n(y - 20)}Q${n(tip + 12)} ${n(y - 4)} ${n(tip + 4)} ${n(y + 10)}L${n(far + 2)} ${n(y + 7)}Q${n(far + 5)} ${n(y - 10)} ${n(far - 8)} ${n(y - 24)}C${n(m + 24)} 24 ${n(m + 20)} 2 ${n(m + 32)} -18Z`,
      canvas.linear([tip - 4, 0], [far + 12, 0], [0, skin.shade, 0.75], [1, skin.shade, 0.15]),
    );
  }
  canvas.path(
    `M${n(near - 2)} ${n(y + 8)}Q${n(near + 10)} ${n(y + 2)} ${n(near + 20)} ${n(y + 9)}Q${n(tip - 6)} ${n(y + 17)} ${n(tip + 8)} ${n(y + 9)}Q${n(far - 6)} ${n(y + 1)} ${n(far)} ${n(y + 7)}Q${n(far - 4)} ${n(y + 17)} ${n(tip + 2)} ${n(y + 21)}Q${n(near + 8)} ${n(y + 22)} ${n(near - 2)} ${n(y + 8)}Z`,
    skin.shade,
    'fill-opacity="0.85"',
  );
  canvas.path(
    `M${n(near + 5)} ${n(y + 11)}Q${n(near + 16)} ${n(y + 3)} ${n(near + 24)} ${n(y + 13)}Q${n(near + 14)} ${n(y + 16)} ${n(near + 5)} ${n(y + 11)}ZM${n(far - 5)} ${n(y + 10)}Q${n(far - 12)} ${n(y + 4)} ${n(far - 18)} ${n(y + 12)}Q${n(far - 11)} ${n(y + 15)} ${n(far - 5)} ${n(y + 10)}Z`,
    skin.deep,
    'fill-opacity="0.72"',
  );
  canvas.stroke(
    `M${n(near - 1)} ${n(y + 10)}Q${n(near - 9)} ${n(y - 4)} ${n(near + 3)} ${n(y - 16)}`,
    skin.shade,
    3.6,
    'stroke-opacity="0.85" stroke-linecap="round"',
  );
  canvas.ellipse(tip + lightFrom * 5, y - 8, 11, 9, canvas.glow([0, skin.light, 0.95], [1, skin.light, 0]));
  canvas.stroke(
    `M${n(m + 6 + lightFrom * 6)} 0Q${n(m + 10 + lightFrom * 6 + hump * u)} 34 ${n(tip + lightFrom * 6)} ${n(y - 24)}`,
    skin.light,
    8,
    'stroke-opacity="0.4" stroke-linecap="round"',
  );
}

/** A mouth that smiles a little (0), closed and broadly (1) or with teeth (2). */
function drawMouth(
  canvas: Canvas,
  { middle: m, turn: u, skin, random, gender, age, chin }: Sitter,
  smile: number,
): void {
  const c = m + 6 + 8 * u;
  const y = 139 * chin;
  const base = random.range(46, 54) + smile * 7;
  const [wn, wf] = [base, base * (1 - 0.18 * u)];
  const up = 7 + smile * 5;
  const full = random.range(0.85, 1.15) * (gender === 'male' ? 0.78 : 1);
  const lipstick =
    gender === 'female' && random.chance(0.55) ? random.pick(['#b8473f', '#a83a48', '#c4614f', '#9c4246']) : skin.lip;
  const lip = mix(skin.lip, lipstick, 0.6);
  const bow = `Q${n(c - wn * 0.5)} ${n(y - 13 * full - up * 0.3)} ${n(c - 9)} ${n(y - 13 * full)}Q${n(c + 1)} ${n(y - 9 * full)} ${n(c + 9)} ${n(y - 13 * full)}Q${n(c + wf * 0.5)} ${n(y - 13 * full - up * 0.3)} ${n(c + wf)} ${n(y - up)}`;
  const sag = smile === 2 ? 1 : 4;
  const upperEdge = `Q${n(c + wf * 0.45)} ${n(y + sag)} ${n(c)} ${n(y + sag)}Q${n(c - wn * 0.45)} ${n(y + sag)} ${n(c - wn)} ${n(y - up)}`;
  const depth = smile === 2 ? 40 : 24;
  canvas.ellipse(
    c - 4,
    y + ((depth + 14) * (full + 1)) / 2,
    34,
    11,
    canvas.glow([0, skin.shade, 0.8], [1, skin.shade, 0]),
  );
  canvas.path(
    `M${n(c - wn)} ${n(y - up)}Q${n(c)} ${n(y + sag * 2)} ${n(c + wf)} ${n(y - up)}C${n(c + wf * 0.66)} ${n(y + depth * full)} ${n(c + wf * 0.3)} ${n(y + depth * full)} ${n(c)} ${n(y + depth * full)}C${n(c - wn * 0.3)} ${n(y + depth * full)} ${n(c - wn * 0.66)} ${n(y + depth * full)} ${n(c - wn)} ${n(y - up)}Z`,
    canvas.down([0, lip], [0.7, mix(lip, skin.light, 0.2)], [1, mix(lip, skin.base, 0.25)]),
  );
  if (smile === 2) {
    const inner = `M${n(c - wn * 0.93)} ${n(y - up + 1)}Q${n(c)} ${n(y + 2)} ${n(c + wf * 0.93)} ${n(y - up + 1)}C${n(c + wf * 0.6)} ${n(y + 25 * full)} ${n(c + wf * 0.3)} ${n(y + 27 * full)} ${n(c)} ${n(y + 27 * full)}C${n(c - wn * 0.3)} ${n(y + 27 * full)} ${n(c - wn * 0.6)} ${n(y + 25 * full)} ${n(c - wn * 0.93)} ${n(y - up + 1)}Z`;
    canvas.path(inner, mix(skin.deep, '#5a1f20', 0.5));
    canvas.clipped(inner, () => {
      canvas.path(
        `M${n(c - wn * 0.82)} ${n(y - up - 3)}H${n(c + wf * 0.82)}Q${n(c + wf * 0.5)} ${n(y + 19 * full)} ${n(c)} ${n(y + 21 * full)}Q${n(c - wn * 0.5)} ${n(y + 19 * full)} ${n(c - wn * 0.82)} ${n(y - up - 3)}Z`,
        canvas.linear([c - wn, 0], [c + wf, 0], [0, '#d9c8b8'], [0.3, '#fdf8f0'], [0.72, '#fdf8f0'], [1, '#dccbbb']),
      );
      canvas.rect(c - wn, y - 14, wn + wf, 16, skin.deep, 'fill-opacity="0.16"');
    });
  } else {
    canvas.ellipse(c + 2, y + 14 * full, wn * 0.42, 5, canvas.glow([0, '#fff3e6', 0.55], [1, '#fff3e6', 0]));
  }
  canvas.path(`M${n(c - wn)} ${n(y - up)}${bow}${upperEdge}Z`, mix(lip, skin.deep, 0.2));
  canvas.stroke(
    `M${n(c - wn - 3)} ${n(y - up - 2)}Q${n(c - wn * 0.45)} ${n(y + sag)} ${n(c)} ${n(y + sag)}Q${n(c + wf * 0.45)} ${n(y + sag)} ${n(c + wf + 3)} ${n(y - up - 2)}`,
    mix(lip, skin.deep, 0.75),
    smile === 2 ? 2.4 : 3.6,
    'stroke-linecap="round"',
  );
  canvas.stroke(
    `M${n(c - wn - 10)} ${n(y - up - 10)}q-8 9 -2 20M${n(c + wf + 8)} ${n(y - up - 10)}q7 9 2 19`,
    skin.shade,
    4.5,
    `stroke-opacity="${smile ? 0.8 : 0.5}" stroke-linecap="round"`,
  );
  const fold = Math.min(0.75, 0.14 + smile * 0.12 + Math.max(0, age - 34) * 0.018);
  canvas.stroke(
    `M${n(m - 46)} ${n(94)}C${n(m - 64)} 106 ${n(c - wn - 14)} ${n(y - 26)} ${n(c - wn - 16)} ${n(y - 8)}M${n(m + 52 + 2 * u)} 92C${n(m + 66)} 104 ${n(c + wf + 12)} ${n(y - 26)} ${n(c + wf + 13)} ${n(y - 8)}`,
    skin.shade,
    4,
    `stroke-opacity="${n(fold)}" stroke-linecap="round"`,
  );
}

/** Eyes, brows, nose and mouth. */
export function drawFeatures(canvas: Canvas, sitter: Sitter): void {
  const { age, skin, middle: m, random } = sitter;
  const smile = random.pick([0, 1, 1, 2, 2, 2]);
  if (age > 48)
    canvas.stroke(
      `M${n(m - 92)} -116Q${n(m)} -126 ${n(m + 84)} -114M${n(m - 76)} -142Q${n(m)} -151 ${n(m + 68)} -140`,
      skin.shade,
      4,
      `stroke-opacity="${age > 57 ? 0.6 : 0.35}" stroke-linecap="round"`,
    );
  drawNose(canvas, sitter);
  drawMouth(canvas, sitter, smile);
  drawEyes(canvas, sitter, smile / 2);
  drawBrows(canvas, sitter);
}
