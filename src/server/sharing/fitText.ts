import type { Typeface } from './typeface.ts';

/** A text in lines that fit. */
export interface FittedText {
  lines: string[];
  /** In pixels. */
  size: number;
}

interface Room {
  /** In pixels. */
  width: number;
  /** The most lines. */
  lines: number;
  /** From the one that is wanted to the smallest that is allowed. */
  sizes: readonly number[];
}

const ellipsis = '…';

/** Letters of a text that are measured, for each line: several times what fits. */
const lettersOfLine = 250;

/** Shortens a line until it fits with an ellipsis behind it. */
function cut(line: string, face: Typeface, size: number, width: number): string {
  let letters = [...line];
  while (letters.length > 0 && face.width(letters.join('').trimEnd() + ellipsis, size) > width)
    letters = letters.slice(0, -1);
  return letters.join('').replace(/[\s,.;:·–-]+$/, '') + ellipsis;
}

/** No line ends with what stands between two facts. */
const tidy = (line: string): string => line.replace(/\s·$/, '');

/** Breaks at plain spaces only: a number stays with its unit. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into lines at the largest size at which it fits; at the smallest, what is too long is shortened. */
export function fitText(whole: string, face: Typeface, { width, lines: most, sizes }: Room): FittedText {
  const text = whole.slice(0, most * lettersOfLine);
  const fitsAt = (size: number) => (line: string) => face.width(tidy(line), size) <= width;
  for (const size of sizes) {
    const lines = wrap(text, fitsAt(size));
    if (lines.length <= most && lines.every(fitsAt(size))) return { lines: lines.map(tidy), size };
  }
  const size = sizes.at(-1)!;
  const all = wrap(text, fitsAt(size));
  const kept = all.slice(0, most);
  if (all.length > most) kept[most - 1] = cut(`${kept[most - 1]} ${all[most]}`, face, size, width);
  return { lines: kept.map((line) => (fitsAt(size)(line) ? tidy(line) : cut(line, face, size, width))), size };
}
