import got, { HTTPError } from 'got';
import type { Env } from '#config/env.ts';
import { readCircle } from '#shared/domain/circle.ts';
import { isTravelTime, readTravelTime, type TravelTime } from '#shared/domain/travelTime.ts';
import { hour } from '#shared/times.ts';
import { parseFilters } from '#shared/filters/filterQuery.ts';
import type { RateCounter } from '../../instances/RateCounter.ts';
import { jsonAnswer, type OwnAnswer } from '../ownAnswer.ts';
import { engines } from './engines.ts';
import { outlineAround } from './outlineAround.ts';

export type IsochroneEnv = Pick<Env, 'ISOCHRONES_URL' | 'ISOCHRONES_ENGINE' | 'ISOCHRONES_KEY' | 'ISOCHRONES_MODES'>;

const refusal = () =>
  jsonAnswer(422, { code: '9002', message: 'INVALID_PARAMETER', fields: { travel: 'unreachable' } });

/** A travel time in Spain by a mode that the engine has; null for another. */
function travelOf(url: string, modes: readonly string[]): TravelTime | null {
  const query = new URLSearchParams(url.split('?')[1]);
  const { travel: text } = parseFilters((name) => query.getAll(name), ['travel']).filters;
  if (text === undefined || !isTravelTime(text)) return null;
  const travel = readTravelTime(text);
  return modes.includes(travel.mode) && readCircle(`${travel.lat},${travel.lng},1`) ? travel : null;
}

/** Statuses of an engine that finds no route to the point. */
const isRefused = (error: unknown): boolean =>
  error instanceof HTTPError && [400, 404, 422].includes(error.response.statusCode);

/** Calls of an engine in an hour, for all visitors: each costs, and plans have a number a day. */
export const maxCallsPerHour = 300;

/**
 * Answers `/web/isochrone?travel=lat,lng,minutes,mode` by the engine of ISOCHRONES_URL: 200 with the outline, 422 for
 * what cannot be asked or has no streets, 429 for more than maxCallsPerHour. Errors leave out the key; one is thrown
 * too for an answer that the engine's documentation does not describe.
 * @param counter of calls, shared by the processes of a site where they have a Redis
 */
export function createIsochrones(env: Partial<IsochroneEnv>, counter: RateCounter): OwnAnswer {
  const { ISOCHRONES_URL: base, ISOCHRONES_KEY: key, ISOCHRONES_MODES: modes = [] } = env;
  const engine = engines[env.ISOCHRONES_ENGINE ?? 'openrouteservice'];
  return async (url, { timeouts, signal }) => {
    const travel = travelOf(url, modes);
    if (base === undefined || !travel) return refusal();
    // Counted by the metrics as an outcome of the engine's.
    const { hits } = await counter.count('isochrones', hour);
    if (hits > maxCallsPerHour) return jsonAnswer(429, { code: '9001', message: 'TOO_MANY_REQUESTS' });
    const { path, body } = engine.request(travel);
    try {
      const answer: unknown = await got
        .post(base + path, {
          json: body,
          headers: {
            accept: 'application/geo+json, application/json',
            'user-agent': 'vencejo',
            ...(key ? { authorization: key } : {}),
          },
          timeout: timeouts,
          retry: { limit: 0 },
          followRedirect: false,
          signal,
        })
        .json();
      return jsonAnswer(200, { area: outlineAround(travel, answer) });
    } catch (error) {
      if (isRefused(error)) return refusal();
      throw error;
    }
  };
}
