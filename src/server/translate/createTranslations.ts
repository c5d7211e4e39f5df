import { createHash } from 'node:crypto';
import { Router, type Response } from 'express';
import type { Env } from '#config/env.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { makeAnswer } from '../answers/makeAnswer.ts';
import type { EdgeCache, Loaded } from '../edge/EdgeCache.ts';
import type { Sender } from '../edge/http/createSender.ts';
import { disconnected } from '../request/disconnected.ts';
import { limitClients } from '../http/limitClients.ts';
import type { RateCounter } from '../instances/RateCounter.ts';
import { createServerApi } from '../upstream/createServerApi.ts';
import { createTranslator } from '../upstream/createTranslator.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { translationLifetime } from '../answers/lifetimes.ts';
import { isTranslatable, linesOf, missingTexts, translationOf } from './missingTexts.ts';

interface TranslationDeps {
  env: Pick<Env, 'TRANSLATE_URL' | 'TRANSLATE_KEY'>;
  upstream: Upstream;
  cache: EdgeCache;
  sender: Sender;
  counter: RateCounter;
}

/** Homes that one client may have translated in a minute: each new one costs money. */
const perMinute = 20;

const refuse = (res: Response, status: number): void => {
  res
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ code: String(status) });
};

/**
 * Lines and language alone, so that a change of price costs no translation, and a change of text brings a new one at
 * once.
 */
const keyOf = (lines: readonly string[], language: Language): string =>
  `translation:${language}:${createHash('sha256').update(JSON.stringify(lines)).digest('base64url')}`;

/**
 * `GET /translate/estate/{key}/{language}`: the texts that a public estate lacks in a language, translated and
 * cached (PD-54).
 */
export function createTranslations({ env, upstream, cache, sender, counter }: TranslationDeps): Router {
  const router = Router();
  if (!env.TRANSLATE_URL || !env.TRANSLATE_KEY) return router;
  const translate = createTranslator({ url: env.TRANSLATE_URL, key: env.TRANSLATE_KEY });

  async function translated(
    missing: ReturnType<typeof missingTexts>,
    language: Language,
    signal: AbortSignal,
  ): Promise<Loaded> {
    const lines = await translate(linesOf(missing), language, signal);
    const body = Buffer.from(JSON.stringify(translationOf(missing, lines)));
    // The key is the text, which the URL does not contain: later caches keep the answer for an hour only.
    return makeAnswer({
      headers: { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' },
      body,
      lifetime: translationLifetime,
      use: { entries: [], failed: false },
      caching: { 'cache-control': 'public, max-age=3600' },
    });
  }

  router.get(
    '/translate/estate/:key/:language',
    limitClients('translations', counter, { windowMs: 60_000, limit: perMinute }),
    async (req, res) => {
      const { key, language } = req.params as { key: string; language: string };
      const signal = disconnected(res);
      try {
        if (!isTranslatable(language)) return refuse(res, 404);
        const estate = await createServerApi(upstream, {
          use: { entries: [], failed: false },
          demand: 'servable',
        }).estate(key, { signal });
        const missing = missingTexts(estate, language);
        if (missing.length === 0) return refuse(res, 404);
        const served = await cache.getOrLoad({
          key: keyOf(linesOf(missing), language),
          url: req.path,
          kind: 'translation',
          signal,
          load: ({ signal: loadSignal }) => translated(missing, language, loadSignal),
        });
        await sender.send(req, res, served.entry!, served.result);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        refuse(res, error.status || 503);
      }
    },
  );
  return router;
}
