import { useState } from 'react';
import type { Suggestion } from '#shared/api/suggestion.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { buildLocalUrl } from '#shared/routes/build.ts';
import { isPlace } from '#shared/filters/filtersOfFound.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import type { FromSentence } from './fromSentence.ts';
import { addRecent } from './recentSearches.ts';
import { resolveText, splitLastPart } from './resolveText.ts';
import { isCountry, urlOfChoice, type ListAround } from './suggestionTarget.ts';
import { keepTypedText } from './typedText.ts';
import type { SentenceOption } from './understandSentence.ts';

/** Why a text leads nowhere. */
export type Problem = 'nothing' | 'unknownReference' | 'tooMany' | 'failed' | 'offline';

export interface ChoiceOptions {
  typeNow: () => OperationType;
  list: ListAround | undefined;
  /**
   * @param url within the language
   * @param from the sentence that leads there
   */
  onGo: (url: string, from?: FromSentence) => void;
}

/** @returns whether there is such a list: a search has only so many places */
export type Choose = (chosen: readonly Suggestion[], adds: boolean) => boolean;

/**
 * Leads to the list that suggestions mean, with what the list around the field is limited to.
 * @param onChoose before it does
 */
export function useChoice({ typeNow, list, onGo }: ChoiceOptions, onChoose: () => void): Choose {
  const { language } = useSite();
  return (chosen, adds) => {
    onChoose();
    const around = { type: typeNow(), language, filters: list?.filtersNow() ?? {}, adds };
    const url = urlOfChoice(chosen, { ...around, ...(list ? { sort: list.sort } : {}) });
    if (url === null) return false;
    for (const one of chosen) if (!isCountry(one)) addRecent(one);
    onGo(url);
    return true;
  };
}

interface LookupOptions extends ChoiceOptions {
  choose: Choose;
  find: (text: string) => Promise<readonly Suggestion[]>;
  /** What a sentence means; null for a name. */
  understand: (text: string) => Promise<SentenceOption | null>;
}

/** Looks up what a whole text means, where no suggestion was chosen. */
export function useLookup({ typeNow, list, onGo, choose, find, understand }: LookupOptions) {
  const { language } = useSite();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const take: Choose = (chosen, adds) => {
    const isTaken = choose(chosen, adds);
    if (!isTaken) setProblem('tooMany');
    return isTaken;
  };
  const takeSentence = ({ url, ignored, others, nearest }: SentenceOption, text: string): void => {
    keepTypedText(text);
    onGo(url, { ignored, others, nearest });
  };
  const follow = async (text: string, adds: boolean): Promise<void> => {
    // What the lookup cannot have either is said below.
    const sentence = adds ? null : await understand(text).catch(() => null);
    if (sentence) return takeSentence(sentence, text);
    const resolution = await resolveText(text, find);
    if (resolution.kind === 'found') take(resolution.found, adds);
    else if (resolution.kind !== 'choices') setProblem(resolution.kind);
    else if (splitLastPart(text) || resolution.isDoubtful) {
      const query = {
        operation: typeNow(),
        q: text,
        filters: list?.filtersNow() ?? {},
        ...(adds ? { add: true } : {}),
      };
      onGo(buildLocalUrl({ to: 'Find', params: {}, query }, language));
    } else take([resolution.choices[0]!], adds);
  };
  const busily = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    await work().catch(() => {
      setProblem(!navigator.onLine ? 'offline' : 'failed');
    });
    setIsBusy(false);
  };
  return {
    problem,
    isBusy,
    forgetProblem: () => {
      setProblem(null);
    },
    take,
    takeSentence,
    lookUp: (text: string, adds: boolean) => busily(() => follow(text, adds)),
    /** After several places were typed: with those before the last. */
    takeLast: (suggestion: Suggestion, before: string, adds: boolean) =>
      busily(async () => {
        const resolution = await resolveText(before, find);
        if (resolution.kind === 'tooMany') return setProblem(resolution.kind);
        const others = resolution.kind === 'found' ? resolution.found.filter(isPlace) : [];
        take([...others, suggestion], adds);
      }),
  };
}
