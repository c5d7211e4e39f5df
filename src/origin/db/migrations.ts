import type { Migration } from 'kysely';
import { createSchema } from './schema.ts';

/**
 * The migrations, in order of name: the first since 1.0.0, each further one of a later release. One that has been
 * released is never edited: add another (docs/operations.md, "Upgrading").
 */
export const migrations: Record<string, Migration> = {
  '001_schema': { up: createSchema },
};
