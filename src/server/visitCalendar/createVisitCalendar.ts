import { createHash } from 'node:crypto';
import { Router } from 'express';
import { toLeadView } from '#shared/views/leadView.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { keyOfReference } from '#shared/domain/estateKey.ts';
import { pageOfVisitCalendar } from '#shared/routes/visitCalendarUrl.ts';
import { resolutionOfUrl } from '../request/resolution.ts';
import { disconnected } from '../request/disconnected.ts';
import { retryAfter } from '../request/retryAfter.ts';
import { createServerApi } from '../upstream/createServerApi.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { visitReminder } from './visitReminder.ts';

interface VisitCalendarDeps {
  upstream: Upstream;
  /** Of the site. */
  languages: readonly Language[];
  now: () => number;
}

/** For the holder of the link alone (docs/product.md#mailed-links). */
const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
} as const;

/** The lead's page has the id in its URL; a calendar, which others may see, must not. */
const idOf = (leadId: string): string => createHash('sha256').update(`visit:${leadId}`).digest('hex').slice(0, 32);

/**
 * `GET /rgpd/solicitud/{leadId}.ics`, in every language of the site: a reminder to book the visit, where one can be
 * booked. It names the listing and the agent, and nothing of the visitor.
 */
export function createVisitCalendar({ upstream, languages, now }: VisitCalendarDeps): Router {
  const router = Router();
  router.get(/\.ics$/, async (req, res, next) => {
    const path = pageOfVisitCalendar(req.path);
    const resolution = path === null ? null : resolutionOfUrl(path, languages);
    if (resolution?.kind !== 'match' || resolution.address.route !== 'RgpdLead') return next();
    const {
      params: { leadId },
      language,
    } = resolution.address;
    const signal = disconnected(res);
    try {
      const api = createServerApi(upstream, { use: { entries: [], failed: false }, demand: 'servable' });
      const { calendarUrl, reference, agent } = toLeadView(await api.lead(leadId, { signal }), language);
      if (!calendarUrl) return next();
      const summary = reference
        ? req.i18n.t('rgpd:lead.event', { reference })
        : req.i18n.t('rgpd:lead.eventUnlisted', { name: agent.name });
      res
        .set({
          ...privateHeaders,
          'Content-Disposition': `attachment; filename="${reference === undefined ? 'visita' : keyOfReference(reference)}.ics"`,
        })
        .type('text/calendar; charset=utf-8')
        .send(visitReminder({ id: idOf(leadId), summary, url: calendarUrl, now: now() }));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      if (error.isNotFound || error.isGone) return next();
      res
        .status(503)
        .set({ ...privateHeaders, ...retryAfter('upstream') })
        .end();
    }
  });
  return router;
}
