import { slugify } from '#shared/domain/slugify.ts';
import { numberOf } from './values.ts';

/*
 * Areas and numbers of rooms as agencies write them.
 */

/** Longer than they are written. */
const maxLength = 100;

const squareMetres: Readonly<Record<string, number>> = {
  ...{ m: 1, m2: 1, mt2: 1, mts: 1, mts2: 1, metros: 1, 'metros-cuadrados': 1, sqm: 1, 'sq-m': 1, qm: 1, mq: 1 },
  ...{ ha: 10_000, hectarea: 10_000, hectareas: 10_000, hectaria: 10_000, hectarees: 10_000, hectares: 10_000 },
  ...{ hectare: 10_000, sqft: 0.092_903_04, 'sq-ft': 0.092_903_04, ft2: 0.092_903_04 },
};

/** Words behind an area that say which one it is: the column or element says it too. */
const kindsOfArea = 'construidos?|const|constr|utiles|util|utils|parcela|plot|built|useful|aprox|approx';

const area =
  /^(?:ca\.?|aprox\.?|~)?\s*(\d(?:[\d.,']|[\s\u00a0\u202f](?=\d))*)\s*(\p{L}[\p{L}\s.²2]*)?\s*(?:\((.*)\))?$/iu;
const useful = /^(\d[\d.,]*)\s*(?:m2|m²)?\s*(?:útiles|utiles|útil|util|utils|useful|usable)\.?$/iu;

export interface Area {
  /** In m². */
  value: number;
  /** What of it can be used, where that is said beside it: `90 m² (75 útiles)`. */
  useful?: number;
}

/** `90 m²`, `1 ha`, `450 sqm`, `90 m² (75 útiles)`; undefined for what is no area. */
export function areaOf(value: unknown): Area | undefined {
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  const [, digits, words = '', aside] = area.exec(value.trim()) ?? [];
  const figure = numberOf(digits);
  const unit = slugify(words.replaceAll('²', '2')).replace(new RegExp(`(?:^|-)(?:${kindsOfArea})$`), '');
  const factor = unit === '' ? 1 : Object.hasOwn(squareMetres, unit) ? squareMetres[unit]! : undefined;
  if (figure === undefined || factor === undefined) return undefined;
  const size = factor === 1 ? figure : Math.round(figure * factor);
  if (aside === undefined) return { value: size };
  const usable = numberOf(useful.exec(aside.trim())?.[1]);
  return usable === undefined ? undefined : { value: size, useful: usable };
}

const nouns = [
  String.raw`hab(?:s|itaci[oó]n(?:es)?|itacions?)?|dorm(?:s|itorios?|itoris?)?|bed(?:s|rooms?)?|rooms?|zimmer`,
  String.raw`ba[nñ]os?|banys?|bath(?:s|rooms?)?|plantas?|plantes|alturas?|storeys?|floors?`,
].join('|');
const toilets = String.raw`aseos?|lavabos?|wcs?|w\.c\.?|toilets?|cloakrooms?`;
const count = new RegExp(
  String.raw`^(\d{1,3}(?:[.,]\d+)?)\s*(?:(?:${nouns})\.?)?(?:\s*(?:\+|y|i|and|&|,)\s*(?:\d{1,2}\s*)?(?:(?:${nouns}|${toilets})\.?)?)?$`,
  'iu',
);

/**
 * How many rooms or bathrooms: `3 hab.`, `3+1`, `2,5`, `2 + aseo`. A half bathroom is a toilet, and what is behind `+`
 * is a small room or a toilet: neither counts.
 * @returns undefined for what is none
 */
export function countOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Math.floor(value);
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  const figure = numberOf(count.exec(value.trim())?.[1]);
  return figure === undefined ? undefined : Math.floor(figure);
}
