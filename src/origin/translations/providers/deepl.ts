import * as z from 'zod/mini';
import { lookUp } from '#shared/lookUp.ts';
import type { Provider } from '../Provider.ts';
import { fromMarkup, toMarkup } from './markup.ts';
import { askProvider } from './request.ts';

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** As `ignore_tags` names it. */
const kept = ['<x>', '</x>'] as const;

/** Languages of which DeepL wants to be told a variety to translate to. */
const varieties: Readonly<Record<string, string>> = { en: 'EN-GB', pt: 'PT-PT' };

/**
 * DeepL, `POST /v2/translate` (developers.deepl.com).
 * @param url unset: DeepL's own server of free or paid accounts, which the key tells
 */
export function createDeepl({ url, key = '' }: { url?: string | undefined; key?: string | undefined }): Provider {
  const server = url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');
  return {
    name: 'deepl',
    // A request may have 50 texts and 128 KiB.
    maxLines: 50,
    maxCharacters: 20_000,
    translate: async (lines, { source, target }, signal) => {
      const { translations } = await askProvider(
        {
          url: `${server.replace(/\/+$/, '')}/v2/translate`,
          headers: { authorization: `DeepL-Auth-Key ${key}` },
          json: {
            text: lines.map((line) => toMarkup(line, kept)),
            source_lang: source.toUpperCase(),
            target_lang: lookUp(varieties, target) ?? target.toUpperCase(),
            tag_handling: 'xml',
            tag_handling_version: 'v2',
            ignore_tags: ['x'],
            preserve_formatting: true,
          },
        },
        answer,
        signal,
      );
      return translations.map(({ text }) => fromMarkup(text, kept));
    },
  };
}
