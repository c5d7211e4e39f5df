import { byteOrderMark, csvContentType, csvRow } from '#shared/csvRow.ts';
import type { ExportFormat } from '../format.ts';
import { columns } from './columns.ts';

/** A sheet (shared/csvRow.ts): a header, and a row for each listing. */
export const csv: ExportFormat = {
  extension: 'csv',
  contentType: csvContentType,
  open: ({ publicOrigin }) => ({
    begin: () => byteOrderMark + csvRow(columns.map(([field]) => field)),
    listing: (estate) => csvRow(columns.map(([, cellOf]) => cellOf(estate, publicOrigin))),
    separator: '',
    end: () => '',
  }),
};
