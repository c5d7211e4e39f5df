import { shareTags } from './shareTags.ts';

/** A complete response: from an upstream, or a rendered page. */
export interface Answer {
  status: number;
  /** Lower-case names; only what may be stored and passed on. */
  headers: Readonly<Record<string, string>>;
  /** Read with `unpack` or `textOf` (http/encoders.ts) where it may be packed. */
  body: Buffer;
  /** The body is kept in Brotli, which the headers do not say: it is unpacked for whoever does not accept that. */
  isPacked?: boolean;
}

/**
 * Whether a response reports a failure of its sender, and not the state of the resource: it replaces no good entry.
 */
export const isFailure = (status: number): boolean => status >= 500 || status === 429;

/** How long a response may be used, in seconds from its creation (RFC 9111 §4.2, RFC 5861). */
export interface Lifetime {
  fresh: number;
  /** After `fresh`: how long it may be used while it is revalidated. */
  whileRevalidate: number;
  /** After `fresh`: how long it may be used when the load fails. */
  ifError: number;
  /** Its age on arrival: the upstream's Age and the duration of the fetch. */
  age: number;
}

/** A response in the cache. Only its derived values change. */
export interface Entry extends Answer {
  readonly key: string;
  /** Path and query under which it is purged and shown to operators. */
  readonly url: string;
  /** For counters: `page`, `api` … */
  readonly kind: string;
  readonly tags: readonly string[];
  readonly lifetime: Lifetime;
  /** Milliseconds of the monotonic clock at which it arrived. */
  readonly since: number;
  /** Someone purged it softly: it is said to have changed. */
  readonly isPurged?: boolean;
  /** Values made from it once: encodings, the parsed body. Their bytes are counted by Store.grow. */
  readonly derived: Map<string, unknown>;
}

/** Copies a body that is part of a larger block, see `ownBytes`. */
export function createEntry(
  answer: Answer,
  facts: Pick<Entry, 'key' | 'url' | 'kind' | 'tags' | 'lifetime' | 'since'>,
): Entry {
  const { status, headers, body, isPacked = false } = answer;
  const { key, url, kind, tags, lifetime, since } = facts;
  return Object.freeze({
    key,
    url,
    kind,
    tags: shareTags(tags),
    lifetime,
    since,
    status,
    headers,
    body: ownBytes(body),
    isPacked,
    derived: new Map<string, unknown>(),
  });
}

/** The same entry with other times. */
export const withLifetime = (entry: Entry, lifetime: Lifetime): Entry => Object.freeze({ ...entry, lifetime });

/** The entry after a soft purge. */
export const asPurged = (entry: Entry, lifetime: Lifetime): Entry =>
  Object.freeze({ ...entry, lifetime, isPurged: true });

/** A body in a block of its own: a Buffer that is part of a larger block keeps all of that block in memory. */
export function ownBytes(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

/**
 * Bytes that an entry takes beside its texts and body: objects, its place in the store, in the recency order and in
 * indexes, with what the heap keeps free. A tag is counted for each entry, though entries share its text
 * (shareTags.ts).
 */
const overhead = { entry: 1_300, header: 60, tag: 100 } as const;

const memoryPage = 4_096;

/** What malloc writes before a block. */
const blockHead = 16;

/**
 * The bytes that a body takes in memory. Larger ones are mapped by themselves, in whole pages of memory
 * (config/processFlags.ts): on average half of one is lost. Smaller ones share malloc's heap, in which holes are left
 * when they are freed: measured on bodies of 15 KB, an eighth.
 */
export const bodyBytes = (length: number): number =>
  length < 4 * memoryPage ? Math.ceil(1.125 * length) : Math.ceil((length + blockHead) / memoryPage) * memoryPage;

/** Whether a response may be served to later requests, fresh or stale. */
export const isReusable = (lifetime: Lifetime | null): lifetime is Lifetime =>
  lifetime !== null && lifetime.fresh + lifetime.whileRevalidate + lifetime.ifError > 0;

/** The bytes that an entry takes without derived values: key, headers, body, and its share of the indexes. */
export function sizeOf({ key, url, headers, body, tags }: Entry): number {
  let size = overhead.entry + 3 * key.length + 2 * url.length + bodyBytes(body.length);
  for (const name in headers) size += overhead.header + name.length + headers[name]!.length;
  for (const tag of tags) size += overhead.tag + tag.length;
  return size;
}
