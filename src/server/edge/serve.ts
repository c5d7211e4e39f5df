import { isUsable, type Settled } from './createLoader.ts';
import type { CacheRequest, CacheResult, Served } from './EdgeCache.ts';
import type { Engine } from './engine.ts';
import { createEntry, type Entry, type Lifetime } from './entry.ts';
import { freshnessOf } from './freshness.ts';

export const freshHit: CacheResult = { hit: true };
const noLifetime: Lifetime = { fresh: 0, whileRevalidate: 0, ifError: 0, age: 0 };

/** Thrown to a request that waited for a response which failed and was for the leader alone. */
class UnshareableFailureError extends Error {
  constructor() {
    super('The fetch of another request failed');
    this.name = 'UnshareableFailureError';
  }
}

/** Serves a stored entry, and counts it. @param detail why, where it is not fresh */
export function serveStored({ counters, now }: Engine, entry: Entry, detail: CacheResult['detail']): Served {
  const counted = counters.of(entry.kind);
  if (freshnessOf(entry, now()) === 'fresh') {
    counted.hits += 1;
    return { entry, result: freshHit };
  }
  counted.staleHits += 1;
  if (detail === 'stale-if-error') counted.errorsServedStale += 1;
  return { entry, result: { hit: true, detail: detail! } };
}

/**
 * The stored entry in place of a failed load. Looked up again: a purge or the shared level may have replaced it
 * meanwhile.
 */
export function storedFallback(
  engine: Engine,
  key: string,
  detail: CacheResult['detail'] = 'stale-if-error',
): Served | undefined {
  const entry = engine.store.get(key);
  return isUsable(entry, engine.now()) ? serveStored(engine, entry, detail) : undefined;
}

function serveSettled({ now }: Engine, request: CacheRequest, settled: Settled, result: CacheResult): Served {
  if (settled.kind === 'entry') {
    if (settled.shared) return { entry: settled.entry, result: { hit: true, detail: 'shared' } };
    return { entry: settled.entry, result: { ...result, fwdStatus: settled.status, stored: settled.stored } };
  }
  const { loaded } = settled;
  if (loaded.kind === 'stream') return { stream: loaded, result: { ...result, fwdStatus: loaded.status } };
  const { key, url, kind } = request;
  const entry = createEntry(loaded.answer, { key, url, kind, tags: loaded.tags, lifetime: noLifetime, since: now() });
  return { entry, result: { ...result, fwdStatus: entry.status } };
}

/**
 * The result of an in-flight request for one of its waiters.
 * @returns undefined where that one has to load for itself
 * @throws UnshareableFailureError where loading again would fail for each waiter in turn
 */
export function serveResult(
  engine: Engine,
  request: CacheRequest,
  settled: Settled,
  result: CacheResult,
): Served | undefined {
  const isStored = settled.kind === 'entry' && settled.stored;
  const fallback = settled.failed && !isStored ? storedFallback(engine, request.key) : undefined;
  if (fallback) {
    if (settled.kind === 'unshareable' && settled.loaded.kind === 'stream') settled.loaded.body.destroy();
    return fallback;
  }
  const isForThisOne = !result.collapsed || (settled.kind === 'entry' && settled.shareable);
  if (isForThisOne) return serveSettled(engine, request, settled, result);
  if (settled.failed) throw new UnshareableFailureError();
  return undefined;
}
