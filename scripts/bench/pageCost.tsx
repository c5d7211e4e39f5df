import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router';
import { linksOf } from '#config/links.ts';
import { publicEnvOf } from '#config/publicEnv.ts';
import { App } from '#client/app/App.tsx';
import { FrameContext } from '#client/layout/frame/frameHtml.ts';
import type { LayoutData } from '#client/layout/layout.load.ts';
import { createI18n } from '#server/http/language.ts';
import { noAssets } from '#server/page/assets.ts';
import { createFrames } from '#server/page/createFrames.ts';
import { loadPage } from '#server/page/loadPage.ts';
import { resolutionOfUrl } from '#server/request/resolution.ts';
import { createServerApi } from '#server/upstream/createServerApi.ts';
import type { Upstream } from '#server/upstream/createUpstream.ts';
import { wholeContract } from '#shared/contract/capabilities.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { BareList } from './BareList.tsx';
import { largeEstates, runUpstream, runVisitors } from './pageProcesses.ts';
import { env, network, startSite } from './pageSite.ts';

/**
 * What a page costs that is not stored: processor time on all threads of the site's process, as a ratio to the least
 * that any server takes for it, in the same run, in turns: React alone, and where an answer is new, getting and parsing
 * it with node:http. Upstream and visitors are processes of their own. Exit status 1 above the limits, which were a
 * quarter above what it cost when they were set.
 */
interface Case {
  limit: number;
  /** Of each request. */
  url: (index: number) => string;
  /** What stays in the site's cache from one request to the next. */
  keeps: 'pages' | 'answers';
  /** What it is compared with: the page itself rendered, or its list without router, texts, providers and classes. */
  beside: 'page' | 'bareList';
  /** The calls whose answers are new each time. */
  calls?: readonly string[];
}

const cases = {
  /** Another page each time: the list and what its filters find are new (parsed, checked, mapped), the rest cached. */
  search: {
    limit: 4.6,
    url: (index) => `/viviendas-barcelona-compra?price_max=${100_000 + index * 1_000}`,
    keeps: 'pages',
    beside: 'page',
    calls: ['/web/estates/buy', '/web/estates/buy?_facets=1'],
  },
  estate: {
    limit: 3.6,
    url: (index) => `/viviendas-barcelona-compra/piso-en-gracia-ms0116-${index}/MS0116-${index}`,
    keeps: 'pages',
    beside: 'page',
    calls: ['/web/estate/MS0116-1'],
  },
  /** The same page made anew each time, of answers that are cached: what the site's own code takes. */
  remade: { limit: 40, url: () => '/viviendas-barcelona-compra', keeps: 'answers', beside: 'bareList' },
  remadeEstate: {
    limit: 3.9,
    url: () => '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1/MS0116-1',
    keeps: 'answers',
    beside: 'page',
  },
} as const satisfies Record<string, Case>;

const rounds = 5;
/** Pages until V8 has compiled what it will: until then a page costs up to a millisecond more. */
const warmUp = 2_000;
const perRound = 200;

/** Milliseconds on a processor, all threads, a time. */
async function cost(times: number, action: (times: number) => Promise<unknown> | void): Promise<number> {
  const before = process.cpuUsage();
  await action(times);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / times;
}

/** Renders the page at a URL from what its loaders gave once. */
async function pageRender(upstream: Upstream, url: string): Promise<() => void> {
  const site = { ...publicEnvOf(env, 'es', network, wholeContract), language: 'es' as const };
  const links = linksOf(env, 'es');
  const frameOf = createFrames({ es: links, ca: links, en: links });
  const i18n = await createI18n('es', loadDictionary);
  const resolution = resolutionOfUrl(url, env.LANGUAGES);
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
}

function listRender(): () => void {
  const estates = largeEstates();
  return () => {
    renderToString(<BareList estates={estates} />);
  };
}

const agent = new Agent({ keepAlive: true });

/** Gets an answer as a server without cache and checks would. */
async function callBare(port: number, path: string): Promise<void> {
  const [response] = (await once(get({ host: '127.0.0.1', port, path, agent }), 'response')) as [IncomingMessage];
  JSON.parse(await text(response));
}

interface Measured {
  visitors: ReturnType<typeof fork>;
  site: Site;
  upstreamPort: number;
}

/** @returns whether it stayed within its limit */
async function measure(name: keyof typeof cases, { visitors, site, upstreamPort }: Measured): Promise<boolean> {
  const { limit, url, beside, calls = [] }: Case = cases[name];
  const render = beside === 'page' ? await pageRender(site.upstream, url(1)) : listRender();
  const renderAll = async (times: number) => {
    for (let turn = 0; turn < times; turn += 1) {
      for (const path of calls) await callBare(upstreamPort, path);
      render();
    }
  };
  let index = 0;
  const visit = async (times: number) => {
    visitors.send({ urls: Array.from({ length: times }, () => `http://127.0.0.1:${site.port}${url((index += 1))}`) });
    await once(visitors, 'message');
  };
  console.log(`${name}: ${warmUp} pages before the first that counts`);
  await visit(warmUp);
  await renderAll(warmUp);
  const totals = { visit: 0, bare: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const visited = await cost(perRound, visit);
    const bare = await cost(perRound * (beside === 'page' ? 1 : 10), renderAll);
    totals.visit += visited;
    totals.bare += bare;
    console.log(`  ${name}: bare ${bare.toFixed(2)} ms   request ${visited.toFixed(1)} ms`);
  }
  const ratio = totals.visit / totals.bare;
  console.log(
    `${name}: a page costs ${(totals.visit / rounds).toFixed(1)} ms, ${ratio.toFixed(1)} × bare (limit ${limit})`,
  );
  return ratio <= limit;
}

type Site = Awaited<ReturnType<typeof startSite>>;

async function main(statsFile: string): Promise<void> {
  const upstream = fork(process.argv[1]!, ['upstream']);
  const [{ port }] = (await once(upstream, 'message')) as [{ port: number }];
  const visitors = fork(process.argv[1]!, ['visitors']);
  // One that is not answered with a page says so and ends them: nothing would come any more.
  visitors.once('exit', (code) => {
    if (code) process.exit(1);
  });
  const only = process.argv[3];
  const named = (Object.keys(cases) as (keyof typeof cases)[]).filter((name) => only === undefined || name === only);
  // Without a measurement nothing is within its limit.
  let within = named.length > 0;
  for (const name of named) {
    const site = await startSite(port, statsFile, cases[name].keeps);
    within = (await measure(name, { visitors, site, upstreamPort: port })) && within;
    site.close();
  }
  visitors.kill();
  upstream.kill();
  process.exitCode = within ? 0 : 1;
}

if (process.argv[2] === 'upstream') await runUpstream();
else if (process.argv[2] === 'visitors') runVisitors();
else await main(process.argv[2]!);
