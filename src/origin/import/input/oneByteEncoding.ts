import { createReadStream } from 'node:fs';

/** Encodings of one byte a letter that programs in Spain write, by the name that `createDecoder` has for them. */
export type OneByteEncoding = 'windows-1252' | 'iso-8859-15' | 'macintosh';

const setOf = (hex: string): ReadonlySet<number> => new Set(Buffer.from(hex, 'hex'));

/** `á à â ç é è ñ ó ò ú ü É Ñ ï ê` of Mac Roman, where windows-1252 has marks that no word has within it. */
const macLetters = setOf('878889' + '8d8e8f' + '96979c989f' + '83849590');
/** Those of them that are no dash, bullet or tilde in windows-1252, which texts without spaces have between words. */
const surelyMac = setOf('8788898d8e8f9f83849c90');
/** Those that windows-1252 has nothing for: `ç è ê ù`. */
const onlyMac = setOf('818d8f909d');
const [o, i, n] = [0x97, 0x69, 0x6e];
/** `’` and `·` of Mac Roman, in `l’avinguda` and `il·lusió`. */
const [apostrophe, middleDot, l] = [0xd5, 0xe1, 0x6c];

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/** Bytes of a file that tell encodings apart. */
class ByteCount {
  /** Within words, letters of Mac Roman. */
  mac = 0;
  /** Those that are hardly anything else; `ción` among them. */
  sureMac = 0;
  /** Those that are nothing else. */
  onlyMac = 0;
  /** Within words, letters of windows-1252 and ISO 8859-15. */
  latin = 0;
  /** Marks of windows-1252, which ISO 8859-15 does not have. */
  marks = 0;
  /** The euro of ISO 8859-15; in windows-1252 a sign for any currency, which nobody writes. */
  euros = 0;

  add(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at]!;
      if (byte < 0x80) continue;
      if (byte < 0xa0) this.marks += 1;
      else if (byte === 0xa4) this.euros += 1;
      if (isLetter(bytes[at - 1]) && isLetter(bytes[at + 1])) this.#addLetter(byte, bytes[at - 1], bytes[at + 1]);
    }
  }

  #addLetter(byte: number, before: number | undefined, after: number | undefined): void {
    const isMarkOfMac = byte === apostrophe || (byte === middleDot && before === l && after === l);
    if (byte >= 0xc0 && !isMarkOfMac) this.latin += 1;
    if (onlyMac.has(byte)) this.onlyMac += 1;
    if (!macLetters.has(byte)) return;
    this.mac += 1;
    if (surelyMac.has(byte) || (byte === o && before === i && after === n)) this.sureMac += 1;
  }
}

/** In which encoding of one byte a letter a file is, by the letters that are within its words. Reads all of it. */
export async function oneByteEncoding(path: string): Promise<OneByteEncoding> {
  const count = new ByteCount();
  for await (const bytes of createReadStream(path)) count.add(bytes as Buffer);
  if (count.sureMac > 0 && (count.onlyMac > 0 || count.mac > count.latin)) return 'macintosh';
  return count.euros > 0 && count.marks === 0 ? 'iso-8859-15' : 'windows-1252';
}
