import { withoutFormula } from './withoutFormula.ts';

/** What stands in a cell; undefined: nothing. */
export type CsvCell = string | number | boolean | undefined;

const separator = ';';
const lineEnd = '\r\n';

/** Spreadsheets take a file without it for one of windows-1252. */
export const byteOrderMark = '\uFEFF';

export const csvContentType = 'text/csv; charset=utf-8; header=present';

/** A number with a point; three digits behind it would be read as a group of thousands. */
const numberText = (value: number): string => String(value).replace(/\.\d{3}$/, '$&0');

const needsQuotes = /[;"\r\n]/;

function cellText(cell: CsvCell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return numberText(cell);
  const text = withoutFormula(String(cell).toWellFormed());
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of a sheet as of RFC 4180, with semicolons, as Excel reads it in Spain. */
export const csvRow = (cells: readonly CsvCell[]): string => cells.map(cellText).join(separator) + lineEnd;
