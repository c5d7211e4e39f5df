import { slugify } from '#shared/domain/slugify.ts';
import { lookUp } from '#shared/lookUp.ts';
import { withArticle } from './withArticle.ts';

/** Abbreviations in names of places, by word, and the saints of Spain's languages, which are one: all as slugs. */
const words: Readonly<Record<string, string>> = {
  ...{ sant: 'san', st: 'san', s: 'san', sn: 'san', sta: 'santa', sto: 'santo', xoan: 'juan', joan: 'juan' },
  ...{ pto: 'puerto', vva: 'villanueva', ntra: 'nuestra', cdad: 'ciudad', gc: 'gran-canaria', fra: 'frontera' },
};

/** `G.C.`, `S.C.`: letters with points stand for words, and are one word of a slug. */
const initials = /\b(\p{L})\.\s?(\p{L})\.?(?=$|[^\p{L}])/gu;

/** A name as a key that is the same for all its spellings: `Sta. Cruz`, `Santa Cruz`; `Sant Cugat`, `San Cugat`. */
export const keyOfName = (name: string): string =>
  slugify(name.replace(initials, '$1$2'))
    .split('-')
    .map((word) => lookUp(words, word) ?? word)
    .join('-');

const article = /^(?:el|la|los|las|els|les|lo|l|a|o|as|os|es|sa|ses)-/;

/** A key without the article that it begins with: `campello` of `el-campello`. */
export const withoutArticle = (key: string): string => key.replace(article, '');

/** The keys that a written name may be found by: as it is, and with the article where it belongs. */
export const keysOfName = (name: string): string[] => [...new Set([name, withArticle(name)].map(keyOfName))];

/** Words behind or before a name that only say what the place is. */
const kinds = 'capital|ciudad|ciutat|city|town|pueblo|poble|municipio|municipi|concello|ayuntamiento|ajuntament';
const kindBehind = new RegExp(`\\s+(?:${kinds})$`, 'iu');
const kindBefore = new RegExp(`^(?:${kinds}) (?:de |d['’]|of )`, 'iu');
const kindAlone = new RegExp(`^(?:${kinds})$`, 'iu');

/** `Madrid capital`, `Ciudad de Valencia`: the name alone. */
export const withoutKind = (name: string): string => name.trim().replace(kindBehind, '').replace(kindBefore, '');

export const isKind = (text: string): boolean => kindAlone.test(text);

/**
 * The parts of a name that says a place twice, or what it lies in: `Elche (Elx)`, `Alicante - Alacant`,
 * `Torrevieja, Alicante`. The first is the name itself.
 * @returns one part alone for a name without brackets, bars, dashes and commas
 */
export const partsOfName = (name: string): string[] =>
  name
    .split(/\s*[()[\],/|]\s*|\s+[-–—]\s+|(?<=\p{L})[–—](?=\p{L})|\s*-\s*(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
