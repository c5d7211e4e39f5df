import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readKeys, writeKeys } from '#shared/domain/favourites.ts';
import type { FavouriteEstate } from '#shared/views/favourites/favouriteEstate.ts';

/** Estates side by side; one alone has nothing to be compared with. */
export const maxCompared = 4;
const fewestCompared = 2;

/** What stands before the keys in the address of a comparison: a fragment, which no server and no index gets. */
const prefix = '#compare=';

interface Comparison {
  /** At most four, in the order of the list. */
  chosen: readonly FavouriteEstate[];
  toggle: (key: string) => void;
  isOpen: boolean;
  /** It was open before, and is closed. */
  wasOpen: boolean;
  /** Opens it as an entry of the history, so that Back closes it. */
  open: () => void;
  close: () => void;
}

/** The estates that the visitor chose to compare, and whether they see them side by side: by the page's fragment. */
export function useComparison(estates: readonly FavouriteEstate[]): Comparison {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const inAddress = hash.startsWith(prefix) ? readKeys(hash.slice(prefix.length)) : [];
  const [keys, setKeys] = useState<readonly string[]>(inAddress);
  const [opened, setOpened] = useState<'here' | 'before' | undefined>(inAddress.length > 0 ? 'before' : undefined);
  const among = (wanted: readonly string[]) => estates.filter(({ key }) => wanted.includes(key)).slice(0, maxCompared);
  const isOpen = among(inAddress).length >= fewestCompared;
  const chosen = among(isOpen ? inAddress : keys);
  return {
    chosen,
    toggle: (key) => {
      setKeys(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
    },
    isOpen,
    wasOpen: opened !== undefined && !isOpen,
    open: () => {
      setOpened('here');
      void navigate({ hash: prefix + writeKeys(chosen.map(({ key }) => key)) });
    },
    close: () => {
      if (opened === 'here') void navigate(-1);
      else void navigate({ hash: '' }, { replace: true });
    },
  };
}
