/** What a source's listings may be written in; each is read by a module of its own, named in formats.ts. */
export const sourceFormats = [
  'vencejo',
  'kyero',
  'idealista',
  'openimmo',
  'inmovilla',
  'resales-online',
  'csv',
] as const;

export type SourceFormat = (typeof sourceFormats)[number];
