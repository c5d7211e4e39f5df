import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '#shared/api/ApiError.ts';
import { suggestionIn, type Suggestion } from '#shared/api/suggestion.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { maxSuggestionText } from '#shared/contract/suggestion.ts';
import { wordsOf } from '#shared/domain/matchNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import type { ProvinceCounts } from './provinceCounts.ts';
import { matchPlaces, suggestionOf, type SearchPlace } from './matchPlaces.ts';
import { usePlaces } from './usePlaces.ts';

export type SuggestionsState = 'ready' | 'loading' | 'failed';

interface Suggestions {
  found: readonly Suggestion[];
  state: SuggestionsState;
  /** The answer to a text, as soon as there is one. Without the API, what the loaded places have of it. */
  find: (text: string) => Promise<readonly Suggestion[]>;
}

/** Milliseconds without a key press, after which the API is asked. */
const pause = 150;

const fold = (text: string): string => wordsOf(text).join(' ');

/**
 * What a typed text may mean. The places that are here already answer at once; the API answers after a pause in typing,
 * with all places, people and references. Where it fails, all places are loaded and searched here.
 * @param near places of the page, which come before those of the country
 */
export function useSuggestions(
  text: string,
  options: {
    type: OperationType;
    language: Language;
    provinces: readonly ProvinceCounts[];
    near: readonly SearchPlace[];
  },
): Suggestions {
  const { type, language, provinces, near } = options;
  const { places, isLoading, load } = usePlaces({ type, province: undefined, provinces, country: '' });
  const [answers, setAnswers] = useState<ReadonlyMap<string, readonly Suggestion[]>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const asked = useRef(new Map<string, Promise<readonly Suggestion[]>>());
  const keyOf = (of: string) => `${type} ${fold(of)}`;

  const known = useMemo(() => [...near, ...places], [near, places]);
  const local = useCallback(
    (of: string): Suggestion[] => {
      const found = new Map<string, Suggestion>();
      for (const place of matchPlaces(of, known)) {
        const suggestion = suggestionIn(suggestionOf(place), language);
        const key = [suggestion.province, suggestion.town, suggestion.zone].join('/');
        if (!found.has(key)) found.set(key, suggestion);
      }
      return [...found.values()];
    },
    [known, language],
  );

  const ask = useCallback(
    (of: string): Promise<readonly Suggestion[]> => {
      // Longer than any name: a sentence, whose parts are looked up.
      if (of.trim().length > maxSuggestionText) return Promise.resolve([]);
      const key = `${type} ${fold(of)}`;
      const before = asked.current.get(key);
      if (before) return before;
      const answer = importBrowserApi()
        .then(({ createBrowserApi }) => createBrowserApi().suggestions({ text: of, type, language }))
        .then((found) => {
          setAnswers((known) => new Map(known).set(key, found));
          setHasFailed(false);
          return found;
        });
      asked.current.set(key, answer);
      answer.catch(() => {
        asked.current.delete(key);
        setHasFailed(true);
        load();
      });
      return answer;
    },
    [type, language, load],
  );

  useEffect(() => {
    if (fold(text) === '') return undefined;
    const timer = setTimeout(() => {
      ask(text).catch(() => {});
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [text, ask]);

  const answer = answers.get(keyOf(text));
  const state = answer ? 'ready' : hasFailed ? (isLoading ? 'loading' : 'failed') : 'loading';
  return {
    found: fold(text) === '' ? [] : (answer ?? local(text)),
    state: fold(text) === '' ? 'ready' : state,
    find: (of) =>
      ask(of).catch((error: unknown) => {
        const found = local(of);
        // An API without suggestions answers 404: the loaded places are then all there is to find.
        if (found.length > 0 || (error instanceof ApiError && error.isNotFound)) return found;
        throw error;
      }),
  };
}
