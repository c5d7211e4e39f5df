import path from 'node:path';
import { format } from 'prettier';
import { createDocument } from './createDocument.ts';
import { readExamples } from './examples.ts';

export const openApiFile = {
  path: path.resolve(import.meta.dirname, '../../../docs/openapi.json'),
  /** Listings of the demo that its examples are taken from. */
  listings: 60,
} as const;

/** The text of docs/openapi.json. @param base of the API whose answers are its examples */
export const openApiText = async (base: string): Promise<string> =>
  format(JSON.stringify(await createDocument(await readExamples(base))), { parser: 'json', printWidth: 120 });
