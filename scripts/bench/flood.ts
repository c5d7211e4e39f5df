import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

/**
 * What a flood of distinct URLs does to the built site: whether the cache's part of its memory stays within its bound
 * and a fifth, and whether the pages that visitors read stay held meanwhile.
 * `node scripts/bench/flood.ts [--requests 1000000] [--megabytes 64]`. Exit status 1 when either is not so.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '1000000' }, megabytes: { type: 'string', default: '64' } },
});
const requests = Number(values.requests);
const bound = Number(values.megabytes);

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

interface Answer {
  status: number;
  cache: string;
}

const get = (port: number, url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    http
      .get({ port, path: url, agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response
          .on('end', () => {
            resolve({ status: response.statusCode!, cache: String(response.headers['cache-status'] ?? '') });
          })
          .resume();
      })
      .on('error', reject);
  });

/** What visitors read. */
const normalPages = [
  '/',
  '/en',
  '/ca',
  '/viviendas-compra',
  '/viviendas-barcelona-compra',
  '/en/properties-madrid-rent',
  '/ca/habitatges-girona-lloguer',
  '/web/provinces?type=buy',
];

/** Mostly spellings of what is held and what is no page; a share of them makes an entry of its own. */
function floodUrl(turn: number): string {
  if (turn % 100 === 0) return `/web/estates/buy?price_min=${turn}`;
  if (turn % 100 === 1) return `/media/nothing/${turn}.webp`;
  if (turn % 200 === 2) return `/viviendas-lugar-${turn}-compra`;
  return [
    `/web/estates/buy?x=${turn}`,
    `/nada-${turn}`,
    `/?utm_source=${turn}`,
    `/viviendas-barcelona-compra?gclid=${turn}`,
    `/en/constructor/${turn}`,
    `/__proto__/${turn}?page=${turn}`,
  ][turn % 6]!;
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024;

interface Flooded {
  /** Megabytes resident, at most. */
  most: number;
  /** Of the visits to normal pages, those that were hits. */
  share: number;
  visits: number;
  failures: number;
  seconds: number;
}

/** @param count of distinct URLs @param megabytes the cache's bound */
async function flood(count: number, megabytes: number): Promise<Flooded> {
  const site = fork(path.resolve('dist/server/server.mjs'), {
    // As `npm start` and the image run it.
    execArgv: ['--max-semi-space-size=16'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: path.resolve('.cache/e2e/site'),
      LOG_LEVEL: 'error',
      CACHE_MAX_MB: String(megabytes),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(site, 'message')) as [{ port: number }];
  for (const page of normalPages) await get(port, page);

  let turn = 0;
  let most = 0;
  let failures = 0;
  const visits = { hits: 0, all: 0 };
  const started = Date.now();
  await Promise.all(
    Array.from({ length: 16 }, async (_, asker) => {
      for (let mine = turn++; mine < count; mine = turn++) {
        const { status } = await get(port, floodUrl(mine));
        if (status >= 500) failures += 1;
        if (asker > 0 || mine % 500 > 16) continue;
        for (const page of normalPages) {
          visits.all += 1;
          if ((await get(port, page)).cache.includes('; hit')) visits.hits += 1;
        }
        most = Math.max(most, residentMegabytes(site.pid!));
      }
    }),
  );
  site.kill();
  await once(site, 'exit');
  return {
    most,
    share: visits.hits / visits.all,
    visits: visits.all,
    failures,
    seconds: (Date.now() - started) / 1_000,
  };
}

// What the program takes under such a flood with next to no cache: the rest is the cache's.
const least = 8;
const bare = await flood(Math.min(requests, 200_000), least);
const { most, share, visits, failures, seconds } = await flood(requests, bound);
const limit = (bound - least) * 1.2;
console.log(
  `${requests} distinct URLs in ${seconds.toFixed(0)} s: at most ${bare.most.toFixed(0)} MB resident with a cache of ${least} MB, ${most.toFixed(0)} MB with ${bound} MB (+${(most - bare.most).toFixed(0)}, limit +${limit.toFixed(0)}); ` +
    `${(share * 100).toFixed(1)} % of ${visits} visits to normal pages were hits (limit 99 %); ${failures} answers of 5xx (limit 0)`,
);
agent.destroy();
process.exitCode = most - bare.most <= limit && share >= 0.99 && failures === 0 ? 0 : 1;
