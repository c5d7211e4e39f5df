import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import type { Env } from '#config/env.ts';

/** `www.example.com` for `example.com`, and the other way round: proxies and domains often serve both. */
const withAndWithoutWww = (name: string): string[] => [name, name.startsWith('www.') ? name.slice(4) : `www.${name}`];

/** The name in a Host field, in lower case, without port, brackets of IPv6 and the dot of a whole name. */
export const nameIn = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/** An address, or a name without a dot: what health checks and neighbours use, and no public name. */
const isInternal = (name: string): boolean => isIP(name) !== 0 || !name.includes('.');

function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let found = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]!.length === 4 && rawHeaders[i]!.toLowerCase() === 'host') found += 1;
  return found > 1;
}

type HostEnv = Pick<Env, 'PUBLIC_ORIGIN' | 'ALLOWED_HOSTS' | 'AGENCY_HOSTS'>;

/** The names of the site, as `nameIn` writes them. */
const ownNames = ({ PUBLIC_ORIGIN, ALLOWED_HOSTS = [], AGENCY_HOSTS = {} }: HostEnv): Set<string> =>
  new Set([
    ...withAndWithoutWww(nameIn(new URL(PUBLIC_ORIGIN).host)),
    ...ALLOWED_HOSTS.map(nameIn),
    ...Object.keys(AGENCY_HOSTS),
  ]);

/** Whether an Origin field names the site by one of its names. Unlike a Host, an internal one is none of them. */
export function isOwnOrigin(origin: string, env: HostEnv): boolean {
  const host = URL.parse(origin)?.host;
  return host !== undefined && ownNames(env).has(nameIn(host));
}

/**
 * Refuses requests that a proxy and this site could understand differently: two Host fields are a 400. Where
 * PUBLIC_ORIGIN has a public name, a Host that is not one of the site's is a 421 (RFC 9110 §15.5.20), so that pages are
 * not served under names that others point here.
 * @param constantHeaders of every answer
 */
export function createHostCheck(env: HostEnv, constantHeaders: Readonly<Record<string, string>>): RequestHandler {
  const own = nameIn(new URL(env.PUBLIC_ORIGIN).host);
  const names = ownNames(env);
  const isServed = (host: string): boolean => {
    const name = nameIn(host);
    return names.has(name) || isInternal(name);
  };
  const accepts = isInternal(own) ? () => true : isServed;
  return (req, res, next) => {
    const { host } = req.headers;
    const status = hasSecondHost(req.rawHeaders) ? 400 : host === undefined || accepts(host) ? 200 : 421;
    if (status === 200) return next();
    res
      .status(status)
      .set({ ...constantHeaders, 'Cache-Control': 'no-store' })
      .type('text/plain')
      .send(status === 400 ? 'Bad request' : 'Misdirected request');
  };
}
