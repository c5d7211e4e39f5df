/** The formats of sources. formats.ts has the module of each. */
export const sourceFormats = [
  'vencejo',
  'kyero',
  'idealista',
  'openimmo',
  'inmovilla',
  'resales-online',
  'resales-online-v6',
  'csv',
] as const;

export type SourceFormat = (typeof sourceFormats)[number];
