import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationType } from '#shared/domain/estate.ts';
import { wordsOf } from '#shared/domain/matchNames.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import type { FindSuggestions } from './resolveText.ts';
import type { ListAround } from './suggestionTarget.ts';
import type { SentenceOption } from './understandSentence.ts';

interface SentenceFieldOptions {
  type: OperationType;
  find: FindSuggestions;
  list: ListAround | undefined;
}

/** Milliseconds without a key press, after which a sentence is read. */
const pause = 150;

/**
 * What a typed sentence means; null while that is not known, and where the text is a name.
 * @param text empty where no sentence is typed
 */
export function useSentence(
  text: string,
  { type, find, list }: SentenceFieldOptions,
): { sentence: SentenceOption | null; understand: (text: string) => Promise<SentenceOption | null> } {
  const { i18n } = useTranslation();
  const { language, travelModes } = useSite();
  const [known, setKnown] = useState<{ text: string; sentence: SentenceOption | null }>();
  const understand = async (of: string): Promise<SentenceOption | null> => {
    if (wordsOf(of).length < 2) return null;
    const { understandSentence } = await import(/* webpackChunkName: "deferred-sentence" */ './understandSentence.ts');
    const filters = list?.filtersNow() ?? {};
    return understandSentence(of, { type, language, i18n, find, filters, travelModes });
  };
  const understandNow = useEffectEvent(understand);
  useEffect(() => {
    if (text === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      understandNow(text).then(
        (sentence) => {
          if (isWanted) setKnown({ text, sentence });
        },
        // Its words are looked up when it is sent.
        () => {},
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, type]);
  return { sentence: known?.text === text ? known.sentence : null, understand };
}
