import type { createBrowserRouter } from 'react-router';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { onHistoryStep } from '../navigation/historySteps.ts';
import { watchDisclosures } from './disclosures.ts';
import { onLayerChange, openLayers } from './openLayers.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The state of an entry of the history: the router's own, and what is written here. */
interface EntryState {
  /** Position among the pages. Entries of layers have that of their page. */
  idx?: number;
  /** How many entries of layers lie between this one and that of the page, itself included. */
  layers?: number | undefined;
  /** It is left to the page to show its layer again. */
  isKept?: boolean | undefined;
  /** It shows another list than the entry below it: both are worth coming back to. */
  isMoved?: boolean | undefined;
  /** What the navigation to the page said. */
  usr?: { keepsFocus?: boolean } | null;
}

const stateNow = (): EntryState => (history.state as EntryState | null) ?? {};

/** Without the anchor, which a page changes without a navigation. */
const urlNow = (): string => location.pathname + location.search;

function isLoading({ state: { navigation } }: Router, as: 'PUSH' | 'REPLACE'): boolean {
  const action: string | undefined = navigation.historyAction;
  return navigation.state === 'loading' && action === as;
}

/** Stays at the page that shows, as it is. */
function cancelLoading(router: Router): void {
  const { pathname, search } = router.state.location;
  const state: unknown = router.state.location.state;
  void router.navigate(splitLanguage(pathname).localPath + search, {
    state,
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  });
}

/** Entries of layers that a navigation leaves in the history. */
const countKept = (): number => openLayers.filter(({ isKept }) => isKept).length;

/**
 * How many entries must lie over that of the page. A page that loads has one too, so that Back stays: that of the
 * dialog or menu that it was chosen in, which closes with it.
 */
function countNeeded(router: Router): number {
  const top = openLayers.at(-1);
  const hasOwn = isLoading(router, 'PUSH') && (!top || top.isKept);
  return openLayers.length + (hasOwn ? 1 : 0);
}

/** Closes the layers above a depth, the uppermost first. */
function closeAbove(depth: number): void {
  for (const layer of openLayers.splice(depth).reverse()) layer.close();
}

/**
 * For another page: closes what is not left to the page, which adds a layer again if it still shows it. The list that
 * follows a form's change leaves open what the visitor has opened in the form meanwhile.
 */
function closeLoose({ usr }: EntryState): void {
  const loose = openLayers.splice(0).filter(({ isKept }) => !isKept);
  if (usr?.keepsFocus) openLayers.push(...loose);
  else for (const layer of loose.reverse()) layer.close();
}

/** What marks the entry of a layer. */
const markOf = (depth: number, isMoved = false): EntryState => ({
  layers: depth,
  isKept: openLayers[depth - 1]?.isKept,
  isMoved: isMoved || undefined,
});

/** The entries of the layers in the history of the browser. */
class LayerEntries {
  private readonly router: Router;
  private readonly push = history.pushState.bind(history);
  /** Of the entry that the visitor is at. */
  private depth = stateNow().layers ?? 0;
  private page = { idx: stateNow().idx, url: urlNow() };
  /** On the way down to the page's entry, because layers were closed otherwise. */
  private isReturning = false;
  /** The page has not shown again yet what its entry was left with. */
  private isAwaiting = stateNow().isKept === true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(router: Router) {
    this.router = router;
    history.pushState = (state: EntryState, unused, url) => {
      // The next page takes the place of the entry of what closes now.
      if (this.depth > countKept()) history.replaceState(state, unused, url);
      else this.push(state, unused, url);
      this.depth = state.layers ?? 0;
      closeLoose(state);
    };
  }

  /** Compares after all that one press does: one menu closes and another opens, a sheet closes and a page loads. */
  update = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.settle();
    });
  };

  private settle(): void {
    if (this.isReturning) return;
    const needed = countNeeded(this.router);
    if (this.isAwaiting && needed < this.depth) return;
    this.isAwaiting = false;
    if (needed > this.depth) this.add(needed);
    // A navigation that will replace the entry needs it until then.
    else if (needed < this.depth && !isLoading(this.router, 'REPLACE')) this.leave(needed);
  }

  private add(needed: number): void {
    while (this.depth < needed) {
      this.depth += 1;
      this.push({ ...stateNow(), ...markOf(this.depth) }, '');
    }
    this.remember();
  }

  private leave(needed: number): void {
    if (stateNow().isMoved) {
      history.replaceState({ ...stateNow(), layers: undefined, isKept: undefined, isMoved: undefined }, '');
      this.depth = 0;
    } else {
      this.isReturning = true;
      history.go(needed - this.depth);
    }
  }

  private remember(): void {
    this.page = { idx: stateNow().idx, url: urlNow() };
  }

  /** The router has shown a page, or another list in the same entry, whose mark it removed then. */
  shown(): void {
    const action: string = this.router.state.historyAction;
    if (action === 'REPLACE' && this.depth > 0) {
      history.replaceState({ ...stateNow(), ...markOf(this.depth, urlNow() !== this.page.url) }, '');
    }
    this.remember();
    this.update();
  }

  /** Steps between a page and its layers are none of the router's: it would load the page again. */
  follow = (): boolean => {
    const from = this.depth;
    this.depth = stateNow().layers ?? 0;
    this.isAwaiting = stateNow().isKept === true;
    const isSamePage = stateNow().idx === this.page.idx && urlNow() === this.page.url;
    const isOwn = isSamePage && this.depth !== from;
    if (this.isReturning) {
      this.isReturning = false;
      this.update();
      return isOwn;
    }
    const isCancelled = isSamePage && this.depth < from && this.router.state.navigation.state === 'loading';
    closeAbove(this.depth);
    if (isCancelled) cancelLoading(this.router);
    if (!isSamePage) this.remember();
    return isOwn;
  };
}

/**
 * Lets Back close what lies over the page, and cancel the load of another page, instead of leaving the page
 * (docs/decisions/072): while there is such a thing, the history has one more entry with the page's own URL.
 */
export function closeByBack(router: Router): void {
  const entries = new LayerEntries(router);
  onHistoryStep(entries.follow);
  onLayerChange(entries.update);
  const look = watchDisclosures();
  let last = router.state.location;
  router.subscribe(({ location: at }) => {
    if (at === last) return entries.update();
    last = at;
    entries.shown();
    look();
  });
  // A document that was loaded again has the entry of a layer still, and not the layer.
  entries.update();
}
