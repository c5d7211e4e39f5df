import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRedis } from '../../scripts/programs.mjs';
import { freePort } from './freePort.ts';

const program = findRedis();

/** False where no Redis server is installed: its tests are then skipped, and `npm test` names them. */
export const hasRedis = program !== undefined;

export interface PrivateRedis {
  url: string;
  /** One command in plain words, over a connection of its own; its reply as it came. */
  command: (...words: string[]) => Promise<string>;
  /** Dies at once. */
  kill: () => Promise<void>;
  /** Comes back under its old address, empty. */
  start: () => Promise<void>;
  /** Stops answering, and keeps its connections. */
  pause: () => void;
  resume: () => void;
  stop: () => Promise<void>;
}

async function send(port: number, words: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`);
  const [reply] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return reply.toString();
}

/** A Redis server of one's own on a free port of 127.0.0.1, which keeps nothing on disk. */
export async function startPrivateRedis(): Promise<PrivateRedis> {
  const port = await freePort();
  let server: ChildProcess;

  async function start(): Promise<void> {
    server = spawn(
      program ?? 'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore', cwd: '/' },
    );
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if ((await send(port, ['PING']).catch(() => '')).startsWith('+PONG')) return;
      await sleep(50);
    }
    throw new Error('The Redis server did not start');
  }

  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    command: (...words) => send(port, words),
    kill,
    start,
    pause: () => {
      server.kill('SIGSTOP');
    },
    resume: () => {
      server.kill('SIGCONT');
    },
    stop: kill,
  };
}
