import { markEntry } from './historyEntry.ts';

/** Of browsers that are newer than the types of TypeScript. */
declare const CloseWatcher: new () => { onclose: () => void; destroy: () => void };

/** Whether Back is a request that the top layer is asked for. On other systems a CloseWatcher hears of Escape only. */
export const hasCloseRequests = (): boolean => 'CloseWatcher' in globalThis && /Android/.test(navigator.userAgent);

/**
 * Closes a layer on request, without an entry of its own in the history.
 * @param kept what that of the page has meanwhile
 * @returns what ends it
 */
export function watchCloseRequests(close: () => void, kept: object = {}): () => void {
  const watcher = new CloseWatcher();
  watcher.onclose = close;
  markEntry(kept);
  return () => {
    watcher.destroy();
    for (const name of Object.keys(kept)) markEntry({ [name]: undefined });
  };
}
