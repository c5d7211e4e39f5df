import { namesOf } from '#shared/domain/otherNames.ts';
import { slugify } from '#shared/domain/slugify.ts';
import byProvince from './municipalities.json' with { type: 'json' };
import { shortNames } from './shortNames.ts';
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

/** @param row code and official name, as `014 Alicante/Alacant` or `017 Coruña, A` */
function readRow(provinceCode: string, row: string): Municipality {
  const halves = row.slice(4).split('/').map(withArticle);
  const name = halves[0]!;
  const short = Object.entries(shortNames[provinceCode] ?? {}).flatMap(([one, of]) => (of === name ? [one] : []));
  const names = [...new Set([...halves.flatMap(namesOf), ...short])];
  return { code: provinceCode + row.slice(0, 3), slug: slugify(name), name, names };
}

/** Municipalities by the slugs of their names, by province code. Made for a province when it is asked for first. */
const known = new Map<string, ReadonlyMap<string, Municipality>>();

function municipalitiesIn(provinceCode: string): ReadonlyMap<string, Municipality> {
  const made = known.get(provinceCode);
  if (made) return made;
  const all = (codes[provinceCode] ?? []).map((row) => readRow(provinceCode, row));
  const bySlug = new Map<string, Municipality>();
  for (const one of all) bySlug.set(one.slug, one);
  // An own name counts before what another is called besides.
  for (const one of all) for (const slug of one.names.map(slugify)) if (!bySlug.has(slug)) bySlug.set(slug, one);
  known.set(provinceCode, bySlug);
  return bySlug;
}

/**
 * The municipality that a town's name means, in any of its languages and spellings: `Alacant`, `Alicante/Alacant`,
 * `Coruña (A)`. Its official code is read too.
 * @param provinceCode two digits
 * @returns undefined where there is none of that name: a village, a zone, a slip of the pen
 */
export function municipalityOf(provinceCode: string, town: string): Municipality | undefined {
  const inProvince = municipalitiesIn(provinceCode);
  const plain = town.trim();
  if (/^\d{5}$/.test(plain)) return [...inProvince.values()].find(({ code }) => code === plain);
  const halves = [plain, ...plain.split(/\s*\/\s*/)].map(withArticle);
  return halves.map((half) => inProvince.get(slugify(half))).find((found) => found !== undefined);
}
