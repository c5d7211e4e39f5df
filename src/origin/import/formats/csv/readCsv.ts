import { openText } from '../../input/openText.ts';
import type { WordMap } from '../../sync/words.ts';
import { UnreadableFile, type Format, type SourceFile, type SourceRecords } from '../format.ts';
import { findColumns, type Columns } from './columns.ts';
import { csvRows, placeOf, type CsvRow } from './csvRows.ts';
import { toRecords } from './toRecords.ts';

/** Lines with one cell before the header, as a sheet's title. */
const maxTitleRows = 20;

const isFilled = (cell: string): boolean => cell.trim() !== '';
const withoutEmptyEnd = (cells: readonly string[]): string[] => cells.slice(0, cells.findLastIndex(isFilled) + 1);

/** Names of columns as they are shown, on one line. */
const headerOf = ({ cells }: CsvRow): string[] =>
  withoutEmptyEnd(cells).map((cell) => cell.replace(/\s+/g, ' ').trim());

const isSame = (cells: readonly string[], header: readonly string[]): boolean =>
  header.every((name, position) => cells[position]?.replace(/\s+/g, ' ').trim() === name);

/** The header: the first row with more than one cell. @throws UnreadableFile where there is none */
async function readHeader(rows: AsyncIterator<CsvRow, undefined>): Promise<CsvRow> {
  for (let count = 0; count <= maxTitleRows; count += 1) {
    const { done, value } = await rows.next();
    if (done === true) break;
    if (value.cells.filter(isFilled).length > 1) return value;
  }
  throw new UnreadableFile('has no header: no row of more than one cell (separators are ; , tab and |)');
}

/** A row whose cells are not under their columns says nothing that is sure. Empty cells behind the last are none. */
function countProblem({ cells }: CsvRow, header: readonly string[]): string | undefined {
  const count = Math.max(withoutEmptyEnd(cells).length, Math.min(cells.length, header.length));
  return count === header.length ? undefined : `has ${count} cells under ${header.length} columns`;
}

const unknownColumns = ({ unknown }: Columns) =>
  unknown.map((name) => ({ field: 'columns', reason: `“${name.slice(0, 40)}” is not known: left out` }));

async function* read(file: SourceFile, map: WordMap): SourceRecords {
  const rows = csvRows(openText(file));
  const first = await readHeader(rows);
  const header = headerOf(first);
  const found = findColumns(header, map.columns, first.line);
  let untold = unknownColumns(found);
  for await (const row of rows) {
    if (!row.cells.some(isFilled) || isSame(row.cells, header)) continue;
    const problem = countProblem(row, header);
    if (problem !== undefined) yield { place: placeOf(row), value: undefined, problem };
    else
      for (const record of toRecords(row, { columns: found.columns, map })) {
        yield { ...record, warnings: [...untold, ...(record.warnings ?? [])] };
        untold = [];
      }
  }
  return { isWhole: true };
}

/**
 * A sheet of any agency: a header, and a row for each listing. `map.columns` of the source says which column is which
 * field; common names are known. A file is all that there is.
 */
export const csv: Format = { read: (file, { map }) => read(file, map) };
