import iconv from 'iconv-lite';
import { UnreadableFile } from '../formats/format.ts';

/** Turns the bytes of a file into text, piece by piece. */
export interface ByteDecoder {
  write: (bytes: Buffer) => string;
  /** What is left; throws for a letter that is cut off. */
  end: () => string;
}

/** An encoding, and what says that a file is in it. */
export interface FoundEncoding {
  name: string;
  saidBy: 'byte order mark' | 'zeros' | 'XML declaration' | 'Content-Type';
}

/** In which an encoding is declared, in bytes. */
export const declarationLength = 1_024;

const byteOrderMarks: readonly (readonly [bytes: string, name: string])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
  // No marks, but the first two characters of `<?xml`.
  ['3c003f00', 'utf-16le'],
  ['003c003f', 'utf-16be'],
];

/** A text of the west of Europe has a zero beside nearly each letter in UTF-16, and none in any other encoding. */
function byZeros(start: Buffer): string | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [before, behind] = zeros as [number, number];
  if (Math.max(before, behind) < start.length / 4 || Math.min(before, behind) > start.length / 50) return undefined;
  return before > behind ? 'utf-16be' : 'utf-16le';
}

/** Encodings of one byte a letter, by any of their names. iconv-lite has others too that no text is in, as `base64`. */
const singleByte = /^(?:(?:iso|windows|cp|ibm|win|x-mac|mac|koi8)[-_]?[\w-]*|latin[-_]?\d{1,2}|macintosh)$/;

/** As the WHATWG has it: who declares these writes windows-1252, which has the same letters and more. */
const windows1252 = new Set([
  'iso-8859-1',
  'iso8859-1',
  'iso_8859-1',
  'latin1',
  'latin-1',
  'us-ascii',
  'ascii',
  'ansi',
]);

const unknown = (label: string) =>
  new UnreadableFile(`says that it is in the encoding “${label.slice(0, 40)}”, which is not known`);

/** The encoding's name that TextDecoder or iconv-lite know it by. @throws UnreadableFile for one that is not known */
function knownName(label: string): string {
  const name = label.trim().toLowerCase();
  if (/^utf-?8$/.test(name)) return 'utf-8';
  if (/^utf-?16(?:le|be)?$/.test(name)) return name.replace(/^utf-?/, 'utf-');
  if (windows1252.has(name)) return 'windows-1252';
  if (singleByte.test(name)) return name;
  throw unknown(label);
}

/**
 * The encoding that a file says it is in: by its byte order mark, else the zeros of UTF-16, else its XML declaration,
 * else its Content-Type.
 * @param start its first bytes
 * @returns undefined where nothing says it
 * @throws UnreadableFile for an encoding that is not known
 */
export function findEncoding(start: Buffer, contentType = ''): FoundEncoding | undefined {
  const hex = start.subarray(0, 4).toString('hex');
  const mark = byteOrderMarks.find(([bytes]) => hex.startsWith(bytes));
  if (mark) return { name: mark[1], saidBy: 'byte order mark' };
  const zeros = start.length > 0 ? byZeros(start) : undefined;
  if (zeros !== undefined) return { name: zeros, saidBy: 'zeros' };
  const [, declared] = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]+)["']/.exec(start.toString('latin1')) ?? [];
  // What could be read as ASCII is not in UTF-16, whatever it says: programs of .NET write that.
  if (declared !== undefined && !/^utf-?16/i.test(declared))
    return { name: knownName(declared), saidBy: 'XML declaration' };
  const [, charset] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType) ?? [];
  return charset === undefined ? undefined : { name: knownName(charset), saidBy: 'Content-Type' };
}

/**
 * @param name one of `findEncoding`
 * @returns a decoder that throws a TypeError for bytes that are no text in a Unicode encoding; in another they become
 * U+FFFD
 * @throws UnreadableFile for an encoding that is not known
 */
export function createDecoder(name: string): ByteDecoder {
  // iconv-lite has the table of Mac OS before 8.5, without the euro.
  if (name.startsWith('utf-') || name === 'macintosh') {
    const decoder = new TextDecoder(name, { fatal: true });
    return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
  }
  if (!iconv.encodingExists(name)) throw unknown(name);
  const decoder = iconv.getDecoder(name);
  return { write: (bytes) => decoder.write(bytes), end: () => decoder.end() ?? '' };
}
