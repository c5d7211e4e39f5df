import type { Env } from '#config/env.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { magazineUrl } from '#shared/routes/magazineUrl.ts';
import { sitemapIndex, urlSet, type SitemapUrl } from '#shared/seo/sitemapXml.ts';
import { makeAnswer, type MadeAnswer } from '../../answers/makeAnswer.ts';
import { isFailure, type Entry, type Lifetime } from '../../edge/entry.ts';
import type { Logger } from '../../logging/logger.ts';
import { createServerApi, type DataUse } from '../../upstream/createServerApi.ts';
import type { Upstream } from '../../upstream/createUpstream.ts';
import { sitemapLifetime } from '../../answers/lifetimes.ts';
import { createConcurrencyLimit } from '../../upstream/resilience/createConcurrencyLimit.ts';
import { gzipParts } from './gzipParts.ts';
import { createSitemapCalls } from './sitemapCalls.ts';
import { readSitemapFile, readSitemapIndex, readSitemapPath, type MagazineFiles } from './sitemapFiles.ts';

export interface SitemapLoaderDeps {
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'LANGUAGES' | 'API_HOST' | 'CMS_HOST' | 'TRANSLATE_INDEX'>;
  upstream: Upstream;
  logger: Logger;
}

/** Files made at once: each takes a tenth of a second of a processor, which pages need too. */
const limits = { maxConcurrent: 2, maxQueued: 32, queueTimeoutMs: 4_000 } as const;

const lifetime: Lifetime = { ...sitemapLifetime, age: 0 };

const notThere: Pick<Entry, 'status' | 'headers' | 'tags'> = { status: 404, headers: {}, tags: ['magazine'] };

const headersOf = (digest: string): Record<string, string> => ({
  'content-type': 'application/xml; charset=utf-8',
  'content-encoding': 'gzip',
  vary: 'Accept-Encoding',
  // Of the text: the same for a client that gets it unpacked.
  etag: `W/"${digest}"`,
});

interface MagazineFile {
  language: Language;
  changed: string | undefined;
  tags: readonly string[];
}

/** One of the magazine's files; null where the CMS has none. */
async function readMagazineFile(
  upstream: Upstream,
  { language, isRequired, signal }: { language: Language; isRequired: boolean; signal: AbortSignal },
): Promise<MagazineFile | null> {
  const asked = upstream.get(magazineUrl({ to: 'sitemap' }, language), { signal, demand: 'current' });
  const { entry, stream } = isRequired
    ? await asked
    : await asked.catch(() => ({ entry: notThere, stream: undefined }));
  stream?.body.destroy();
  const { status, headers } = entry ?? stream;
  if (isFailure(status) && isRequired) throw new ApiError(0);
  if (status !== 200 || !headers['content-type']?.includes('xml')) return null;
  const changed = headers['last-modified'];
  return { language, changed: changed && new Date(changed).toISOString(), tags: entry?.tags ?? [] };
}

/**
 * The magazine's files, in those of the site's languages that the CMS has.
 * @param isRequired false where they may be missing in whatever way: the listings are there all the same
 */
const magazineOf =
  (upstream: Upstream, languages: readonly Language[], isRequired: boolean): MagazineFiles =>
  async (signal) => {
    const files = languages.map((language) => readMagazineFile(upstream, { language, isRequired, signal }));
    return (await Promise.all(files)).filter((file) => file !== null);
  };

/** Pages that are written in a language, by people or, where `withMachine`, translated by a machine. */
function* listedIn(
  language: Language,
  urls: Iterable<SitemapUrl>,
  withMachine: boolean,
): Generator<SitemapUrl, void, undefined> {
  for (const url of urls)
    if (url.alternates[language] !== undefined && (withMachine || !url.translated?.includes(language))) yield url;
}

/**
 * @returns makes the index (no file) or a file, compressed as it is written; throws ApiError with status 404 for a file
 * that would be empty, 0 when the upstream fails; OverloadError when too many are being made
 */
export function createSitemapLoader({ env, upstream, logger }: SitemapLoaderDeps) {
  const { PUBLIC_ORIGIN: publicOrigin, LANGUAGES: languages } = env;
  const limit = createConcurrencyLimit(limits);
  // The same host serves both, or none is named: the bundled origin, whose magazine fails only with its listings.
  const magazine = magazineOf(upstream, languages, env.CMS_HOST === env.API_HOST);
  const calls = createSitemapCalls(upstream, ({ reference, problem }) => {
    logger.warn({ upstream: '/web/sitemap', reference, problem }, 'invalid record');
  });

  /** The text part by part, and its tags. */
  async function read(path: string, use: DataUse, signal: AbortSignal) {
    const sources = { calls, languages, api: createServerApi(upstream, { use, demand: 'current' }), signal };
    const file = readSitemapPath(path, languages);
    if (!file) {
      const { items, tags } = await readSitemapIndex(sources, magazine);
      return { parts: sitemapIndex(items, publicOrigin), tags };
    }
    const { items, tags } = await readSitemapFile(file, sources);
    const onCut = () => {
      logger.warn({ path }, 'a file of the sitemap ends at the limit of its protocol');
    };
    const { language } = file;
    const listed = listedIn(language, items, env.TRANSLATE_INDEX === 'on');
    return { parts: urlSet(listed, { language, publicOrigin, onCut }), tags };
  }

  async function make(path: string, signal: AbortSignal): Promise<MadeAnswer> {
    const use: DataUse = { entries: [], failed: false };
    const { parts, tags } = await read(path, use, signal);
    const { body, digest } = await gzipParts(parts);
    const made = makeAnswer({ headers: headersOf(digest), body, lifetime, use });
    return { ...made, tags: [...new Set([...made.tags, ...tags])] };
  }

  return (path: string, signal: AbortSignal): Promise<MadeAnswer> => limit.run(() => make(path, signal), { signal });
}
