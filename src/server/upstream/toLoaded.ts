import { Readable } from 'node:stream';
import type { Loaded } from '../edge/EdgeCache.ts';
import { isReusable, type Entry } from '../edge/entry.ts';
import { pack } from '../edge/http/encoders.ts';
import { interpretAnswer } from '../edge/http/interpretAnswer.ts';
import type { EndpointPolicy } from './policies.ts';
import { publicHeaders } from './publicHeaders.ts';
import type { UpstreamAnswer } from './UpstreamAnswer.ts';

/** Fields that describe the body which a 304 leaves as it is (RFC 9111 §3.2). */
const ofTheBody = new Set(['content-encoding', 'content-range']);

const maxTagBytes = 1_024;
const maxTagsBytes = 16_384;

/**
 * Surrogate keys: separated by spaces, those too long left out, the rest beyond the whole length too
 * (src/server/edge/README.md, statement 30).
 */
export function readTags(field: readonly string[] | undefined): string[] {
  const words = (field ?? [])
    .join(' ')
    .slice(0, maxTagsBytes + 1)
    .split(/\s+/);
  // The last one may have been cut.
  if ((field ?? []).join(' ').length > maxTagsBytes) words.pop();
  return [...new Set(words.filter((word) => word !== '' && word.length <= maxTagBytes))];
}

/** The length of a body that is passed on as it comes. */
export const lengthOf = ({ headers }: Pick<UpstreamAnswer, 'headers'>): Record<string, string> =>
  headers['content-length'] ? { 'content-length': headers['content-length'][0]! } : {};

interface Circumstances {
  /** Seconds. */
  delay: number;
  requestHeaders: Record<string, string>;
  stored: Entry | null;
}

/**
 * An upstream's answer as the cache takes it.
 * @throws Error for a 304 to a request without conditions: an upstream that fails, neither shown nor kept
 */
export function toLoaded(
  answer: UpstreamAnswer,
  policy: EndpointPolicy,
  { delay, requestHeaders, stored }: Circumstances,
): Loaded {
  const { status, body } = answer;
  // Without a date of its own it would seem to be newly made each time that it is sent (RFC 9110 §6.6.1).
  const headers = { date: new Date().toUTCString(), ...publicHeaders(answer.headers, policy) };
  const sent = readTags(answer.headers['surrogate-key']);
  const tags = [...new Set([...(policy.tags ?? []), ...sent])];
  if (body instanceof Readable) return { kind: 'stream', status, headers: { ...headers, ...lengthOf(answer) }, body };
  if (status === 304 && stored) {
    const lifetime = interpretAnswer(
      { status: stored.status, headers: { ...splitHeaders(stored), ...answer.headers } },
      policy.lifetime!,
      { delay, requestHeaders },
    );
    const updates = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheBody.has(name)));
    if (lifetime)
      return { kind: 'notModified', headers: updates, lifetime, tags: sent.length > 0 ? tags : stored.tags };
    return {
      kind: 'answer',
      answer: { ...stored, headers: { ...stored.headers, ...updates } },
      lifetime: null,
      tags,
    };
  }
  if (status === 304) throw new Error('304 to a request without conditions');
  return {
    kind: 'answer',
    answer: { status, headers, body },
    tags,
    lifetime: policy.lifetime && interpretAnswer(answer, policy.lifetime, { delay, requestHeaders }),
  };
}

/** Compresses the text of an answer that may be served again (`pack`). Any other answer stays as it came. */
export const packLoaded = (loaded: Loaded): Loaded =>
  loaded.kind === 'answer' && isReusable(loaded.lifetime)
    ? { ...loaded, answer: { ...loaded.answer, ...pack(loaded.answer.body) } }
    : loaded;

const splitHeaders = ({ headers }: Entry): Record<string, string[]> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
