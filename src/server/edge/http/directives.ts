import { parseDictionary, Token, type BareItem } from 'structured-headers';

/** Directives of a cache field: lower-case name → its value, or null for one without. Invalid is a value that two disagree on. */
export type Directives = ReadonlyMap<string, string | null>;

/**
 * A value that cannot be meant: of a directive given twice with different values, or one that is not written as a directive is.
 * As a number it is none, so the answer counts as stale; what forbids, forbids all the same.
 */
const contradiction = 'contradiction';

/** What stands between commas, or semicolons, which some write for them; within quotes they are part of a value. */
const part = /(?:[^",;]|"(?:[^"\\]|\\.)*"?)+/g;

/** name[=token|"quoted string"] (RFC 9111 §5.2); the last group is what should not be there. */
const directive = /^\s*([!#$%&'*+\-.^_`|~\w]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?\s*(.*)$/s;

/** Directives of a Cache-Control field. */
export function parseCacheControl(field: string | undefined): Directives {
  const directives = new Map<string, string | null>();
  for (const [text] of (field ?? '').matchAll(part)) {
    const [, name, quoted, plain, rest] = directive.exec(text) ?? [];
    if (name === undefined) continue;
    const key = name.toLowerCase();
    const value = rest === '' ? (quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? null) : contradiction;
    directives.set(key, directives.has(key) && directives.get(key) !== value ? contradiction : value);
  }
  return directives;
}

/** Directives whose value is a number, in a targeted field. */
const numeric = new Set(['max-age', 's-maxage', 'stale-while-revalidate', 'stale-if-error']);

/** The value as RFC 9213 takes it, or undefined for one of another type than its directive's, which counts as not given. */
function targetedValue(name: string, item: BareItem | undefined): string | null | undefined {
  if (numeric.has(name))
    return typeof item === 'number' && Number.isInteger(item) && item >= 0 ? String(item) : undefined;
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
    const dictionary = parseDictionary(field);
    if (dictionary.size === 0) return null;
    return new Map(
      [...dictionary].flatMap(([name, [item]]): [string, string | null][] => {
        const value = targetedValue(name, Array.isArray(item) ? undefined : item);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  } catch {
    return null;
  }
}

/** Writes directives as a Cache-Control field that every parser reads alike. */
export const formatDirectives = (directives: Directives): string =>
  [...directives]
    .map(([name, value]) =>
      value === null ? name : `${name}=${/^[\w-]+$/.test(value) ? value : JSON.stringify(value)}`,
    )
    .join(', ');

/** Delta-seconds of a directive: undefined when it is not given, 0 when what is given is no number (RFC 9111 §4.2.1). */
export function secondsOf(directives: Directives, name: string): number | undefined {
  if (!directives.has(name)) return undefined;
  const value = directives.get(name);
  return value !== null && value !== undefined && /^\d+$/.test(value) ? Math.min(Number(value), 2 ** 31) : 0;
}
