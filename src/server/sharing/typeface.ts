import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font, Path } from 'opentype.js';

/** A font as outlines: what is drawn with it needs no font on the machine (docs/decisions/019). Sizes are in pixels. */
export interface Typeface {
  width: (text: string, size: number) => number;
  /** The outlines of a line of text, as the data of an SVG path. @param y of its baseline */
  outline: (text: string, x: number, y: number, size: number) => string;
}

export interface Typefaces {
  headings: Typeface;
  text: Typeface;
  strong: Typeface;
}

/** By weight, Western European letters first; a letter that the first file lacks is taken from the second. */
const files = {
  headings: 'fraunces/files/fraunces-{subset}-600-normal.woff',
  text: 'source-sans-3/files/source-sans-3-{subset}-400-normal.woff',
  strong: 'source-sans-3/files/source-sans-3-{subset}-600-normal.woff',
} as const satisfies Record<keyof Typefaces, string>;

const subsets = ['latin', 'latin-ext'];

interface PlacedGlyph {
  font: Font;
  index: number;
  x: number;
}

/** Places the letters of a text one after the other, kerned; those that no font has are left out. */
function place(text: string, fonts: readonly Font[], size: number): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((one) => one.charToGlyphIndex(letter) > 0);
    if (!font) continue;
    const index = font.charToGlyphIndex(letter);
    const scale = size / font.unitsPerEm;
    const last = glyphs.at(-1);
    if (last?.font === font) x += font.getKerningValue(font.glyphs.get(last.index), font.glyphs.get(index)) * scale;
    glyphs.push({ font, index, x });
    x += (font.glyphs.get(index).advanceWidth ?? 0) * scale;
  }
  return { glyphs, width: x };
}

/** Tenths of a pixel are exact enough. Not `toPathData`, which joins numbers so that the drawing breaks off. */
const pathData = ({ commands }: Path): string =>
  commands
    .map(({ type, ...at }) => {
      const points = ['x1', 'y1', 'x2', 'y2', 'x', 'y'].flatMap((name) =>
        name in at ? [at[name as keyof typeof at]] : [],
      );
      return type + points.map((value) => Number(value).toFixed(1)).join(' ');
    })
    .join('');

const createTypeface = (fonts: readonly Font[]): Typeface => ({
  width: (text, size) => place(text, fonts, size).width,
  outline: (text, x, y, size) =>
    place(text, fonts, size)
      .glyphs.map(({ font, index, x: offset }) => pathData(font.glyphs.get(index).getPath(x + offset, y, size)))
      .join(''),
});

async function readTypefaces(): Promise<Typefaces> {
  const { resolve } = createRequire(import.meta.url);
  // Left to Node: a site whose pictures nobody asks for never loads it.
  const { default: opentype } = await import(/* webpackIgnore: true */ 'opentype.js');
  const read = async (name: keyof Typefaces): Promise<Typeface> => {
    const contents = await Promise.all(
      subsets.map((subset) => readFile(resolve(`@fontsource/${files[name].replace('{subset}', subset)}`))),
    );
    return createTypeface(
      contents.map(({ buffer, byteOffset, length }) => opentype.parse(buffer.slice(byteOffset, byteOffset + length))),
    );
  };
  return { headings: await read('headings'), text: await read('text'), strong: await read('strong') };
}

let typefaces: Promise<Typefaces> | undefined;

/** The site's fonts, read when they are first needed. */
export const loadTypefaces = (): Promise<Typefaces> => (typefaces ??= readTypefaces());
