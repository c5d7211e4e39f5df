import { maxPageSize } from './paging.ts';

/** Homes on a visitor's list: what one call of the API brings and one link carries. */
export const mostFavourites = maxPageSize;

/** As in a home's URL, which is wider than the bundled origin's own form: another API may count otherwise. */
const reference = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
const longestReference = 40;

/**
 * The references in a text, separated by commas, as links and the browser's storage hold them: each once, what is none
 * left out.
 */
export const readReferences = (text: string): string[] =>
  [
    ...new Set(
      text
        .toUpperCase()
        .split(',')
        .filter((part) => part.length <= longestReference && reference.test(part)),
    ),
  ].slice(0, mostFavourites);

export const writeReferences = (references: readonly string[]): string => references.join(',');
