import { xmlDeclaration } from '#shared/xml.ts';
import type { ExportFormat } from '../format.ts';
import { kyeroProperty } from './kyeroProperty.ts';

/** Without its time, so that the same homes give the same bytes. */
const begin = `${xmlDeclaration}<root><kyero><feed_version>3</feed_version></kyero>\n`;
const end = '</root>\n';

/** XML as of Kyero's import specification, version 3.9, which other portals read too. */
export const kyero: ExportFormat = {
  extension: 'xml',
  contentType: 'application/xml; charset=utf-8',
  open: (context) => ({
    begin: () => begin,
    listing: (estate) => kyeroProperty(estate, context),
    separator: '',
    end: () => end,
  }),
};
