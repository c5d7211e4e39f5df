import { useId, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { hasPoint, pointOf } from '#shared/api/pointOf.ts';
import type { Suggestion } from '#shared/api/suggestion.ts';
import { wordsOf } from '#shared/domain/matchNames.ts';
import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import { useEstatesType } from '../../app/session/useEstatesType.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import type { SearchPlace } from '../search/matchPlaces.ts';
import type { ProvincesData } from '../search/provinceCounts.ts';
import { useCombobox } from '../search/useCombobox.ts';
import type { Problem } from '../search/useLookup.ts';
import { groupByKind, type FieldOption, type SearchField } from '../search/useSearchField.ts';
import { useSuggestions } from '../search/useSuggestions.ts';

/** A point that was chosen, and what it is called. */
export interface ChosenPoint {
  where: string;
  lat: number;
  lng: number;
}

export interface PlaceField extends SearchField {
  /** Shows what was chosen by other means. */
  showChosen: (text: string) => void;
}

const nowhere: readonly SearchPlace[] = [];

/**
 * The search field over places that have a point, for one of the visitor's own.
 * @param onChange undefined while what is typed is no place
 */
export function usePlaceField(onChange: (chosen: ChosenPoint | undefined) => void): PlaceField {
  const { language } = useSite();
  const { provinces } = useRouteLoaderData<ProvincesData>('layout')!;
  const type = useEstatesType(undefined) ?? 'buy';
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isChosen, setIsChosen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isTyped = !isChosen && wordsOf(text).length > 0;
  const { found, state } = useSuggestions(isTyped ? text : '', { type, language, provinces, near: nowhere });
  const groups = groupByKind(found.filter(hasPoint));
  const clear = () => {
    setText('');
    onChange(undefined);
  };
  const combobox = useCombobox<FieldOption>({ id, onOpen: () => {}, onCancel: clear });
  const showChosen = (chosen: string) => {
    combobox.hide();
    setText(chosen);
    setIsChosen(true);
    setProblem(null);
  };
  const choose = async (suggestion: Suggestion): Promise<void> => {
    const where = [suggestion.name, suggestion.within].filter(Boolean).join(', ');
    showChosen(where);
    setIsBusy(true);
    try {
      const { createBrowserApi } = await importBrowserApi();
      const point = await pointOf(suggestion, createBrowserApi(), type);
      if (point) onChange({ where, lat: point.lat, lng: point.lng });
      else setProblem('nothing');
    } catch {
      setProblem(navigator.onLine ? 'failed' : 'offline');
    }
    setIsBusy(false);
  };
  return {
    ...{ id, input, text, isTyped, groups, state, combobox, problem, isBusy },
    ...{ options: groups.flatMap(({ options }) => options), isAdding: false, canAdd: false },
    change: (next) => {
      setText(next);
      setIsChosen(false);
      setProblem(null);
      onChange(undefined);
      combobox.reset();
      combobox.show();
    },
    choose: (option) => {
      if (option.kind !== 'sentence') void choose(option);
    },
    showChosen,
    leave: combobox.hide,
    forget: clear,
    submit: () => Promise.resolve(),
    add: () => Promise.resolve(),
  };
}
