import * as z from 'zod/mini';
import type { Provider } from '../Provider.ts';
import { fromMarkup, toMarkup } from './markup.ts';
import { askProvider } from './request.ts';

const answer = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }),
});

const kept = ['<span translate="no">', '</span>'] as const;

/**
 * Google Cloud Translation, basic edition: `POST /language/translate/v2` (cloud.google.com/translate/docs). Its 403 is
 * a wrong key, or a limit of the account.
 * @param url of another service with the same interface
 */
export const createGoogle = ({
  url = 'https://translation.googleapis.com/language/translate/v2',
  key = '',
}: {
  url?: string | undefined;
  key?: string | undefined;
}): Provider => ({
  name: 'google',
  // 128 texts, and 5,000 characters are recommended.
  maxLines: 100,
  maxCharacters: 5_000,
  translate: async (lines, { source, target }, signal) => {
    const { data } = await askProvider(
      {
        url,
        headers: { 'x-goog-api-key': key },
        json: { q: lines.map((line) => toMarkup(line, kept)), source, target, format: 'html' },
      },
      answer,
      signal,
      (status, body) => (status === 403 && /limit ?exceeded/i.test(body) ? 'quota' : undefined),
    );
    return data.translations.map(({ translatedText }) => fromMarkup(translatedText, kept));
  },
});
