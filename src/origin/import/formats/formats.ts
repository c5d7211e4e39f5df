import type { Format } from './format.ts';
import type { SourceFormat } from './sourceFormats.ts';
import { csv } from './csv/readCsv.ts';
import { idealista } from './idealista/readIdealista.ts';
import { inmovilla } from './inmovilla/readInmovilla.ts';
import { kyero } from './kyero/readKyero.ts';
import { openimmo } from './openimmo/readOpenimmo.ts';
import { resalesOnline } from './resales-online/readResalesOnline.ts';
import { resalesOnlineV6 } from './resales-online-v6/readResalesOnlineV6.ts';
import { vencejo } from './vencejo/readVencejo.ts';

/** The module of each format. */
export const formats: Readonly<Record<SourceFormat, Format>> = {
  vencejo,
  kyero,
  idealista,
  openimmo,
  inmovilla,
  'resales-online': resalesOnline,
  'resales-online-v6': resalesOnlineV6,
  csv,
};
