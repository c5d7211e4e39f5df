import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { readEnv } from '#config/env.ts';
import { readNetwork } from '#config/network/network.ts';
import { createApp } from '#server/createApp.ts';
import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import type { EdgeCache } from '#server/edge/EdgeCache.ts';
import { createEntry } from '#server/edge/entry.ts';
import { createLogger } from '#server/logging/logger.ts';
import { createAssets } from '#server/page/assets.ts';
import { createUpstream, type Upstream } from '#server/upstream/createUpstream.ts';
import { listen } from './pageProcesses.ts';

export const env = readEnv({ LOG_LEVEL: 'silent', READS_PER_MINUTE: '0' });
export const network = await readNetwork(env.NETWORK_DIR, env);

/** Milliseconds: a call that waits for a busy machine has not failed. */
const patience = 60_000;
const timeouts = { lookup: patience, connect: patience, response: patience, socket: patience, request: patience };

/** A cache that keeps what the upstream says and no pages, so that each is made anew. */
function withoutPages(cache: EdgeCache): EdgeCache {
  return {
    ...cache,
    find: () => undefined,
    getOrLoad: async (question) => {
      if (question.kind !== 'page') return cache.getOrLoad(question);
      const loaded = await question.load({
        stored: null,
        signal: new AbortController().signal,
        demand: 'servable',
        background: false,
      });
      if (loaded.kind !== 'answer') throw new Error('A page is an answer');
      return {
        entry: createEntry(loaded.answer, {
          ...question,
          tags: loaded.tags,
          lifetime: loaded.lifetime!,
          since: cache.now(),
        }),
        result: { hit: false },
      };
    },
  };
}

interface PageSite {
  port: number;
  upstream: Upstream;
  close(): void;
}

/**
 * A site over the upstream at a port.
 * @param keeps whether its cache has pages too
 */
export async function startSite(
  upstreamPort: number,
  statsFile: string,
  keeps: 'pages' | 'answers',
): Promise<PageSite> {
  const whole = createEdgeCache({ maxBytes: 64_000_000 });
  const cache = keeps === 'pages' ? whole : withoutPages(whole);
  const host = () => `http://127.0.0.1:${upstreamPort}`;
  const upstream = createUpstream({ hosts: { api: host, cms: host }, cache, maxBodyBytes: 2_000_000, timeouts });
  const app = await createApp({
    env,
    network,
    cache,
    upstream,
    assets: createAssets(JSON.parse(readFileSync(statsFile, 'utf8')) as object),
    logger: createLogger('silent'),
    statics: [(_req, _res, next) => next()],
  });
  const server = createServer(app);
  // The visitors' connection stays open while what it is compared with has its turn.
  server.keepAliveTimeout = 0;
  return {
    port: await listen(server),
    upstream,
    close: () => {
      server.close();
      upstream.close();
      cache.close();
    },
  };
}
