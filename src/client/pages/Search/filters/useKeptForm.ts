import { useState } from 'react';
import { useNavigation } from 'react-router';
import { useKeepsFocus } from '../../../app/navigation/useKeepsFocus.ts';
import { wholeListOf } from './formQuery.ts';

interface KeptForm {
  /** Another one for each form: it must show what the list was asked for. */
  key: number;
  /** The list followed a change of the form. */
  isKept: boolean;
  /** Told of each URL that the form asks for. */
  keepFor: (url: string) => void;
}

interface Shown {
  key: number;
  url: string;
  asked: string | undefined;
  isKept: boolean;
  isLoading: boolean;
}

/**
 * Which form a list has: that of the list before if the form itself asked for it, or the map was moved, since the
 * visitor goes on choosing there; else a new one. Also a new one where the list that was asked for has not come: Back
 * has cancelled it.
 * @param url of the list that is shown
 */
export function useKeptForm(url: string): KeptForm {
  const isLoading = useNavigation().state === 'loading';
  // Of the list that is shown: the form may have asked for the next one before React has drawn this one.
  const isKept = useKeepsFocus();
  const [shown, setShown] = useState<Shown>({ key: 0, url, asked: undefined, isKept: false, isLoading });
  const { key, asked } = shown;
  if (shown.url !== url) {
    const isSame = isKept || wholeListOf(shown.url) === wholeListOf(url);
    setShown({ key: isSame ? key : key + 1, url, asked: isKept ? asked : undefined, isKept, isLoading });
  } else if (shown.isLoading !== isLoading) {
    const isCancelled = !isLoading && asked !== undefined && wholeListOf(asked) !== wholeListOf(url);
    setShown({ ...shown, isLoading, ...(isCancelled && { key: key + 1, asked: undefined }) });
  }
  return {
    key,
    isKept: shown.isKept,
    keepFor: (target) => {
      setShown((now) => ({ ...now, asked: target }));
    },
  };
}
