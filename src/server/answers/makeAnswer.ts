import { hash } from 'node:crypto';
import type { Loaded } from '../edge/EdgeCache.ts';
import type { Lifetime } from '../edge/entry.ts';
import { pack } from '../edge/http/encoders.ts';
import type { DataUse } from '../upstream/createServerApi.ts';
import { cachingFields } from './pageLifetime.ts';

export type MadeAnswer = Extract<Loaded, { kind: 'answer' }>;

interface AnswerParts {
  status?: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Whether the body is a text that is to be kept in Brotli. */
  packs?: boolean;
  /** null: never stored. */
  lifetime: Lifetime | null;
  /** The answers that it was made from. */
  use: DataUse;
  /** Beside those of what it was made from. */
  tags?: readonly string[];
  /** Whether it can be asked for on a condition: it is then kept beyond its life. */
  hasValidator?: boolean;
  /** What later caches may do with it, where that does not follow from its lifetime. */
  caching?: Readonly<Record<string, string>>;
}

/**
 * An answer that the site makes itself (a page, a contact card), as the cache takes it: with the tags of
 * what it was made from, its validator, and what later caches may do with it.
 */
export function makeAnswer({
  status = 200,
  headers,
  body,
  packs = false,
  lifetime,
  use,
  tags = [],
  hasValidator = body.length > 0,
  caching = cachingFields(lifetime),
}: AnswerParts): MadeAnswer {
  return {
    kind: 'answer',
    lifetime,
    tags: [...new Set([...use.entries.flatMap((entry) => entry.tags), ...tags])],
    degraded: use.failed,
    answer: {
      status,
      headers: { ...(hasValidator ? { etag: `"${hash('sha1', body, 'base64url')}"` } : {}), ...caching, ...headers },
      ...(packs ? pack(body) : { body }),
    },
  };
}
