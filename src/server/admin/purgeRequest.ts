import { z } from 'zod';
import { endpointUrl } from '#shared/api/endpoints.ts';
import { languages } from '#shared/i18n/languages.ts';
import type { Match } from '#shared/routes/resolveUrl.ts';
import { resolutionOfUrl } from '../request/resolution.ts';
import type { Purge } from '../edge/purge.ts';
import { normaliseTarget } from '../upstream/normaliseTarget.ts';

/** Up to the length that a tag may have in Surrogate-Key (src/server/edge/README.md, statement 30). */
const tag = z.string().max(1_024).regex(/^\S+$/, 'must be a tag, without spaces');
const path = z.string().max(8_192).startsWith('/', 'must begin with /');
const mode = z.enum(['soft', 'hard']).default('soft');

/** The API's answers about what a page shows: one that is gone is believed only where they are purged too. */
function recordPaths({ address }: Match): string[] {
  if (address.route === 'Estate') return [endpointUrl('estate', { key: address.params.ref })];
  // A directory, an agent or an agency: the URL does not tell.
  return address.route === 'Agents' && address.params.province
    ? [
        endpointUrl('agent', { agent: address.params.province }),
        endpointUrl('agency', { agency: address.params.province }),
      ]
    : [];
}

/**
 * The URLs of what a purge of one URL means: another spelling of a page, or a proxied path with its parameters in
 * another order, is normalised; with the page of a listing, an agent or an agency goes the API's answer.
 */
export function purgedUrls(url: string): string[] {
  const target = normaliseTarget(url);
  if (target) return [target.url];
  const resolution = resolutionOfUrl(url, languages);
  const page = resolution.kind === 'redirect' ? resolution.to : resolution;
  if (page?.kind !== 'match') return [url];
  return [page.url, ...recordPaths(page).flatMap((path) => normaliseTarget(path)?.url ?? [])];
}

/** The body of `POST /admin/cache/purge`. Few prefixes, because each is compared with every entry. */
export const purgeBody = z
  .strictObject({
    tags: z.array(tag).max(1_000).default([]),
    urls: z
      .array(path)
      .max(1_000)
      .default([])
      .transform((urls) => urls.flatMap(purgedUrls)),
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
