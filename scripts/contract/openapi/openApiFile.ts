import path from 'node:path';
import { createDocument } from './createDocument.ts';
import { readExamples } from './examples.ts';

export const openApiFile = {
  path: path.resolve(import.meta.dirname, '../../../docs/openapi.json'),
  /** Listings of the demo that its examples are taken from. */
  listings: 60,
} as const;

/** What docs/openapi.json is, as JSON on one line. @param base of the API whose answers are its examples */
export const openApiJson = async (base: string): Promise<string> =>
  JSON.stringify(await createDocument(await readExamples(base)));
