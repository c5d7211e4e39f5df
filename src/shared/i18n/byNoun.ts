import { broadNounOf } from '../filters/kindGroups.ts';
import type { EstateFilters } from '../filters/table.ts';

/**
 * Chooses a text's form for what a search lists: `key_any` where that is not homes alone, else `key`. Not typed by the
 * noun, because keys are checked against the Spanish texts, and only some have the form.
 */
export const byNoun = (filters: EstateFilters | undefined): { context: unknown } => ({ context: broadNounOf(filters) });
