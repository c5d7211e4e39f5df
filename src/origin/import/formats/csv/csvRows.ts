import { Readable, pipeline } from 'node:stream';
import { parse, type CsvError, type Options } from 'csv-parse';
import { isWebPage } from '../../input/webPage.ts';
import { UnreadableFile } from '../format.ts';

/** A row of a sheet. */
export interface CsvRow {
  /** As a spreadsheet counts it, from 1. */
  row: number;
  /** Of its file, that it begins on, from 1: cells may have lines in them. */
  line: number;
  cells: string[];
}

/** Where a row is, for who looks for it in a spreadsheet or in an editor. */
export const placeOf = ({ row, line }: CsvRow): string => `row ${row}, line ${line}`;

/** Separators of cells, the likeliest first. */
const separators = [';', ',', '\t', '|'];

/** In which the header has to end: characters. */
const maxHeaderLength = 64_000;

/** Longer than any listing is: in bytes. */
const maxRowBytes = 4_000_000;

/** A line that Excel reads and does not show. */
const separatorLine = /^\s*"?sep=(.)"?[ \t]*(?:\r\n?|\n)/i;

/** The first line with more than spaces and separators in it; line ends within quotes are none. */
function firstLine(text: string): string {
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (isQuoted || (text[at] !== '\n' && text[at] !== '\r')) continue;
    const line = text.slice(start, at);
    if (/[^\s;,|"]/.test(line)) return line;
    start = at + 1;
  }
  return text.slice(start);
}

/** The separator that the header has most of; of a sheet with one column the first. */
function findSeparator(text: string): string {
  const header = firstLine(text).replace(/"(?:[^"]|"")*"/g, '');
  const counts = separators.map((separator) => header.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))]!;
}

interface Beginning {
  /** What was read, but for a line that only names the separator. */
  text: string;
  separator: string;
  /** Lines that were taken off. */
  lines: number;
}

/** Reads on until the header is there. @throws UnreadableFile for an empty file, and a web page */
async function readBeginning(chunks: AsyncIterator<string, undefined>): Promise<Beginning> {
  let text = '';
  while (text.length < maxHeaderLength) {
    const { done, value } = await chunks.next();
    if (done === true) break;
    text += value;
  }
  text = text.replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new UnreadableFile('is empty');
  if (isWebPage(text)) throw new UnreadableFile('is a web page (HTML), no sheet');
  const [line, separator] = separatorLine.exec(text) ?? [];
  if (line === undefined) return { text, separator: findSeparator(text), lines: 0 };
  return { text: text.slice(line.length), separator: separator!, lines: 1 };
}

async function* withBeginning(text: string, rest: AsyncIterator<string, undefined>): AsyncGenerator<string> {
  yield text;
  for (;;) {
    const { done, value } = await rest.next();
    if (done === true) return;
    yield value;
  }
}

const countBreaks = (cell: string): number => cell.match(/\r\n?|\n/g)?.length ?? 0;

/** What a sheet that the parser gives up at is: cut off, mostly. */
function asUnreadable(error: unknown, line: number): unknown {
  const { code } = error as CsvError;
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return new UnreadableFile(`line ${line}: begins a cell in quotes that does not end: the file is cut off`);
  if (code === 'CSV_MAX_RECORD_SIZE')
    return new UnreadableFile(`line ${line}: has a row of more than ${maxRowBytes} bytes, or a quote too many`);
  return error;
}

/**
 * The rows of a sheet as text, one after another, empty ones too. Separators `;`, `,`, tab and `|` are told by the
 * header, or by Excel's line `sep=;`; line ends may be of any kind, and mixed.
 * @throws UnreadableFile for an empty file, a web page, and a quote that does not end
 */
export async function* csvRows(chunks: AsyncIterable<string, undefined>): AsyncGenerator<CsvRow> {
  const iterator = chunks[Symbol.asyncIterator]();
  const { text, separator, lines } = await readBeginning(iterator);
  let line = lines + 1;
  let count = 0;
  const toRow = (cells: string[]): CsvRow => {
    count += 1;
    const row = { row: count, line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + countBreaks(cell), 0);
    return row;
  };
  const options: Options<CsvRow, string[]> = {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    // Inches and the like in a cell without quotes.
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxRowBytes,
    on_record: toRow,
  };
  // Its types know no other record of a sheet without names than a list of cells.
  const parser = parse(options as unknown as Options);
  pipeline(Readable.from(withBeginning(text, iterator)), parser, () => {});
  try {
    yield* parser as AsyncIterable<CsvRow>;
  } catch (error) {
    throw asUnreadable(error, line);
  }
}
