import type { MarketingTag } from '#shared/domain/optionalServices.ts';
import { addScript, type RunningService } from './RunningService.ts';

declare global {
  interface Window {
    /** Events for the tag, by the convention that tag managers share. */
    dataLayer?: unknown[];
  }
}

/** Loads a marketing tag, and reports page views to it as events of `dataLayer`. */
export function startTag({ script }: MarketingTag): RunningService {
  const events = (window.dataLayer ??= []);
  const removeScript = addScript(script);
  return {
    view: (url) => {
      events.push({ event: 'page_view', page_location: url, page_title: document.title });
    },
    stop: () => {
      events.length = 0;
      removeScript();
    },
  };
}
