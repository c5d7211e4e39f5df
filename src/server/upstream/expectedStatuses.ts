import type { Entry } from '../edge/entry.ts';
import { freshnessOf } from '../edge/freshness.ts';

/**
 * Statuses by which the upstream describes a resource (docs/api.md#errors). Of every call 200 is one too, and 304 to a
 * conditional request. Anything else is a failure of the upstream.
 */
export interface ExpectedStatuses {
  /** Of path and query. */
  call: RegExp;
  /** Whatever was answered before. */
  always?: readonly number[];
  /** Of what can go: accepted in place of a good answer too, unless too many go at once (createVanishedShare.ts). */
  vanished?: readonly number[];
  /** Accepted only where no good answer is stored: what was there does not become this. */
  unlessStored?: readonly number[];
}

/** Of a request that cannot be read, or is too long: visitors' URLs are passed on, and must not open a circuit. */
const badRequest = [400, 414, 431] as const;

const movedForGood = [301, 308] as const;
const movedForNow = [302, 303, 307] as const;

/** The first row that matches a call applies. */
export const expectedStatuses: readonly ExpectedStatuses[] = [
  // A page past the last; pages go with their last listing.
  {
    call: /^\/web\/estates\/(?:buy|rent|all)\/?\?(?:.*&)?_page=(?!0*1(?:&|$))/i,
    always: [422],
    vanished: [404],
    unlessStored: badRequest,
  },
  { call: /^\/web\/estates\/(?:buy|rent|all)(?:\/pins)?\/?(?:\?|$)/i, always: [422], unlessStored: badRequest },
  { call: /^\/web\/(?:agent-)?provinces\/?(?:\?|$)/i, always: [422], unlessStored: badRequest },
  {
    call: /^\/web\/(?:towns|zones|agents|agencies|home)\//i,
    always: [422],
    unlessStored: [404, ...badRequest],
  },
  { call: /^\/web\/(?:estate|agent|agency)\//i, always: [410], vanished: [404], unlessStored: [422, ...badRequest] },
  { call: /^\/web\/(?:lead|rgpd)\//i, always: [404, 409, 410], unlessStored: [422, ...badRequest] },
  // An API may lack these calls.
  { call: /^\/web\/suggestions\/?(?:\?|$)/i, always: [422], vanished: [404], unlessStored: badRequest },
  { call: /^\/web\/(?:sitemap|export)(?:[/?]|$)/i, always: [404], unlessStored: [422, ...badRequest] },
  { call: /^\/wp-json\/custom\/v1\/home-data\/?(?:\?|$)/, unlessStored: badRequest },
  // A picture that cannot be drawn is no failure of the others.
  { call: /^\/media\//, always: [410, 500], vanished: [404], unlessStored: [422, ...badRequest] },
  // WordPress sends other spellings and old addresses on; for everything and for now it does so during maintenance.
  {
    call: /^\/magazine(?:[/?]|$)/i,
    always: [410],
    vanished: [404, ...movedForGood],
    unlessStored: [...movedForNow, ...badRequest],
  },
  // Calls outside the contract.
  { call: /^\//, always: [404, 410, 422], unlessStored: badRequest },
];

/** What a status says of one call. */
export type Verdict = 'good' | 'expected' | 'vanished' | 'failure';

/** A good answer that may be served and was not purged: what an operator purged may become anything. */
export const isGood = (stored: Entry | null, now: number): stored is Entry =>
  stored?.status === 200 && stored.isPurged !== true && freshnessOf(stored, now) !== 'expired';

/**
 * Reads a status as the contract does.
 * @param url path and query in normal form
 * @param isStored whether a good answer to the call is stored
 * @returns `vanished` for a stored answer whose resource is gone, without a word of it before
 */
export function verdictOf(url: string, status: number, isStored: boolean): Verdict {
  if (status === 200 || status === 304) return 'good';
  const { always = [], vanished = [], unlessStored = [] } = expectedStatuses.find(({ call }) => call.test(url))!;
  if (always.includes(status)) return 'expected';
  if (vanished.includes(status)) return isStored ? 'vanished' : 'expected';
  return unlessStored.includes(status) && !isStored ? 'expected' : 'failure';
}
