import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baseContract, wholeContract } from '#shared/contract/capabilities.ts';
import { createCapabilities, type Capabilities } from './createCapabilities.ts';

/* When the API is asked; what the site makes of its answers is in tests/server/capabilities.test.ts. */

let dir: string;
let capabilities: Capabilities;
/** What the API answers; null: nothing. */
let answer: { status: number; body: object } | null;
let isUp: boolean;
let asked: number;
let purges: number;

const whole = { status: 200, body: wholeContract };

const create = () =>
  createCapabilities({
    env: { DATA_DIR: dir, API_HOST: undefined },
    upstream: {
      get: () => {
        asked += 1;
        if (answer === null) return Promise.reject(new Error('away'));
        const entry = { status: answer.status, body: Buffer.from(JSON.stringify(answer.body)) };
        return Promise.resolve({ entry, result: { hit: false } } as never);
      },
      isApiUp: () => isUp,
    },
    logger: { info: () => {}, warn: () => {} },
    purge: () => {
      purges += 1;
    },
  });

/** How often the API is asked within so many seconds. */
async function askedWithin(seconds: number): Promise<number> {
  const before = asked;
  await jest.advanceTimersByTimeAsync(seconds * 1_000);
  return asked - before;
}

beforeEach(() => {
  jest.useFakeTimers();
  dir = mkdtempSync(path.join(tmpdir(), 'vencejo-capabilities-'));
  [answer, isUp, asked, purges] = [whole, true, 0, 0];
  capabilities = create();
});
afterEach(async () => {
  await capabilities.stop();
  jest.useRealTimers();
  rmSync(dir, { recursive: true });
});

it('is asked at the start, and then each minute', async () => {
  await capabilities.start();
  expect([capabilities.now(), asked]).toEqual([wholeContract, 1]);
  expect(await askedWithin(59)).toBe(0);
  expect(await askedWithin(2)).toBe(1);
  expect(await askedWithin(60)).toBe(1);
  expect(purges).toBe(0);
});

it('is asked each second while it is away', async () => {
  [answer, isUp] = [null, false];
  await capabilities.start();
  expect(await askedWithin(5)).toBe(5);
});

it('is asked again after five seconds until one of its answers has counted, and what was made meanwhile is purged', async () => {
  answer = { status: 500, body: {} };
  await capabilities.start();
  expect([capabilities.now(), await askedWithin(6)]).toEqual([baseContract, 1]);
  answer = whole;
  expect(await askedWithin(5)).toBe(1);
  expect([capabilities.now(), purges]).toEqual([wholeContract, 1]);
  expect(await askedWithin(30)).toBe(0);
});

it('is asked each minute where it fails after an answer: that one counts', async () => {
  await capabilities.start();
  answer = { status: 500, body: {} };
  await askedWithin(60);
  expect(await askedWithin(59)).toBe(0);
  expect([capabilities.now(), purges]).toEqual([wholeContract, 0]);
});

it('is asked after five seconds again while it has less than before, until that counts', async () => {
  await capabilities.start();
  const before = capabilities.digest();
  answer = { status: 404, body: {} };
  expect(await askedWithin(69)).toBe(2);
  expect([capabilities.now(), capabilities.digest(), purges]).toEqual([wholeContract, before, 0]);
  expect(await askedWithin(2)).toBe(1);
  expect([capabilities.now(), purges]).toEqual([baseContract, 1]);
  expect(capabilities.digest()).not.toBe(before);
  expect(await askedWithin(58)).toBe(0);
});

it('is not waited for where an answer was kept', async () => {
  await capabilities.start();
  await capabilities.stop();
  capabilities = create();
  answer = null;
  await capabilities.start();
  expect(capabilities.now()).toEqual(wholeContract);
});

it('is not asked any more after the end', async () => {
  await capabilities.start();
  await capabilities.stop();
  expect(await askedWithin(120)).toBe(0);
});
