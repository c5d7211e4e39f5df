import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router';
import { navigateOverLayers } from '../layers/layers.ts';
import type { KeepsFocus } from './useKeepsFocus.ts';

interface Options extends Omit<NavigateOptions, 'state'> {
  state?: Partial<KeepsFocus> | null | undefined;
}

/** The router's `useNavigate` for pages and lists: Back cancels the load, and closes what is open meanwhile. */
export function useNavigateTo(): (url: string, options?: Options) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    (url, options = {}) =>
      navigateOverLayers((replace) => navigate(url, { ...options, replace }), {
        replace: options.replace,
        keepsLayers: options.state?.keepsFocus ?? false,
      }),
    [navigate],
  );
}
