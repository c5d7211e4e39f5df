import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { readEnv } from '#config/env.ts';
import { readNetwork } from '#config/network/network.ts';
import { createApp } from '#server/createApp.ts';
import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import { createLogger } from '#server/logging/logger.ts';
import { noAssets } from '#server/page/assets.ts';
import { createUpstream } from '#server/upstream/createUpstream.ts';
import { policyOf } from '#server/upstream/policies.ts';
import { passedOn } from '#server/upstream/publicHeaders.ts';
import { breaking } from '#server/upstream/resilience/createCircuitBreaker.ts';
import { leftOut } from './conformanceLeftOut.ts';

/** A test of the suite (its testsuite-schema.json). */
interface SuiteTest {
  id: string;
  /** Without: required. */
  kind?: 'required' | 'optimal' | 'check';
}

type Suites = readonly { tests: readonly SuiteTest[] }[];

/** true, or the name and the words of an error. */
type Results = Record<string, true | readonly [string, string]>;

/** What of a checkout is used. */
interface Suite {
  tests: Suites;
  runTests: (tests: Suites, browserCache: boolean, base: string) => Promise<void>;
  getResults: () => Results;
  /** @returns the signs of an outcome, that for a terminal the last */
  determineTestResult: (tests: Suites, id: string, results: Results) => readonly [string, string, string];
}

const load = <T>(dir: string, file: string): Promise<T> =>
  import(/* webpackIgnore: true */ pathToFileURL(path.join(dir, file)).href) as Promise<T>;

async function openSuite(dir: string): Promise<Suite> {
  const { default: tests } = await load<{ default: Suites }>(dir, 'tests/index.mjs');
  const { runTests, getResults } = await load<Suite>(dir, 'test-engine/client/runner.mjs');
  const { determineTestResult } = await load<Suite>(dir, 'test-engine/lib/results.mjs');
  return { tests, runTests, getResults, determineTestResult };
}

/** What the suite's server does with a request below one of its three paths. */
type Handle = (segments: readonly string[], request: IncomingMessage, response: ServerResponse) => void;

async function listen(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * The suite's server below `/magazine`, where a site asks its CMS.
 * @param asked the number of the request that a test has sent last, by its identifier
 */
async function startOrigin(dir: string, asked: ReadonlyMap<string, string>) {
  const handlerOf = async (name: string) =>
    [name, (await load<{ default: Handle }>(dir, `test-engine/server/handle-${name}.mjs`)).default] as const;
  const handlers = new Map(await Promise.all(['config', 'test', 'state'].map(handlerOf)));
  return listen((request, response) => {
    const [, , name = '', ...segments] = new URL(request.url!, 'http://localhost').pathname.split('/');
    const handle = handlers.get(name);
    request.headers['req-num'] = asked.get(segments[0] ?? '');
    if (handle) handle(segments, request, response);
    else response.writeHead(404).end();
  });
}

/** Made-up headers that answers bring in tests, and those by which the suite's client tells answers apart. */
const suiteHeaders = [
  ...['a', 'b', 'c', 'content-foo', 'template-a', 'test-header', 'x-content-foo', 'x-test-header'],
  ...['client-request-count', 'request-numbers', 'server-base-url', 'server-now', 'server-request-count'],
];

/** What a test of a cache needs and a site must not have. @returns in words what was changed */
function prepare(): readonly string[] {
  for (const name of suiteHeaders) (passedOn as Set<string>).add(name);
  Object.assign(policyOf('magazine').lifetime!, { fresh: 0, whileRevalidate: 0 });
  Object.assign(breaking, { failures: 1e6, rate: { size: 2_000, threshold: 0.99, minimumNumberOfCalls: 2_000 } });
  return [
    `headers that are passed on beside the usual: ${suiteHeaders.join(', ')}`,
    'the number of a request in its test, which the client sends as a header, is told to its server by other means',
    'no freshness where the upstream states none',
    'no circuit that opens after failures',
    'no limit of reads a client',
  ];
}

async function startSite(cms: string) {
  const env = readEnv({ LOG_LEVEL: 'silent', READS_PER_MINUTE: '0', STATISTICS: 'off' });
  const cache = createEdgeCache({ maxBytes: 50_000_000 });
  const upstream = createUpstream({ hosts: { api: () => cms, cms: () => cms }, cache, maxBodyBytes: 1_000_000 });
  const app = await createApp({
    ...{ env, cache, upstream, assets: noAssets, logger: createLogger('silent') },
    network: await readNetwork(env.NETWORK_DIR, env),
    statics: [(_req, _res, next) => next()],
  });
  const server = await listen(app);
  return {
    ...server,
    stop: () => {
      server.stop();
      upstream.close();
      cache.close();
    },
  };
}

/**
 * The suite's client asks one host: its tests go through the site, what it arranges goes to its own server.
 * @param asked where the number of each test's request is noted, which is a header that no site passes on
 */
function sendTestsTo(site: string, origin: string, asked: Map<string, string>): void {
  const send = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    const { pathname, search } = new URL(url as string);
    const [, , part, id = ''] = pathname.split('/');
    if (part !== 'test') return send(`${origin}${pathname}`, init);
    asked.set(id, new Headers(init?.headers).get('req-num') ?? '');
    return send(`${site}${pathname}${search}`, init);
  };
}

/** The tests of a kind, and those of them that are not passed. */
function outcomes({ tests, determineTestResult }: Suite, results: Results, kind: 'required' | 'optimal') {
  const ofKind = tests
    .flatMap((suite) => suite.tests)
    .filter((test) => (test.kind ?? 'required') === kind && results[test.id] !== undefined);
  return { ofKind, missed: ofKind.filter(({ id }) => determineTestResult(tests, id, results)[2] !== '✅') };
}

/** Prints the score, and each test that is not passed with its reason. @returns whether each has one */
function report(suite: Suite): boolean {
  const results = suite.getResults();
  const missed = (['required', 'optimal'] as const).flatMap((kind) => {
    const { ofKind, missed: missedOfKind } = outcomes(suite, results, kind);
    console.log(`${kind}: ${ofKind.length - missedOfKind.length} of ${ofKind.length}`);
    return missedOfKind.map(({ id }) => ({ id, kind, because: leftOut(id) }));
  });
  console.log('\n| test | kind | because |\n| --- | --- | --- |');
  for (const { id, kind, because = '**nobody has said why**' } of missed)
    console.log(`| ${id} | ${kind} | ${because} |`);
  const unexplained = missed.filter(({ because }) => because === undefined);
  for (const { id } of unexplained) console.error(`${id}: ${String(results[id])}`);
  return unexplained.length === 0;
}

async function main(dir: string): Promise<void> {
  const suite = await openSuite(dir);
  const changes = prepare();
  const asked = new Map<string, string>();
  const origin = await startOrigin(dir, asked);
  const site = await startSite(origin.url);
  console.log(`Changed for the suite:\n${changes.map((line) => `- ${line}`).join('\n')}`);
  sendTestsTo(site.url, origin.url, asked);
  await suite.runTests(suite.tests, false, `${site.url}/magazine`);
  // Revalidations in the background end by themselves.
  await setTimeout(100);
  const isExplained = report(suite);
  site.stop();
  origin.stop();
  process.exit(isExplained ? 0 : 1);
}

await main(process.argv[2]!);
