import { parseDictionary, Token, type BareItem } from 'structured-headers';

/** Directives of a cache field: lower-case name → its value, or null for one without. Invalid is a value that two disagree on. */
export type Directives = ReadonlyMap<string, string | null>;

/** A value that cannot be meant: directives given twice with different values. As a number it is none, so the answer counts as stale. */
const contradiction = 'contradiction';

/** name[=token|"quoted string"], as RFC 9111 §5.2 allows; commas within quotes are part of the value. */
const directive = /([!#$%&'*+\-.^_`|~\w]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?\s*(?:,|$)/g;

/** Directives of a Cache-Control field. */
export function parseCacheControl(field: string | undefined): Directives {
  const directives = new Map<string, string | null>();
  for (const [, name, quoted, plain] of (field ?? '').matchAll(directive)) {
    const key = name!.toLowerCase();
    const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? null;
    directives.set(key, directives.has(key) && directives.get(key) !== value ? contradiction : value);
  }
  return directives;
}

/** Directives whose value is a number, in a targeted field. */
const numeric = new Set(['max-age', 's-maxage', 'stale-while-revalidate', 'stale-if-error']);

/** The value as RFC 9213 takes it, or undefined for one of another type than its directive's, which counts as not given. */
function targetedValue(name: string, item: BareItem | undefined): string | null | undefined {
  if (numeric.has(name)) return typeof item === 'number' && Number.isInteger(item) && item >= 0 ? String(item) : undefined;
  if (item === true) return null;
  if (item instanceof Token) return item.toString();
  return typeof item === 'string' || typeof item === 'number' ? String(item) : undefined;
}

/**
 * Directives of a targeted field (RFC 9213): a dictionary of structured fields (RFC 9651).
 * @returns null when it is missing, empty or not one: then the next field counts
 */
export function parseTargeted(field: string | undefined): Directives | null {
  if (field === undefined) return null;
  try {
    const members = [...parseDictionary(field)].flatMap(([name, [item]]): [string, string | null][] => {
      const value = targetedValue(name, Array.isArray(item) ? undefined : (item));
      return value === undefined ? [] : [[name, value]];
    });
    return parseDictionary(field).size === 0 ? null : new Map(members);
  } catch {
    return null;
  }
}

/** Writes directives as a Cache-Control field that every parser reads alike. */
export const formatDirectives = (directives: Directives): string =>
  [...directives].map(([name, value]) => (value === null ? name : `${name}=${/^[\w-]+$/.test(value) ? value : JSON.stringify(value)}`)).join(', ');

/** Delta-seconds of a directive: undefined when it is not given, 0 when what is given is no number (RFC 9111 §4.2.1). */
export function secondsOf(directives: Directives, name: string): number | undefined {
  if (!directives.has(name)) return undefined;
  const value = directives.get(name);
  return value !== null && value !== undefined && /^\d+$/.test(value) ? Math.min(Number(value), 2 ** 31) : 0;
}
