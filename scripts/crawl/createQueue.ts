import { kindOf } from './address.ts';
import type { SitePage } from './site.ts';

export interface QueueLimits {
  /** Pages in all. */
  maxPages: number;
  /** Pages of each kind that links and sitemaps lead to; see kindOf. */
  perKind: number | ((kind: string) => number);
  /** Of those, pages of each kind that crawlers would not follow the links to. */
  nofollowPerKind: number;
  kindOf?: (path: string) => string | null;
  /** Kinds whose pages lead to nothing that other kinds do not lead to: leaving some out hides no page. */
  isLeaf?: (kind: string) => boolean;
}

export interface Queue {
  /** Adds a page once; samples leave out what is `optional`, and more of what crawlers would not follow. */
  add: (page: SitePage, choice: { isOptional: boolean; nofollow?: boolean }) => void;
  next: () => SitePage | undefined;
  /** How many wait. */
  waiting: () => number;
  /** Pages were left out. */
  isCut: () => boolean;
}

/** The pages to visit, each once, in the order in which they were found. */
export function createQueue({
  maxPages,
  perKind,
  nofollowPerKind,
  kindOf: kindAt = kindOf,
  isLeaf = () => false,
}: QueueLimits): Queue {
  const queue: (SitePage | undefined)[] = [];
  const known = new Set<SitePage>();
  const counts = new Map<string, number>();
  let first = 0;
  let isCut = false;
  const limitOf = (kind: string, nofollow: boolean): number => {
    const limit = typeof perKind === 'function' ? perKind(kind) : perKind;
    return nofollow ? Math.min(limit, nofollowPerKind) : limit;
  };
  const isSampled = (path: string, nofollow: boolean): boolean => {
    const kind = kindAt(path);
    if (kind === null) return true;
    const count = counts.get(kind) ?? 0;
    if (count >= limitOf(kind, nofollow)) return false;
    counts.set(kind, count + 1);
    return true;
  };
  return {
    add: (page, { isOptional, nofollow = false }) => {
      if (known.has(page)) return;
      // A page that samples left out once may be needed by another one.
      if (known.size >= maxPages || (isOptional && !isSampled(page.path, nofollow))) {
        // What crawlers do not follow is no part of the site that could be missing.
        isCut ||= known.size >= maxPages || !(nofollow || isLeaf(kindAt(page.path) ?? ''));
        return;
      }
      known.add(page);
      queue.push(page);
    },
    next: () => {
      const page = queue[first];
      if (page) queue[first++] = undefined;
      return page;
    },
    waiting: () => queue.length - first,
    isCut: () => isCut,
  };
}
