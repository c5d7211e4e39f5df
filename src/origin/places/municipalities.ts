import { namesOf } from '#shared/domain/otherNames.ts';
import { slugify } from '#shared/domain/slugify.ts';
import { lookUp } from '#shared/lookUp.ts';
import byProvince from './municipalities.json' with { type: 'json' };
import { provinceOf } from './provinces.ts';
import { isRegion } from './regions.ts';
import { shortNames } from './shortNames.ts';
import { isKind, keyOfName, keysOfName, partsOfName, withoutArticle, withoutKind } from './spellings.ts';
import { withArticle } from './withArticle.ts';

/** One of the 8,131 municipalities of Spain, as the National Statistics Institute lists them. */
export interface Municipality {
  /** Its official code: two digits of the province, three of its own. */
  code: string;
  slug: string;
  /** In Spanish or in its own language, whichever is official first. */
  name: string;
  /** All that it is called, its name among them. */
  names: readonly string[];
}

const codes: Readonly<Record<string, readonly string[]>> = byProvince;

/** Both halves of `Estella-Lizarra` and `Vitoria-Gasteiz`, where Basque or Catalan is spoken. */
const halvesOfPair = (provinceCode: string, name: string): string[] =>
  ['01', '07', '20', '31', '48'].includes(provinceCode) && name.includes('-') ? name.split('-') : [];

/** @param row code and official name, as `014 Alicante/Alacant` or `017 Coruña, A` */
function readRow(provinceCode: string, row: string): Municipality {
  const halves = row.slice(4).split('/').map(withArticle);
  const name = halves[0]!;
  const ofProvince = lookUp(shortNames, provinceCode) ?? {};
  const short = Object.entries(ofProvince).flatMap(([one, of]) => (of === name ? [one] : []));
  const names = [...new Set([...halves.flatMap(namesOf), ...short])];
  return { code: provinceCode + row.slice(0, 3), slug: slugify(name), name, names };
}

interface OfProvince {
  all: readonly Municipality[];
  /** By the keys of their names (spellings.ts). */
  byKey: ReadonlyMap<string, Municipality>;
}

/** Names that only one municipality of a province has are keys of it, too. */
function addUnique(byKey: Map<string, Municipality>, keysOf: (one: Municipality) => string[], all: Municipality[]) {
  const found = new Map<string, Set<Municipality>>();
  for (const one of all)
    for (const key of keysOf(one)) found.set(key, (found.get(key) ?? new Set<Municipality>()).add(one));
  for (const [key, [first, ...others]] of found)
    if (key !== '' && others.length === 0 && !byKey.has(key)) byKey.set(key, first!);
}

function readProvince(provinceCode: string): OfProvince {
  const all = (lookUp(codes, provinceCode) ?? []).map((row) => readRow(provinceCode, row));
  const byKey = new Map<string, Municipality>();
  for (const one of all) byKey.set(keyOfName(one.name), one);
  // An own name counts before what another is called besides, and both before parts of names.
  for (const one of all) for (const key of one.names.map(keyOfName)) if (!byKey.has(key)) byKey.set(key, one);
  addUnique(byKey, ({ names }) => names.flatMap((name) => halvesOfPair(provinceCode, name)).map(keyOfName), all);
  addUnique(byKey, ({ names }) => names.map((name) => withoutArticle(keyOfName(name))), all);
  return { all, byKey };
}

/** Made for a province when it is asked for first. */
const known = new Map<string, OfProvince>();

function municipalitiesIn(provinceCode: string): OfProvince {
  const made = known.get(provinceCode) ?? readProvince(provinceCode);
  known.set(provinceCode, made);
  return made;
}

/** The municipality whose name a text is, in any spelling; each half of `Xabia / Javea` is looked at. */
function namedIn({ byKey }: OfProvince, name: string): Municipality | undefined {
  const own = byKey.get(keyOfName(name));
  if (own) return own;
  const keys = [name, ...name.split('/')].flatMap((one) => [...keysOfName(one), ...keysOfName(withoutKind(one))]);
  return keys.map((key) => byKey.get(key)).find((found) => found !== undefined);
}

/** Whether a text behind a name says where the place is: its province, a region, an island, a coast. */
const isAround = (provinceCode: string, text: string): boolean =>
  provinceOf(text)?.code === provinceCode || isRegion(text) || isKind(text);

/**
 * The municipality that a town's name means, in any of its languages and spellings: `Alacant`, `Alicante/Alacant`,
 * `Elche (Elx)`, `Coruña (A)`, `Sta. Pola`, `Torrevieja (Alicante)`, `Madrid capital`. Its official code is read too.
 * @param provinceCode two digits
 * @returns undefined where there is none of that name: a village, a zone, a slip of the pen
 */
export function municipalityOf(provinceCode: string, town: string): Municipality | undefined {
  const inProvince = municipalitiesIn(provinceCode);
  const plain = town.trim();
  if (/^\d{5}$/.test(plain)) return inProvince.all.find(({ code }) => code === plain);
  const whole = namedIn(inProvince, plain);
  if (whole) return whole;
  const [first = '', ...others] = partsOfName(plain);
  const found = others.length === 0 ? undefined : namedIn(inProvince, first);
  const agrees = (part: string): boolean => namedIn(inProvince, part) === found || isAround(provinceCode, part);
  return found && others.every(agrees) ? found : undefined;
}

/** Its position in municipalities.json. @returns -1 for one of another province */
export const positionOfMunicipality = (provinceCode: string, { code }: Municipality): number =>
  municipalitiesIn(provinceCode).all.findIndex((one) => one.code === code);

/** @param number in the order of municipalities.json */
export const municipalityNumber = (provinceCode: string, number: number): Municipality | undefined =>
  municipalitiesIn(provinceCode).all[number];

/** The capital of a province, whose postcodes have a 0 behind those of the province. */
const capitals: readonly string[] = [
  ...['Vitoria-Gasteiz', 'Albacete', 'Alicante', 'Almería', 'Ávila', 'Badajoz', 'Palma', 'Barcelona', 'Burgos'],
  ...['Cáceres', 'Cádiz', 'Castellón de la Plana', 'Ciudad Real', 'Córdoba', 'A Coruña', 'Cuenca', 'Girona'],
  ...['Granada', 'Guadalajara', 'Donostia', 'Huelva', 'Huesca', 'Jaén', 'León', 'Lleida', 'Logroño', 'Lugo'],
  ...['Madrid', 'Málaga', 'Murcia', 'Pamplona', 'Ourense', 'Oviedo', 'Palencia', 'Las Palmas de Gran Canaria'],
  ...['Pontevedra', 'Salamanca', 'Santa Cruz de Tenerife', 'Santander', 'Segovia', 'Sevilla', 'Soria', 'Tarragona'],
  ...['Teruel', 'Toledo', 'Valencia', 'Valladolid', 'Bilbao', 'Zamora', 'Zaragoza', 'Ceuta', 'Melilla'],
];

/** The town of a postcode that is one of the capital of its province; undefined for any other. */
export function capitalOfPostcode(postcode: string): Municipality | undefined {
  const [, code, third] = /^(\d\d)(\d)\d\d$/.exec(postcode) ?? [];
  return code === undefined || third !== '0' ? undefined : municipalityOf(code, capitals[Number(code) - 1] ?? '');
}
