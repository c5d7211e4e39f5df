import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');

/** The demo network with the pictures of the site that all tests share, in another database than that site's. */
const demo = {
  DATA_DIR: path.join(root, '.cache/e2e/site'),
  DATABASE_URL: path.join(root, '.cache/e2e/started.sqlite'),
};

/**
 * Starts the built site, or the built origin, in a separate process. Resolves when it is ready.
 * @param variables of its environment; without DATA_DIR it is over the demo network
 */
export const startBuiltServer = (
  port: number,
  variables: Record<string, string> = {},
  entry: 'server' | 'origin' = 'server',
): Promise<ChildProcess> =>
  startServer(
    `dist/server/${entry}.mjs`,
    port,
    { NODE_ENV: 'production', ...(variables.DATA_DIR ? {} : demo), LOG_LEVEL: 'silent', ...variables },
    100_000,
  );

/**
 * Starts a development build, in which React logs every mismatch, with its own demo network. Building both takes a
 * while.
 */
export const startDevelopmentServer = (port: number, variables: Record<string, string>): Promise<ChildProcess> =>
  startServer(
    'scripts/dev.ts',
    port,
    { DATA_DIR: path.join(root, '.cache/e2e/development'), LOG_LEVEL: 'warn', ...variables },
    // Compiling takes about a minute of one processor.
    300_000,
    '/web/provinces?type=buy',
  );

async function startServer(
  program: string,
  port: number,
  variables: Record<string, string>,
  patience: number,
  sign = '/healthz',
): Promise<ChildProcess> {
  const server = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...variables },
    stdio: 'inherit',
  });
  try {
    await expect.poll(() => statusOf(port, sign), { timeout: patience, intervals: [200] }).toBe(200);
  } catch (error) {
    await stopServer(server);
    throw error;
  }
  return server;
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Kills a server and waits until it and its own processes have ended: the next one may take its port. Nothing is to be
 * done for one that could not start, which has said why.
 */
export async function stopServer(server: ChildProcess | undefined): Promise<void> {
  if (server === undefined) return;
  const children = server.exitCode === null && server.signalCode === null ? childrenOf(server.pid!) : [];
  server.kill('SIGKILL');
  await expect.poll(() => [server.pid!, ...children].filter(isRunning), { timeout: 60_000 }).toEqual([]);
}

/** The processes that a process started itself. */
export const childrenOf = (pid: number): number[] => {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
};

/** The status of a response, after its whole body; 0 without a response. */
export const statusOf = (port: number, url: string): Promise<number> =>
  fetch(`http://127.0.0.1:${port}${url}`).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
