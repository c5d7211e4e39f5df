import type { i18n as I18n } from 'i18next';
import { loadSentenceWords } from '#shared/filters/sentence/loadSentenceWords.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { addDictionaries } from '../../app/session/addDictionaries.ts';
import { createBrowserApi } from '../../app/session/createBrowserApi.ts';
import type { FromSentence } from './fromSentence.ts';
import { resolveText } from './resolveText.ts';
import { readSearch, type SentenceContext } from './readSearch.ts';
import { namedLists, searchLabel, type SearchLabelT } from './searchLabel.ts';

/** What a sentence means, as an option of the search field. */
export interface SentenceOption extends FromSentence {
  kind: 'sentence';
  /** In the visitor's language. */
  name: string;
  /** Path and query, without the language's prefix. */
  url: string;
  /** Available homes; undefined where the list cannot be had. */
  count?: number;
}

/**
 * The search that a sentence means, with how many homes are in it. A script of its own: it is loaded with what is typed
 * (docs/performance.md).
 * @returns null for a name, or a text of which nothing is understood
 * @throws whatever the lookup of places throws
 */
export async function understandSentence(
  text: string,
  context: Omit<SentenceContext, 'api' | 'words'> & { language: Language; i18n: I18n },
): Promise<SentenceOption | null> {
  const { i18n, language } = context;
  const api = createBrowserApi();
  const [words] = await Promise.all([loadSentenceWords(language), addDictionaries(i18n, ['common', 'meta', 'search'])]);
  const search = await readSearch(text, await resolveText(text, context.find), { ...context, api, words });
  if (!search) return null;
  const { type, filters, url, ignored, others, nearest } = search;
  // What can be reached in time costs a call of the engine, which the list alone may make (rateLimits.ts).
  const list = filters.travel ? undefined : await api.estates({ type, filters, qty: 1 }).catch(() => undefined);
  const count = list && (list.available ?? list.total);
  const t: SearchLabelT = i18n.getFixedT(language, ['common', 'meta', 'search'] as const);
  return {
    kind: 'sentence',
    name: searchLabel(search, t, language),
    url,
    ...(count === undefined ? {} : { count }),
    ignored,
    others: namedLists(others, t, language),
    nearest: namedLists(nearest, t, language),
  };
}
