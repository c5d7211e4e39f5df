import { once } from 'node:events';
import http, { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import express from 'express';
import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import { createLogger } from '#server/logging/logger.ts';
import { createSitemapCache } from '#server/seo/sitemap/createSitemapCache.ts';
import { createSitemaps } from '#server/seo/sitemap/createSitemaps.ts';
import { createUpstream } from '#server/upstream/createUpstream.ts';
import { openBackends, startOrigin, type Backend } from './originBackends.ts';
import { processorTime } from './processorTime.ts';

/**
 * The sitemap of a large network, from a cold cache: the index and its files over HTTP, one at a time, with the origin
 * in a process of its own, and the memory that this takes.
 * `node scripts/bench/sitemap.ts [--estates 1000000] [--on sqlite,postgres] [--every 7] [--processor]`
 * On a machine that others use too, `--processor` judges the time on a processor (site, origin and database) instead of
 * the time that passed. Exit status 1 above the limits. The databases are those of origin.ts.
 */
const limits = { ms: 300, memoryMb: 96 } as const;

/** What this process reads of the sitemap before it measures: code is compiled, connections are open. */
const warmUps = 12;

const { values } = parseArgs({
  options: {
    estates: { type: 'string', default: '1000000' },
    on: { type: 'string', default: 'sqlite,postgres' },
    every: { type: 'string', default: '7' },
    processor: { type: 'boolean', default: false },
  },
});

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

const get = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(Buffer.concat(parts))
            : reject(new Error(`${response.statusCode} for ${url}`)),
        );
      })
      .on('error', reject);
  });

const publicOrigin = 'https://www.example.com';

/** The sitemap alone, over an origin; nothing is kept from one request to the next. */
async function startSite(originUrl: string): Promise<{ base: string; forget: () => void; stop: () => void }> {
  const cache = createEdgeCache({ maxBytes: 32_000_000 });
  const sitemapCache = createSitemapCache({ maxBytes: 32_000_000 });
  const upstream = createUpstream({
    hosts: { api: () => originUrl, cms: () => originUrl },
    cache,
    maxBodyBytes: 8_000_000,
  });
  const app = express().disable('etag');
  app.use(
    createSitemaps({
      env: { PUBLIC_ORIGIN: publicOrigin, CMS_HOST: undefined },
      upstream,
      cache: sitemapCache,
      constantHeaders: {},
      logger: createLogger('warn'),
    }),
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const everything = { tags: [], urls: [], prefixes: [], all: true, mode: 'hard' } as const;
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forget: () => {
      cache.purge(everything);
      sitemapCache.purge(everything);
    },
    stop: () => {
      agent.destroy();
      server.close();
      upstream.close();
      cache.close();
      sitemapCache.close();
    },
  };
}

interface Sample {
  path: string;
  ms: number;
  bytes: number;
  plainBytes: number;
}

const kindOf = (path: string): string => /^\/sitemap-([a-z]+)/.exec(path)?.[1] ?? 'index';

const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(1);

function report(name: string, samples: readonly Sample[]): number {
  let slow = 0;
  for (const [kind, of] of Map.groupBy(samples, ({ path }) => kindOf(path))) {
    const sorted = of.toSorted((a, b) => a.ms - b.ms);
    const [middle, most] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
    const above = most.ms > limits.ms;
    if (above) slow += 1;
    console.log(
      [
        name.padEnd(9),
        kind.padEnd(12),
        String(of.length).padStart(6),
        middle.ms.toFixed(0).padStart(7),
        most.ms.toFixed(0).padStart(7),
        megabytes(Math.max(...of.map(({ plainBytes }) => plainBytes))).padStart(8),
        megabytes(Math.max(...of.map(({ bytes }) => bytes))).padStart(8),
        above ? `  ABOVE ${limits.ms} ms: ${most.path}` : '',
      ].join(''),
    );
  }
  return slow;
}

async function measure({ name, url, pids }: Backend): Promise<number> {
  const { child, base: originBase } = await startOrigin(url);
  const site = await startSite(originBase.replace(/\/web$/, ''));
  const clock = values.processor ? () => processorTime([process.pid, child.pid!, ...pids]) : () => performance.now();
  const fetch = async (path: string): Promise<Sample> => {
    site.forget();
    const started = clock();
    const body = await get(site.base + path);
    const ms = clock() - started;
    return { path, ms, bytes: body.length, plainBytes: gunzipSync(body).length };
  };
  try {
    const index = gunzipSync(await get(`${site.base}/sitemap.xml`)).toString();
    const files = [...index.matchAll(/<loc>([^<]+)/g)]
      .map(([, loc]) => new URL(loc!).pathname)
      .filter((path) => path.startsWith('/sitemap-'));
    const isSampled = (path: string, position: number) =>
      kindOf(path) !== 'estates' || position % Number(values.every) === 0;
    const paths = ['/sitemap.xml', '/sitemap.xml', '/sitemap.xml', ...files.filter(isSampled)];
    for (const path of files.filter((path) => kindOf(path) === 'estates').slice(-warmUps)) await fetch(path);
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    const samples: Sample[] = [];
    for (const path of paths) samples.push(await fetch(path));
    clearInterval(timer);
    const growth = (most - before) / 1_048_576;
    const urls = `${files.length} files, ${paths.length} read, ${megabytes(samples.reduce((sum, { plainBytes }) => sum + plainBytes, 0))} MB of XML`;
    console.log(`${name.padEnd(9)}${urls}; memory +${growth.toFixed(0)} MB (limit ${limits.memoryMb})`);
    return report(name, samples) + (growth > limits.memoryMb ? 1 : 0);
  } finally {
    site.stop();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}

let slow = 0;
for await (const backend of openBackends(values.on, Number(values.estates))) {
  console.log(
    `backend  kind         files    p50    max      MB    MB gz   (ms${values.processor ? ' on a processor' : ''}, from a cold cache)`,
  );
  slow += await measure(backend);
}
console.log(slow === 0 ? 'Within the limits.' : `${slow} above the limits.`);
process.exitCode = slow === 0 ? 0 : 1;
