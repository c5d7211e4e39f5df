import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { renderToString } from 'react-dom/server';
import { readEnv } from '#config/env.ts';
import { readNetwork } from '#config/network/network.ts';
import { createApp } from '#server/createApp.ts';
import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import type { EdgeCache } from '#server/edge/EdgeCache.ts';
import { createEntry } from '#server/edge/entry.ts';
import { createLogger } from '#server/logging/logger.ts';
import { createAssets } from '#server/page/assets.ts';
import { createUpstream } from '#server/upstream/createUpstream.ts';
import { createFakeUpstream } from '#tests/fakes/createFakeUpstream.ts';
import type { EstateDto } from '#shared/contract/estate.ts';

/**
 * What a Search page costs the server: processor time of the whole way of a request (24 cards, upstream answers
 * cached), as a ratio to rendering the same list bare, in the same run, in turns. The ratio is that of the sums: a turn
 * of the bare list takes one of two times, half as long again as the other, as the compiler likes. Exit status 1 above
 * the limit, which is a quarter above what it costs now (22).
 */
const limit = 28;
const rounds = 7;
const requestsPerRound = 300;
const rendersPerRound = 3000;

/**
 * The list of a card's elements without router, texts, providers or classes looked up: what React alone costs. To grow
 * with EstateCard.
 */
function BareList({ estates }: { estates: readonly EstateDto[] }) {
  return (
    <ul className="grid">
      {estates.map((estate) => (
        <li key={estate.reference}>
          <article className="card">
            <div className="photo">
              <img
                src={estate.media[0]!.url}
                srcSet={`${estate.media[0]!.dimensions.sm} 420w, ${estate.media[0]!.dimensions.lg} 800w`}
                sizes="400px"
                width="420"
                height="236"
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span className="status">{estate.status}</span>
            </div>
            <div className="body">
              <p className="price">{estate.price}</p>
              <h2 className="title">
                <a href={`/viviendas-barcelona-compra/${estate.slug}/${estate.reference}`}>
                  {estate.description['es-ES']}
                </a>
              </h2>
              <p className="place">
                <span>{estate.address.street_name}</span>
                <span>{estate.address.zone}</span>
              </p>
              <p className="facts">
                <span className="area">{estate.area_constructed}</span>
                <span className="rooms" role="img" aria-label="rooms">
                  {estate.rooms}
                </span>
                <span className="bathrooms" role="img" aria-label="bathrooms">
                  {estate.bathrooms}
                </span>
              </p>
              <p className="energy">
                <span className="letter">{estate.cee.rating}</span>
                {estate.cee.consumption}
              </p>
              <p className="agent">
                <span className="avatar">
                  <img src={estate.agent!.avatar?.url} width="50" height="50" alt="" loading="lazy" decoding="async" />
                </span>
                <a href={`/agentes/${estate.agent!.slug}`}>{estate.agent!.full_name}</a>
              </p>
            </div>
            <button type="button" className="heart" aria-pressed="false" aria-label={estate.description['es-ES']} />
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Microseconds of processor time that an action took, in this process, a time. */
async function cost(times: number, action: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await action();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / times;
}

/** Asks from a thread of its own, so that asking does not count as answering. */
const askerSource = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { Agent, get } = require('node:http');
  const agent = new Agent({ keepAlive: true });
  const ask = () => new Promise((resolve, reject) => {
    get(workerData.url, { agent }, (res) => { res.resume(); res.on('end', () => (res.statusCode === 200 ? resolve() : reject(new Error('status ' + res.statusCode)))); }).on('error', reject);
  });
  parentPort.on('message', async (times) => { for (let i = 0; i < times; i += 1) await ask(); parentPort.postMessage('done'); });
`;

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

async function main(statsFile: string): Promise<void> {
  const fake = await createFakeUpstream();
  const env = readEnv({ LOG_LEVEL: 'silent', READS_PER_MINUTE: '0' });
  const cache = withoutPages(createEdgeCache({ maxBytes: 50_000_000 }));
  const upstream = createUpstream({
    hosts: { api: () => fake.url, cms: () => fake.url },
    cache,
    maxBodyBytes: 1_000_000,
  });
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
  // The asker's connection stays open while the bare list has its turn.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const asker = new Worker(askerSource, {
    eval: true,
    workerData: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/viviendas-barcelona-compra` },
  });
  const ask = (times: number) =>
    new Promise<void>((resolve, reject) => {
      asker.once('message', () => resolve()).once('error', reject);
      asker.postMessage(times);
    });
  const estates = fake.estates.slice(0, 24);
  const render = (times: number) => {
    for (let turn = 0; turn < times; turn += 1) renderToString(<BareList estates={estates} />);
    return Promise.resolve();
  };

  await ask(requestsPerRound);
  await render(rendersPerRound);
  let bareTotal = 0;
  let pageTotal = 0;
  for (let round = 0; round < rounds; round += 1) {
    const bare = await cost(rendersPerRound, () => render(rendersPerRound));
    const page = await cost(requestsPerRound, () => ask(requestsPerRound));
    bareTotal += bare;
    pageTotal += page;
    console.log(
      `  bare list ${bare.toFixed(0)} µs   Search page ${page.toFixed(0)} µs   ratio ${(page / bare).toFixed(1)}`,
    );
  }
  const ratio = pageTotal / bareTotal;
  console.log(`Search page: ${ratio.toFixed(1)} × the bare list (limit ${limit})`);
  await asker.terminate();
  server.close();
  upstream.close();
  cache.close();
  await fake.close();
  process.exitCode = ratio <= limit ? 0 : 1;
}

await main(process.argv[2]!);
