/** A whole answer: what an upstream sent, or a rendered page. */
export interface Answer {
  status: number;
  /** Lower-case names; only what may be stored and sent on. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Whether an answer tells of its maker's trouble and nothing of what was asked for: it is no reason to forget a good one. */
export const isFailure = (status: number): boolean => status >= 500 || status === 429;

/** How long an answer may be used, in seconds, counted from the moment it was made (RFC 9111 §4.2, RFC 5861). */
export interface Lifetime {
  fresh: number;
  /** After that, how long it may be used while a new one is fetched. */
  whileRevalidate: number;
  /** After `fresh`, how long it may be used when no new one can be had. */
  ifError: number;
  /** How old it was on arrival: the upstream's Age and the time it took. */
  age: number;
}

/** An answer as the cache holds it. Nothing in it changes but its forms. */
export interface Entry extends Answer {
  readonly key: string;
  /** Path and query under which it is purged and shown to operators. */
  readonly url: string;
  /** What sort of thing it is, for counters: `page`, `api` … */
  readonly kind: string;
  readonly tags: readonly string[];
  readonly lifetime: Lifetime;
  /** Milliseconds of the monotonic clock at which it arrived. */
  readonly since: number;
  /** What was derived from it once and kept with it: encodings, the parsed body. Their bytes are told to the store (Store.grow). */
  readonly derived: Map<string, unknown>;
}

/** Its body is its own, see `ownBytes`. */
export function createEntry(
  answer: Answer,
  facts: Pick<Entry, 'key' | 'url' | 'kind' | 'tags' | 'lifetime' | 'since'>,
): Entry {
  const { status, headers, body } = answer;
  const { key, url, kind, tags, lifetime, since } = facts;
  return Object.freeze({
    key,
    url,
    kind,
    tags,
    lifetime,
    since,
    status,
    headers,
    body: ownBytes(body),
    derived: new Map<string, unknown>(),
  });
}

/** The same answer with other times. */
export const withLifetime = (entry: Entry, lifetime: Lifetime): Entry => Object.freeze({ ...entry, lifetime });

/** The bytes alone: a Buffer that is part of a larger block keeps all of that block in memory. */
export function ownBytes(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

/** What an entry costs beside its texts and bodies: its objects, its place in the store, in the order of use and in each index. */
const overhead = { entry: 1_300, header: 60, tag: 120 } as const;

/** The bytes an entry takes, without its forms: key, headers, body, and what the indexes hold of it. */
export function sizeOf({ key, url, headers, body, tags }: Entry): number {
  let size = overhead.entry + 3 * key.length + 2 * url.length + body.length;
  for (const name in headers) size += overhead.header + name.length + headers[name]!.length;
  for (const tag of tags) size += overhead.tag + tag.length;
  return size;
}
