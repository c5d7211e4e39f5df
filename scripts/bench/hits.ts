import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import {
  agent,
  get,
  measure,
  median,
  start,
  sum,
  warmUpTurns,
  type Cost,
  type Served,
  type Server,
} from './hitCost.ts';

/**
 * What a cached answer costs through the whole built site, against a bare node:http server that writes the same head
 * and buffer: time on a processor, and the time that the slowest hundredth waits. Both servers are asked in turn within
 * each round.
 * `node scripts/bench/hits.ts [path …]`. Exit status 1 when a ratio is above the limit.
 */
const limit = 1.3;
const rounds = 9;
const turnsPerRound = 2;

const bareServer = path.resolve(import.meta.dirname, 'bareServer.ts');

async function startBare({ head, body }: Served): Promise<Server> {
  const server = await start(bareServer, {});
  // Node writes these by itself.
  const written = head.flatMap((value, index) =>
    index % 2 === 0 && !/^(?:connection|keep-alive|date)$/i.test(value) ? [value, head[index + 1]!] : [],
  );
  server.child.send({ head: written, body: body.toString('base64') });
  await once(server.child, 'message');
  return server;
}

const p99 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)]!;

/** @returns whether the site keeps within the limit */
async function compare(site: Server, url: string): Promise<boolean> {
  let served = await get(site.port, url);
  served = await get(site.port, url);
  if (served.status !== 200 || !served.head.some((value) => /; hit/.test(value)))
    throw new Error(`${url} is not answered from the cache`);
  const bare = await startBare(served);
  // Long enough for both to have all their code compiled.
  for (let turn = 0; turn < warmUpTurns; turn += 1) {
    await measure(site, url);
    await measure(bare, '/');
  }
  const ratios = { processor: [] as number[], p99: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const turns = { site: [] as Cost[], bare: [] as Cost[] };
    for (let turn = 0; turn < turnsPerRound; turn += 1) {
      // In changing order, so that what warms up or gets busy meanwhile meets both.
      for (const name of turn % 2 === 0 ? (['site', 'bare'] as const) : (['bare', 'site'] as const))
        turns[name].push(await (name === 'site' ? measure(site, url) : measure(bare, '/')));
    }
    const processor = (name: 'site' | 'bare') => sum(turns[name].map((cost) => cost.processor)) / turnsPerRound;
    ratios.processor.push(processor('site') / processor('bare'));
    ratios.p99.push(p99(turns.site.flatMap(({ waits }) => waits)) / p99(turns.bare.flatMap(({ waits }) => waits)));
    console.log(
      `  bare ${processor('bare').toFixed(1)} µs   site ${processor('site').toFixed(1)} µs   ratio ${ratios.processor.at(-1)!.toFixed(2)}   p99 ratio ${ratios.p99.at(-1)!.toFixed(2)}`,
    );
  }
  bare.child.kill();
  console.log(
    `${url} (${served.body.length} bytes): ${median(ratios.processor).toFixed(2)} × the bare server's processor time, ${median(ratios.p99).toFixed(2)} × its p99 (limit ${limit})`,
  );
  return median(ratios.processor) <= limit && median(ratios.p99) <= limit;
}

const site = await start(path.resolve('dist/server/server.mjs'), {
  PORT: '0',
  DATA_DIR: path.resolve('.cache/e2e/site'),
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
});
const urls =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ['/viviendas-barcelona-compra', '/web/estates/buy?province=barcelona'];
let within = true;
for (const url of urls) within = (await compare(site, url)) && within;
site.child.kill();
agent.destroy();
process.exitCode = within ? 0 : 1;
