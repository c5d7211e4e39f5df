import type { Request, Response } from 'express';
import type { FormerUrls, FoundFormerUrl } from '#config/network/redirects/redirects.ts';
import type { Env } from '#config/env.ts';
import { appendQuery } from '#shared/routes/build.ts';
import { unknownQuery } from '#shared/routes/query.ts';
import type { Match, Resolution } from '#shared/routes/resolveUrl.ts';
import type { Served } from '../edge/EdgeCache.ts';
import type { Sender } from '../edge/http/createSender.ts';
import { nameIn } from '../http/hosts.ts';
import { resolutionOf } from '../request/resolution.ts';
import { sendRedirect } from './sendRedirect.ts';

/** Of a URL that the site has nothing under; 302 leads to the notice that there is no such agency. */
const absentStatuses = [302, 404, 410];

/** The page that a URL is in any spelling, if the routes have one. */
function pageAt(resolution: Resolution): Match | null {
  if (resolution.kind === 'match') return resolution;
  return resolution.kind === 'redirect' ? resolution.to : null;
}

/** The listing that a former URL leads to: its page tells its own URL, and whether it was withdrawn. */
const listingOf = ({ page }: FoundFormerUrl): Match | null => (page?.address.route === 'Estate' ? page : null);

/** The pages that have to be known before a request for a former URL can be answered. */
export const pagesBefore = (resolution: Resolution, former: FoundFormerUrl): Match[] =>
  [pageAt(resolution), listingOf(former)].filter((page) => page !== null);

/** With what the query had beside what told the page, but for names that mean something on the new page. */
function withRest(location: string, { page, rest }: FoundFormerUrl): string {
  const kept = page ? unknownQuery(page.address.route, rest) : rest;
  const [url, ...hash] = location.split('#');
  return [appendQuery(url!, kept), ...hash].join('#');
}

interface FormerUrlDeps {
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'ALLOWED_HOSTS'>;
  formerUrls: FormerUrls;
  sender: Sender;
}

/** @param getPage through the cache, in the page's own language */
type Follow = (req: Request, res: Response, getPage: (page: Match) => Promise<Served>) => Promise<boolean>;

/**
 * Answers requests for URLs of the site before this one by one 301, where the site itself has nothing: a page that is
 * there is never hidden. A listing that was withdrawn has a page that says so; one that never was is not led to.
 * @returns a function that tells whether it answered
 */
export function createFormerUrls({ env, formerUrls, sender }: FormerUrlDeps): Follow {
  const otherHosts = new Set(env.ALLOWED_HOSTS?.map(nameIn));
  /** From an old domain straight to the site's own. */
  const originFor = ({ headers: { host = '' } }: Request, location: string): string =>
    location.startsWith('/') && otherHosts.has(nameIn(host)) ? env.PUBLIC_ORIGIN : '';

  return async (req, res, getPage) => {
    const former = formerUrls.find(req.originalUrl);
    if (!former) return false;
    const own = pageAt(resolutionOf(req));
    if (own && !absentStatuses.includes((await getPage(own)).entry!.status)) return false;
    const send = (location: string) =>
      sendRedirect(originFor(req, location) + withRest(location, former), former.page, res);
    const listing = listingOf(former);
    if (!listing) {
      send(former.location);
      return true;
    }
    const { entry, result } = await getPage(listing);
    const { status, headers } = entry!;
    if (status === 404) return false;
    // While the API gives no answer, neither does this: a redirect would be kept.
    if (status >= 500) await sender.send(req, res, entry!, result);
    else send(headers.location ?? former.location);
    return true;
  };
}
