import { fitText } from './fitText.ts';
import { loadTypefaces, type Typeface } from './typeface.ts';

let headings: Typeface;
let text: Typeface;
beforeAll(async () => {
  ({ headings, text } = await loadTypefaces());
});
const room = { width: 400, lines: 2, sizes: [60, 40] };

it('a text has the largest size at which it fits', () => {
  expect(fitText('Piso', headings, room)).toEqual({ lines: ['Piso'], size: 60 });
  expect(fitText('Casa con jardín en Sitges', headings, room).size).toBe(40);
});

it('a number stays with its unit', () => {
  expect(fitText('1.250.000\u00a0€ /\u00a0mes', headings, { ...room, sizes: [60] }).lines).toEqual([
    '1.250.000\u00a0€',
    '/\u00a0mes',
  ]);
});

it.each([
  'Calle de la Virgen del Pilar de Santa Cruz de Tenerife y su comarca',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  `${'l·l '.repeat(80)}fin`,
])('what is too long at the smallest size is shortened: %s', (long) => {
  const { lines, size } = fitText(long, text, room);
  expect(lines.length).toBeLessThanOrEqual(2);
  expect(lines.at(-1)).toMatch(/[^\s,.]…$/);
  for (const line of lines) expect(text.width(line, size)).toBeLessThanOrEqual(400);
});

it.each(['à', 'ç', 'ñ', 'ï', 'l·l', '€', 'm²', 'º', '–', '’', '«', 'ł', 'ő', '\u00e0'.normalize('NFD')])(
  'every face has %s',
  async (letters) => {
    const faces: Typeface[] = Object.values(await loadTypefaces());
    for (const face of faces) expect(face.outline(letters, 0, 0, 20).length).toBeGreaterThan(20);
  },
);

it('a letter that no font has is left out, and what is not a number reaches no drawing', () => {
  expect(text.width('a\u{1f3e0}b', 20)).toBe(text.width('a', 20) + text.width('b', 20));
  expect(text.outline('Ático, 1.250.000 € · 120 m²', 0.123456, 7.1, 33)).toMatch(/^(?:[MLQCZ][\d. -]*)+$/);
});

it('no line ends with what stands between two facts', () => {
  const facts = '120\u00a0m²\u00a0· 3\u00a0habitaciones\u00a0· 2\u00a0baños';
  expect(fitText(facts, text, { ...room, sizes: [40] }).lines).toEqual([
    '120\u00a0m²\u00a0· 3\u00a0habitaciones',
    '2\u00a0baños',
  ]);
});
