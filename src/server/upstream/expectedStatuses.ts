import type { Entry } from '../edge/entry.ts';
import { freshnessOf } from '../edge/freshness.ts';

/**
 * Statuses by which the upstream describes a resource (docs/api.md#errors). Of every call 200 is one too, and 304 to a
 * conditional request. Anything else is a failure of the upstream.
 */
export interface ExpectedStatuses {
  /** Whatever was answered before. */
  always?: readonly number[];
  /** Of what can go: accepted in place of a good answer too, unless too many go at once (createVanishedShare.ts). */
  vanished?: readonly number[];
  /** Accepted only where no good answer is stored: what was there does not become this. */
  unlessStored?: readonly number[];
}

/** Of a request that cannot be read, or is too long: visitors' URLs are passed on, and must not open a circuit. */
const badRequest = [400, 414, 431] as const;

const statusesWhere = (isOne: (status: number) => boolean): number[] =>
  Array.from({ length: 400 }, (_, index) => 200 + index).filter(isOne);

export const listStatuses = { always: [422], unlessStored: badRequest } as const;
/** A page past the last; pages go with their last listing. */
export const laterPageStatuses = { always: [422], vanished: [404], unlessStored: badRequest } as const;
/** Lists of one place, which may be unknown. */
export const placeStatuses = { always: [422], unlessStored: [404, ...badRequest] } as const;
export const recordStatuses = { always: [410], vanished: [404], unlessStored: [422, ...badRequest] } as const;
export const mailedLinkStatuses = { always: [404, 409, 410], unlessStored: [422, ...badRequest] } as const;
/** An API may lack this call, and the next ones. */
export const suggestionStatuses = { always: [422], vanished: [404], unlessStored: badRequest } as const;
export const bulkStatuses = { always: [404], unlessStored: [422, ...badRequest] } as const;
/** An API that does not know the call may refuse it in its own way, as a gateway before it does. */
export const optionalStatuses = {
  always: statusesWhere((status) => (status >= 400 && status < 500 && status !== 429) || status === 501),
} as const;
export const cmsStatuses = { unlessStored: badRequest } as const;
/** A picture that cannot be drawn is no failure of the others. */
export const mediaStatuses = { always: [410, 500], vanished: [404], unlessStored: [422, ...badRequest] } as const;
/**
 * Any status below 500 is an answer of a web server; 429 is a failure of every upstream (entry.ts). What takes a page
 * away must not do so everywhere at once, as during maintenance.
 */
export const webServerStatuses: ExpectedStatuses = {
  always: statusesWhere((status) => status < 300 || status === 410),
  vanished: statusesWhere((status) => status >= 300 && status < 500 && status !== 410 && status !== 429),
};
/** Of calls outside the contract. */
export const otherStatuses = { always: [404, 410, 422], unlessStored: badRequest } as const;

/** What a status says of one call. */
export type Verdict = 'good' | 'expected' | 'vanished' | 'failure';

/** A good answer that may be served and was not purged: what an operator purged may become anything. */
export const isGood = (stored: Entry | null, now: number): stored is Entry =>
  stored?.status === 200 && stored.isPurged !== true && freshnessOf(stored, now) !== 'expired';

/**
 * Reads a status as the contract does.
 * @param isStored whether a good answer to the call is stored
 * @returns `vanished` for a stored answer whose resource is gone, without a word of it before
 */
export function verdictOf(
  { always = [], vanished = [], unlessStored = [] }: ExpectedStatuses,
  status: number,
  isStored: boolean,
): Verdict {
  if (status === 200 || status === 304) return 'good';
  if (always.includes(status)) return 'expected';
  if (vanished.includes(status)) return isStored ? 'vanished' : 'expected';
  return unlessStored.includes(status) && !isStored ? 'expected' : 'failure';
}
