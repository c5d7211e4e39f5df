import type { InFlight } from './createInFlightRequests.ts';
import type { Settled } from './createLoader.ts';
import type { CacheRequest } from './EdgeCache.ts';
import { edgeTimes } from './edgeTimes.ts';
import type { Engine } from './engine.ts';
import type { Entry } from './entry.ts';

/** Whether the revalidation of a stored entry may start; counted where it may not. */
export function admitRevalidation(
  { revalidationLimit, counters, onEvent }: Engine,
  { kind, url }: CacheRequest,
): boolean {
  if (revalidationLimit.hasRoom(kind)) return true;
  counters.of(kind).revalidationsDropped += 1;
  onEvent({ type: 'revalidationDropped', kind, url });
  return false;
}

/** Revalidates an entry that is served meanwhile, unless that is under way, too early, or one too many. */
export function revalidateInBackground(engine: Engine, request: CacheRequest, entry: Entry): void {
  const { inFlight, revalidationBackoff, revalidationLimit, counters, load } = engine;
  const { key, kind } = request;
  if (inFlight.has(key) || revalidationBackoff.isDelayed(entry) || !admitRevalidation(engine, request)) return;
  counters.of(kind).revalidations += 1;
  const { result } = inFlight.start(request, 'background', (started) =>
    load({ ...request, demand: 'current' }, entry, started),
  );
  revalidationLimit.add(kind, result);
}

/** Loads, and records whether loads of its kind are slow. */
async function loadTimed(
  { load, fallbackWait, now }: Engine,
  request: CacheRequest,
  stored: Entry,
  started: InFlight<Settled>,
): Promise<Settled> {
  const begun = now();
  const slow = setTimeout(() => {
    fallbackWait.recordSlow(request.kind);
  }, edgeTimes.slowAfterMs).unref();
  try {
    const settled = await load({ ...request, demand: 'current' }, stored, started);
    if (!settled.failed) fallbackWait.recordLoad(request.kind, now() - begun);
    return settled;
  } finally {
    clearTimeout(slow);
  }
}

/** Loads what is stored and may be served meanwhile: the load goes on when its requests no longer wait. */
export function startContinued(engine: Engine, request: CacheRequest, stored: Entry): InFlight<Settled> {
  const { inFlight, revalidationLimit } = engine;
  const continued = inFlight.start(request, 'continued', (started) => loadTimed(engine, request, stored, started));
  revalidationLimit.add(request.kind, continued.result);
  return continued;
}
