import { Router, type Response } from 'express';
import { ApiError } from '#shared/api/ApiError.ts';
import { imageWidths } from '#shared/domain/images.ts';
import { makeAnswer } from '../answers/makeAnswer.ts';
import type { EdgeCache, Loaded } from '../edge/EdgeCache.ts';
import { unpack } from '../edge/http/encoders.ts';
import type { Sender } from '../edge/http/createSender.ts';
import { ttlOf } from '../edge/freshness.ts';
import { disconnected } from '../request/disconnected.ts';
import { retryAfter } from '../request/retryAfter.ts';
import { createDrawingQueue, DrawingBusyError } from './createDrawingQueue.ts';
import { resizePicture } from './rasterise.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { pictureTypeOf } from '../upstream/pictureType.ts';

interface PictureDeps {
  upstream: Upstream;
  cache: EdgeCache;
  sender: Sender;
}

const widths = Object.values(imageWidths).join('|');
const pattern = new RegExp(`^/media/cms/(?<width>${widths})/(?<file>[^?]+)`);

/** Decoded pictures are large: one at a time takes their memory. */
const limits = { atOnce: 1, waiting: 60 } as const;

const refuse = (res: Response, status: 404 | 503): void => {
  if (status === 503) res.set(retryAfter('upstream'));
  res
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('text/plain')
    .send(status === 404 ? 'Not found' : 'Please try again in a moment');
};

/**
 * `GET /media/cms/{width}/{file}`: a picture of the CMS's uploads at one of the widths of listings' pictures, as WebP.
 * It lives as long as its original and is purged with it.
 */
export function createCmsPictures({ upstream, cache, sender }: PictureDeps): Router {
  const inTurn = createDrawingQueue(limits);

  /** @throws ApiError 404 for what is no picture, 0 while the CMS fails */
  async function load(file: string, width: number, signal: AbortSignal): Promise<Loaded> {
    const { entry, stream, result } = await upstream.get(`/wp-content/uploads/${file}`, { signal });
    stream?.body.destroy();
    if (!entry || entry.status !== 200) throw new ApiError(entry?.status === 410 ? 410 : 404);
    const original = unpack(entry);
    if (pictureTypeOf(original) === undefined) throw new ApiError(404);
    const body = await inTurn(signal, () => resizePicture(original, width));
    const { whileRevalidate, ifError } = entry.lifetime;
    const fresh = Math.max(0, ttlOf(entry, cache.now()));
    return makeAnswer({
      headers: { 'content-type': 'image/webp', 'content-security-policy': "default-src 'none'; sandbox" },
      body,
      lifetime: { fresh, whileRevalidate, ifError, age: 0 },
      use: { entries: [entry], failed: result.detail === 'stale-if-error' },
      caching: { 'cache-control': 'public, max-age=86400' },
    });
  }

  const router = Router();
  router.get(/^\/media\/cms\//, async (req, res) => {
    const { width, file } = pattern.exec(req.originalUrl)?.groups ?? {};
    if (width === undefined || file === undefined) return refuse(res, 404);
    const signal = disconnected(res);
    const url = `/media/cms/${width}/${file}`;
    try {
      const { entry, result } = await cache.getOrLoad({
        key: `cmsPicture:${url}`,
        url,
        kind: 'cmsPicture',
        signal,
        load: ({ signal: inFlight }) => load(file, Number(width), inFlight),
      });
      await sender.send(req, res, entry!, result);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof DrawingBusyError) return refuse(res, 503);
      if (!(error instanceof ApiError)) throw error;
      refuse(res, error.status === 0 ? 503 : 404);
    }
  });
  return router;
}
