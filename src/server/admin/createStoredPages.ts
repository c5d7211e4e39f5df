import { setImmediate as nextRound } from 'node:timers/promises';
import type { EdgeCache, SharedLevel } from '../edge/EdgeCache.ts';
import type { Entry } from '../edge/entry.ts';
import { freshnessOf } from '../edge/freshness.ts';
import { pageKey } from '../request/resolution.ts';

/** Milliseconds from one look to the next: balancers ask every second, and the whole cache may be looked through. */
const lookMs = 1_000;

/** Entries that are looked at, in some 2 ms, before what has arrived meanwhile is answered. */
const entriesAtOnce = 2_000;

interface StoredPagesDeps {
  cache: Pick<EdgeCache, 'entries' | 'now'>;
  /** What instances share. Of its pages only Home is looked for, which is stored wherever there are visitors. */
  shared?: Pick<SharedLevel, 'get'> | undefined;
}

/** @returns whether a page is stored that may be served while its upstream fails, as of the last second */
export function createStoredPages({ cache, shared }: StoredPagesDeps): () => Promise<boolean> {
  const isServable = (entry: Entry): boolean =>
    entry.kind === 'page' && entry.status === 200 && freshnessOf(entry, cache.now()) !== 'expired';

  async function look(): Promise<boolean> {
    let looked = 0;
    for (const entry of cache.entries()) {
      if (isServable(entry)) return true;
      looked += 1;
      if (looked % entriesAtOnce === 0) await nextRound();
    }
    const home = await shared?.get({ key: pageKey('/'), kind: 'page' });
    return home ? isServable(home) : false;
  }

  let lookedAt = -Infinity;
  let found = Promise.resolve(false);
  return () => {
    if (cache.now() - lookedAt >= lookMs) {
      lookedAt = cache.now();
      found = look();
    }
    return found;
  };
}
