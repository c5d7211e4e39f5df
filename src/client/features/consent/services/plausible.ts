import type { PlausibleService } from '#shared/domain/optionalServices.ts';
import { addScript, type RunningService } from './RunningService.ts';

type Call = [event: 'pageview', options: { u: string }];

declare global {
  interface Window {
    /** Plausible; until its script is there, calls are kept in `q`. */
    plausible?: { (...call: Call): void; q?: Call[] };
  }
}

/** Loads Plausible's manual script, which counts the views that it is told of. */
export function startPlausible({ script, domain }: PlausibleService): RunningService {
  const waiting: Call[] = [];
  window.plausible ??= Object.assign(
    (...call: Call) => {
      waiting.push(call);
    },
    { q: waiting },
  );
  const removeScript = addScript(script, { domain });
  return {
    view: (url) => {
      window.plausible?.('pageview', { u: url });
    },
    stop: () => {
      waiting.length = 0;
      removeScript();
    },
  };
}
