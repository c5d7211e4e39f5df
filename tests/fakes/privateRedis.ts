import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** False where no Redis server is installed: its tests are then left out. @throws in CI, which is to test with a real one */
export const hasRedis = (() => {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    if (process.env.CI === 'true')
      throw new Error('CI is to test with a real Redis: apt-get install redis-server', { cause: error });
    return false;
  }
})();

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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
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
      'redis-server',
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
