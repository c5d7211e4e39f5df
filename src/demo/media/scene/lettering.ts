import { n } from './canvas.ts';

/**
 * Letters as strokes, y upwards: capitals are 6 high, small letters 4. Drawn by us because a server has no fonts it can
 * count on, and a text that is set in another font would not be the same bytes.
 */
const bowl = 'M1.7 4C.6 4 0 3.1 0 2C0 .9 .6 0 1.7 0C2.8 0 3.4 .9 3.4 2C3.4 3.1 2.8 4 1.7 4';
const ring = 'M2.2 6C.8 6 0 4.7 0 3C0 1.3 .8 0 2.2 0C3.6 0 4.4 1.3 4.4 3C4.4 4.7 3.6 6 2.2 6';
const glyphs: Record<string, string> = {
  A: 'M0 0L2.1 6L4.2 0M.75 2.1L3.45 2.1',
  B: 'M0 3.15L2.1 3.15C4.3 3.1 4.3 0 2.2 0L0 0L0 6L1.9 6C3.8 6 3.8 3.2 1.9 3.15',
  C: 'M4.1 4.9C3.7 5.6 3.1 6 2.3 6C.8 6 0 4.7 0 3C0 1.3 .8 0 2.3 0C3.1 0 3.7 .4 4.1 1.1',
  D: 'M0 0L0 6L1.6 6C3.4 6 4.3 4.8 4.3 3C4.3 1.2 3.4 0 1.6 0L0 0',
  E: 'M3.4 6L0 6L0 0L3.4 0M0 3.1L2.9 3.1',
  F: 'M3.4 6L0 6L0 0M0 3.1L2.9 3.1',
  G: 'M4.1 4.9C3.7 5.6 3.1 6 2.3 6C.8 6 0 4.7 0 3C0 1.3 .8 0 2.3 0C3.6 0 4.3 .9 4.3 2.8L2.5 2.8',
  H: 'M0 0L0 6M4 0L4 6M0 3.1L4 3.1',
  I: 'M0 0L0 6',
  J: 'M2.8 6L2.8 1.6C2.8 .5 2.2 0 1.3 0C.6 0 .2 .4 0 1',
  K: 'M0 0L0 6M3.7 6L0 2.5M1.3 3.7L3.9 0',
  L: 'M0 6L0 0L3.3 0',
  M: 'M0 0L0 6L2.4 1.8L4.8 6L4.8 0',
  N: 'M0 0L0 6L4 0L4 6',
  O: ring,
  P: 'M0 0L0 6L2 6C4.2 6 4.2 2.7 2 2.7L0 2.7',
  Q: `${ring}M2.8 1.5L4.4 -.5`,
  R: 'M0 0L0 6L2 6C4.1 6 4.1 2.8 2 2.8L0 2.8M1.9 2.8L4 0',
  S: 'M3.6 5C3.3 5.7 2.7 6 1.9 6C.9 6 .3 5.4 .3 4.6C.3 2.6 3.8 3.5 3.8 1.5C3.8 .6 3 0 1.9 0C1 0 .3 .4 0 1.2',
  T: 'M0 6L4 6M2 6L2 0',
  U: 'M0 6L0 2C0 .7 .8 0 2 0C3.2 0 4 .7 4 2L4 6',
  V: 'M0 6L2.1 0L4.2 6',
  W: 'M0 6L1.5 0L3 5.2L4.5 0L6 6',
  X: 'M0 0L4 6M0 6L4 0',
  Y: 'M0 6L2 3L4 6M2 3L2 0',
  Z: 'M0 6L3.9 6L0 0L3.9 0',
  0: 'M1.9 6C.6 6 0 4.7 0 3C0 1.3 .6 0 1.9 0C3.2 0 3.8 1.3 3.8 3C3.8 4.7 3.2 6 1.9 6',
  1: 'M0 4.7L1.5 6L1.5 0',
  2: 'M.1 4.6C.3 5.5 .9 6 1.8 6C2.9 6 3.5 5.3 3.5 4.4C3.5 2.9 1.5 2 0 0L3.7 0',
  3: 'M.2 5.1C.6 5.7 1.1 6 1.8 6C3.8 6 3.8 3.2 1.6 3.2C4.2 3.2 4.1 0 1.7 0C.9 0 .3 .3 0 1',
  4: 'M2.9 0L2.9 6L0 1.7L3.9 1.7',
  5: 'M3.3 6L.6 6L.3 3.3C1.9 4.3 3.7 3.6 3.7 1.9C3.7 .7 2.8 0 1.7 0C.9 0 .3 .3 0 .8',
  6: 'M3.1 5.9C1 5.6 0 3.9 0 2.2C0 .8 .7 0 1.9 0C3 0 3.8 .8 3.8 1.9C3.8 3 3 3.8 1.9 3.8C.9 3.8 .2 3.2 .1 2.4',
  7: 'M0 6L3.7 6L1.3 0',
  8: 'M1.9 3.3C-.2 3.3 -.1 6 1.9 6C3.9 6 4 3.3 1.9 3.3C4.4 3.2 4.3 0 1.9 0C-.5 0 -.6 3.2 1.9 3.3',
  9: 'M.7 .1C2.8 .4 3.8 2.1 3.8 3.8C3.8 5.2 3.1 6 1.9 6C.8 6 0 5.2 0 4.1C0 3 .8 2.2 1.9 2.2C2.9 2.2 3.6 2.8 3.7 3.6',
  a: `${bowl}M3.4 4L3.4 0`,
  b: `M0 6.2L0 0${bowl}`,
  c: 'M3.1 3.2C2.8 3.7 2.3 4 1.7 4C.6 4 0 3.1 0 2C0 .9 .6 0 1.7 0C2.3 0 2.8 .3 3.1 .8',
  d: `${bowl}M3.4 6.2L3.4 0`,
  e: 'M.05 2.1L3.4 2.1C3.4 3.2 2.8 4 1.7 4C.6 4 0 3.1 0 2C0 .9 .6 0 1.8 0C2.4 0 2.9 .3 3.2 .8',
  f: 'M2.3 6.1C1.2 6.4 .8 5.8 .8 4.8L.8 0M0 4L2 4',
  g: `${bowl}M3.4 4L3.4 -.4C3.4 -1.5 2.7 -2 1.7 -2C1.1 -2 .6 -1.8 .2 -1.4`,
  h: 'M0 6.2L0 0M0 2.4C.2 3.4 .8 4 1.6 4C2.6 4 3 3.4 3 2.4L3 0',
  i: 'M0 4L0 0M0 5.4L0 5.8',
  j: 'M.8 4L.8 -1C.8 -1.7 .5 -2 0 -2M.8 5.4L.8 5.8',
  k: 'M0 6.2L0 0M2.7 4L0 1.6M1 2.5L2.9 0',
  l: 'M0 6.2L0 0',
  m: 'M0 4L0 0M0 2.6C.2 3.5 .7 4 1.4 4C2.2 4 2.5 3.4 2.5 2.6L2.5 0M2.5 2.6C2.7 3.5 3.2 4 3.9 4C4.7 4 5 3.4 5 2.6L5 0',
  n: 'M0 4L0 0M0 2.4C.2 3.4 .8 4 1.6 4C2.6 4 3 3.4 3 2.4L3 0',
  o: bowl,
  p: `M0 4L0 -2${bowl}`,
  q: `${bowl}M3.4 4L3.4 -2`,
  r: 'M0 4L0 0M0 2.3C.2 3.4 .8 4 1.8 3.9',
  s: 'M2.6 3.3C2.3 3.8 1.9 4 1.4 4C.7 4 .2 3.6 .2 3C.2 1.7 2.8 2.3 2.8 1C2.8 .4 2.2 0 1.4 0C.8 0 .3 .2 0 .7',
  t: 'M.8 5.5L.8 1.1C.8 .3 1.2 -.1 2.1 .1M0 4L2 4',
  u: 'M0 4L0 1.6C0 .6 .4 0 1.4 0C2.2 0 2.8 .5 3 1.6M3 4L3 0',
  v: 'M0 4L1.6 0L3.2 4',
  w: 'M0 4L1.2 0L2.5 3.6L3.8 0L5 4',
  x: 'M0 0L3 4M0 4L3 0',
  y: 'M0 4L1.7 0M3.3 4L1.3 -1.2C1 -1.8 .6 -2 .1 -2',
  z: 'M0 4L2.9 4L0 0L2.9 0',
  ',': 'M.6 .5L.1 -1.1',
  '.': 'M0 0L.3 0',
  '-': 'M0 2.8L2.4 2.8',
  '/': 'M0 -.5L2.6 6.5',
  '²': 'M0 6.2L.8 7L1.8 6.6L1.8 5.9L0 4L2 4',
};

/** A letter without its accent, and the strokes of the accent over a letter `wide` and `tall`. */
function withoutAccent(character: string): { letter: string; accent: (wide: number, tall: number) => string } {
  const [letter, mark] = character.normalize('NFD') as unknown as [string, string | undefined];
  const accents: Record<string, (x: number, y: number) => string> = {
    '\u0301': (x, y) => `M${x - 0.2} ${y + 0.7}L${x + 0.7} ${y + 1.6}`,
    '\u0300': (x, y) => `M${x + 0.2} ${y + 0.7}L${x - 0.7} ${y + 1.6}`,
    '\u0303': (x, y) => `M${x - 1} ${y + 0.8}C${x - 0.4} ${y + 1.8} ${x + 0.4} ${y + 0.3} ${x + 1} ${y + 1.3}`,
    '\u0308': (x, y) => `M${x - 0.7} ${y + 1}L${x - 0.6} ${y + 1}M${x + 0.6} ${y + 1}L${x + 0.7} ${y + 1}`,
    '\u0327': (x) => `M${x} 0C${x + 0.8} -.6 ${x + 0.4} -1.3 ${x - 0.5} -1.2`,
  };
  const draw = mark === undefined ? undefined : accents[mark];
  return { letter, accent: (wide, tall) => draw?.(wide / 2, tall) ?? '' };
}

const numbersOf = (d: string): number[] => (d.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
const widthOf = (d: string): number => Math.max(...numbersOf(d).filter((_, i) => i % 2 === 0));

/**
 * The strokes of a line of text and its width; `size` is the height of a capital. Letters that we do not have are
 * spaces.
 */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  spacing = 1.5,
): { d: string; width: number } {
  const unit = size / 6;
  let pen = 0;
  let d = '';
  for (const character of text) {
    const { letter, accent } = withoutAccent(character);
    const glyph = glyphs[letter];
    if (!glyph) {
      pen += 2.6;
      continue;
    }
    const width = widthOf(glyph);
    const tall = /[a-z]/.test(letter) ? 4 : 6;
    // A dotless i carries its accent.
    const body = letter === 'i' && character !== 'i' ? 'M0 4L0 0' : glyph;
    let across = true;
    d += (body + accent(width, tall)).replace(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g, (value) => {
      const at = across ? x + (pen + Number(value)) * unit : y - Number(value) * unit;
      across = !across;
      return n(at);
    });
    pen += width + spacing;
  }
  return { d, width: Math.max(0, pen - spacing) * unit };
}

/** The same, in the middle of `x`. */
export const centredLettering = (text: string, x: number, y: number, size: number, spacing = 1.5): string =>
  lettering(text, x - lettering(text, 0, 0, size, spacing).width / 2, y, size, spacing).d;
