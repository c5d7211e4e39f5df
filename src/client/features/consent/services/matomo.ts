import type { MatomoService } from '#shared/domain/optionalServices.ts';
import { addScript, type RunningService } from './RunningService.ts';

type Command = readonly unknown[];

declare global {
  interface Window {
    /** Commands for Matomo: an array until its script takes them over. */
    _paq?: Command[] | { push: (command: Command) => unknown };
  }
}

/** Loads Matomo. Links, downloads and times are not followed: it sends page views, and only when told. */
export function startMatomo({ url, site }: MatomoService): RunningService {
  const send = (...command: Command) => {
    window._paq ??= [];
    window._paq.push(command);
  };
  send('setTrackerUrl', `${url}matomo.php`);
  send('setSiteId', String(site));
  const removeScript = addScript(`${url}matomo.js`);
  let referrer = document.referrer.startsWith(location.origin) ? '' : document.referrer;
  return {
    view: (page) => {
      send('setReferrerUrl', referrer);
      send('setCustomUrl', page);
      send('setDocumentTitle', document.title);
      send('trackPageView');
      referrer = page;
    },
    stop: () => {
      if (Array.isArray(window._paq)) window._paq.length = 0;
      removeScript();
    },
  };
}
