import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { expect } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');

/** The built site in a process of the test's own, over the same demo network as the other tests. Ready when this resolves. */
export async function startBuiltServer(port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/server/server.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: path.join(root, '.cache/e2e/site'), LOG_LEVEL: 'silent' },
    stdio: 'inherit',
  });
  await expect.poll(() => statusOf(port, '/healthz'), { timeout: 20_000 }).toBe(200);
  return server;
}

/** The status of an answer, read to its end; 0 when there is none. */
export const statusOf = (port: number, url: string): Promise<number> =>
  fetch(`http://127.0.0.1:${port}${url}`).then(async (response) => {
    await response.arrayBuffer();
    return response.status;
  }, () => 0);
