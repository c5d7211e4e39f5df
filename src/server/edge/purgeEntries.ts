import { storageSeconds } from './createLoader.ts';
import type { Store } from './createStore.ts';
import type { Engine } from './engine.ts';
import { asPurged, type Entry } from './entry.ts';
import { endFreshness } from './freshness.ts';
import { isPurged, type Purge } from './purge.ts';

/** The stored entries that a purge names. */
function matching(store: Store, { tags, urls, prefixes, all }: Purge): Entry[] {
  if (all) return [...store.entries()];
  const keys = new Set([
    ...tags.flatMap((tag) => store.keysByTag(tag)),
    ...urls.flatMap((url) => store.keysByUrl(url)),
  ]);
  const found = [...keys].flatMap((key) => store.peek(key) ?? []);
  // The only purge that looks at every entry.
  if (prefixes.length > 0)
    for (const entry of store.entries())
      if (!keys.has(entry.key) && prefixes.some((prefix) => entry.url.startsWith(prefix))) found.push(entry);
  return found;
}

function markStale({ store, now }: Engine, entry: Entry): void {
  const stale = asPurged(entry, endFreshness(entry, now()));
  store.replace(stale, storageSeconds(stale, now()));
}

/** Deletes what a purge names, or makes it stale; what is in flight is no longer joined. @returns how many it named */
export function purgeEntries(engine: Engine, purge: Purge): number {
  const { store, purges, inFlight, onEvent } = engine;
  purges.add(purge);
  const matched = matching(store, purge);
  for (const entry of matched) {
    if (purge.mode === 'hard') store.delete(entry.key);
    else markStale(engine, entry);
  }
  // The tags of what is in flight are known when it settles. Until then a new request must not join it.
  inFlight.detach(({ url }) => purge.tags.length > 0 || isPurged({ url, tags: [] }, purge));
  onEvent({ type: 'purged', purge, entries: matched.length });
  return matched.length;
}
