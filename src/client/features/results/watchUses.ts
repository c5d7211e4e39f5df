import type { createBrowserRouter } from 'react-router';
import type { ToldUses } from '#shared/domain/uses.ts';
import { photosAnchor } from '#shared/views/estate/photosAnchor.ts';
import { forgetTold, startTelling, tell, tellUse } from './tellUse.ts';

type State = ReturnType<typeof createBrowserRouter>['state'];

/** What of React Router's is needed. */
export interface WatchedRouter {
  state: State;
  subscribe: (listener: (state: State) => void) => () => void;
}

/** Pages whose views are counted, by the ids of their routes. */
const countedRoutes = /^(?:Search|Estate)_/;

const maxHostLength = 100;

/** Whether the document was fetched before the visitor went to it: the site, which was told so, did not count it. */
function wasFetchedAhead(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const { activationStart = 0, deliveryType } = (entry ?? {}) as { activationStart?: number; deliveryType?: string };
  return activationStart > 0 || deliveryType === 'navigational-prefetch';
}

/** Runs once the document is in sight: one that is rendered ahead, or in another tab, may never be. */
function whenSeen(run: () => void): void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    run();
  };
  document.addEventListener('visibilitychange', look);
  look();
}

const isCounted = ({ matches, errors }: State): boolean =>
  errors === null && countedRoutes.test(matches.at(-1)?.route.id ?? '');

const urlOf = ({ location: { pathname, search } }: State): string => pathname + search;

function watchPages(uses: ToldUses, router: WatchedRouter, first: State): void {
  let shown = urlOf(first);
  if ((uses === 'all' || wasFetchedAhead()) && isCounted(first) && urlOf(router.state) === shown)
    whenSeen(() => {
      const [, host = ''] = /\/\/([^/?#]+)/.exec(document.referrer) ?? [];
      tell(`loaded ${host.slice(0, maxHostLength)}`.trim());
    });
  const look = (state: State) => {
    if (state.navigation.state !== 'idle' || urlOf(state) === shown) return;
    shown = urlOf(state);
    forgetTold();
    if (isCounted(state)) tell('moved');
  };
  router.subscribe(look);
  look(router.state);
}

/** On a phone the photographs are a strip. */
function tellSwipe({ target }: Event): void {
  if (!(target instanceof Element) || target.id !== photosAnchor) return;
  if (target.scrollLeft > target.clientWidth / 2) tellUse('photos');
}

/**
 * Tells the site of pages that came without a document, and of what is done with listings in the document: no cookie,
 * nothing stored, nothing of who does it.
 * @param first of the document: visitors may have moved on before this script came
 */
export function watchUses(uses: ToldUses, router: WatchedRouter, first: State): void {
  startTelling();
  watchPages(uses, router, first);
  document.addEventListener('scroll', tellSwipe, { capture: true, passive: true });
  addEventListener('beforeprint', () => {
    tellUse('shared');
  });
}
