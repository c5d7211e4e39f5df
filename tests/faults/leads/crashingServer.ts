import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../../..');

/** A built server that is killed and started again. */
export interface CrashingServer {
  url: string;
  start: () => Promise<void>;
  /** `kill -9`: nothing that it holds in memory survives. */
  crash: () => Promise<void>;
  crashes: () => number;
  isRunning: () => boolean;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}

/** @param sign path that answers 200 once the server is ready */
export function createCrashingServer(
  entry: 'server' | 'origin',
  { port, sign, variables }: { port: number; sign: string; variables: Record<string, string> },
): CrashingServer {
  const url = `http://127.0.0.1:${port}`;
  let running: ChildProcess | null = null;
  let count = 0;
  return {
    url,
    start: async () => {
      const started = spawn(process.execPath, [`dist/server/${entry}.mjs`], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', PORT: String(port), ...variables },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      running = started;
      while (!(await isReady(url + sign))) {
        if (started.exitCode !== null || started.signalCode !== null) throw new Error(`${entry} could not start`);
        await sleep(100);
      }
    },
    crash: async () => {
      if (!running) return;
      // One that ended by itself says so no second time.
      if (running.exitCode === null && running.signalCode === null) {
        const ended = once(running, 'exit');
        running.kill('SIGKILL');
        await ended;
      }
      running = null;
      count += 1;
    },
    crashes: () => count,
    isRunning: () => running !== null && running.exitCode === null && running.signalCode === null,
  };
}
