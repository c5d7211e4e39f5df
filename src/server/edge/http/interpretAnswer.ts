import CachePolicy from 'http-cache-semantics';
import type { Lifetime } from '../entry.ts';
import { parseHttpDate } from './parseHttpDate.ts';
import { formatDirectives, parseCacheControl, parseTargeted, secondsOf, type Directives } from './directives.ts';

/** Seconds to assume where an upstream states nothing. */
export interface DefaultLifetime {
  fresh: number;
  whileRevalidate: number;
  ifError: number;
}

export interface HttpAnswer {
  status: number;
  /** Lower-case names, each with all its values. */
  headers: Readonly<Record<string, readonly string[] | undefined>>;
}

/** Targeted headers, the one for this cache alone first (RFC 9213 §2.1). */
export const targetedFields = ['edge-cache-control', 'cdn-cache-control'] as const;

/** Statuses that have a default lifetime. That of an error is short (src/server/edge/README.md, statement 38). */
const defaultsByStatus = new Map<number, (given: DefaultLifetime) => DefaultLifetime>([
  [200, (given) => given],
  [301, (given) => ({ ...given, whileRevalidate: 0 })],
  [308, (given) => ({ ...given, whileRevalidate: 0 })],
  ...[404, 410].map(
    (status) =>
      [
        status,
        ({ fresh }: DefaultLifetime) => ({ fresh: Math.min(fresh, 10), whileRevalidate: 0, ifError: 0 }),
      ] as const,
  ),
]);

/** A final status that http-cache-semantics has no rules for is storable with explicit freshness (RFC 9111 §3). */
const unknownStatus = (status: number): boolean =>
  status >= 200 &&
  status !== 206 &&
  status !== 304 &&
  ![200, 203, 204, 300, 301, 302, 303, 307, 308, 404, 405, 410, 414, 501].includes(status);

const joined = (values: readonly string[] | undefined): string | undefined => values?.join(', ');

/** The directives that count: those of the first valid targeted header, else of Cache-Control. */
function readDirectives({ headers }: HttpAnswer): { directives: Directives; targeted: boolean } {
  for (const name of targetedFields) {
    const directives = parseTargeted(joined(headers[name]));
    if (directives) return { directives, targeted: true };
  }
  const field = joined(headers['cache-control']);
  const legacy = field === undefined && /no-cache/.test(joined(headers.pragma) ?? '');
  return { directives: legacy ? new Map([['no-cache', null]]) : parseCacheControl(field), targeted: false };
}

/** Seconds from Date to Expires; undefined without Expires, 0 when it is repeated, invalid or in the past. */
function expiresIn({ headers: { expires, date } }: HttpAnswer): number | undefined {
  if (!expires) return undefined;
  const end = expires.length === 1 ? parseHttpDate(expires[0]!) : undefined;
  const start = (date && parseHttpDate(date[0]!)) ?? Date.now();
  return end !== undefined && end > start ? (end - start) / 1_000 : 0;
}

function explicitFreshness(answer: HttpAnswer, directives: Directives, targeted: boolean): number | undefined {
  return (
    secondsOf(directives, 's-maxage') ?? secondsOf(directives, 'max-age') ?? (targeted ? undefined : expiresIn(answer))
  );
}

/** Most seconds of an assumed freshness: of a good answer, and of an error. */
const maxHeuristic = { answer: 300, error: 10 } as const;

/** A tenth of the seconds since it was changed, as Last-Modified says (RFC 9111 §4.2.2); 0 without that. */
function heuristicFreshness({ status, headers: { date, 'last-modified': modified } }: HttpAnswer): number {
  const changed = modified && parseHttpDate(modified[0]!);
  if (changed === undefined) return 0;
  const sent = (date && parseHttpDate(date[0]!)) ?? Date.now();
  return Math.max(0, Math.min((sent - changed) / 10_000, maxHeuristic[status < 400 ? 'answer' : 'error']));
}

/**
 * Whether a shared cache may store it (RFC 9111 §3), by http-cache-semantics on directives that were normalised here.
 */
function isStorable(
  { status, headers }: HttpAnswer,
  directives: Directives,
  explicit: boolean,
  requestHeaders: Record<string, string>,
): boolean {
  if (
    status === 206 ||
    status === 304 ||
    headers['set-cookie'] ||
    (joined(headers.vary) ?? '').split(',').some((name) => name.trim() === '*')
  )
    return false;
  if (unknownStatus(status) && (!explicit || directives.has('must-understand'))) return false;
  const counting = new Map([...directives, ...(explicit ? [['max-age', '1'] as const] : [])]);
  // It is for caches that do not know the status (RFC 9111 §5.2.2.3).
  if (directives.has('must-understand')) counting.delete('no-store');
  const field = formatDirectives(counting);
  const known = unknownStatus(status) ? 200 : status;
  return new CachePolicy(
    { method: 'GET', url: '/', headers: requestHeaders },
    { status: known, headers: field === '' ? {} : { 'cache-control': field } },
  ).storable();
}

/** Seconds of its Age header; 0 for one that is no number. */
function upstreamAge({ headers: { age } }: HttpAnswer): number {
  const first = age?.[0]?.split(',')[0]?.trim() ?? '';
  return /^\d+$/.test(first) ? Number(first) : 0;
}

/**
 * How long a shared cache may use the response to a GET (RFC 9111, 5861, 9213).
 * @param defaults what applies where the upstream states nothing
 * @param delay seconds that the request took, which count as age
 * @param requestHeaders of the request to the upstream
 * @returns null when it must not be stored or shared; all zero when it may be shared with the requests that wait for it
 */
export function interpretAnswer(
  answer: HttpAnswer,
  defaults: DefaultLifetime,
  { delay = 0, requestHeaders = {} }: { delay?: number; requestHeaders?: Record<string, string> } = {},
): Lifetime | null {
  const { directives, targeted } = readDirectives(answer);
  const explicit = explicitFreshness(answer, directives, targeted);
  const age = upstreamAge(answer) + delay;
  if (!isStorable(answer, directives, explicit !== undefined, requestHeaders)) {
    // An error without caching headers is shared with all requests that wait for it; a private or partial response is
    // not.
    const mayShare =
      answer.status >= 400 &&
      !directives.has('no-store') &&
      !directives.has('private') &&
      !answer.headers['set-cookie'];
    return mayShare ? { fresh: 0, whileRevalidate: 0, ifError: 0, age } : null;
  }
  // Never served stale, not even on an error (RFC 9111 §4.2.4; s-maxage: §5.2.2.10).
  const strict = ['must-revalidate', 'proxy-revalidate', 's-maxage', 'no-cache'].some((name) => directives.has(name));
  const assumed =
    explicit === undefined && !directives.has('no-cache') ? defaultsByStatus.get(answer.status)?.(defaults) : undefined;
  const filled = assumed ?? (answer.status === 200 ? defaults : undefined);
  const fresh = directives.has('no-cache') ? 0 : (explicit ?? (assumed?.fresh || heuristicFreshness(answer)));
  return {
    fresh,
    // An upstream that states its own freshness decides alone whether a stale response may be served at once.
    whileRevalidate: strict
      ? 0
      : (secondsOf(directives, 'stale-while-revalidate') ??
        (explicit === undefined ? filled?.whileRevalidate : 0) ??
        0),
    // Only used when the upstream fails, so that the policy fills it in where the upstream states none.
    ifError: strict ? 0 : (secondsOf(directives, 'stale-if-error') ?? filled?.ifError ?? 0),
    age,
  };
}
