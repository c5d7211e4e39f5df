import { eachOf } from '../../sync/eachOf.ts';

/*
 * Words of cells that no other format has, compared as slugs. What a home is, costs and has is said in the words of all
 * formats (sync/words.ts and beside it); a word that is not known is reported, and `map` settles it.
 */

/** Cells that say that there is nothing in them. */
export const emptyCells: ReadonlySet<string> = new Set(['-', '--', '—', 'null', 'n/a', 'n/d', 'nd', '(null)']);

/** How much of an address is shown. */
export const visibilities: Readonly<Record<string, string>> = {
  ...eachOf('full', 'si', 's', 'yes', '1', 'true', 'completa', 'exacta', 'full'),
  ...eachOf('street', 'calle', 'solo-calle', 'carrer', 'nomes-carrer', 'street', 'aproximada'),
  ...eachOf('hidden', 'no', 'n', '0', 'false', 'oculta', 'ocultar', 'hidden'),
};

/** What columns of features say beside yes and no (sync/values.ts), and beside how many there are. */
export const presences: Readonly<Record<string, boolean>> = {
  ...eachOf(true, 'x', 'incluido', 'incluida', 'inclos', 'inclosa', 'included', 'privado', 'privada', 'private'),
  ...eachOf(true, 'propio', 'propia'),
  ...eachOf(false, 'no-tiene', 'sin', 'ninguno', 'ninguna', 'cap', 'none'),
};

/** Of a pool: that of the building, which is a feature of its own. */
export const sharedWords: ReadonlySet<string> = new Set(['comunitaria', 'comunitario', 'communal', 'community']);

/** What a word is in a list of words; undefined where it is not in it, or there is none. */
export const wordIn = <T>(words: Readonly<Record<string, T>> | undefined, word: string): T | undefined =>
  words && Object.hasOwn(words, word) ? words[word] : undefined;
