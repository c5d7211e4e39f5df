import type { Format } from './format.ts';
import type { SourceFormat } from './sourceFormats.ts';
import { vencejo } from './vencejo/readVencejo.ts';

/** The module of each format. */
export const formats: Readonly<Partial<Record<SourceFormat, Format>>> = {
  vencejo,
};
