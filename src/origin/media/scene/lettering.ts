import { n } from './canvas.ts';

/**
 * Letters as strokes on a grid 4 wide and 6 high, y upwards. Drawn by us because a server has no fonts it can count on,
 * and a text that is set in another font would not be the same bytes.
 */
const glyphs: Record<string, string> = {
  A: '0,0 2,6 4,0|0.8,2.2 3.2,2.2', B: '0,0 0,6 2.6,6 3.4,5.4 3.4,3.8 2.6,3.2 0,3.2|2.6,3.2 3.8,2.4 3.8,0.9 2.8,0 0,0', C: '4,5 3,6 1.2,6 0,4.6 0,1.4 1.2,0 3,0 4,1',
  D: '0,0 0,6 2.2,6 4,4.2 4,1.8 2.2,0 0,0', E: '3.6,6 0,6 0,0 3.6,0|0,3.1 3,3.1', F: '3.6,6 0,6 0,0|0,3.1 3,3.1', G: '4,5 3,6 1.2,6 0,4.6 0,1.4 1.2,0 3,0 4,1.2 4,2.8 2.4,2.8',
  H: '0,0 0,6|4,0 4,6|0,3.1 4,3.1', I: '0,0 0,6', J: '3,6 3,1.2 2,0 1,0 0,1', K: '0,0 0,6|3.8,6 0,2.6|1.2,3.6 4,0', L: '0,6 0,0 3.4,0', M: '0,0 0,6 2.4,2 4.8,6 4.8,0',
  N: '0,0 0,6 4,0 4,6', O: '1.3,0 0,1.4 0,4.6 1.3,6 2.9,6 4.2,4.6 4.2,1.4 2.9,0 1.3,0', P: '0,0 0,6 2.6,6 3.8,5.2 3.8,3.6 2.6,2.8 0,2.8', Q: '1.3,0 0,1.4 0,4.6 1.3,6 2.9,6 4.2,4.6 4.2,1.4 2.9,0 1.3,0|2.6,1.4 4.4,-0.6',
  R: '0,0 0,6 2.6,6 3.8,5.2 3.8,3.7 2.6,2.9 0,2.9|2,2.9 4,0', S: '3.7,5.1 2.8,6 1.1,6 0.2,5.1 0.2,4 1.1,3.2 2.9,2.8 3.8,2 3.8,0.9 2.8,0 1,0 0,0.9', T: '0,6 4,6|2,6 2,0', U: '0,6 0,1.4 1.2,0 2.8,0 4,1.4 4,6',
  V: '0,6 2,0 4,6', W: '0,6 1.4,0 2.8,5 4.2,0 5.6,6', X: '0,0 4,6|0,6 4,0', Y: '0,6 2,3 4,6|2,3 2,0', Z: '0,6 4,6 0,0 4,0',
  0: '1.2,0 0,1.4 0,4.6 1.2,6 2.6,6 3.8,4.6 3.8,1.4 2.6,0 1.2,0', 1: '0,4.6 1.6,6 1.6,0', 2: '0,4.8 1,6 2.8,6 3.7,5 3.7,3.9 0,0 3.8,0', 3: '0.2,5.3 1,6 2.8,6 3.6,5.2 3.6,3.9 2.6,3.2 1.4,3.2|2.6,3.2 3.8,2.3 3.8,0.9 2.8,0 1,0 0,0.8',
  4: '2.8,0 2.8,6 0,1.7 3.8,1.7', 5: '3.5,6 0.4,6 0.2,3.2 1.2,3.7 2.6,3.7 3.8,2.6 3.8,1.2 2.6,0 1,0 0,0.8', 6: '3.2,6 1.6,5.4 0.2,3.4 0,1.5 1.1,0 2.7,0 3.8,1.2 3.8,2.4 2.7,3.6 1.2,3.6 0.1,2.4', 7: '0,6 3.8,6 1.4,0',
  8: '1.2,3.2 0.2,4.1 0.2,5.2 1.2,6 2.6,6 3.6,5.2 3.6,4.1 2.6,3.2 1.2,3.2 0,2.2 0,0.9 1.1,0 2.7,0 3.8,0.9 3.8,2.2 2.6,3.2', 9: '0.6,0 2.2,0.6 3.6,2.6 3.8,4.5 2.7,6 1.1,6 0,4.8 0,3.6 1.1,2.4 2.6,2.4 3.7,3.6',
  ',': '0.6,0.5 0.1,-1.1', '.': '0,0 0.3,0', '-': '0,2.8 2.4,2.8', '/': '0,-0.5 2.6,6.5', m: '0,0 0,4|0,3 1,4 2,3.2 2,0|2,3.2 3.2,4 4.2,3.2 4.2,0', '²': '0,6.2 0.8,7 1.8,6.6 1.8,5.9 0,4 2,4',
};

const widthOf = (glyph: string): number => Math.max(...glyph.split(/[| ]/).map((pair) => Number(pair.split(',')[0])));

/** The strokes of a line of text and its width; `size` is the height of a capital. Letters that we do not have are spaces. */
export function lettering(text: string, x: number, y: number, size: number, spacing = 1.5): { d: string; width: number } {
  const unit = size / 6;
  let pen = 0;
  let d = '';
  for (const character of text) {
    const glyph = glyphs[character];
    if (!glyph) {
      pen += 2.6;
      continue;
    }
    for (const line of glyph.split('|')) d += `M${line.split(' ').map((pair) => pair.split(',').map(Number)).map(([gx, gy]) => `${n(x + (pen + gx!) * unit)} ${n(y - gy! * unit)}`).join('L')}`;
    pen += widthOf(glyph) + spacing;
  }
  return { d, width: Math.max(0, pen - spacing) * unit };
}

/** The same, in the middle of `x`. */
export const centredLettering = (text: string, x: number, y: number, size: number, spacing = 1.5): string =>
  lettering(text, x - lettering(text, 0, 0, size, spacing).width / 2, y, size, spacing).d;
