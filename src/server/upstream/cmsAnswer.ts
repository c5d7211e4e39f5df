import { Readable } from 'node:stream';
import { parseCacheControl, secondsOf } from '../edge/http/directives.ts';
import type { UpstreamAnswer, UpstreamHeaders } from './UpstreamAnswer.ts';

/** The addresses of a CMS. */
export interface CmsAddress {
  /** Where the site reaches it. */
  host: string;
  /** Where visitors do. */
  publicOrigin: string;
}

/** Fields of a CMS's answer that count for nothing, since the site sends it no cookies. */
export type IgnoredFields = readonly ('set-cookie' | 'no-cache')[];

/** Whether the plugin of WordPress had another secret than the call. */
export const refusesSecret = ({ 'x-vencejo-secret': said }: UpstreamHeaders): boolean => said?.[0] === 'refused';

const isAbsolute = (location: string): boolean => /^(?:https?:)?\/\//i.test(location);

/** An address of the CMS's own host on the public one; any other as it is. */
function publicLocation(location: string, { host, publicOrigin }: CmsAddress): string {
  const url = isAbsolute(location) ? URL.parse(location, host) : null;
  return url?.host === URL.parse(host)?.host ? publicOrigin + url!.pathname + url!.search + url!.hash : location;
}

/**
 * Whether an answer says `no-cache` and nothing by which it lives: what WordPress and PHP's sessions send
 * (`no-store, no-cache, must-revalidate`, an Expires of 1981 or 1984) for the sake of visitors with cookies. With a
 * validator, and without `no-store`, it asks to be revalidated.
 */
function saysNoCache({ 'cache-control': control, pragma, etag, 'last-modified': modified }: UpstreamHeaders): boolean {
  if (control === undefined) return pragma?.some((field) => /no-cache/i.test(field)) ?? false;
  const directives = parseCacheControl(control.join(', '));
  const lives = ['s-maxage', 'max-age'].some((name) => (secondsOf(directives, name) ?? 0) > 0);
  const isRevalidated = (etag ?? modified) !== undefined && !directives.has('no-store');
  return directives.has('no-cache') && !lives && !isRevalidated;
}

/** Headers with the addresses of the CMS's own host on the public one. */
export const publicLocations = (headers: UpstreamHeaders, address: CmsAddress): UpstreamHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, values]) => [
      name,
      /^(?:content-)?location$/.test(name) ? values.map((value) => publicLocation(value, address)) : values,
    ]),
  );

const caching: readonly string[] = ['cache-control', 'expires', 'pragma'];

/** A failure without its page, which may hold a stack trace. */
function failed(answer: UpstreamAnswer, headers: UpstreamHeaders): UpstreamAnswer {
  // Without a reader its connection would stay open.
  if (answer.body instanceof Readable) answer.body.destroy();
  return {
    ...answer,
    headers: Object.fromEntries([
      ...Object.entries(headers).filter(([name]) => !/^(?:content-|etag|last-modified)/.test(name)),
      ['content-type', ['text/plain; charset=utf-8']],
    ]),
    body: Buffer.from('The CMS fails'),
  };
}

/**
 * An answer of a CMS as the cache may have it: its addresses are public, it depends on no visitor, and a failure has no
 * page of its own.
 * @param onIgnored called with the fields that count for nothing
 */
export function asCmsAnswer(
  answer: UpstreamAnswer,
  address: CmsAddress,
  onIgnored: (fields: IgnoredFields) => void,
): UpstreamAnswer {
  const { 'set-cookie': cookies, ...rest } = answer.headers;
  const isUncached = saysNoCache(rest);
  if (cookies || isUncached)
    onIgnored([...(cookies ? ['set-cookie' as const] : []), ...(isUncached ? ['no-cache' as const] : [])]);
  const kept = Object.entries(rest).filter(([name]) => !isUncached || !caching.includes(name));
  const headers = publicLocations(Object.fromEntries(kept), address);
  return answer.status >= 500 ? failed(answer, headers) : { ...answer, headers };
}
