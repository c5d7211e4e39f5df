import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { modes, type Mode, type ModeName } from './modes.ts';
import type { Calls, ThreadRequest } from './upstreamThread.ts';

/** What visitors and the upstream see of one way to fail; times in milliseconds. */
export interface Measured {
  mode: ModeName;
  held: { visits: number; statuses: number[]; p99: number; longest: number };
  cold: { visits: number; statuses: number[]; withoutRetryAfter: number; longest: number };
  /** Calls that the upstream got, per minute, and those that failed. */
  callsPerMinute: Calls;
  /** Until a page that is not held is there, after the upstream is well again. */
  recoveryMs: number;
}

interface Visit {
  status: number;
  retryAfter: boolean;
  ms: number;
}

/** Pages, and answers of the API, that are in the cache when the upstream begins to fail. */
const heldPaths = [
  '/',
  '/viviendas-barcelona-compra',
  '/viviendas-barcelona-compra?page=2',
  '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000',
  '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1001/MS0116-1001',
  '/en/properties-barcelona-buy',
  '/agentes/barcelona',
  '/web/provinces',
  '/web/estates/buy?province=barcelona',
  '/web/estate/MS0116-1002/public',
];

/** From one visit to the next. */
const pauses = { heldMs: 40, coldMs: 500 } as const;

/** Calls a minute that an upstream gets in vain, those before its circuit opened among them. */
const maxFailing = 45;

const patienceMs = 20_000;

async function visit(port: number, path: string, agent: Agent): Promise<Visit> {
  const begunAt = performance.now();
  const ended = (status: number, retryAfter = false): Visit => ({
    status,
    retryAfter,
    ms: performance.now() - begunAt,
  });
  return new Promise((resolve) => {
    const fail = () => {
      resolve(ended(0));
    };
    request({ port, path, agent, timeout: patienceMs }, (response) => {
      response
        .on('error', fail)
        .on('end', () => {
          resolve(ended(response.statusCode!, Number(response.headers['retry-after']) > 0));
        })
        .resume();
    })
      .on('timeout', fail)
      .on('error', fail)
      .end();
  });
}

async function startSite(port: number, upstreamUrl: string, dataDir: string): Promise<ChildProcess> {
  const site = spawn(process.execPath, ['dist/server/server.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      API_HOST: upstreamUrl,
      CMS_HOST: upstreamUrl,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(site, 'message');
  return site;
}

const statusesOf = (visits: readonly Visit[]): number[] => [...new Set(visits.map(({ status }) => status))].sort();

const longestOf = (visits: readonly Visit[]): number => Math.max(...visits.map(({ ms }) => ms));

/** @param share from 0 to 1 */
function quantile(visits: readonly Visit[], share: number): number {
  const sorted = visits.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Visits again and again, whatever the answers take, until it is over. */
async function keepVisiting(pauseMs: number, until: number, next: (count: number) => Promise<Visit>): Promise<Visit[]> {
  const visits: Promise<Visit>[] = [];
  for (let count = 0; performance.now() < until; count += 1) {
    visits.push(next(count));
    await sleep(pauseMs);
  }
  return Promise.all(visits);
}

/** Makes every held path held, and waits until it is so stale that only a failure of the upstream excuses it. */
async function fill(port: number, agent: Agent): Promise<void> {
  for (const path of [...heldPaths, ...heldPaths]) {
    const { status } = await visit(port, path, agent);
    if (status !== 200) throw new Error(`${path} is ${status} while the upstream is well`);
  }
  await sleep(2_500);
}

async function recover(port: number, agent: Agent): Promise<number> {
  const begunAt = performance.now();
  for (let count = 0; performance.now() - begunAt < patienceMs; count += 1) {
    const { status } = await visit(port, `/viviendas-barcelona-alquiler?price_min=${900_000 + count}`, agent);
    if (status === 200) break;
    await sleep(100);
  }
  return performance.now() - begunAt;
}

/**
 * Starts the built site over an upstream of its own, which begins to fail in one way after the cache is warm, and is
 * well again after some time.
 * @param seconds for which it fails
 */
export async function measureMode(
  mode: ModeName,
  { port, seconds, dataDir }: { port: number; seconds: number; dataDir: string },
): Promise<Measured> {
  const upstream = new Worker(new URL('./upstreamThread.ts', import.meta.url));
  // A connection that is kept may be closed just as it is used again.
  const agent = new Agent({ keepAlive: false });
  const ask = async <T>(request: ThreadRequest): Promise<T> => {
    upstream.postMessage(request);
    const [answer] = (await once(upstream, 'message')) as [T];
    return answer;
  };
  const [url] = (await once(upstream, 'message')) as [string];
  const site = await startSite(port, url, dataDir);
  try {
    await fill(port, agent);
    await ask({ mode });
    const until = performance.now() + seconds * 1_000;
    const [held, cold] = await Promise.all([
      keepVisiting(pauses.heldMs, until, (count) => visit(port, heldPaths[count % heldPaths.length]!, agent)),
      keepVisiting(pauses.coldMs, until, (count) =>
        visit(port, `/viviendas-barcelona-compra?price_min=${1_000 + count}`, agent),
      ),
    ]);
    const calls = await ask<Calls>('calls');
    await ask({ mode: null });
    const perMinute = (count: number) => Math.round((count * 60) / seconds);
    return {
      mode,
      held: { visits: held.length, statuses: statusesOf(held), p99: quantile(held, 0.99), longest: longestOf(held) },
      cold: {
        visits: cold.length,
        statuses: statusesOf(cold),
        withoutRetryAfter: cold.filter(({ status, retryAfter }) => status !== 200 && !retryAfter).length,
        longest: longestOf(cold),
      },
      callsPerMinute: {
        api: perMinute(calls.api),
        cms: perMinute(calls.cms),
        failing: { api: perMinute(calls.failing.api), cms: perMinute(calls.failing.cms) },
      },
      recoveryMs: await recover(port, agent),
    };
  } finally {
    site.kill('SIGKILL');
    agent.destroy();
    await upstream.terminate();
  }
}

/** What of it is not as docs/operations.md says; empty when all is. */
export function faultsOf({ mode, held, cold, callsPerMinute, recoveryMs }: Measured): string[] {
  const { answersAtTimes = false }: Mode = modes[mode];
  const faults: [string, boolean][] = [
    ['a held page is not 200', held.statuses.join() !== '200'],
    ['held pages take longer than 100 ms (p99)', held.p99 > 100],
    [
      'a page that is not held is not 503',
      cold.statuses.some((status) => status !== 503 && !(answersAtTimes && status === 200)),
    ],
    ['a 503 has no Retry-After', cold.withoutRetryAfter > 0],
    ['a page that is not held takes longer than 3.5 s', cold.longest > 3_500],
    [`the API gets more than ${maxFailing} failing calls a minute`, callsPerMinute.failing.api > maxFailing],
    [`the CMS gets more than ${maxFailing} failing calls a minute`, callsPerMinute.failing.cms > maxFailing],
    ['recovery takes longer than 5 s', recoveryMs > 5_000],
  ];
  return faults.filter(([, isFault]) => isFault).map(([fault]) => fault);
}
