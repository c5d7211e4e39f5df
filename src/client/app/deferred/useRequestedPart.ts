import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deferred } from './createDeferredPart.ts';

/**
 * Loads a part of a page when it is asked for, not with the first input as DeferredPart does.
 * @returns whether it is here, and how to load it ahead
 * @throws while rendering, when it is asked for and cannot be loaded
 */
export function useRequestedPart<Props>(
  part: Deferred<Props>,
  isRequested: boolean,
): [isHere: boolean, load: () => void] {
  const { i18n } = useTranslation();
  const [state, setState] = useState<'here' | { error: unknown }>();
  useEffect(() => {
    if (!isRequested) return;
    part.prepare(i18n).then(
      () => {
        setState('here');
      },
      (error: unknown) => {
        setState({ error });
      },
    );
  }, [part, i18n, isRequested]);
  if (typeof state === 'object') throw state.error;
  // Ahead of the press a failure means nothing yet.
  return [state === 'here', () => void part.prepare(i18n).catch(() => {})];
}
