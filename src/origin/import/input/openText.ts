import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { UnreadableFile, type SourceFile } from '../formats/format.ts';
import { brokenLength, findBroken } from './brokenLetters.ts';
import { countLines } from './countLines.ts';
import { createDecoder, declarationLength, findEncoding, type FoundEncoding } from './encoding.ts';
import { oneByteEncoding } from './oneByteEncoding.ts';

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(declarationLength), 0, declarationLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Its texts as they are written. @throws TypeError for bytes that are none in a Unicode encoding */
async function* decode(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = createDecoder(encoding);
  for await (const bytes of createReadStream(path)) yield decoder.write(bytes as Buffer);
  yield decoder.end();
}

const isNoText = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Reads all of a file. */
async function isUtf8(path: string): Promise<boolean> {
  try {
    for await (const _ of decode(path, 'utf-8'));
    return true;
  } catch (error) {
    if (isNoText(error)) return false;
    throw error;
  }
}

/** @throws UnreadableFile for letters that are lost or double-encoded */
async function* checked(texts: AsyncIterable<string>, said: string): AsyncGenerator<string> {
  let before = '';
  let line = 1;
  for await (const text of texts) {
    const looked = before + text;
    const position = findBroken(looked);
    if (position >= 0) {
      const where = line - countLines(before) + countLines(looked.slice(0, position));
      const found = looked
        .slice(Math.max(0, position - 20), position + 20)
        .replace(/\s+/g, ' ')
        .trim();
      throw new UnreadableFile(`line ${where}: has letters that are broken, as “${found}” (read as ${said})`);
    }
    line += countLines(text);
    before = looked.slice(-brokenLength);
    if (text !== '') yield text;
  }
}

/** A server names ISO 8859-1 for whatever it sends: the bytes say which of that kind it is. */
const isGuess = ({ name, saidBy }: FoundEncoding): boolean => name === 'windows-1252' && saidBy === 'Content-Type';

async function nameOf(path: string, stated: FoundEncoding | undefined): Promise<string> {
  if (stated && !isGuess(stated)) return stated.name;
  return !stated && (await isUtf8(path)) ? 'utf-8' : oneByteEncoding(path);
}

const describe = (name: string, found: FoundEncoding | undefined): string =>
  found ? `${name}, by its ${found.saidBy}` : name;

/**
 * The text of a file, in pieces, without its byte order mark. Its encoding is the one that its byte order mark, its XML
 * declaration, its Content-Type or the zeros of UTF-16 name; else UTF-8 where all of it is that, else the one of one
 * byte a letter that its words are in: windows-1252, ISO 8859-15 or Mac Roman.
 * @throws UnreadableFile for one that is not what it says, and for letters that are lost (U+FFFD) or double-encoded
 * (`Ã³`), with the line
 */
export async function* openText({ path, contentType }: SourceFile): AsyncGenerator<string> {
  const stated = findEncoding(await readStart(path), contentType);
  const name = await nameOf(path, stated);
  const said = describe(name, name === stated?.name ? stated : undefined);
  try {
    yield* checked(decode(path, name), said);
  } catch (error) {
    if (isNoText(error)) throw new UnreadableFile(`is not ${said}`);
    throw error;
  }
}
