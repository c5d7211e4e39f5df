import type { ChildProcess } from 'node:child_process';
import { request as httpRequest, Agent } from 'node:http';
import { expect, test } from '@playwright/test';
import { startBuiltServer, stopServer } from './builtServer.ts';

const port = 3403;
const count = 10_000;

/** A seeded random generator, so that a failing run can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const pieces = [
  'viviendas',
  '-',
  'compra',
  'alquiler',
  'en',
  'ca',
  'es',
  'properties',
  'madrid',
  'habitatges',
  '/',
  '//',
  '..',
  '%2e%2e',
  '%2F',
  '%00',
  '%E0%A4%A',
  '%',
  '?',
  '&',
  '=',
  'page=2',
  'page=-1',
  'rooms=99',
  'rooms=2,3',
  'price_min=1e309',
  'sort=price+',
  'town=__proto__',
  'zone[]=x',
  'features=terrace',
  '__proto__',
  'constructor',
  'toString',
  '<script>',
  '"',
  "'",
  '\\',
  'ñ',
  '€',
  '😀',
  ';',
  ':',
  '@',
  'evil.example',
  'web',
  'estates',
  'buy',
  'estate',
  'MS0116-3310',
  'public',
  'private',
  'media',
  'static',
  'main.js',
  'wp-json',
  'custom/v1/home-data',
  'admin',
  'healthz',
  'x'.repeat(300),
  '{',
  '}',
  '|',
  '^',
  '`',
  '~',
  '+',
  '%20',
  '*',
  'data:',
  'javascript:alert(1)',
  '1',
  '0',
  '-1',
  'null',
  'undefined',
];
const headerValues = [
  'en',
  'x'.repeat(2000),
  '*',
  '"',
  'gzip, br;q=0',
  'bytes=0-1',
  'W/"x", *',
  'a=b; c=d',
  'evil.example',
  '-1',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  ', ,,;q=',
];
const headerNames = [
  'accept-language',
  'accept-encoding',
  'accept',
  'cookie',
  'range',
  'if-none-match',
  'if-modified-since',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
  'authorization',
  'referer',
  'user-agent',
  'host',
  'content-type',
];
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
];

let server: ChildProcess;

test.beforeAll(async () => {
  server = await startBuiltServer(port);
});

test.afterAll(() => stopServer(server));

test(`${count} malformed requests cause no 5xx, and the process keeps running`, async () => {
  const random = createRandom(20_261_120);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const statuses: Record<number, number> = {};
  const failures: string[] = [];

  const send = (): Promise<void> => {
    // Raw bytes, so that the client normalises nothing; only what would break the request line itself is left out.
    const target = `/${Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(pieces)).join('')}`;
    const address = Buffer.from(target.replace(/[\s\u007f]/g, ''), 'utf8')
      .toString('latin1')
      .replace(/[^\x21-\x7e]/g, (character) => (random() < 0.5 ? encodeURIComponent(character) : '%'));
    const headers = Object.fromEntries(
      Array.from({ length: Math.floor(random() * 4) }, () => [pick(headerNames), pick(headerValues)]),
    );
    const method = pick(methods);
    return new Promise((resolve) => {
      const outgoing = httpRequest({ host: '127.0.0.1', port, method, path: address, headers, agent }, (response) => {
        const status = response.statusCode!;
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status >= 500) failures.push(`${status} ${method} ${address} ${JSON.stringify(headers)}`);
        response
          .resume()
          .on('end', resolve)
          .on('error', () => {
            resolve();
          });
      });
      outgoing.on('error', (error) => {
        failures.push(`${error.message} ${method} ${address}`);
        resolve();
      });
      outgoing.end();
    });
  };

  let left = count;
  const worker = async (): Promise<void> => {
    while ((left -= 1) >= 0) await send();
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  agent.destroy();

  console.log('   ', statuses);
  expect(failures.slice(0, 10)).toEqual([]);
  expect([server.exitCode, server.signalCode]).toEqual([null, null]);
  expect((await fetch(`http://127.0.0.1:${port}/viviendas-barcelona-compra`)).status).toBe(200);
});
