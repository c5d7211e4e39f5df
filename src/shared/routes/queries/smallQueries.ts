import { advertAnswers, type AdvertAnswer } from '#shared/domain/advertAnswers.ts';
import { foldKey, isKey } from '#shared/domain/estateKey.ts';
import { readKeys, writeKeys } from '#shared/domain/favourites.ts';
import { lastValue, pair, type QueryCodec } from './QueryCodec.ts';

/** The signature of a private link. */
export const signedQuery: QueryCodec<{ t?: string }> = {
  names: ['t'],
  parse: (query) => {
    const t = query.get('t');
    return t ? { t } : {};
  },
  format: ({ t }) => pair('t', t),
};

/** `?confirm=delete` asks whether the alert is really to be deleted. */
export const alertUpdateQuery: QueryCodec<{ confirm?: 'delete' }> = {
  names: ['confirm'],
  parse: (query) => (query.get('confirm') === 'delete' ? { confirm: 'delete' } : {}),
  format: ({ confirm }) => pair('confirm', confirm),
};

/** The home that the link of a mail is about, by its key. */
function homeIn(query: URLSearchParams): { home?: string } {
  const home = lastValue(query, 'home');
  return home && isKey(home) ? { home: foldKey(home) } : {};
}

/** The home that the link of a mail is about, and what the link answers. */
export const advertsQuery: QueryCodec<{ home?: string; answer?: AdvertAnswer }> = {
  names: ['home', 'answer'],
  parse: (query) => {
    const answer = advertAnswers.find((one) => one === query.get('answer'));
    return { ...homeIn(query), ...(answer ? { answer } : {}) };
  },
  format: ({ home, answer }) => [...pair('home', home), ...pair('answer', answer)],
};

/** The home that the link of a mail is about, and what was just done for it, which the page reads. */
export const resultsQuery: QueryCodec<{ home?: string; done?: string }> = {
  names: ['home', 'done'],
  parse: (query) => {
    const done = query.get('done');
    return { ...homeIn(query), ...(done ? { done } : {}) };
  },
  format: ({ home, done }) => [...pair('home', home), ...pair('done', done)],
};

/** The language is no part of what a page is reached with: resolveUrl.ts reads it, build.ts writes it. */
export const languageQuery: QueryCodec<object> = { names: ['lang'], parse: () => ({}), format: () => [] };

/**
 * The homes of a shared list by their keys, in its order; without them the page is the visitor's own. One that is none,
 * or one too many, has no meaning.
 */
export const favouritesQuery: QueryCodec<{ keys?: string[] }> = {
  names: ['references'],
  parse: (query) => {
    const given = new Set(
      query
        .getAll('references')
        .flatMap((value) => value.split(','))
        .filter(Boolean),
    );
    if (given.size === 0) return {};
    const keys = readKeys([...given].join(','));
    return keys.length === given.size ? { keys } : null;
  },
  format: ({ keys = [] }) => (keys.length === 0 ? [] : [['references', writeKeys(keys)]]),
};
