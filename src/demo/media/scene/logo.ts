import type { Canvas } from './canvas.ts';
import { lettering } from './lettering.ts';
import { namedMarks, plainMarks } from './logos/marks.ts';
import { createRandom, type Random } from './random.ts';

/** An ink dark enough for paper, and the second that some marks wear beside it. */
const inks: readonly (readonly [ink: string, spark: string])[] = [
  ['#24545a', '#c4623f'],
  ['#2b3f5c', '#c08f35'],
  ['#7d3a2a', '#24545a'],
  ['#35515a', '#6f8a45'],
  ['#4b3a56', '#b5663f'],
  ['#3d4a35', '#b9862f'],
  ['#5c4332', '#2f6f8f'],
  ['#30343a', '#a8482f'],
];

/** Words that a URL cannot spell. */
const spelling: Record<string, string> = {
  notaria: 'notaría',
  energia: 'energía',
  xamfra: 'xamfrà',
  garbi: 'garbí',
  immobiliaria: 'immobiliària',
  emporda: 'empordà',
  axarquia: 'axarquía',
  carmenes: 'cármenes',
  arlanzon: 'arlanzón',
  cristaleria: 'cristalería',
};
const small = new Set(['y', 'i', 'de', 'del']);

interface Voice {
  /** Pen's width and how much its nib spreads it on one diagonal, as shares of the letters' size. */
  weight: number;
  nib: number;
  spacing: number;
  /** Times as wide as drawn. */
  wide: number;
  slant: number;
  caps: boolean;
}

const voices: readonly Voice[] = [
  { weight: 0.15, nib: 0, spacing: 1.7, wide: 1, slant: 0, caps: true },
  { weight: 0.07, nib: 0, spacing: 2.9, wide: 1.05, slant: 0, caps: true },
  { weight: 0.075, nib: 0.1, spacing: 1.8, wide: 1, slant: 0, caps: false },
  { weight: 0.19, nib: 0, spacing: 1.6, wide: 0.96, slant: 0, caps: false },
  { weight: 0.06, nib: 0.12, spacing: 2.3, wide: 1.06, slant: 0, caps: true },
  { weight: 0.12, nib: 0.04, spacing: 1.4, wide: 0.82, slant: 0, caps: true },
  { weight: 0.1, nib: 0.07, spacing: 1.5, wide: 0.95, slant: -9, caps: false },
];

/** A line of letters as this voice writes them; the middle of `nib` passes over the skeleton's own place. */
function write(
  canvas: Canvas,
  text: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  { weight, nib, spacing, wide, slant }: Voice,
): void {
  const { d } = lettering(text, 0, 0, size, spacing);
  canvas.group(`transform="translate(${Math.round(x)} ${Math.round(y)}) skewX(${slant}) scale(${wide} 1)"`, () => {
    const passes = nib > 0 ? 5 : 1;
    for (let k = 0; k < passes; k += 1) {
      const off = passes === 1 ? 0 : (k / (passes - 1) - 0.5) * nib * size;
      canvas.group(`transform="translate(${Math.round(off * 10) / 10} ${Math.round(off * -3) / 10})"`, () =>
        canvas.stroke(d, ink, weight * size, `stroke-linecap="${nib > 0 ? 'butt' : 'round'}" stroke-linejoin="round"`),
      );
    }
  });
}

const lengthOf = (text: string, size: number, { spacing, wide }: Voice): number =>
  lettering(text, 0, 0, size, spacing).width * wide;

/** Two lines where that is the better block, the break before a small word never after it. */
function linesOf(words: readonly string[]): string[] {
  if (words.length === 1 || words.join(' ').length < 11) return [words.join(' ')];
  let split = Math.max(1, Math.floor(words.length / 2));
  while (split > 1 && small.has(words[split - 1]!.toLowerCase())) split -= 1;
  return [words.slice(0, split).join(' '), words.slice(split).join(' ')];
}

const titled = (word: string, index: number): string =>
  index > 0 && small.has(word) ? word : word[0]!.toUpperCase() + word.slice(1);

function drawStacked(
  canvas: Canvas,
  lines: readonly string[],
  voice: Voice,
  ink: string,
  mark: (x: number, y: number, r: number) => void,
): void {
  const size = Math.min(44, (44 * 480) / Math.max(...lines.map((line) => lengthOf(line, 44, voice))));
  const pitch = size * 1.62;
  const height = 104 + 26 + size + (lines.length - 1) * pitch;
  const top = (300 - height) / 2;
  mark(300, top + 50, 48);
  lines.forEach((line, i) =>
    write(canvas, line, 300 - lengthOf(line, size, voice) / 2, top + 130 + size + i * pitch, size, ink, voice),
  );
}

function drawBeside(
  canvas: Canvas,
  lines: readonly string[],
  voice: Voice,
  ink: string,
  random: Random,
  mark: (x: number, y: number, r: number) => void,
): void {
  const second: Voice =
    lines.length > 1 && random.chance(0.4)
      ? { ...voice, weight: voice.weight * 0.62, spacing: voice.spacing + 0.4 }
      : voice;
  const widest = (size: number): number =>
    Math.max(...lines.map((line, i) => lengthOf(line, size, i ? second : voice)));
  const size = Math.min(54, (54 * 390) / widest(54));
  const left = (600 - (148 + widest(size))) / 2;
  mark(left + 56, 150, 56);
  const pitch = size * 1.6;
  const first = 150 + size / 2 - ((lines.length - 1) * pitch) / 2;
  lines.forEach((line, i) => write(canvas, line, left + 148, first + i * pitch, size, ink, i ? second : voice));
}

/** The mark and name of an invented firm on nothing: what its name speaks of decides the mark, its name the letters. */
export function drawLogo(canvas: Canvas, index: number, subject: string): void {
  const random = createRandom(`logo/${subject}`);
  const [ink, spark] = inks[(index - 1) % inks.length]!;
  const draw =
    namedMarks.find(({ about }) => about.test(subject))?.draw ?? plainMarks[(index - 1) % plainMarks.length]!;
  const mark = (x: number, y: number, r: number): void => draw(canvas, x, y, r, ink, spark);
  const words = subject
    .split('-')
    .filter(Boolean)
    .map((word) => spelling[word] ?? word)
    .map(titled);
  if (words.length === 0) {
    mark(300, 150, 84);
    return;
  }
  const voice = subject ? voices[(index + Math.floor(random.next() * 2)) % voices.length]! : voices[0]!;
  const lines = linesOf(words).map((line) => (voice.caps ? line.toUpperCase() : line));
  if (lines.join('').length < 22 && random.chance(0.28)) drawStacked(canvas, lines, voice, ink, mark);
  else drawBeside(canvas, lines, voice, ink, random, mark);
}
