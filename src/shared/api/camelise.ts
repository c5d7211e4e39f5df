import humps from 'humps';

/**
 * Fields whose value is a map keyed by data (locale tags, image sizes, feature ids, room numbers …). Their keys are
 * values, not names, and stay as they came: `es-ES` must not become `esES` (docs/api.md, "Conventions").
 */
const keyedByData: ReadonlySet<string> = new Set([
  'description',
  'text',
  'url_slug',
  'highlights',
  'special',
  'rental_conditions',
  'alt',
  'city',
  'dimensions',
  'facets',
  'social',
  'social_networks',
  'fields',
  'about',
  'training',
  'experience',
  'consultancy_areas',
  'certifications',
  'memberships',
]);

type CamelName<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelName<Tail>>}` : Name;

/** What becomes of an answer's type; maps keyed by data have no underscore in their type's keys and come through as they are. */
export type Camelised<T> = T extends readonly (infer Item)[]
  ? T extends [unknown, ...unknown[]]
    ? T
    : Camelised<Item>[]
  : T extends object
    ? { [Key in keyof T as CamelName<Key>]: Camelised<T[Key]> }
    : T;

/** Names recur in every answer: each is changed once. */
const camelNames = new Map<string, string>();

function camelName(name: string): string {
  const known = camelNames.get(name) ?? humps.camelize(name);
  // Names come from the upstream: a broken one must not fill the memory.
  if (camelNames.size < 1000) camelNames.set(name, known);
  return known;
}

/** An answer of the API with its field names in camelCase, nested objects included. The one place where names change. */
export function camelise<T>(answer: T): Camelised<T> {
  if (Array.isArray(answer)) return answer.map(camelise) as Camelised<T>;
  if (answer === null || typeof answer !== 'object') return answer as Camelised<T>;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [camelName(name), keyedByData.has(name) ? value : camelise(value)]),
  ) as Camelised<T>;
}
