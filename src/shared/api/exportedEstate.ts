import { exportedEstateSchema } from '#shared/contract/estateExport.ts';
import { camelise } from './camelise.ts';
import type { Estate } from './estate.ts';
import { readOne } from './readAnswer.ts';

/**
 * As `toEstate`, with texts in languages that no page is in: a module of its own, as no browser needs them.
 * @throws ApiError with status 0 for an estate that cannot be shown
 */
export const toExportedEstate = (answer: unknown): Estate => camelise(readOne(exportedEstateSchema, answer));
