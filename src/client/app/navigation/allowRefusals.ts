/**
 * Lets the site work on where the browser refuses to change the history: Safari throws at the 101st change within 30
 * seconds, and what made it (a filter, a card, a map that was moved) would end there. What only adds to the entry is
 * left out then; an address is loaded, as React Router does itself where it may not push.
 */
export function allowRefusals(): void {
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (state: unknown, unused: string, url?: string | URL | null) => {
    try {
      replaceState(state, unused, url);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name === 'DataCloneError') throw error;
      const next = new URL(url ?? '', location.href);
      if (url && next.pathname + next.search !== location.pathname + location.search) location.assign(next);
    }
  };
}
