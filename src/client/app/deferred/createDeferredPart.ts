import type { LoadableComponent } from '@loadable/component';
import type { i18n as I18n } from 'i18next';
import type { Namespace } from '#shared/i18n/loadDictionary.ts';
import { addDictionaries } from '../session/addDictionaries.ts';
import { whenInteracted } from './whenInteracted.ts';

/** A part of a page whose script and texts load after the page's own (docs/decisions/028). */
export interface Deferred<Props> {
  Part: LoadableComponent<Props>;
  /** Loads it at once: for a page that is navigated to. */
  prepare: (i18n: I18n) => Promise<unknown>;
  /** Undefined when it is loaded; else the promise of it. Loading starts with the visitor's first input. */
  whenReady: (i18n: I18n) => Promise<unknown> | undefined;
}

/**
 * Creates a deferred part.
 * @param Part its chunk's name begins with `deferred-`, by which the server leaves its script out of the document
 * (server/page/assets.ts)
 */
export function createDeferredPart<Props>(
  Part: LoadableComponent<Props>,
  namespaces: readonly Namespace[],
): Deferred<Props> {
  let isHere = false;
  let isExpected = false;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const prepare = async (i18n: I18n) => {
    await Promise.all([Part.load(), addDictionaries(i18n, namespaces)]);
    isHere = true;
    arrive();
  };
  return {
    Part,
    prepare,
    whenReady: (i18n) => {
      // The server renders the part completely.
      if (isHere || typeof document === 'undefined') return undefined;
      if (!isExpected) {
        isExpected = true;
        // After a failed load the promise stays pending: the server's HTML remains and works as without scripts.
        void whenInteracted()
          .then(() => prepare(i18n))
          .catch(() => {});
      }
      // Also when a navigation prepares it: a page that is shown anew waits for parts of it that are not hydrated.
      return arrival;
    },
  };
}
