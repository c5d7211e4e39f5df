import { withoutFormula } from '#shared/withoutFormula.ts';
import type { ExportFormat } from '../format.ts';
import { columns, type Cell } from './columns.ts';

const separator = ';';
const lineEnd = '\r\n';

/** Spreadsheets take a file without it for one of windows-1252. */
const byteOrderMark = '\uFEFF';

/** A number with a point; three digits behind it would be read as a group of thousands. */
const numberText = (value: number): string => String(value).replace(/\.\d{3}$/, '$&0');

const needsQuotes = /[;"\r\n]/;

function cellText(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return numberText(cell);
  const text = withoutFormula(String(cell).toWellFormed());
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const rowOf = (cells: readonly Cell[]): string => cells.map(cellText).join(separator) + lineEnd;

/** A sheet as of RFC 4180, with semicolons, as Excel reads it in Spain: a header, and a row for each listing. */
export const csv: ExportFormat = {
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8; header=present',
  open: ({ publicOrigin }) => ({
    begin: () => byteOrderMark + rowOf(columns.map(([field]) => field)),
    listing: (estate) => rowOf(columns.map(([, cellOf]) => cellOf(estate, publicOrigin))),
    end: () => '',
  }),
};
