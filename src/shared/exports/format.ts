import type { Language } from '#shared/i18n/languages.ts';
import type { Estate } from '#shared/api/estate.ts';

/** What a file of an export is written with. */
export interface ExportContext {
  /** The label of a feature by its id, in Spanish. */
  featureLabel: (id: string) => string;
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

/**
 * Writes one file, from its beginning to its end. The same listings give the same text, but for `time`, and each the
 * same whatever stands before it.
 */
export interface ExportWriter {
  begin: () => string;
  /** @returns null for a listing that the format has no place for, or that the portal would refuse */
  listing: (estate: Estate) => string | null;
  /** Between two listings. */
  separator: string;
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
