import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Router, type RequestHandler } from 'express';
import got from 'got';
import { ApiError } from '#shared/api/ApiError.ts';
import { disconnected } from '../middleware/disconnected.ts';
import { readOnly } from '../middleware/readOnly.ts';
import { isFilePath } from '../upstream/contractPath.ts';
import { policyOf } from '../upstream/policies.ts';
import type { Upstream } from '../upstream/createUpstream.ts';

/** Answers of the upstream that a browser asks for by itself, on client navigation: from the same cache as the pages. */
const relayJson = (upstream: Upstream): RequestHandler => async (req, res) => {
  const signal = disconnected(res);
  try {
    const { answer } = await upstream.get(req.originalUrl, signal);
    const { 'surrogate-key': _, ...headers } = answer.headers;
    res.status(answer.status).set(headers);
    // Whatever the upstream says of it: caches between us and the visitor see the answer too.
    if (policyOf(req.originalUrl).ttl === 0) res.set('Cache-Control', 'private, no-store');
    res.send(answer.body);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0) res.set('Retry-After', '30');
    res.status(error.status || 503).set('Cache-Control', 'no-store').json({ code: error.code, message: error.message, error: error.message });
  }
};

const relayedHeaders = ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified'] as const;

/** In milliseconds; drawing a picture for the first time takes its while. */
const pictureTimeouts = { connect: 500, response: 10_000, socket: 10_000 } as const;

/** Pictures, passed on as they come; browsers keep them, we do not. */
const relayStream = (upstream: Upstream): RequestHandler => async (req, res) => {
  // Checked here, because the router's `/media` may stand before a way out of it: `/media/../web/…`.
  if (!isFilePath(req.originalUrl)) return void res.status(404).set('Cache-Control', 'no-store').end();
  const source = got.stream(upstream.urlOf(req.originalUrl), {
    timeout: pictureTimeouts, retry: { limit: 0 }, throwHttpErrors: false, followRedirect: false, decompress: false,
    headers: { accept: req.get('accept'), 'if-none-match': req.get('if-none-match'), 'user-agent': 'vencejo' },
  });
  // A visitor who leaves takes the call along: nobody is left to answer, and headers can no longer be set.
  if (res.destroyed) return void source.destroy();
  res.once('close', () => source.destroy());
  try {
    const [{ statusCode, headers }] = (await once(source, 'response')) as [IncomingMessage];
    if (statusCode! >= 500) throw new Error(`The upstream answered ${statusCode}`);
    // Mails and feeds elsewhere show our pictures too.
    res.status(statusCode!).set('Cross-Origin-Resource-Policy', 'cross-origin');
    for (const name of relayedHeaders) if (headers[name]) res.set(name, headers[name]);
  } catch {
    source.destroy();
    if (!res.destroyed) res.status(503).set({ 'Retry-After': '30', 'Cache-Control': 'no-store' }).end();
    return;
  }
  // From the first byte on, a cut connection is the only way to say that the rest is missing.
  await pipeline(source, res).catch(() => {});
};

/** The upstreams as the browser sees them, on the site's own host (api contract, "Who serves what"). */
export function createProxy(upstream: Upstream): Router {
  const router = Router();
  router.use(['/web', '/wp-json/custom/v1/home-data', '/media'], readOnly);
  router.use(['/web', '/wp-json/custom/v1/home-data'], relayJson(upstream));
  router.use('/media', relayStream(upstream));
  return router;
}
