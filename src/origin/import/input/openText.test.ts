import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import iconv from 'iconv-lite';
import { UnreadableFile } from '../formats/format.ts';
import { openText } from './openText.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-text-'));
const file = path.join(dir, 'feed');
afterAll(() => rmSync(dir, { recursive: true }));

async function read(bytes: Buffer | string, contentType?: string): Promise<string> {
  writeFileSync(file, bytes);
  let text = '';
  for await (const piece of openText({ path: file, contentType })) text += piece;
  return text;
}

const words = 'Àtic a Xàbia, 74,5 m² · niño «ñandú» cigüeña';
const euros = '125.000 € – “ático”';
const declared = (encoding: string, text = words) => `<?xml version="1.0" encoding="${encoding}"?><a>${text}</a>`;

test.each<[name: string, bytes: Buffer | string, contentType: string | undefined, text: string]>([
  ['UTF-8 that says nothing', words, undefined, words],
  ['UTF-8 with a byte order mark', `\uFEFF${words}`, 'text/csv; charset=iso-8859-1', words],
  ['UTF-16 with a byte order mark', iconv.encode(words, 'utf16le', { addBOM: true }), undefined, words],
  ['UTF-16BE with a byte order mark', iconv.encode(words, 'utf16be', { addBOM: true }), undefined, words],
  ['XML in UTF-16 without a mark', iconv.encode(declared('utf-16'), 'utf16le'), undefined, declared('utf-16')],
  ['XML in UTF-8 that says UTF-16', declared('utf-16'), undefined, declared('utf-16')],
  ['windows-1252 that says nothing', iconv.encode(euros, 'windows1252'), undefined, euros],
  ['what the server says', iconv.encode('Łódź', 'windows1250'), 'text/csv; Charset="Windows-1250"', 'Łódź'],
  [
    'what the XML declaration says, against the server',
    iconv.encode(declared('ISO-8859-15', euros.slice(0, 9)), 'iso885915'),
    'text/xml; charset=utf-8',
    declared('ISO-8859-15', euros.slice(0, 9)),
  ],
  [
    'ISO 8859-1, in which there are letters of Windows',
    iconv.encode(declared('iso-8859-1', euros), 'windows1252'),
    undefined,
    declared('iso-8859-1', euros),
  ],
  [
    'other alphabets',
    'Квартира у моря, Διαμέρισμα, 公寓, شقة, 😀',
    undefined,
    'Квартира у моря, Διαμέρισμα, 公寓, شقة, 😀',
  ],
  ['Portuguese in capitals', 'SÃO BRÁS, MAÇÃ, CORAÇÃO, RÂGUEBI', undefined, 'SÃO BRÁS, MAÇÃ, CORAÇÃO, RÂGUEBI'],
  ['an empty file', '', undefined, ''],
])('%s: is read as it is meant', async (_name, bytes, contentType, text) => {
  expect(await read(bytes, contentType)).toBe(text);
});

test.each<[name: string, bytes: Buffer | string, contentType: string | undefined, problem: string]>([
  ['a lost letter', 'uno\ndos\n\uFFFDtico', undefined, 'line 3: has letters that are broken, as “uno dos \uFFFDtico”'],
  ['letters encoded twice', 'uno\nhabitaciÃ³n', undefined, 'line 2: has letters that are broken'],
  ['an euro encoded twice', '125.000 â‚¬', undefined, 'line 1: has letters'],
  ['square metres encoded twice', '74 mÂ²', undefined, 'line 1: has letters'],
  ['à encoded twice', 'GrÃ\u00a0cia', undefined, 'line 1: has letters'],
  ['í encoded twice', 'BenahavÃ\u00ads', undefined, 'line 1: has letters'],
  ['quotes encoded twice', 'â€œÃ¡ticoâ€', undefined, 'line 1: has letters'],
  ['Russian encoded twice', iconv.decode(Buffer.from('Квартира'), 'windows1252'), undefined, 'line 1: has letters'],
  ['UTF-8 that says ISO 8859-1', declared('ISO-8859-1'), undefined, 'read as windows-1252, by its XML declaration'],
  ['UTF-8 by mistake of the server', words, 'text/csv; charset=latin1', 'by its Content-Type'],
  ['ISO 8859-1 that says UTF-8', Buffer.from(declared('UTF-8'), 'latin1'), undefined, 'is not utf-8, by its XML'],
  ['UTF-8 that is cut within a letter', Buffer.from(declared('UTF-8', 'ñ')).subarray(0, -5), undefined, 'is not utf-8'],
  ['an encoding that nobody knows', declared('x-klingon'), undefined, 'in the encoding “x-klingon”, which is not'],
  ['an encoding of no text', declared('base64'), undefined, 'in the encoding “base64”'],
  ['a picture', Buffer.from('ffd8ffe000104a464946000181008d', 'hex'), undefined, 'has letters that are broken'],
])('%s: is refused', async (_name, bytes, contentType, problem) => {
  const reading = read(bytes, contentType);
  await expect(reading).rejects.toThrow(UnreadableFile);
  await expect(reading).rejects.toThrow(problem);
});

it('finds a broken letter wherever the file is cut into pieces', async () => {
  // Files are read in pieces of 64 KiB.
  for (const before of [65_534, 65_535, 65_536])
    await expect(read(`${'\n'.repeat(before)}Ã³`)).rejects.toThrow(`line ${before + 1}: has letters`);
  expect(await read(`${'a'.repeat(65_535)}ñ`)).toHaveLength(65_536);
});
