import { n, type Canvas } from './canvas.ts';
import { darken, lighten, mix } from './colour.ts';
import { drawBackHair, drawFrontHair, chooseHair, type Hair } from './portraitHair.ts';
import { drawClothes } from './portraitClothes.ts';
import type { Random } from './random.ts';
import { treeCrown } from './plants.ts';
import { lights } from './light.ts';

export interface Sitter {
  random: Random;
  gender: 'female' | 'male';
  skin: string;
  /** 0 young to 1 old. */
  age: number;
  hair: Hair;
  /** Middle of the face, half its width, and its height. */
  x: number;
  y: number;
  w: number;
  h: number;
  jaw: number;
}

const skins = ['#f4d3bb', '#efc5a6', '#e8b692', '#dba37c', '#c88d66', '#a56c49', '#7d4f36'];
const backgrounds: readonly (readonly [string, string, string])[] = [
  ['#e9d7bd', '#d9b48f', '#c98a63'], ['#cfdedd', '#9fc0c4', '#5f93a3'], ['#dfe3cf', '#b3bf97', '#85966a'], ['#efdccb', '#dfae90', '#c4704d'], ['#d3dde0', '#8fb0bd', '#35606b'], ['#efe3cb', '#e0bf7c', '#c8963f'], ['#e6ded2', '#c6b59c', '#8f7f6a'], ['#dbe2dc', '#8fae9f', '#24545a'],
];

function background(canvas: Canvas, random: Random): void {
  const [pale, middle, deep] = random.pick(backgrounds);
  canvas.rect(-800, 0, 2800, 1200, canvas.down([0, pale], [1, mix(pale, middle, 0.75)]));
  const kind = random.int(0, 4);
  if (kind === 0) {
    canvas.circle(600 + random.range(-60, 60), 520, 430, canvas.down([0, lighten(middle, 0.25)], [1, middle]));
  } else if (kind === 1) {
    canvas.path('M190 1200V560a410 410 0 0 1 820 0V1200Z', canvas.down([0, mix(middle, pale, 0.3)], [1, middle]));
    canvas.path('M250 1200V560a350 350 0 0 1 700 0V1200Z', canvas.down([0, lighten(pale, 0.5)], [1, mix(middle, pale, 0.5)]));
  } else if (kind === 2) {
    canvas.path('M-800 0H520L40 1200H-800Z', lighten(pale, 0.45), 'fill-opacity="0.6"');
    for (const [x, w] of [[140, 150], [350, 150]] as const) canvas.path(`M${x} 0h${w}l-420 1200h-${w}z`, '#fff8e4', 'fill-opacity="0.5"');
  } else if (kind === 3) {
    const leaves = random.fork('leaves');
    for (const [x, y, r] of [[90, 330, 220], [1120, 420, 240], [1060, 920, 210], [120, 930, 230]] as const) treeCrown(canvas, lights.noon, leaves, [x, y], r, mix('#8ea27a', middle, 0.35));
    canvas.rect(-800, 0, 2800, 1200, pale, 'fill-opacity="0.45"');
  } else {
    for (let row = 0; row < 4; row += 1) {
      const y = 250 + row * 270;
      canvas.rect(-800, y, 2800, 20, mix(deep, pale, 0.5));
      for (let x = -780; x < 1980;) {
        const [w, h] = [random.range(26, 60), random.range(110, 200)];
        if (random.chance(0.8)) canvas.rect(x, y - h, w, h, mix(random.pick([pale, middle, deep, '#e9d7bd', '#c98a63']), pale, 0.5), 'rx="4"');
        x += w + (random.chance(0.14) ? random.range(60, 140) : 6);
      }
    }
    canvas.rect(-800, 0, 2800, 1200, pale, 'fill-opacity="0.42"');
  }
  canvas.circle(260, 160, 760, canvas.glow([0, '#fff6df', 0.65], [1, '#fff6df', 0]));
}

const facePath = ({ x, y, w, h, jaw }: Sitter): string =>
  `M${n(x - w)} ${n(y - h * 0.12)}C${n(x - w)} ${n(y - h * 0.7)} ${n(x + w)} ${n(y - h * 0.7)} ${n(x + w)} ${n(y - h * 0.12)}C${n(x + w)} ${n(y + h * 0.24)} ${n(x + w * jaw)} ${n(y + h * 0.52)} ${n(x)} ${n(y + h * 0.52)}C${n(x - w * jaw)} ${n(y + h * 0.52)} ${n(x - w)} ${n(y + h * 0.24)} ${n(x - w)} ${n(y - h * 0.12)}Z`;

function drawNeck(canvas: Canvas, { x, y, w, h, skin, gender }: Sitter): void {
  const half = w * (gender === 'male' ? 0.62 : 0.5);
  const [top, base] = [y + h * 0.2, y + h * 0.78];
  canvas.path(`M${n(x - half)} ${n(top)}V${n(base - 40)}Q${n(x - half)} ${n(base)} ${n(x - half * 2.2)} ${n(base + 46)}Q${n(x)} ${n(base + 190)} ${n(x + half * 2.2)} ${n(base + 46)}Q${n(x + half)} ${n(base)} ${n(x + half)} ${n(base - 40)}V${n(top)}Z`, canvas.across([0, lighten(skin, 0.08)], [1, darken(skin, 0.2)]));
  canvas.path(`M${n(x - half)} ${n(y + h * 0.42)}Q${n(x)} ${n(y + h * 0.86)} ${n(x + half)} ${n(y + h * 0.36)}V${n(top)}H${n(x - half)}Z`, darken(skin, 0.34), 'fill-opacity="0.55"');
}

function drawFace(canvas: Canvas, sitter: Sitter): void {
  const { x, y, w, h, skin } = sitter;
  for (const side of [-1, 1]) {
    canvas.ellipse(x + side * w * 1.01, y + h * 0.04, w * 0.16, h * 0.11, darken(skin, side > 0 ? 0.2 : 0.06));
    canvas.ellipse(x + side * w * 1.01, y + h * 0.045, w * 0.08, h * 0.06, darken(skin, 0.28), 'fill-opacity="0.5"');
  }
  const face = facePath(sitter);
  canvas.path(face, canvas.linear([x - w, y - h * 0.3], [x + w, y + h * 0.3], [0, lighten(skin, 0.2)], [0.55, skin], [1, darken(skin, 0.14)]));
  canvas.clipped(face, () => {
    canvas.path(`M${n(x + w * 0.3)} ${n(y - h)}Q${n(x + w * 0.62)} ${n(y)} ${n(x + w * 0.2)} ${n(y + h * 0.6)}H${n(x + w * 1.2)}V${n(y - h)}Z`, darken(skin, 0.3), 'fill-opacity="0.2"');
    for (const side of [-1, 1]) canvas.circle(x + side * w * 0.58, y + h * 0.18, w * 0.34, canvas.glow([0, '#d9624a', 0.26], [1, '#d9624a', 0]));
  });
}

function drawFeatures(canvas: Canvas, { x, y, w, h, skin, hair, random, gender, age }: Sitter): void {
  const brow = darken(mix(hair.colour, '#4a3a30', hair.grey ? 0.35 : 0), 0.15);
  const iris = random.pick(['#3b2a20', '#4a3526', '#5d4630', '#4f6350', '#4d6678']);
  const eyeY = y + h * 0.035;
  const smile = random.int(0, 2);
  for (const side of [-1, 1]) {
    const ex = x + side * w * 0.42;
    canvas.path(`M${n(ex - 25)} ${n(eyeY + 3)}Q${n(ex)} ${n(eyeY - 20)} ${n(ex + 25)} ${n(eyeY + 3)}Q${n(ex)} ${n(eyeY + 17)} ${n(ex - 25)} ${n(eyeY + 3)}Z`, '#fdf8f0');
    canvas.circle(ex, eyeY, 11.5, iris);
    canvas.circle(ex, eyeY, 5.5, '#1f1816');
    canvas.circle(ex - 4, eyeY - 4, 3.2, '#ffffff');
    canvas.stroke(`M${n(ex - 27)} ${n(eyeY + 3)}Q${n(ex)} ${n(eyeY - 23)} ${n(ex + 27)} ${n(eyeY + 2)}`, darken(skin, 0.72), gender === 'female' ? 6.5 : 5, 'stroke-linecap="round"');
    if (gender === 'female') canvas.stroke(`M${n(ex + side * 25)} ${n(eyeY)}l${n(side * 9)} -7`, darken(skin, 0.72), 4.5, 'stroke-linecap="round"');
    if (age > 0.55) canvas.stroke(`M${n(ex - 16)} ${n(eyeY + 26)}q16 8 30 -2`, darken(skin, 0.3), 3, 'stroke-opacity="0.55" stroke-linecap="round"');
    const by = eyeY - h * 0.125;
    canvas.stroke(`M${n(ex - side * 30)} ${n(by + 8)}Q${n(ex - side * 2)} ${n(by - 12)} ${n(ex + side * 34)} ${n(by + 6)}`, brow, gender === 'male' ? 13 : 8.5, 'stroke-linecap="round"');
  }
  const noseY = y + h * 0.2;
  const nose = random.range(0.9, 1.15);
  canvas.path(`M${n(x + 4)} ${n(eyeY + 4)}Q${n(x + 30 * nose)} ${n(noseY - 14)} ${n(x + 25 * nose)} ${n(noseY + 6)}Q${n(x + 4)} ${n(noseY + 20)} ${n(x - 18 * nose)} ${n(noseY + 6)}Q${n(x + 6)} ${n(noseY + 2)} ${n(x + 4)} ${n(eyeY + 4)}Z`, darken(skin, 0.26), 'fill-opacity="0.6"');
  canvas.circle(x - 5, noseY - 6, 11, '#fff4e4', 'fill-opacity="0.22"');
  const mouthY = y + h * 0.325;
  const wide = w * random.range(0.38, 0.46);
  const lip = mix(skin, '#a8423c', gender === 'female' ? random.range(0.5, 0.8) : 0.36);
  if (smile > 0) {
    canvas.path(`M${n(x - wide)} ${n(mouthY - 8)}Q${n(x)} ${n(mouthY + 8)} ${n(x + wide)} ${n(mouthY - 8)}Q${n(x + wide * 0.4)} ${n(mouthY + 44)} ${n(x)} ${n(mouthY + 44)}Q${n(x - wide * 0.4)} ${n(mouthY + 44)} ${n(x - wide)} ${n(mouthY - 8)}Z`, lip);
    canvas.path(`M${n(x - wide * 0.86)} ${n(mouthY - 3)}Q${n(x)} ${n(mouthY + 10)} ${n(x + wide * 0.86)} ${n(mouthY - 3)}Q${n(x + wide * 0.35)} ${n(mouthY + 28)} ${n(x)} ${n(mouthY + 28)}Q${n(x - wide * 0.35)} ${n(mouthY + 28)} ${n(x - wide * 0.86)} ${n(mouthY - 3)}Z`, '#fffaf2');
  } else {
    canvas.path(`M${n(x - wide)} ${n(mouthY - 2)}Q${n(x - wide * 0.3)} ${n(mouthY - 12)} ${n(x)} ${n(mouthY - 5)}Q${n(x + wide * 0.3)} ${n(mouthY - 12)} ${n(x + wide)} ${n(mouthY - 2)}Q${n(x)} ${n(mouthY + 36)} ${n(x - wide)} ${n(mouthY - 2)}Z`, lip);
    canvas.stroke(`M${n(x - wide - 4)} ${n(mouthY - 4)}Q${n(x)} ${n(mouthY + 18)} ${n(x + wide + 4)} ${n(mouthY - 4)}`, darken(lip, 0.4), 4, 'stroke-linecap="round"');
  }
  for (const side of [-1, 1]) canvas.stroke(`M${n(x + side * (wide + 8))} ${n(mouthY - 18)}q${n(side * 9)} 12 0 24`, darken(skin, 0.3), 3.5, `stroke-opacity="${age > 0.5 ? 0.7 : 0.4}" stroke-linecap="round"`);
}

function drawBeard(canvas: Canvas, sitter: Sitter): void {
  const { x, y, w, h, hair, random, jaw } = sitter;
  const kind = random.int(0, 5);
  if (kind > 2) return;
  const colour = kind === 0 ? mix(hair.colour, sitter.skin, 0.62) : hair.colour;
  const reach = kind === 2 ? 0.6 : 0.55;
  const d = `M${n(x - w * 1.0)} ${n(y + h * 0.02)}Q${n(x - w * 0.86)} ${n(y + h * 0.22)} ${n(x - w * 0.5)} ${n(y + h * 0.24)}Q${n(x - w * 0.2)} ${n(y + h * 0.2)} ${n(x)} ${n(y + h * 0.255)}Q${n(x + w * 0.2)} ${n(y + h * 0.2)} ${n(x + w * 0.5)} ${n(y + h * 0.24)}Q${n(x + w * 0.86)} ${n(y + h * 0.22)} ${n(x + w * 1.0)} ${n(y + h * 0.02)}C${n(x + w * 1.04)} ${n(y + h * 0.3)} ${n(x + w * (jaw + 0.06))} ${n(y + h * reach)} ${n(x)} ${n(y + h * reach)}C${n(x - w * (jaw + 0.06))} ${n(y + h * reach)} ${n(x - w * 1.04)} ${n(y + h * 0.3)} ${n(x - w * 1.0)} ${n(y + h * 0.02)}Z`;
  canvas.path(d, canvas.across([0, lighten(colour, 0.1)], [1, darken(colour, 0.2)]), `fill-opacity="${kind === 0 ? 0.6 : 0.96}"`);
}

function drawGlasses(canvas: Canvas, { x, y, w, h, random }: Sitter): void {
  const colour = random.pick(['#2f2a28', '#6b3c2a', '#b38b4d', '#35515a']);
  const round = random.chance(0.55);
  const eyeY = y + h * 0.04;
  for (const side of [-1, 1]) {
    const ex = x + side * w * 0.43;
    if (round) canvas.circle(ex, eyeY, 47, '#ffffff', `fill-opacity="0.14" stroke="${colour}" stroke-width="6.5"`);
    else canvas.rect(ex - 50, eyeY - 35, 100, 72, '#ffffff', `fill-opacity="0.14" rx="24" stroke="${colour}" stroke-width="8"`);
    canvas.stroke(`M${n(ex + side * 48)} ${n(eyeY - 8)}L${n(x + side * w)} ${n(eyeY - 12)}`, colour, 6.5);
    canvas.stroke(`M${n(ex - 22)} ${n(eyeY + 14)}l26 -34`, '#ffffff', 6, 'stroke-opacity="0.4" stroke-linecap="round"');
  }
  canvas.stroke(`M${n(x - w * 0.43 + 46)} ${n(eyeY - 6)}Q${n(x)} ${n(eyeY - 22)} ${n(x + w * 0.43 - 46)} ${n(eyeY - 6)}`, colour, 6.5);
}

/** A friendly bust of an agent. */
export function drawPortrait(canvas: Canvas, random: Random, gender: 'female' | 'male' | 'other' | undefined): void {
  const chosen = gender === 'female' || gender === 'male' ? gender : random.chance(0.55) ? 'female' : 'male';
  const age = random.next();
  const skinIndex = Math.min(skins.length - 1, Math.floor(random.next() ** 1.5 * skins.length));
  const w = random.range(116, 132) * (chosen === 'male' ? 1.04 : 1);
  const sitter: Sitter = {
    random, gender: chosen, age, skin: skins[skinIndex]!, hair: chooseHair(random, chosen, age, skinIndex), x: 600 + random.range(-12, 12), y: 500, w, h: w * random.range(2.5, 2.72), jaw: chosen === 'male' ? random.range(0.62, 0.78) : random.range(0.5, 0.64),
  };
  background(canvas, random.fork('background'));
  canvas.group(`transform="translate(600 1200) scale(1.3) translate(-600 -1130)"`, () => {
    drawBackHair(canvas, sitter);
    canvas.group(`transform="rotate(${n(random.range(-2, 2))} 600 1000)"`, () => {
      drawNeck(canvas, sitter);
      drawClothes(canvas, sitter);
    });
    canvas.group(`transform="rotate(${n(random.range(-4, 4))} ${n(sitter.x)} ${n(sitter.y + sitter.h * 0.5)})"`, () => {
      drawFace(canvas, sitter);
      if (chosen === 'male') drawBeard(canvas, sitter);
      drawFeatures(canvas, sitter);
      drawFrontHair(canvas, sitter);
      if (random.chance(0.3)) drawGlasses(canvas, sitter);
      if (chosen === 'female' && random.chance(0.55)) {
        const gold = random.pick(['#d9b25f', '#f3ead8', '#c4623f']);
        for (const side of [-1, 1]) canvas.circle(sitter.x + side * sitter.w * 1.04, sitter.y + sitter.h * 0.17, random.chance(0.5) ? 9 : 12, gold);
      }
    });
  });
  canvas.rect(-800, 0, 2800, 1200, canvas.linear([0, 0], [1200, 1200], [0, '#fff3d6', 0.16], [0.5, '#fff3d6', 0], [1, '#2c2f55', 0.14]));
}

