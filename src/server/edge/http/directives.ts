import { parseDictionary, Token, type BareItem } from 'structured-headers';

/** Directives of a caching header: lower-case name → value, or null without one. */
export type Directives = ReadonlyMap<string, string | null>;

/**
 * The value of a directive that is malformed, or given twice with different values. It is no number, so that the
 * response is stale; a directive that forbids something still does.
 */
const invalidValue = 'invalid';

/** The text between commas, or the semicolons that some servers write; within quotes they are part of a value. */
const part = /(?:[^",;]|"(?:[^"\\]|\\.)*"?)+/g;

/** name[=token|"quoted string"] (RFC 9111 §5.2); the last group is malformed rest. */
const directive = /^\s*([!#$%&'*+\-.^_`|~\w]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?\s*(.*)$/s;

/** Directives of a Cache-Control header. Equal duplicates are one. */
export function parseCacheControl(field: string | undefined): Directives {
  const directives = new Map<string, string | null>();
  for (const [text] of (field ?? '').matchAll(part)) {
    const [, name, quoted, plain, rest] = directive.exec(text) ?? [];
    if (name === undefined) continue;
    const key = name.toLowerCase();
    const value = rest === '' ? (quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? null) : invalidValue;
    directives.set(key, directives.has(key) && directives.get(key) !== value ? invalidValue : value);
  }
  return directives;
}

/** Directives of a targeted header whose value is a number. */
const numeric = new Set(['max-age', 's-maxage', 'stale-while-revalidate', 'stale-if-error']);

/** The value as RFC 9213 takes it; undefined for one of a wrong type, which is ignored. */
function targetedValue(name: string, item: BareItem | undefined): string | null | undefined {
  if (numeric.has(name))
    return typeof item === 'number' && Number.isInteger(item) && item >= 0 ? String(item) : undefined;
  if (item === true) return null;
  if (item instanceof Token) return item.toString();
  return typeof item === 'string' || typeof item === 'number' ? String(item) : undefined;
}

/**
 * Directives of a targeted field (RFC 9213): a dictionary of structured fields (RFC 9651).
 * @returns null when it is missing, empty or invalid: then the next header counts
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

/** Writes directives as a Cache-Control header that every parser reads alike. */
export const formatDirectives = (directives: Directives): string =>
  [...directives]
    .map(([name, value]) =>
      value === null ? name : `${name}=${/^[\w-]+$/.test(value) ? value : JSON.stringify(value)}`,
    )
    .join(', ');

/** Seconds of a directive: undefined without it, 0 when its value is no number (RFC 9111 §4.2.1). */
export function secondsOf(directives: Directives, name: string): number | undefined {
  if (!directives.has(name)) return undefined;
  const value = directives.get(name);
  return value !== null && value !== undefined && /^\d+$/.test(value) ? Math.min(Number(value), 2 ** 31) : 0;
}
