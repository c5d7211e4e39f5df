import type { Estate } from '#shared/api/estate.ts';
import { toldDistance } from '#shared/domain/surroundings.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { lookUp } from '#shared/lookUp.ts';
import { markedText, type MarkedText } from '#shared/i18n/marked.ts';
import { placeWords, type PlaceWord } from './placeWords.ts';

export interface Surrounding extends MarkedText {
  /** What it is, as the API has it (docs/api.md#estate). */
  kind: string;
  /** What its name says, where it is no name and in another language than the page's. */
  word?: PlaceWord;
  /** Metres. */
  distance?: number;
}

/** Enough to tell a neighbourhood. */
const maxNearby = 8;

/**
 * What is near an estate, each name once and the nearest first; undefined where nothing is named.
 * @param isExact whether the estate's place is shown exactly
 */
export function toSurroundings(
  { surroundings = [] }: Pick<Estate, 'surroundings'>,
  language: Language,
  isExact: boolean,
): Surrounding[] | undefined {
  const named = new Map<string, Surrounding>();
  const nearestFirst = [...surroundings].sort(
    (one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity),
  );
  for (const { kind, name, distance } of nearestFirst) {
    const marked = markedText(name, language);
    const word = marked?.lang && lookUp<PlaceWord>(placeWords, marked.text.trim().toLowerCase());
    const called = word || marked?.text;
    if (!marked || !called || named.has(called)) continue;
    named.set(called, {
      kind,
      ...marked,
      ...(word ? { word } : {}),
      ...(distance === undefined ? {} : { distance: toldDistance(distance, isExact) }),
    });
  }
  return named.size > 0 ? [...named.values()].slice(0, maxNearby) : undefined;
}
