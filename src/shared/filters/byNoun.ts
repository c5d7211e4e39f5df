import { broadNounOf, type BroadNoun } from './kindGroups.ts';
import type { EstateFilters } from './table.ts';

/**
 * Chooses a text's form for what a search lists: `key_any` where that is not homes alone, else `key`. Not typed by the
 * noun, because keys are checked against the Spanish texts, and only some have the form.
 */
export const byNoun = (filters: EstateFilters | undefined): { context: unknown } => ({ context: broadNounOf(filters) });

/** The same where it is not known what was searched for: `key_any`, which is true of homes too. */
export const byAnyNoun: { context: unknown } = { context: 'any' satisfies BroadNoun };
