import got from 'got';
import { z } from 'zod';
import { ApiError } from '#shared/api/ApiError.ts';
import { defaultLanguage, type Language } from '#shared/i18n/languages.ts';

/**
 * Translates Spanish texts, in the same order.
 * @throws ApiError with status 0 when the service does not answer, or not with one text for each
 */
export type Translate = (texts: readonly string[], language: Language, signal: AbortSignal) => Promise<string[]>;

const answer = z.object({ data: z.object({ translations: z.array(z.object({ translatedText: z.string().min(1) })) }) });

/** Milliseconds. */
const timeouts = { lookup: 500, connect: 1_000, response: 15_000, request: 18_000 } as const;

/**
 * The translation service (PD-54), with the interface of Google Cloud Translation v2. Errors leave out the URL, which
 * contains the key.
 */
export function createTranslator({ url, key }: { url: string; key: string }): Translate {
  return async (texts, language, signal) => {
    try {
      const body = await got
        .post(url, {
          searchParams: { key },
          json: { q: texts, source: defaultLanguage, target: language, format: 'text' },
          timeout: timeouts,
          retry: { limit: 0 },
          followRedirect: false,
          signal,
        })
        .json();
      const { translations } = answer.parse(body).data;
      if (translations.length !== texts.length) throw new Error('not one translation for each text');
      return translations.map(({ translatedText }) => translatedText);
    } catch {
      if (signal.aborted) throw signal.reason;
      throw new ApiError(0);
    }
  };
}
