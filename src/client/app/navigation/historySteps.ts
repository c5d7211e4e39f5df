/** Called for each step through the history. @returns whether the router is not told of it: the page stays */
type StepListener = (event: PopStateEvent) => boolean;

const listeners = new Set<StepListener>();

/** @returns what removes the listener */
export function onHistoryStep(listener: StepListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Must be called before the router is made: of the listeners of a window, browsers may call those that capture in their
 * turn (Chromium 156 does), so that the router's own would be first.
 */
export function watchHistorySteps(): void {
  addEventListener('popstate', (event) => {
    if ([...listeners].some((listener) => listener(event))) event.stopImmediatePropagation();
  });
}
