import humps, { type Camelized } from 'humps';

/** Names recur in every answer: each is converted once. They are the contract's own, so there are few of them. */
const camelNames = new Map<string, string>();

/** Locale tags are keys too, but data: `es-ES` must not become `esES`. */
function camelName(key: string, convert: (key: string) => string): string {
  let name = camelNames.get(key);
  if (name === undefined) {
    name = key.includes('-') ? key : convert(key);
    camelNames.set(key, name);
  }
  return name;
}

/**
 * @param answer what a contract schema gave, without maps that are keyed by other data than locale tags
 * @returns the same with its field names in camelCase, nested objects included
 */
export const camelise = <T extends object>(answer: T): Camelized<T> =>
  humps.camelizeKeys(answer, { process: camelName }) as Camelized<T>;
