import { conservations, energyRatings, estateSubtypes, estateTypes } from '#shared/domain/estate.ts';
import type { MediaCategory } from '#shared/domain/mediaCategories.ts';

/**
 * Words of a home's look that no other field of it tells; chosen with it, so that its texts and pictures say the same.
 */
export const lookWords = {
  view: ['street', 'courtyard', 'square', 'park', 'roofs', 'hills', 'sea', 'fields'],
  flooring: ['wood', 'hydraulic', 'terrazzo', 'ceramic', 'stone'],
  kitchen: ['open', 'separate', 'dining'],
  time: ['morning', 'noon', 'golden', 'dusk'],
  season: ['spring', 'summer', 'autumn', 'winter'],
} as const;

type LookWord = keyof typeof lookWords;

export type HomeLook = { readonly [Name in LookWord]?: (typeof lookWords)[Name][number] } & {
  /** 0 is the ground floor. */
  readonly floor?: number;
};

/**
 * What a picture's name tells of its home, as far as that picture shows it. Written after the style, a letter and a
 * value each:
 * `4-plan-eixample_kflat_r3_b2_a84_copen`. Kinds and states lose their capitals and underscores there.
 */
export interface SceneFacts extends HomeLook {
  kind?: string;
  rooms?: number;
  bathrooms?: number;
  area?: number;
  /** Square metres of what lies outside. */
  terrace?: number;
  garden?: number;
  rating?: string;
  state?: string;
}

const letters = {
  kind: 'k',
  rooms: 'r',
  bathrooms: 'b',
  area: 'a',
  terrace: 'o',
  garden: 'j',
  floor: 'f',
  rating: 'e',
  state: 'q',
  view: 'v',
  flooring: 'g',
  kitchen: 'c',
  time: 't',
  season: 's',
} as const satisfies Record<keyof SceneFacts, string>;

type FactName = keyof typeof letters;

const plainWords = new Map<string, string>();

/** A word as scene names write it. The words are few. */
function plain(word: string): string {
  let written = plainWords.get(word);
  if (written === undefined) {
    written = word.replaceAll('_', '').toLowerCase();
    plainWords.set(word, written);
  }
  return written;
}

const byPlain = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(words.map((word) => [plain(word), word]));

const wordsOf: Partial<Record<FactName, ReadonlyMap<string, string>>> = {
  kind: byPlain([...estateTypes, ...estateSubtypes]),
  rating: byPlain(energyRatings),
  state: byPlain(conservations),
  view: byPlain(lookWords.view),
  flooring: byPlain(lookWords.flooring),
  kitchen: byPlain(lookWords.kitchen),
  time: byPlain(lookWords.time),
  season: byPlain(lookWords.season),
};

const drawings = [
  'kind',
  'rooms',
  'bathrooms',
  'area',
  'terrace',
  'garden',
  'kitchen',
] as const satisfies readonly FactName[];
const inside = ['state', 'flooring', 'view', 'floor', 'time'] as const satisfies readonly FactName[];
const outside = ['kind', 'floor', 'view', 'time', 'season'] as const satisfies readonly FactName[];
/** What lies around, so that no picture shows a sea that is not there. */
const outlook = ['view', 'time', 'season'] as const satisfies readonly FactName[];
const passage = ['state', 'flooring', 'view', 'time'] as const satisfies readonly FactName[];

/** What a picture of each category shows of its home; it is told no more, so that names stay short. */
const shownBy: Partial<Record<MediaCategory, readonly FactName[]>> = {
  plan: drawings,
  appraisalplan: drawings,
  energycertificate: ['rating'],
  living: inside,
  dining_room: inside,
  bedroom: inside,
  studio: inside,
  loft: inside,
  unknown: inside,
  atmosphere: inside,
  kitchen: ['state', 'flooring', 'kitchen', 'view', 'time'],
  bathroom: ['state', 'view'],
  hall: passage,
  corridor: passage,
  details: passage,
  29: passage,
  staircase: ['state', 'view'],
  office: inside,
  open_plan: inside,
  waitingroom: passage,
  facade: ['kind', 'state', 'view', 'time', 'season'],
  terrace: outside,
  penthouse: outside,
  balcony: outside,
  views: outside,
  garden: outside,
  pool: outside,
  porch: outside,
  patio: ['kind', 'time', 'season'],
  surroundings: outlook,
  land: ['area', 'view', 'time', 'season'],
  communalareas: outlook,
};

/** The facts that a picture of this category shows. */
export function shownFacts(category: MediaCategory, facts: SceneFacts): SceneFacts {
  const shown: Record<string, string | number> = {};
  for (const name of shownBy[category] ?? []) {
    const value = facts[name];
    if (value !== undefined) shown[name] = value;
  }
  return shown;
}

/** The tail of a scene's name: what this picture shows of the estate, '' when nothing is known of that. */
export function writeSceneFacts(category: MediaCategory, facts: SceneFacts): string {
  let tail = '';
  for (const name of shownBy[category] ?? []) {
    const value = facts[name];
    if (value !== undefined) tail += `_${letters[name]}${typeof value === 'number' ? value : plain(value)}`;
  }
  return tail;
}

const nameOf = new Map<string, FactName>(Object.entries(letters).map(([name, letter]) => [letter, name as FactName]));

/** Reads such a tail, without its first underscore; null when it says something that no tail of ours does. */
export function readSceneFacts(tail: string): SceneFacts | null {
  const facts: Record<string, string | number> = {};
  for (const token of tail.split('_')) {
    const name = nameOf.get(token[0] ?? '');
    const words = name && wordsOf[name];
    const text = token.slice(1);
    const value = words ? words.get(text) : /^\d{1,6}$/.test(text) ? Number(text) : undefined;
    if (name === undefined || value === undefined) return null;
    facts[name] = value;
  }
  return facts;
}
