import { Router } from 'express';
import type { MailDelivery } from '#config/mailDelivery.ts';
import type { OperatorCheck } from './authorise.ts';
import type { EdgeCache, SharedLevel } from '../edge/EdgeCache.ts';
import type { StaleShare } from '../metrics/staleShare.ts';
import type { LeadQueue } from '../leads/LeadQueue.ts';
import { summarise } from '../leads/summarise.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { createStoredPages } from './createStoredPages.ts';

export interface Health {
  /** True after the signal to stop: load balancers then send no requests. */
  isDraining: () => boolean;
}

interface HealthDeps {
  health: Health;
  cache: Pick<EdgeCache, 'stats' | 'entries' | 'now'>;
  shared?: SharedLevel | undefined;
  upstream: Pick<Upstream, 'states' | 'load' | 'isApiUp' | 'vanished'>;
  staleShare: StaleShare;
  leads: LeadQueue;
  recognise: OperatorCheck;
  /** Where the bundled origin's mails go, as far as this process's environment says. */
  mailDelivery: MailDelivery['kind'];
}

/**
 * `/livez` and `/healthz`: the process lives. `/readyz`: it can serve; operators also see the details. An outage that
 * stale responses hide does not make the site unavailable, but shows in the details (src/server/edge/README.md,
 * statement 36).
 */
export function createHealth({
  health,
  cache,
  shared,
  upstream,
  staleShare,
  leads,
  recognise,
  mailDelivery,
}: HealthDeps): Router {
  const holdsPages = createStoredPages({ cache, shared });

  async function readiness(): Promise<'draining' | 'ready' | 'unavailable'> {
    if (health.isDraining()) return 'draining';
    // While the API does not answer only stored pages can be served.
    return upstream.isApiUp() || (await holdsPages()) ? 'ready' : 'unavailable';
  }

  const details = () => {
    const { keeps, waiting, refused } = summarise(leads);
    const { entries, bytes, maxBytes, kinds } = cache.stats();
    return {
      staleRatio: staleShare.read(),
      upstreams: Object.fromEntries(
        Object.entries(upstream.states()).map(([kind, { breaker, lastGood }]) => [
          kind,
          { breaker, lastGood: lastGood === null ? null : new Date(lastGood).toISOString() },
        ]),
      ),
      fetches: upstream.load(),
      /** Of the last hundred revalidations those that found nothing any more; in a flood stored answers are kept. */
      vanished: { count: upstream.vanished.count(), isFlood: upstream.vanished.isFlood() },
      /** Forms kept while the API is down. */
      leads: { keeps, waiting: waiting.count, refused: refused.count, oldestSeconds: waiting.oldestSeconds },
      ...(mailDelivery === 'catcher' ? { mails: 'caught: SMTP_URL is not set, nobody receives them' } : {}),
      cache: { entries, bytes, maxBytes, pages: kinds.page?.entries ?? 0 },
    };
  };

  const router = Router();
  router.get(['/livez', '/healthz'], (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (req, res) => {
    const status = await readiness();
    // Who watches the site sends no token: only those that are sent count as attempts.
    const isOperator = req.headers.authorization !== undefined && (await recognise(req, 'admin')) === 'operator';
    res
      .status(status === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status, ...(isOperator ? details() : {}) });
  });
  return router;
}
