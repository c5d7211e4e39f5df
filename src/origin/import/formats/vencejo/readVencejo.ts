import { openText } from '../../input/openText.ts';
import { isWebPage } from '../../input/webPage.ts';
import { parseRecord, readRecords } from '../../readRecords.ts';
import { UnreadableFile, type Format, type SourceFile, type SourceRecords } from '../format.ts';

/** @throws UnreadableFile for a web page */
async function* textOf(file: SourceFile): AsyncGenerator<string> {
  let hasBegun = false;
  for await (const text of openText(file)) {
    if (!hasBegun && isWebPage(text)) throw new UnreadableFile('is a web page (HTML), no feed');
    hasBegun = true;
    yield text;
  }
}

/** The contract's own shape: one JSON array, or NDJSON. */
async function* read(file: SourceFile): SourceRecords {
  for await (const { line, text } of readRecords(textOf(file)))
    yield { place: `line ${line}`, value: parseRecord(text) };
  return { isWhole: true };
}

export const vencejo: Format = { read };
