import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import type { Suggestion } from '#shared/api/suggestion.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { looksLikeReference } from '#shared/domain/estateKey.ts';
import { wordsOf } from '#shared/domain/matchNames.ts';
import { buildLocalUrl } from '#shared/routes/build.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import type { ProvinceCounts } from './provinceCounts.ts';
import { suggestionOf, type SearchPlace } from './matchPlaces.ts';
import { addRecent, clearRecent, readRecent } from './recentSearches.ts';
import { resolveText } from './resolveText.ts';
import { joinsZones, urlOfSuggestion, type ListAround } from './suggestionTarget.ts';
import { useCombobox, type Combobox } from './useCombobox.ts';
import { useSuggestions, type SuggestionsState } from './useSuggestions.ts';

/** Why a text leads nowhere. */
export type Problem = 'nothing' | 'unknownReference' | 'failed' | 'offline';

export interface OptionGroup {
  title: 'recent' | 'places' | null;
  options: readonly Suggestion[];
}

export interface SearchField {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** The visitor has typed something else than stood there at first. */
  isTyped: boolean;
  change: (text: string) => void;
  groups: readonly OptionGroup[];
  /** Of all groups, in their order. */
  options: readonly Suggestion[];
  state: SuggestionsState;
  combobox: Combobox<Suggestion>;
  problem: Problem | null;
  /** A text is being looked up. */
  isBusy: boolean;
  choose: (suggestion: Suggestion) => void;
  submit: () => Promise<void>;
  /** Closes the list; what was typed over a list's place goes. */
  leave: () => void;
  forget: () => void;
}

interface FieldOptions {
  /** What stands in the field at first. */
  text: string;
  typeNow: () => OperationType;
  list: ListAround | undefined;
  near: readonly SearchPlace[];
  provinces: readonly ProvinceCounts[];
  /** @param url within the language */
  onGo: (url: string) => void;
}

/** Places shown before anything is typed: of the page, or of the country. */
const maxNear = 12;
const maxProvinces = 6;

/** What is offered before anything is typed: the latest searches, then places of the page or with most homes. */
function startGroups(
  recent: readonly Suggestion[],
  { near, provinces, type }: Pick<FieldOptions, 'near' | 'provinces'> & { type: OperationType },
): OptionGroup[] {
  const largest = provinces
    .flatMap(({ slug, name, [type]: count }) => (count === undefined ? [] : [{ name, province: slug, count }]))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxProvinces);
  const groups: OptionGroup[] = [
    { title: 'recent', options: recent },
    { title: 'places', options: (near.length > 0 ? near.slice(0, maxNear) : largest).map(suggestionOf) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

const isCountry = ({ kind, province }: Suggestion): boolean => kind === 'province' && province === undefined;

type ChoiceOptions = Pick<FieldOptions, 'typeNow' | 'list' | 'onGo'>;

/** Leads to the list that a suggestion means, with what the list around the field is limited to. */
function useChoice({ typeNow, list, onGo }: ChoiceOptions) {
  const { language } = useSite();
  return (suggestion: Suggestion, zones?: readonly string[]): void => {
    if (!isCountry(suggestion)) addRecent(suggestion);
    const filters = list?.filtersNow() ?? {};
    const joined = joinsZones(suggestion, list?.province, filters)
      ? [...filters.zone!, suggestion.zone!].sort()
      : zones;
    const around = { type: typeNow(), language, filters, ...(list ? { sort: list.sort } : {}) };
    onGo(urlOfSuggestion(suggestion, around, joined));
  };
}

interface LookupOptions extends ChoiceOptions {
  choose: ReturnType<typeof useChoice>;
  find: (text: string) => Promise<readonly Suggestion[]>;
}

/** Looks up what a whole text means, where no suggestion was chosen. */
function useLookup({ typeNow, onGo, choose, find }: LookupOptions) {
  const { language } = useSite();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const follow = async (text: string): Promise<void> => {
    const resolution = await resolveText(text, find);
    if (resolution.kind === 'found') choose(resolution.found, resolution.zones);
    else if (resolution.kind !== 'choices') setProblem(resolution.kind);
    else if (/[,;+]/.test(text))
      onGo(buildLocalUrl({ to: 'Find', params: {}, query: { operation: typeNow(), q: text } }, language));
    else choose(resolution.choices[0]!);
  };
  return {
    problem,
    isBusy,
    forgetProblem: () => {
      setProblem(null);
    },
    lookUp: async (text: string): Promise<void> => {
      setIsBusy(true);
      await follow(text).catch(() => {
        setProblem(!navigator.onLine ? 'offline' : 'failed');
      });
      setIsBusy(false);
    },
  };
}

/** State of the search field: what is typed, what may be meant, what is chosen. */
export function useSearchField({ text: first, typeNow, list, near, provinces, onGo }: FieldOptions): SearchField {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { language } = useSite();
  const [text, setText] = useState(first);
  const [recent, setRecent] = useState<readonly Suggestion[]>([]);
  const type = typeNow();
  const isTyped = text !== first && wordsOf(text).length > 0;
  const { found, state, find } = useSuggestions(isTyped ? text : '', { type, language, provinces, near });
  const groups = isTyped ? [{ title: null, options: found }] : startGroups(recent, { near, provinces, type });
  const combobox = useCombobox<Suggestion>({
    id,
    onOpen: () => {
      setRecent(readRecent());
    },
    onCancel: () => {
      setText(first);
    },
  });
  const goTo = useChoice({ typeNow, list, onGo });
  const choose: typeof goTo = (suggestion, zones) => {
    combobox.hide();
    goTo(suggestion, zones);
  };
  const { problem, isBusy, forgetProblem, lookUp } = useLookup({ typeNow, list, onGo, choose, find });

  // Typed and focused before this script was here.
  const takeOver = useEffectEvent(() => {
    const field = input.current;
    if (!field) return;
    if (field.value !== first) setText(field.value);
    if (document.activeElement === field) combobox.show();
  });
  useEffect(() => {
    takeOver();
  }, []);

  const isUnknown = isTyped && state === 'ready' && found.length === 0 && looksLikeReference(text);
  return {
    id,
    input,
    text,
    isTyped,
    change: (next) => {
      setText(next);
      forgetProblem();
      combobox.reset();
      combobox.show();
    },
    groups,
    options: groups.flatMap(({ options }) => options),
    state,
    combobox,
    problem: problem ?? (isUnknown ? 'unknownReference' : null),
    isBusy,
    choose,
    submit: async () => {
      if (list && text === first) return;
      if (wordsOf(text).length === 0) return choose({ kind: 'province', name: '' });
      await lookUp(text);
    },
    leave: () => {
      combobox.hide();
      if (list) setText(first);
    },
    forget: () => {
      clearRecent();
      setRecent([]);
      input.current?.focus();
    },
  };
}
