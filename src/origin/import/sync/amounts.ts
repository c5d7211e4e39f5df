import { slugify } from '#shared/domain/slugify.ts';
import { periodOf, type Period } from './periods.ts';
import { numberOf } from './values.ts';

/** Money as it is written, with what it is for. */
export interface Amount {
  value: number;
  /** The time that it is for: one that is known, or the words for another, or for what else (`m²`). */
  per?: Period | { unknown: string };
  /** Words beside it that do not change it, as *desde*, *+ IVA*, *negociable*: they are not shown. */
  hasMore: boolean;
}

/** Longer than money is written. */
const maxLength = 100;

/** What a number is times, by the letter or word behind it. */
const multiples: ReadonlyMap<string, number> = new Map(
  Object.entries({ k: 1e3, mil: 1e3, m: 1e6, millon: 1e6, millón: 1e6, millones: 1e6 }),
);

const beginning = /^(?:(desde|a partir de|des de|from|starting at|ab)\s+)?(?:€|eur(?:os?)?)?\s*/i;
const number = String.raw`([+-]?\d(?:[\d.,']|[\s\u00a0\u202f](?=\d))*)`;
const multiple = String.raw`(?:\s*(k|mil|millones|millón|millon|m)(?![\p{L}²2]))?`;
const currency = String.raw`(?:\s*(?:€|eur(?:os?)?(?!\p{L}))\.?)?`;
const written = new RegExp(`^${number}${multiple}${currency}(.*)$`, 'isu');

/** `/año`, `al mes`, `por noche`, `a la semana`, `per month`: what it is said to be for. */
const said = /^\s*(?:\/|(?:por|per|al|a la|cada|pro|a)\s)\s*([\p{L}²\d]+(?:[. ]?\/?[\p{L}²\d]+)*)/iu;

/** `mensuales`, `pcm`: a word that may be a time. */
const bare = /^\s*(\p{L}[\p{L}.]*)/u;

/** Words that say how firm a price is, and what comes to it: the number stays what it is. */
const harmless: ReadonlySet<string> = new Set([
  ...[
    'negociable',
    'negociables',
    'neg',
    'aprox',
    'aproximado',
    'iva',
    'igic',
    'vat',
    'gastos',
    'despeses',
    'comunidad',
  ],
  ...[
    'incluido',
    'incluida',
    'incluidos',
    'incluidas',
    'inclos',
    'inclosa',
    'inclosos',
    'incloses',
    'incl',
    'no',
    'mas',
  ],
  ...['plus', 'y', 'i', 'de', 'suministros', 'impuestos', 'honorarios', 'aparte', 'excl', 'excluido', 'bills', 'taxes'],
  ...['expenses', 'and', 'included', 'comunitat'],
]);

const isHarmless = (rest: string): boolean =>
  /^[\p{L}\s.,;()+*-]*$/u.test(rest) &&
  slugify(rest.replaceAll('.', ''))
    .split('-')
    .every((word) => word === '' || harmless.has(word));

function perOf(rest: string): { per?: Amount['per']; rest: string } {
  const [whole = '', words = ''] = said.exec(rest) ?? [];
  if (whole !== '') {
    const period = periodOf(words) ?? periodOf(words.split(' ')[0]!);
    return { per: period ?? { unknown: words.slice(0, 20) }, rest: rest.slice(whole.length) };
  }
  const [found = '', word = ''] = bare.exec(rest) ?? [];
  const period = periodOf(word);
  return period === undefined ? { rest } : { per: period, rest: rest.slice(found.length) };
}

/**
 * Money in a number or a text: `125.000 €`, `€249,500`, `125k`, `720 €/año`, `550 €/mes + gastos`, `Desde 180.000 €`.
 * @returns undefined for what is none, and for another currency
 */
export function amountOf(value: unknown): Amount | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? { value, hasMore: false } : undefined;
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  const text = value.trim();
  const start = beginning.exec(text)!;
  const [, digits, multiplier, rest = ''] = written.exec(text.slice(start[0].length)) ?? [];
  const figure = numberOf(digits);
  if (figure === undefined) return undefined;
  const { per, rest: others } = perOf(rest);
  if (!isHarmless(others)) return undefined;
  // `1,2 M€`; a small m is a metre or a month.
  if (multiplier === 'm') return undefined;
  const factor = multiples.get(multiplier?.toLowerCase() ?? '') ?? 1;
  const hasMore = start[1] !== undefined || /[\p{L}+]/u.test(others);
  return { value: figure * factor, ...(per === undefined ? {} : { per }), hasMore };
}

/** Words in place of a price that is not told. */
const onRequest: ReadonlySet<string> = new Set([
  ...['a-consultar', 'consultar', 'consultar-precio', 'precio-a-consultar', 'bajo-consulta', 'a-convenir', 'consulte'],
  ...['preu-a-consultar', 'poa', 'p-o-a', 'price-on-request', 'price-on-application', 'on-request', 'on-application'],
]);

/** Whether a price is one on request: `A consultar`. */
export const isOnRequest = (price: unknown): boolean => typeof price === 'string' && onRequest.has(slugify(price));
