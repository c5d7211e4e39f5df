import { z } from 'zod';
import { resolutionOfUrl } from '../page/resolutionOf.ts';
import type { Purge } from '../edge/purge.ts';
import { normaliseTarget } from '../upstream/normaliseTarget.ts';

/** As long as a tag may be in Surrogate-Key (edge statement 30). */
const tag = z.string().max(1_024).regex(/^\S+$/, 'must be a tag, without spaces');
const path = z.string().max(8_192).startsWith('/', 'must begin with /');
const mode = z.enum(['soft', 'hard']).default('soft');

/**
 * The URL under which something is kept: another spelling of a page, or a proxied path with what its query holds in another
 * order, is the same.
 */
export function normalUrl(url: string): string {
  const target = normaliseTarget(url);
  if (target) return target.url;
  const resolution = resolutionOfUrl(url);
  const page = resolution.kind === 'redirect' ? resolution.to : resolution;
  return page?.kind === 'match' ? page.url : url;
}

/** The body of `POST /admin/cache/purge`. Prefixes are few, for each is compared with everything that is held. */
export const purgeBody = z
  .strictObject({
    tags: z.array(tag).max(1_000).default([]),
    urls: z.array(path.transform(normalUrl)).max(1_000).default([]),
    prefixes: z.array(path).max(20).default([]),
    all: z.boolean().default(false),
    mode,
  })
  .refine(({ tags, urls, prefixes, all }) => all || tags.length + urls.length + prefixes.length > 0, {
    path: ['tags'],
    error: 'name something: tags, urls, prefixes or all',
  }) satisfies z.ZodType<Purge>;

/** The header of a `PURGE`. */
export const purgeMode = z.strictObject({ 'purge-mode': mode });
