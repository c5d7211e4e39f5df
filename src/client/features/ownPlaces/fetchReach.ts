import { isochroneSchema } from '#shared/contract/isochrone.ts';
import { travelTimeText } from '#shared/domain/travelTime.ts';
import { reachMinutes, type OwnPlace } from './ownPlaces.ts';

/** One outline; undefined where the engine has none. In a body: what is in a URL, every proxy on the way may log. */
async function fetchOutline(travel: string): Promise<string | undefined> {
  const response = await fetch('/web/isochrone', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ travel }),
  });
  return response.ok ? isochroneSchema.parse(await response.json()).area : undefined;
}

/**
 * From where a place is reached by the visitor's mode, by minutes. Nothing of the place is sent but its point, to some
 * 100 m, and the mode.
 * @returns undefined where the engine has no answer: the distance is shown then
 */
export async function fetchReach({ lat, lng, mode }: OwnPlace): Promise<OwnPlace['reach']> {
  if (!mode) return undefined;
  const outlines = await Promise.all(
    reachMinutes.map((minutes) => fetchOutline(travelTimeText({ lat, lng, minutes, mode })).catch(() => undefined)),
  );
  const reach = reachMinutes.flatMap((minutes, at) => {
    const outline = outlines[at];
    return outline === undefined ? [] : [[minutes, outline] as const];
  });
  return reach.length > 0 ? reach : undefined;
}
