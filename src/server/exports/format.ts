import type { i18n as I18n } from 'i18next';
import type { Language } from '#shared/i18n/languages.ts';
import type { Estate } from '#shared/api/estate.ts';

/** What a file of an export is written with. */
export interface ExportContext {
  /** In Spanish. */
  i18n: I18n;
  /** Of the site. */
  languages: readonly Language[];
  /** As https://www.example.com. */
  publicOrigin: string;
  brandName: string;
  /** When it is written, in epoch ms. */
  at: number;
  /** The customer's code at the portal. */
  account: string | undefined;
}

/** Writes one file, from its beginning to its end. The same listings give the same text, but for `time`. */
export interface ExportWriter {
  begin: () => string;
  /** @returns null for a listing that the format has no place for, or that the portal would refuse */
  listing: (estate: Estate) => string | null;
  /** Says, behind the listings, when the file is written, in a format that has a place for it. */
  time?: () => string;
  end: () => string;
}

/** A format of exports. */
export interface ExportFormat {
  extension: 'xml' | 'json' | 'csv';
  contentType: string;
  open: (context: ExportContext) => ExportWriter;
}
