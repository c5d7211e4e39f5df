import type { LoadableComponent } from '@loadable/component';
import type { i18n as I18n } from 'i18next';
import type { Namespace } from '#shared/i18n/loadDictionary.ts';
import { addDictionaries } from '../session/addDictionaries.ts';
import { watchInput } from './earlyInput.ts';
import { whenInteracted } from './whenInteracted.ts';

/** A part of a page whose script and texts load after the page's own (docs/decisions/007). */
export interface Deferred<Props> {
  Part: LoadableComponent<Props>;
  /** Loads it at once: for a page that is navigated to. */
  prepare: (i18n: I18n) => Promise<unknown>;
  /**
   * Undefined on the server, which renders the part completely; in the browser always the same promise. Loading starts
   * with the visitor's first input, or at once where the part is to show what only the browser has.
   */
  whenReady: (i18n: I18n) => Promise<unknown> | undefined;
}

/** React's `use` does not wait for a promise that says it is fulfilled. */
type Ready = Promise<void> & { status?: 'fulfilled' };

/**
 * Creates a deferred part.
 * @param Part its chunk's name begins with `deferred-`, by which the server leaves its script out of the document, of a
 * part in a closed disclosure with `deferred-folded`, by which it leaves its styles out too (server/page/assets.ts)
 * @param isNeededAtOnce whether the browser holds what the server's HTML lacks, as the draft of a form
 */
export function createDeferredPart<Props>(
  Part: LoadableComponent<Props>,
  namespaces: readonly Namespace[],
  isNeededAtOnce = () => false,
): Deferred<Props> {
  let isRequested = false;
  let resolveReady = () => {};
  const ready: Ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });
  const prepare = async (i18n: I18n) => {
    await Promise.all([Part.load(), addDictionaries(i18n, namespaces)]);
    ready.status = 'fulfilled';
    resolveReady();
  };
  return {
    Part,
    prepare,
    whenReady: (i18n) => {
      if (typeof document === 'undefined') return undefined;
      if (!isRequested && !ready.status) {
        isRequested = true;
        watchInput();
        // After a failed load the promise stays pending: the server's HTML remains and works as without scripts.
        void (isNeededAtOnce() ? Promise.resolve() : whenInteracted()).then(() => prepare(i18n)).catch(() => {});
      }
      // Also when a navigation prepares it: a page that is shown anew waits for parts of it that are not hydrated.
      return ready;
    },
  };
}
