import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

/**
 * What a flood of distinct URLs does to the built site: whether its memory stays within the cache's bound and a fifth, and
 * whether the pages that visitors read stay held meanwhile.
 * `node scripts/bench/flood.ts [--requests 1000000] [--megabytes 64]`. Exit status 1 when either is not so.
 */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '1000000' }, megabytes: { type: 'string', default: '64' } } });
const requests = Number(values.requests);
const bound = Number(values.megabytes);

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

interface Answer {
  status: number;
  cache: string;
}

const get = (port: number, url: string): Promise<Answer> => new Promise((resolve, reject) => {
  http.get({ port, path: url, agent, headers: { 'accept-encoding': 'br' } }, (response) => {
    response.on('end', () => { resolve({ status: response.statusCode!, cache: String(response.headers['cache-status'] ?? '') }); }).resume();
  }).on('error', reject);
});

/** What visitors read. */
const normalPages = ['/', '/en', '/ca', '/viviendas-compra', '/viviendas-barcelona-compra', '/en/properties-madrid-rent', '/ca/habitatges-girona-lloguer', '/web/provinces?type=buy'];

/** Mostly spellings of what is held and what is no page; a share of them makes an entry of its own. */
function floodUrl(turn: number): string {
  if (turn % 100 === 0) return `/web/estates/buy?price_min=${turn}`;
  if (turn % 100 === 1) return `/media/nothing/${turn}.webp`;
  if (turn % 200 === 2) return `/viviendas-lugar-${turn}-compra`;
  return [`/web/estates/buy?x=${turn}`, `/nada-${turn}`, `/?utm_source=${turn}`, `/viviendas-barcelona-compra?gclid=${turn}`, `/en/constructor/${turn}`, `/__proto__/${turn}?page=${turn}`][turn % 6]!;
}

const residentMegabytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024;

const site = fork(path.resolve('dist/server/server.mjs'), {
  // As `npm start` and the image run it.
  execArgv: ['--max-semi-space-size=16'],
  env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: path.resolve('.cache/e2e/site'), LOG_LEVEL: 'error', CACHE_MAX_MB: String(bound) }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const [{ port }] = (await once(site, 'message')) as [{ port: number }];

// Warm in code and heap, so that what is measured is the flood's.
for (let turn = 0; turn < 300; turn += 1) for (const page of normalPages) await get(port, page);
for (let turn = 0; turn < 20_000; turn += 1) await get(port, `/nada-${-turn}`);
const before = residentMegabytes(site.pid!);

let turn = 0;
let most = before;
let failures = 0;
const visits = { hits: 0, all: 0 };
const started = Date.now();
await Promise.all(Array.from({ length: 16 }, async (_, asker) => {
  for (let mine = turn++; mine < requests; mine = turn++) {
    const { status } = await get(port, floodUrl(mine));
    if (status >= 500) failures += 1;
    if (asker > 0 || mine % 500 > 16) continue;
    for (const page of normalPages) {
      visits.all += 1;
      if ((await get(port, page)).cache.includes('; hit')) visits.hits += 1;
    }
    most = Math.max(most, residentMegabytes(site.pid!));
  }
}));
const share = visits.hits / visits.all;
console.log(`${requests} distinct URLs in ${((Date.now() - started) / 1_000).toFixed(0)} s: resident ${before.toFixed(0)} MB before, at most ${most.toFixed(0)} MB (+${(most - before).toFixed(0)}, limit +${(bound * 1.2).toFixed(0)}); `
  + `${(share * 100).toFixed(1)} % of ${visits.all} visits to normal pages were hits (limit 99 %); ${failures} answers of 5xx (limit 0)`);
site.kill();
agent.destroy();
process.exitCode = most - before <= bound * 1.2 && share >= 0.99 && failures === 0 ? 0 : 1;
