import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { startBuiltServer, stopServer } from './builtServer.ts';

/*
 * What compose waits for before it starts the next service: the health command of the service, else of its image, run
 * against the process that the service starts.
 */
interface Service {
  image?: string;
  command?: string[];
  healthcheck?: { test: string[] };
}

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
const dockerfile = read('Dockerfile');

/** The last instruction of a name that is a list, or has one. */
const listOf = (instruction: RegExp): string[] =>
  JSON.parse([...dockerfile.matchAll(instruction)].at(-1)![1]!) as string[];
const imageCheck = listOf(/^HEALTHCHECK [^[]*(\[.*\])$/gm);
const imageCommand = listOf(/^CMD (\[.*\])$/gm);

const own = Object.entries(services)
  .filter(([, { image, command }]) => image === 'vencejo' && (command ?? imageCommand)[0] === 'node')
  .map(([name, { command = imageCommand, healthcheck }]) => ({
    name,
    entry: /dist\/server\/(server|origin)\.mjs/.exec(command.join(' '))![1] as 'server' | 'origin',
    check: healthcheck?.test.slice(1) ?? imageCheck,
  }));

const exitCodeOf = async ([program, ...args]: string[], port: number): Promise<number> => {
  const child = spawn(program!, args, { env: { ...process.env, PORT: String(port) }, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number];
  return code;
};

test('the image is checked by one command for all processes of ours', () => {
  expect(own.map(({ name, entry }) => [name, entry])).toEqual([
    ['site-a', 'server'],
    ['site-b', 'server'],
    ['origin', 'origin'],
  ]);
});

const checksOf = (entry: 'server' | 'origin') =>
  new Set(own.filter((service) => service.entry === entry).map(({ check }) => check));

/** Where nothing listens. */
const closedPort = 3414;

test('the health command of a site is met by the built one, and by nothing else', async ({ baseURL }) => {
  for (const check of checksOf('server')) {
    expect(await exitCodeOf(check, Number(new URL(baseURL!).port))).toBe(0);
    expect(await exitCodeOf(check, closedPort)).toBe(1);
  }
});

test('the health command of an origin is met by the built one, and by nothing else', async () => {
  const port = 3415;
  const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-health-'));
  const origin = await startBuiltServer(port, { DATA_DIR: dir, DEMO: 'off' }, 'origin');
  try {
    for (const check of checksOf('origin')) expect(await exitCodeOf(check, port)).toBe(0);
  } finally {
    await stopServer(origin);
    rmSync(dir, { recursive: true });
  }
  for (const check of checksOf('origin')) expect(await exitCodeOf(check, port)).toBe(1);
});
