import type { Estate } from '#shared/api/estate.ts';
import { toldDistance } from '#shared/domain/surroundings.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { markedText, type MarkedText } from '#shared/i18n/marked.ts';

export interface Surrounding {
  name: MarkedText;
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
  for (const { name, distance } of nearestFirst) {
    const marked = markedText(name, language);
    if (!marked?.text || named.has(marked.text)) continue;
    named.set(marked.text, {
      name: marked,
      ...(distance === undefined ? {} : { distance: toldDistance(distance, isExact) }),
    });
  }
  return named.size > 0 ? [...named.values()].slice(0, maxNearby) : undefined;
}
