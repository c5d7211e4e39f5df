import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router';
import { linksOf } from '#config/links.ts';
import { publicEnvOf } from '#config/publicEnv.ts';
import { wholeContract } from '#shared/contract/capabilities.ts';
import { FrameContext } from '#client/layout/frame/frameHtml.ts';
import type { LayoutData } from '#client/layout/layout.load.ts';
import { createFrames } from '#server/page/createFrames.ts';
import { readEnv } from '#config/env.ts';
import { readNetwork } from '#config/network/network.ts';
import { App } from '#client/app/App.tsx';
import { createApp } from '#server/createApp.ts';
import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import { createI18n } from '#server/http/language.ts';
import { createLogger } from '#server/logging/logger.ts';
import { createAssets, noAssets } from '#server/page/assets.ts';
import { loadPage } from '#server/page/loadPage.ts';
import { resolutionOfUrl } from '#server/request/resolution.ts';
import { createServerApi } from '#server/upstream/createServerApi.ts';
import { createUpstream } from '#server/upstream/createUpstream.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';

/**
 * What a page costs that is in no cache: time on all of this process's threads for a Search page and an estate's page,
 * each of another URL, with one upstream answer that is new (parsed, checked, mapped) and the rest cached; as a ratio
 * to React's renderToString of the same page, in the same run, in turns. Upstream and visitors are processes of their
 * own. Exit status 1 above the limits, which are a quarter above what it costs now (9.0 and 3.1).
 */
const limits = { search: 11, estate: 3.9 };
const rounds = 5;
/** Pages until V8 has compiled what it will: until then a page costs up to a millisecond more. */
const warmUp = 2_000;
const perRound = 200;

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const places = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `place-${index}`, name: `Place ${index}`, count: 9 }));

/** Estates as large as a network sends them: twelve photos, three paragraphs in each language. */
function largeEstate(reference: string) {
  const small = fakeEstate({ reference });
  const text = Object.fromEntries(
    Object.keys(small.text!).map((tag) => [
      tag,
      Array.from({ length: 3 }, () => 'Luz todo el día. '.repeat(12)).join('\n\n'),
    ]),
  );
  const [photo] = small.media;
  return { ...small, text, media: Array.from({ length: 12 }, (_, index) => ({ ...photo!, web_cover: index === 0 })) };
}

/** The upstream, in a process of its own: sends the port that it listens on. */
async function runUpstream(): Promise<void> {
  const list = JSON.stringify({
    results: Array.from({ length: 24 }, (_, index) => largeEstate(`MS0116-${1000 + index}`)),
    total: 50,
    page: 1,
    pages: 3,
    qty: 24,
  });
  const provinces = JSON.stringify([{ slug: 'barcelona', name: 'Barcelona', count: 30 }, ...places(51)]);
  const towns = JSON.stringify(places(60));
  const bodyOf = (url: string): string => {
    if (url.startsWith('/web/estates/')) return list;
    const [, reference] = /^\/web\/estate\/([^/?]+)/.exec(url) ?? [];
    if (reference) return JSON.stringify(largeEstate(reference));
    return /^\/web\/(?:towns|zones)/.test(url) ? towns : provinces;
  };
  const server = createServer((req, res) => {
    res
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'max-age=600',
        'Surrogate-Key': 'estates',
      })
      .end(bodyOf(req.url!));
  });
  process.send!({ port: await listen(server) });
}

/** Visitors, in a process of their own: ask for as many URLs as they are told, one after the other. */
function runVisitors(): void {
  const agent = new Agent({ keepAlive: true });
  const visit = (url: string) =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: { 'accept-encoding': 'br' } }, (res) => {
        res.resume();
        res.on('end', () => {
          if (res.statusCode === 200) resolve();
          else reject(new Error(`${url}: ${res.statusCode}`));
        });
      }).on('error', reject);
    });
  process.on('message', async ({ urls }: { urls: string[] }) => {
    for (const url of urls) await visit(url);
    process.send!({ done: true });
  });
}

const pages = {
  search: (index: number) => `/viviendas-barcelona-compra?price_max=${100_000 + index * 1_000}`,
  estate: (index: number) => `/viviendas-barcelona-compra/piso-en-gracia-ms0116-${index}/MS0116-${index}`,
} as const;

/** Milliseconds on a processor, all threads. */
async function cost(times: number, action: () => Promise<unknown> | void): Promise<number> {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / times;
}

async function main(statsFile: string): Promise<void> {
  const upstreamProcess = fork(process.argv[1]!, ['upstream']);
  const [{ port: upstreamPort }] = (await once(upstreamProcess, 'message')) as [{ port: number }];
  const visitors = fork(process.argv[1]!, ['visitors']);
  const env = readEnv({ LOG_LEVEL: 'silent', READS_PER_MINUTE: '0' });
  const network = await readNetwork(env.NETWORK_DIR, env);
  const site = { ...publicEnvOf(env, 'es', network, wholeContract), language: 'es' as const };
  const links = linksOf(env, 'es');
  const frameOf = createFrames({ es: links, ca: links, en: links });
  const cache = createEdgeCache({ maxBytes: 64_000_000 });
  const host = () => `http://127.0.0.1:${upstreamPort}`;
  const upstream = createUpstream({ hosts: { api: host, cms: host }, cache, maxBodyBytes: 2_000_000 });
  const assets = createAssets(JSON.parse(readFileSync(statsFile, 'utf8')) as object);
  const app = await createApp({
    env,
    network: await readNetwork(env.NETWORK_DIR, env),
    cache,
    upstream,
    assets,
    logger: createLogger('silent'),
    statics: [(_req, _res, next) => next()],
  });
  const server = createServer(app);
  server.keepAliveTimeout = 0;
  const port = await listen(server);
  let index = 0;
  const visit = async (page: keyof typeof pages, times: number) => {
    const urls = Array.from({ length: times }, () => `http://127.0.0.1:${port}${pages[page]((index += 1))}`);
    visitors.send({ urls });
    await once(visitors, 'message');
  };

  const i18n = await createI18n('es', loadDictionary);
  const bareRender = async (page: keyof typeof pages) => {
    const resolution = resolutionOfUrl(pages[page](1), env.LANGUAGES);
    if (resolution.kind !== 'match') throw new Error('no page');
    const loaded = await loadPage({
      url: resolution.url,
      read: { reading: { kind: 'address', address: resolution.address }, segments: resolution.segments },
      language: 'es',
      api: createServerApi(upstream, { use: { entries: [], failed: false }, demand: 'servable' }),
      i18n,
      site,
      signal: new AbortController().signal,
    });
    if (loaded instanceof Response) throw new Error(`${loaded.status}`);
    const { handler, context } = loaded;
    return () => {
      const router = createStaticRouter(handler.dataRoutes, context);
      const frame = frameOf({ site, i18n, layout: 'default', data: context.loaderData.layout as LayoutData });
      noAssets.collect(
        (wrap) =>
          renderToString(
            wrap(
              <App i18n={i18n} site={site}>
                <FrameContext value={frame}>
                  <StaticRouterProvider router={router} context={context} hydrate={false} />
                </FrameContext>
              </App>,
            ),
          ),
        { language: 'es', namespaces: [] },
      );
    };
  };

  let within = true;
  const only = process.argv[3] as keyof typeof pages | undefined;
  const measured: (keyof typeof pages)[] = only ? [only] : ['search', 'estate'];
  for (const page of measured) {
    const render = await bareRender(page);
    const renderAll = (times: number) => {
      for (let turn = 0; turn < times; turn += 1) render();
    };
    await visit(page, warmUp);
    renderAll(warmUp);
    const totals = { miss: 0, bare: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const miss = await cost(perRound, () => visit(page, perRound));
      const bare = await cost(perRound, () => renderAll(perRound));
      totals.miss += miss;
      totals.bare += bare;
      console.log(`  ${page}: renderToString ${bare.toFixed(1)} ms   miss ${miss.toFixed(1)} ms`);
    }
    const ratio = totals.miss / totals.bare;
    within &&= ratio <= limits[page];
    console.log(
      `${page}: a miss costs ${(totals.miss / rounds).toFixed(1)} ms, ${ratio.toFixed(1)} × renderToString (limit ${limits[page]})`,
    );
  }
  visitors.kill();
  upstreamProcess.kill();
  server.close();
  upstream.close();
  cache.close();
  process.exitCode = within ? 0 : 1;
}

if (process.argv[2] === 'upstream') await runUpstream();
else if (process.argv[2] === 'visitors') runVisitors();
else await main(process.argv[2]!);
