import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { mallocEnv, siteProcess } from '#config/processFlags.ts';

/** The built site in a process of its own, with its bundled origin. */
export interface BuiltSite {
  port: number;
  site: number;
  /** The process of its origin. */
  origin: () => number;
  /** Milliseconds on a processor of each round of its event loop since the last call. */
  rounds: () => Promise<number[]>;
  stop: () => Promise<void>;
}

/** The processes that a process started itself. */
export const childrenOf = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
};

/**
 * Starts it as `npm start` and the image run it, over the demo network of the browser tests. Resolves when it listens.
 */
export async function startBuiltSite(variables: Record<string, string> = {}): Promise<BuiltSite> {
  const child: ChildProcess = fork(path.resolve('dist/server/server.mjs'), {
    execArgv: ['--require', path.join(import.meta.dirname, 'loopTime.cjs'), ...siteProcess.flags],
    env: {
      ...process.env,
      ...mallocEnv,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: path.resolve('.cache/e2e/site'),
      LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    site: child.pid!,
    origin: () => childrenOf(child.pid!)[0]!,
    rounds: async () => {
      child.send('rounds');
      for (;;) {
        const [message] = (await once(child, 'message')) as [{ rounds?: number[] }];
        if (message.rounds) return message.rounds;
      }
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Megabytes resident. */
export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_024;

export interface Answer {
  status: number;
  cacheStatus: string;
  bytes: number;
  /** Only where it was asked for. */
  text: string;
  milliseconds: number;
}

interface Asked {
  agent: http.Agent;
  /** As a reverse proxy names it. */
  client?: string;
  body?: string;
  keepText?: boolean;
}

/** One request, a POST of a form where it has a body. */
export const ask = (port: number, url: string, asked: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { agent, client, body, keepText = false } = asked;
    const started = performance.now();
    const headers = {
      'accept-encoding': keepText ? 'identity' : 'br',
      ...(client === undefined ? {} : { 'x-forwarded-for': client }),
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }),
    };
    const request = http
      .request({ port, path: url, agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
        let bytes = 0;
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => {
          bytes += part.length;
          if (keepText) parts.push(part);
        });
        response.on('end', () => {
          resolve({
            status: response.statusCode!,
            cacheStatus: String(response.headers['cache-status'] ?? ''),
            bytes,
            text: Buffer.concat(parts).toString('utf8'),
            milliseconds: performance.now() - started,
          });
        });
      })
      .on('error', (error: NodeJS.ErrnoException) => {
        // The site closed a connection that had been idle for long, as this request was written to it.
        if (request.reusedSocket && error.code === 'ECONNRESET') ask(port, url, asked).then(resolve, reject);
        else reject(error);
      });
    request.end(body);
  });
