import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import process from 'node:process';
import { processorTime } from '#tests/fakes/processorTime.ts';

/** How what an answer costs a server is measured: time on a processor, and how long its requests wait. */

/** Requests whose code is compiled by then. */
export const warmUpTurns = 6;
const requestsPerTurn = 6_000;
const connections = 8;

export interface Served {
  status: number;
  /** Names and values in turn. */
  head: string[];
  body: Buffer;
}

export interface Server {
  child: ChildProcess;
  port: number;
}

export const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

/** Of a browser: what calls itself a program is not counted. */
const usualHeaders = {
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  accept: 'text/html',
};

export const get = (port: number, url: string, headers: Record<string, string> = {}): Promise<Served> =>
  new Promise((resolve, reject) => {
    http
      .get({ port, path: url, agent, headers: { ...usualHeaders, ...headers } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          resolve({ status: response.statusCode!, head: response.rawHeaders, body: Buffer.concat(parts) });
        });
      })
      .on('error', reject);
  });

/** Starts a server that says when it listens. */
export async function start(modulePath: string, env: Record<string, string>): Promise<Server> {
  const child = fork(modulePath, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return { child, port: message.port };
}

export interface Cost {
  /** Microseconds on a processor, each. */
  processor: number;
  /** Milliseconds, sorted. */
  waits: number[];
}

/** @param askOne sends one request; by default the same each time */
export async function measure(
  { child, port }: Server,
  url: string,
  {
    requests = requestsPerTurn,
    askOne = () => get(port, url),
  }: { requests?: number; askOne?: () => Promise<unknown> } = {},
): Promise<Cost> {
  const waits: number[] = [];
  const before = processorTime([child.pid!]);
  let left = requests;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (left > 0) {
        left -= 1;
        const started = performance.now();
        await askOne();
        waits.push(performance.now() - started);
      }
    }),
  );
  return { processor: ((processorTime([child.pid!]) - before) * 1_000) / requests, waits };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
