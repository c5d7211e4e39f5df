import { useState } from 'react';
import { useLocation } from 'react-router';
import { readTransferFragment } from './transferFragment.ts';
import { useHydrated } from '../../../app/useHydrated.ts';

/**
 * The fragment by which a list arrives, also after it was taken out of the address; empty for none. It changes when
 * another link is opened here.
 */
export function useReceived(): string {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const [fragment, setFragment] = useState('');
  if (hydrated && hash !== fragment && readTransferFragment(hash)) setFragment(hash);
  return fragment;
}
