import type { FloorName } from '#shared/domain/floorLevel.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { eachOf } from './eachOf.ts';
import { numberOf } from './values.ts';

/** Which floor a home is on: by number, by name, or both; the last one of its building. */
export interface Floor {
  floor?: number;
  floor_name?: FloorName;
  isLast?: true;
}

/** Floors in words and abbreviations, as slugs; in German too, as OpenImmo has them. */
const floorWords: Readonly<Record<string, Floor>> = {
  ...eachOf({ floor: 0 }, 'bajo', 'bajos', 'baja', 'bj', 'baixos', 'baix', 'planta-baja', 'planta-baixa', 'pb'),
  ...eachOf({ floor: 0 }, 'ground', 'ground-floor', 'groundfloor', 'eg', 'erdgeschoss', 'parterre'),
  ...eachOf({ floor: -1 }, 'sotano', 'soterrani', 'st', 'basement', 'ug', 'untergeschoss'),
  ...eachOf({ floor: -1, floor_name: 'semi_basement' }, 'semisotano', 'semisoterrani', 'semi-basement', 'ss'),
  ...eachOf({ floor: -1, floor_name: 'semi_basement' }, 'souterrain'),
  ...eachOf({ floor_name: 'mezzanine' }, 'entresuelo', 'entresol', 'entlo', 'en', 'entreplanta', 'altillo'),
  ...eachOf({ floor_name: 'mezzanine' }, 'mezzanine', 'mezzanin'),
  ...eachOf({ floor_name: 'main' }, 'principal', 'pral', 'ppal', 'main'),
  ...eachOf({ floor_name: 'penthouse' }, 'atico', 'atic', 'sobreatico', 'sobreatic', 'penthouse'),
  ...eachOf({ isLast: true }, 'ultima', 'ultimo', 'ultima-planta', 'ultim', 'darrera', 'top', 'top-floor', 'last'),
};

const ordinals: Readonly<Record<string, number>> = {
  ...{ primero: 1, primera: 1, primer: 1, first: 1, segundo: 2, segunda: 2, segon: 2, segona: 2, second: 2 },
  ...{ tercero: 3, tercera: 3, tercer: 3, third: 3, cuarto: 4, cuarta: 4, quart: 4, quarta: 4, fourth: 4 },
  ...{ quinto: 5, quinta: 5, cinque: 5, cinquena: 5, fifth: 5, sexto: 6, sexta: 6, sise: 6, sisena: 6, sixth: 6 },
  ...{ septimo: 7, septima: 7, sete: 7, setena: 7, octavo: 8, octava: 8, vuite: 8, vuitena: 8, noveno: 9, novena: 9 },
  ...{ decimo: 10, decima: 10, dese: 10, desena: 10 },
};

/** Words for a floor beside its number. */
const floorNouns = new Set([
  ...['planta', 'plantas', 'piso', 'pis', 'altura', 'nivel', 'floor', 'level', 'og', 'obergeschoss', 'etage', 'stock'],
]);

/** Doors: a letter, a number, a side. They are not shown. */
const door = /^(?:[a-z]|\d{1,2}[ao]?|izq(?:d[ao]|uierd[ao])?|izda|dcha|dcho|derech[ao]|dreta|esquerra|ctro|centro)$/;

/** `2`, `2o`, `1er`, `2nd`: the number of a floor, or its ordinal. */
function numberIn(word: string): number | undefined {
  const digits = /^(\d{1,3})(?:[ao]|er|ero|era|do|da|ro|ra|to|ta|on|na|n|r|t|st|nd|rd|th)?$/.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  return Object.hasOwn(ordinals, word) ? ordinals[word] : undefined;
}

/** A floor and, behind it, its noun and a door. */
function floorIn(words: readonly string[]): Floor | undefined {
  for (const length of [2, 1]) {
    const slug = words.slice(0, length).join('-');
    const rest = words.slice(length);
    if (Object.hasOwn(floorWords, slug) && words.length >= length)
      return rest.every((word) => floorNouns.has(word) || door.test(word)) ? floorWords[slug] : undefined;
  }
  const [first = '', ...others] = words;
  const floor = numberIn(first);
  const isDoor = others.filter((word) => !floorNouns.has(word)).every((word) => door.test(word));
  return floor === undefined || !isDoor ? undefined : { floor };
}

/**
 * `3`, `2º B`, `Bajo A`, `3ª planta`, `Planta 5ª`, `10ºC`, `Principal izq.`, `Última`, `2. OG`; undefined for what
 * names no floor. What is one of two (`2-3`) names none.
 */
export function floorOf(given: string): Floor | undefined {
  const number = numberOf(given);
  if (number !== undefined) return { floor: number };
  if (/^\d+\s*[-/]\s*\d+$/.test(given.trim())) return undefined;
  const below = /^(?:planta|nivel|level|s[óo]tano|soterrani|basement)\s*-?\s*(\d)$/iu.exec(given.trim());
  if (below && (/-\s*\d$/.test(given) || !/^(?:planta|nivel|level)/iu.test(given.trim())))
    return { floor: -Number(below[1]) };
  // `10ºC`: the door begins behind the mark.
  const words = slugify(given.replace(/(\d)[ºª°]/g, '$1 ')).split('-');
  return floorIn(floorNouns.has(words[0] ?? '') && words.length > 1 ? nounLast(words) : words);
}

/** `planta 5`, but `planta baja` is a word of its own. */
const nounLast = ([noun = '', ...others]: readonly string[]): string[] =>
  Object.hasOwn(floorWords, `${noun}-${others[0]}`) ? [noun, ...others] : others;
