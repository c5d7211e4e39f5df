import { foldKey, isKey } from './estateKey.ts';
import { maxPageSize } from './paging.ts';

/** Homes on a visitor's list: what one call of the API brings and one link carries. */
export const maxFavourites = maxPageSize;

/**
 * The keys in a text, separated by commas, as links and the browser's storage hold them: each once, what is none left
 * out.
 */
export const readKeys = (text: string): string[] =>
  [...new Map(text.split(',').flatMap((part) => (isKey(part) ? [[foldKey(part), part]] : []))).values()].slice(
    0,
    maxFavourites,
  );

export const writeKeys = (keys: readonly string[]): string => keys.join(',');
