import type { Readable } from 'node:stream';
import { parseJson } from '#shared/parseJson.ts';
import { readOne, readRecords, type InvalidRecord } from '#shared/api/readAnswer.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { endpointUrl } from '#shared/api/endpoints.ts';
import {
  sitemapEntrySchema,
  sitemapIndexEntrySchema,
  type SitemapEntryDto,
  type SitemapIndexDto,
} from '#shared/contract/sitemap.ts';
import { count } from '#shared/contract/fields.ts';
import * as z from 'zod/mini';
import { isFailure } from '../../edge/entry.ts';
import { textOf } from '../../edge/http/encoders.ts';
import { showOnly } from '../../upstream/showOnly.ts';
import type { Upstream } from '../../upstream/createUpstream.ts';

/** What is asked for in pages of entries. */
export type SitemapCall = 'estates' | 'agents' | 'agencies' | 'towns' | 'provinces' | 'directories';

export interface SitemapPage {
  entries: SitemapEntryDto[];
  pages: number;
  /** The upstream's. */
  tags: readonly string[];
}

export interface SitemapIndex {
  results: SitemapIndexDto['results'];
  tags: readonly string[];
}

/** Bytes of the largest answer that is read: 50,000 entries take less. */
const maxBytes = 64 * 1024 * 1024;

const pageSchema = z.object({ results: z.array(z.unknown()), pages: count });
const indexSchema = z.object({ results: z.array(z.unknown()) });

async function readAll(body: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > maxBytes) throw new ApiError(0, { message: 'The answer is too long' });
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new ApiError(0, null, error);
  }
}

/** The upstream's calls for the sitemap, which no cache keeps: a whole network's would push out everything else. */
export function createSitemapCalls(upstream: Upstream, onInvalid: (record: InvalidRecord) => void) {
  /** @returns null where the upstream has no such answer @throws ApiError with status 0 when it fails */
  async function ask(path: string, signal: AbortSignal): Promise<{ json: unknown; tags: readonly string[] } | null> {
    const { entry, stream } = await upstream.get(path, { signal, demand: 'current' });
    const { status } = entry ?? stream;
    if (status !== 200) stream?.body.destroy();
    if (isFailure(status) || status < 200 || (status > 200 && status < 400)) throw new ApiError(0);
    if (status !== 200) return null;
    return { json: parse(entry ? textOf(entry) : await readAll(stream.body)), tags: entry?.tags ?? [] };
  }

  return {
    /** One page; null for one that there is not. @param page from 1 */
    page: async (kind: SitemapCall, page: number, signal: AbortSignal): Promise<SitemapPage | null> => {
      const answer = await ask(endpointUrl('sitemap', { kind }, new URLSearchParams({ _page: String(page) })), signal);
      if (!answer) return null;
      showOnly(answer.json, upstream.mayShow, false);
      const { results, pages } = readOne(pageSchema, answer.json);
      return { entries: readRecords(sitemapEntrySchema, results, onInvalid), pages, tags: answer.tags };
    },
    /** Which pages there are; null where the upstream does not say. */
    index: async (signal: AbortSignal): Promise<SitemapIndex | null> => {
      const answer = await ask(endpointUrl('sitemapIndex', {}), signal);
      if (!answer) return null;
      const { results } = readOne(indexSchema, answer.json);
      return { results: readRecords(sitemapIndexEntrySchema, results, onInvalid), tags: answer.tags };
    },
  };
}

export type SitemapCalls = ReturnType<typeof createSitemapCalls>;
