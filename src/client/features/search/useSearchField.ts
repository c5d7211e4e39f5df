import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import type { Suggestion } from '#shared/api/suggestion.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { looksLikeReference } from '#shared/domain/estateKey.ts';
import { isPlace, pathOfFound } from '#shared/filters/filtersOfFound.ts';
import { placesOfFilters } from '#shared/filters/placeFilters.ts';
import { wordsOf } from '#shared/domain/matchNames.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import { largestProvinces, type ProvinceCounts } from './provinceCounts.ts';
import { suggestionOf, type SearchPlace } from './matchPlaces.ts';
import { clearRecent, readRecent } from './recentSearches.ts';
import { splitLastPart } from './resolveText.ts';
import { isCountry } from './suggestionTarget.ts';
import { useCombobox, type Combobox } from './useCombobox.ts';
import { typedTextHere } from './typedText.ts';
import type { SentenceOption } from './understandSentence.ts';
import { useChoice, useLookup, type ChoiceOptions, type Problem } from './useLookup.ts';
import { useSentence } from './useSentence.ts';
import { useSuggestions, type SuggestionsState } from './useSuggestions.ts';

export type FieldOption = Suggestion | SentenceOption;

export interface OptionGroup<Option extends FieldOption = FieldOption> {
  title: 'recent' | 'places' | `group.${Option['kind']}`;
  options: readonly Option[];
}

type PlainGroup = OptionGroup<Suggestion>;

export interface SearchField {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** The visitor has typed something else than stood there at first. */
  isTyped: boolean;
  change: (text: string) => void;
  groups: readonly OptionGroup[];
  /** Of all groups, in their order. */
  options: readonly FieldOption[];
  state: SuggestionsState;
  combobox: Combobox<FieldOption>;
  problem: Problem | null;
  /** A text is being looked up. */
  isBusy: boolean;
  /** What is chosen joins the places of the list. */
  isAdding: boolean;
  /** Whether that can be asked for. */
  canAdd: boolean;
  choose: (option: FieldOption) => void;
  submit: () => Promise<void>;
  /** Adds the place that was typed, or asks for one. */
  add: () => Promise<void>;
  /** Closes the list; what was typed over a list's place goes. */
  leave: () => void;
  forget: () => void;
}

interface FieldOptions extends ChoiceOptions {
  /** What stands in the field at first. */
  text: string;
  /** Begins with adding a place to those of the list. */
  adds: boolean;
  near: readonly SearchPlace[];
  provinces: readonly ProvinceCounts[];
}

/** Places shown before anything is typed: of the page, or of the country. */
const maxNear = 12;
const maxProvinces = 6;

/** What is offered before anything is typed: the latest searches, then places of the page or with most homes. */
function startGroups(
  recent: readonly Suggestion[],
  { near, provinces, type }: Pick<FieldOptions, 'near' | 'provinces'> & { type: OperationType },
): PlainGroup[] {
  const largest = largestProvinces(provinces, type, maxProvinces);
  const groups: PlainGroup[] = [
    { title: 'recent', options: recent },
    { title: 'places', options: (near.length > 0 ? near.slice(0, maxNear) : largest).map(suggestionOf) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** What a text may mean, by kind: the best of all first, and with it the others of its kind. */
export function groupByKind(found: readonly Suggestion[]): PlainGroup[] {
  const groups = new Map<PlainGroup['title'], Suggestion[]>();
  for (const one of found) {
    const title = isCountry(one) ? 'places' : (`group.${one.kind}` as const);
    groups.set(title, [...(groups.get(title) ?? []), one]);
  }
  return [...groups].map(([title, options]) => ({ title, options }));
}

type FoundOptions = Pick<FieldOptions, 'provinces' | 'near'> & { type: OperationType };

/** What a text may mean; where it has several parts, and means nothing as a whole, what the last one may. */
function useFound(text: string, { type, provinces, near }: FoundOptions) {
  const { language } = useSite();
  const options = { type, language, provinces, near };
  const whole = useSuggestions(text, options);
  const parts = whole.state === 'ready' && whole.found.length === 0 ? splitLastPart(text) : null;
  const ofLast = useSuggestions(parts?.last ?? '', options);
  return parts ? { ...ofLast, before: parts.before } : { ...whole, before: null };
}

/** Of the options, the places that are not those of the list. */
const withoutHere = (groups: readonly PlainGroup[], here: readonly string[]): PlainGroup[] =>
  groups
    .map(({ title, options }) => ({
      title,
      options: options.filter((one) => isPlace(one) && !isCountry(one) && !here.includes(pathOfFound(one))),
    }))
    .filter(({ options }) => options.length > 0);

/** What was looked for last, as it was when the list was opened. */
function useRecent() {
  const [recent, setRecent] = useState<readonly Suggestion[]>([]);
  return {
    recent,
    reload: () => {
      setRecent(readRecent());
    },
    forget: () => {
      clearRecent();
      setRecent([]);
    },
  };
}

/** Takes over what was typed and focused before this script was here. */
function useEarlyText(take: (field: HTMLInputElement) => void, input: RefObject<HTMLInputElement | null>): void {
  const takeOver = useEffectEvent(() => {
    if (input.current) take(input.current);
  });
  useEffect(() => {
    takeOver();
  }, []);
}

/** State of the search field: what is typed, what may be meant, what is chosen. */
export function useSearchField(options: FieldOptions): SearchField {
  const { text: first, typeNow, list, near, provinces } = options;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { unsupportedFilters = [] } = useSite();
  const [text, setText] = useState(() => typedTextHere() ?? first);
  const [isAdding, setIsAdding] = useState(options.adds);
  const { recent, reload, forget } = useRecent();
  const type = typeNow();
  const isTyped = text !== first && wordsOf(text).length > 0;
  const { found, state, find, before } = useFound(isTyped ? text : '', { type, provinces, near });
  const here = placesOfFilters(list?.filters ?? {}) ?? [];
  const all = isTyped ? groupByKind(found) : startGroups(recent, { near, provinces, type });
  const { sentence, understand } = useSentence(isTyped && !isAdding ? text : '', { type, find, list });
  const others: readonly OptionGroup[] = isAdding ? withoutHere(all, here) : all;
  const groups = sentence ? [{ title: 'group.sentence' as const, options: [sentence] }, ...others] : others;
  const stop = () => {
    setText(first);
    setIsAdding(options.adds);
  };
  const combobox = useCombobox<FieldOption>({ id, onOpen: reload, onCancel: stop });
  const choose = useChoice(options, combobox.hide);
  const { problem, isBusy, forgetProblem, take, takeSentence, lookUp, takeLast } = useLookup({
    ...{ ...options, choose, find, understand },
  });
  useEarlyText((field) => {
    if (field.value !== first) setText(field.value);
    if (document.activeElement === field) combobox.show();
  }, input);
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
    options: groups.flatMap(({ options }): readonly FieldOption[] => options),
    state,
    combobox,
    problem: problem ?? (isUnknown ? 'unknownReference' : null),
    isBusy,
    isAdding,
    canAdd: here.length > 0 && !isAdding && !unsupportedFilters.includes('where'),
    choose: (suggestion) => {
      if (suggestion.kind === 'sentence') {
        combobox.hide();
        takeSentence(suggestion, text);
      } else if (before === null || !isPlace(suggestion)) take([suggestion], isAdding);
      else void takeLast(suggestion, before, isAdding);
    },
    submit: async () => {
      if (list && text === first) return;
      if (wordsOf(text).length > 0) await lookUp(text, isAdding);
      else if (!isAdding) take([{ kind: 'province', name: '' }], false);
    },
    add: async () => {
      if (isTyped) return lookUp(text, true);
      setText('');
      setIsAdding(true);
      input.current?.focus();
      combobox.show();
    },
    leave: () => {
      combobox.hide();
      if (list && !options.adds) stop();
    },
    forget: () => {
      forget();
      input.current?.focus();
    },
  };
}
