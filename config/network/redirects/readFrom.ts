import { rulesOf } from '#rules';
import { endpoints } from '#shared/api/endpoints.ts';
import { isPersonalPath } from '#shared/routes/isPersonalPath.ts';
import type { Match } from '#shared/routes/resolveUrl.ts';
import { keyOfAddress, readFormerAddress, type FormerAddress } from './formerAddress.ts';
import { pageOf } from './pageOf.ts';
import type { TargetContext } from './readTarget.ts';

/** In characters: browsers and proxies cut what is much longer. */
const maxAddressLength = 2_000;

/** Of an address that tells one page from others. */
const maxPairs = 20;

/** What answers every path below it. */
const ownFolders = [
  ...['/web', '/media', '/magazine', '/static', '/brand', '/admin'],
  endpoints.homeData.path.replace(/\/$/, ''),
];

const ownFiles = [
  ...['/robots.txt', '/sitemap.xml', '/kyero.xml', '/form-token'],
  ...['/livez', '/healthz', '/readyz', '/metrics'],
];

/** Whether a page is there in every network, whatever its listings and people are. */
function isAlwaysThere({ address: { route, language, params }, url }: Match): boolean {
  if (route === 'Search') return !('province' in params);
  if (route === 'EstatePrivate') return false;
  return !rulesOf(language).urls.routes[route].includes('{') || isPersonalPath(url);
}

/** @returns path and query of a former address, as a browser asks for them; null where it is none */
function addressIn(from: string): URL | null {
  const url = from.startsWith('/') ? `http://former.invalid${from}` : from;
  return /^https?:\/\//i.test(url) ? URL.parse(url) : null;
}

/** A former address of one line. */
export interface From extends FormerAddress {
  key: string;
  /** Path and query as a browser asks for them. */
  url: string;
}

/**
 * Reads where a line leads from. An address of an old domain is read for its path and query.
 * @returns what is wrong with it, in words
 */
export function readFrom(
  from: string,
  { hasFile, languages }: Pick<TargetContext, 'hasFile' | 'languages'>,
): From | string {
  if (from === '') return 'from is missing';
  if (from.length > maxAddressLength) return `from is longer than ${maxAddressLength} characters`;
  if (from.includes('#')) return `${from}: what follows # never reaches a server; leave it out`;
  const address = addressIn(from);
  if (!address) return `${from}: from must be a path, as /piso.php?id=1, or an address that begins with https://`;
  const { pathname, search } = address;
  const read = readFormerAddress(pathname + search);
  if (read.pairs.length > maxPairs) return `${from}: has more than ${maxPairs} parameters`;
  const page = pageOf(pathname, search, languages);
  if (page && isAlwaysThere(page))
    return `${from}: the site has a page there (${page.url}), which stays; remove the line`;
  const lower = read.path.toLowerCase();
  if (ownFiles.includes(lower) || ownFolders.some((own) => lower === own || lower.startsWith(`${own}/`)))
    return `${from}: the site answers there itself; remove the line`;
  if (hasFile(pathname)) return `${from}: public${pathname} is served there; remove the line or the file`;
  return { ...read, key: keyOfAddress(read.path, read.pairs), url: pathname + search };
}
