import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router';
import { navigateOverLayers } from '../layers/layers.ts';
import type { KeepsFocus } from './useKeepsFocus.ts';

interface Options extends Omit<NavigateOptions, 'state'> {
  /** Of the entry of the history: that the focus stays where it is (useKeepsFocus.ts), or what a page says of it. */
  state?: object | null | undefined;
}

/** The router's `useNavigate` for pages and lists: Back cancels the load, and closes what is open meanwhile. */
export function useNavigateTo(): (url: string, options?: Options) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    (url, options = {}) =>
      navigateOverLayers((replace) => navigate(url, { ...options, replace }), {
        replace: options.replace,
        keepsLayers: (options.state as Partial<KeepsFocus> | null | undefined)?.keepsFocus ?? false,
      }),
    [navigate],
  );
}
