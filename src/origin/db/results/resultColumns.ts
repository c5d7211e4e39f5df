import { resultNumbers, visitOrigins, type ResultNumber, type VisitOrigin } from '#shared/domain/results.ts';

type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Text;

export type NumberColumn = SnakeCase<ResultNumber>;
export type OriginColumn = `from_${VisitOrigin}`;
export type ResultColumn = NumberColumn | OriginColumn | 'phones';

export const numberColumn = (name: ResultNumber): NumberColumn =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as NumberColumn;

export const originColumn = (origin: VisitOrigin): OriginColumn => `from_${origin}`;

/** The columns of a day's sums. A further number needs a migration of its own. */
export const resultColumns: readonly ResultColumn[] = [
  ...resultNumbers.map(numberColumn),
  ...visitOrigins.map(originColumn),
  'phones',
];
