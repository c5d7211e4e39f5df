import type { PlaceWords } from '../../places/nameForms.ts';

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** A place as phrases name it, here one called Zone: `zone`, `inZone`, `InZone`, `ofZone`. */
export const placeEntries = (name: string, words: PlaceWords, suffix = ''): Record<string, string> => ({
  [`${name.toLowerCase()}${suffix}`]: words.name,
  [`in${name}${suffix}`]: words.in,
  [`In${name}${suffix}`]: capital(words.in),
  [`of${name}${suffix}`]: words.of,
});
