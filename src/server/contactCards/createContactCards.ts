import { Router, type Response } from 'express';
import { ApiError } from '#shared/api/ApiError.ts';
import { defaultLanguage, languagesOf, type Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { contactCardUrl, pageOfContactCard } from '#shared/routes/contactCardUrl.ts';
import { pageKey, resolutionOfUrl } from '../request/resolution.ts';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { Demand, EdgeCache, Loaded } from '../edge/EdgeCache.ts';
import type { Sender } from '../edge/http/createSender.ts';
import { disconnected } from '../request/disconnected.ts';
import { retryAfter } from '../request/retryAfter.ts';
import { makeAnswer } from '../answers/makeAnswer.ts';
import { pageLifetime } from '../answers/pageLifetime.ts';
import { createServerApi, type DataUse } from '../upstream/createServerApi.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { contactOf } from './contactOf.ts';
import { holderOf } from './holderOf.ts';

interface ContactCardDeps {
  upstream: Upstream;
  cache: EdgeCache;
  sender: Sender;
  site: PublicEnv;
}

/** Of an agent and of an agency alike: they share the pattern. */
const pageOf = (slug: string, language: Language): string =>
  buildUrl(routeTarget<'Agent'>({ to: 'Agent', params: { agent: slug } }), language);

/** The name that the file gets on the visitor's disk: plain for old readers, in full for the others (RFC 6266). */
const disposition = (slug: string, name: string): string =>
  `attachment; filename="${slug}.vcf"; filename*=UTF-8''${encodeURIComponent(`${name}.vcf`).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/**
 * `GET /agentes/{slug}.vcf`, in every language of the site: the contact of an agent or an agency as a file. Kept
 * as long as their page is, and purged with it, because it has the same tags.
 */
export function createContactCards({ upstream, cache, sender, site }: ContactCardDeps): Router {
  async function load(slug: string, language: Language, signal: AbortSignal, demand: Demand): Promise<Loaded> {
    const use: DataUse = { entries: [], failed: false };
    const holder = await holderOf(slug, createServerApi(upstream, { use, demand }), signal);
    if (!holder || holder.slug?.toLowerCase() !== slug) throw new ApiError(404);
    const page = pageOf(slug, language);
    const absolute = (path: string): string => site.publicOrigin + path;
    const body = Buffer.from(
      contactOf(
        holder,
        {
          page: absolute(page),
          identity: absolute(pageOf(slug, defaultLanguage)),
          source: absolute(contactCardUrl(page)),
        },
        site,
      ),
    );
    const used = { status: 200, name: 'Agent' as const, used: use.entries, degraded: use.failed };
    const headers = {
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': disposition(slug, 'fullName' in holder ? holder.fullName : holder.commercialBrand),
      'x-robots-tag': 'noindex',
    };
    return makeAnswer({ headers, body, lifetime: pageLifetime(used, cache.now()), use });
  }

  const fail = (res: Response) =>
    res
      .status(503)
      .set({ ...retryAfter('upstream'), 'Cache-Control': 'no-store' })
      .type('text/plain')
      .send('Please try again in a moment');

  const router = Router();
  router.get(/\.vcf$/, async (req, res, next) => {
    const path = pageOfContactCard(req.path);
    const resolution = path === null ? null : resolutionOfUrl(path, languagesOf(site));
    // Whatever has the pattern reads as a directory first.
    if (resolution?.kind !== 'match' || resolution.address.route !== 'Agents') return next();
    const { address, url } = resolution;
    const {
      language,
      params: { province: slug },
    } = address;
    const signal = disconnected(res);
    try {
      const served = await cache.getOrLoad({
        key: pageKey(contactCardUrl(url)),
        url: contactCardUrl(url),
        kind: 'contact',
        signal,
        load: ({ signal: loadSignal, demand }) => load(slug, language, loadSignal, demand),
      });
      await sender.send(req, res, served.entry!, served.result);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      if (error.isNotFound || error.isGone) return next();
      fail(res);
    }
  });
  return router;
}
