import { importBrowserApi } from '../../app/session/importBrowserApi.ts';
import type { Spot } from './wayTo.ts';

type Found = ReadonlyMap<string, Spot>;

const found = new Map<string, Promise<Found>>();
let waiting: string[] = [];
let next: Promise<Found> | undefined;

/** Where homes stand on the map: one call for all that are asked for together. */
async function locateAll(): Promise<Found> {
  // The cards of a list ask in one turn.
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  const keys = waiting;
  waiting = [];
  next = undefined;
  const { createBrowserApi } = await importBrowserApi();
  const { pins = [] } = await createBrowserApi().pins({ type: 'all', filters: {}, closed: true, keys });
  return new Map(pins.map(({ key, lat, lng, isExact }) => [key, { lat, lng, isExact }]));
}

/** Where a home may be known to stand; undefined where it has no place on the map, and where the call fails. */
export async function locate(key: string): Promise<Spot | undefined> {
  if (!found.has(key)) {
    waiting.push(key);
    next ??= locateAll();
    found.set(key, next);
  }
  try {
    return (await found.get(key)!).get(key);
  } catch {
    found.delete(key);
    return undefined;
  }
}
