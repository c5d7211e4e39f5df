import * as z from 'zod/mini';
import type { Provider } from '../Provider.ts';
import { fromMarkup, toMarkup } from './markup.ts';
import { askProvider } from './request.ts';

/** A list, as it was asked for. */
const answer = z.object({ translatedText: z.array(z.string()) });

/** Its translation of HTML leaves code as it is. */
const kept = ['<code>', '</code>'] as const;

/** LibreTranslate, `POST /translate` (docs.libretranslate.com). @param key only where the server wants one */
export const createLibretranslate = ({ url, key }: { url: string; key?: string | undefined }): Provider => ({
  name: 'libretranslate',
  maxLines: 20,
  // Servers have limits of their own, 2,000 characters at the public one.
  maxCharacters: 1_900,
  translate: async (lines, { source, target }, signal) => {
    const { translatedText } = await askProvider(
      {
        url: `${url.replace(/\/+$/, '')}/translate`,
        json: {
          q: lines.map((line) => toMarkup(line, kept)),
          ...{ source, target, format: 'html' },
          ...(key ? { api_key: key } : {}),
        },
      },
      answer,
      signal,
    );
    return translatedText.map((text) => fromMarkup(text, kept));
  },
});
