import { createHash } from 'node:crypto';
import type { NetworkExport } from '#config/network/exports.ts';

/** Changes with the definition of an export, so that a file of an earlier definition is never served again. */
export const exportVersion = (definition: NetworkExport): string =>
  createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 8);
