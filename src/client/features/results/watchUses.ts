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

/** A call, or a chat with somebody: the link that shares a page names no number. */
const contactLinks = /^(?:tel:|https:\/\/wa\.me\/\d)/;

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

function watchPages(uses: ToldUses, router: WatchedRouter): void {
  if ((uses === 'all' || wasFetchedAhead()) && isCounted(router.state))
    whenSeen(() => {
      const [, host = ''] = /\/\/([^/?#]+)/.exec(document.referrer) ?? [];
      tell(`loaded ${host.slice(0, maxHostLength)}`.trim());
    });
  let shown = urlOf(router.state);
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || urlOf(state) === shown) return;
    shown = urlOf(state);
    forgetTold();
    if (isCounted(state)) tell('moved');
  });
}

/** The key of the listing whose card something is in, which its link ends with; undefined on the listing's own page. */
function keyOfCard(element: Element): string | undefined {
  const article = element.closest('article');
  const link = article?.querySelector<HTMLAnchorElement>(':is(h2, h3) > a');
  return link?.closest('article') === article ? link?.pathname.split('/').at(-1) : undefined;
}

function tellContact({ target }: Event): void {
  const link = (target as Element).closest('a');
  if (link && contactLinks.test(link.href) && link.closest('article')) tellUse('contacts', keyOfCard(link));
}

/** On a phone the photographs are a strip. */
function tellSwipe({ target }: Event): void {
  if (!(target instanceof Element) || target.id !== photosAnchor) return;
  if (target.scrollLeft > target.clientWidth / 2) tellUse('photos');
}

/**
 * Tells the site of pages that came without a document, and of what is done with listings in the document: no cookie,
 * nothing stored, nothing of who does it.
 * @param firstClick which may have come before this script
 */
export function watchUses(uses: ToldUses, router: WatchedRouter, firstClick: Promise<Event>): void {
  startTelling();
  watchPages(uses, router);
  void firstClick.then(tellContact);
  document.addEventListener('click', tellContact, true);
  document.addEventListener('scroll', tellSwipe, { capture: true, passive: true });
  addEventListener('beforeprint', () => {
    tellUse('shared');
  });
}
