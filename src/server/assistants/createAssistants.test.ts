import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import express from 'express';
import request from 'supertest';
import { z } from 'zod';
import { createEdgeCache } from '../edge/createEdgeCache.ts';
import { createEntry } from '../edge/entry.ts';
import { createLocalCounter } from '../instances/RateCounter.ts';
import { createLogger } from '../logging/logger.ts';
import { turns } from '../turns.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { createToolAnswers } from './answerTool.ts';
import { createAssistants } from './createAssistants.ts';
import { defineTool } from './Tool.ts';

/* What the door does about time, questions that take too long and more than it can answer, and about a broken tool. */

let forwarded = 0;
const cache = createEdgeCache({ maxBytes: 1_000_000, now: () => performance.now() + forwarded });
const outcomes: string[] = [];

/** An upstream that never answers. */
const hanging = {
  get: (_path: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    }),
} as unknown as Upstream;

const site = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', languages: ['es'] };

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  cache.close();
});

/** The door alone. @returns posts a message to it */
async function open(timeoutMs?: number) {
  const env = {
    ...{ BRAND_NAME: 'Vencejo', PUBLIC_ORIGIN: site.publicOrigin, LANGUAGES: ['es'] },
    ...{ ALLOWED_HOSTS: [], AGENCY_HOSTS: new Map() },
  };
  const assistants = createAssistants({
    ...({ env, siteIn: () => site, i18nIn: { es: {} } } as unknown as Parameters<typeof createAssistants>[0]),
    ...{ upstream: hanging, cache, counter: createLocalCounter(), logger: createLogger('silent') },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    onCall: (tool, outcome) => outcomes.push(`${tool} ${outcome}`),
  });
  const server = createServer(express().use(assistants)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (method: string, params: object = {}) =>
    request(server)
      .post('/mcp')
      .set({ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' })
      .send({ jsonrpc: '2.0', id: 1, method, params });
}

it('ends a question that takes too long with a sentence', async () => {
  const post = await open(50);
  const { status, body } = await post('tools/call', { name: 'get_home', arguments: { home: 'A-1' } });
  const { result } = body as { result: { isError: boolean; content: { text: string }[] } };
  expect([status, result.isError, result.content[0]!.text]).toEqual([200, true, expect.stringContaining('too long')]);
  expect(outcomes).toEqual(['get_home failed']);
});

it('refuses questions while too many wait for pages, and answers those that wait', async () => {
  const post = await open();
  let isBusy = true;
  const makePages = async (): Promise<void> => {
    while (isBusy) await turns.take('pages');
  };
  // One of the two always waits.
  const pages = [makePages(), makePages()];
  const asked = Array.from({ length: 65 }, async () => post('ping'));
  const first = await Promise.race(asked);
  expect([first.status, first.headers['retry-after']]).toEqual([503, '5']);
  isBusy = false;
  await Promise.all(pages);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(64);
});

describe('an answer of a tool', () => {
  /** Answers every call with an empty list. */
  const empty = {
    get: (path: string) =>
      Promise.resolve({
        entry: createEntry(
          { status: 200, headers: {}, body: Buffer.from('[]') },
          {
            ...{ key: `api:${path}`, url: path, kind: 'api', tags: [], since: cache.now() },
            lifetime: { fresh: 60, whileRevalidate: 600, ifError: 600, age: 0 },
          },
        ),
        result: { hit: true },
      }),
    valueOf: () => [],
  } as unknown as Upstream;
  const answer = createToolAnswers({
    ...({ siteIn: () => site, i18nIn: { es: { t: () => 'Fuente' } } } as unknown as Parameters<
      typeof createToolAnswers
    >[0]),
    ...{ upstream: empty, cache, logger: createLogger('silent') },
    onCall: () => {},
  });
  /** A tool that reads the provinces. */
  const counting = (name: string, facts: (runs: number) => { runs: number }) => {
    let runs = 0;
    const tool = defineTool({
      ...{ name, title: '', description: '' },
      input: z.strictObject({}),
      output: z.object({ runs: z.int().max(9) }),
      run: async (_, { api, signal }) => {
        runs += 1;
        await api.provinces(undefined, { signal });
        return { facts: facts(runs), text: '', page: site.publicOrigin };
      },
    });
    return { tool, runs: () => runs };
  };
  const { signal } = new AbortController();

  it('is made anew after the pages that visitors wait for, while the stored one is given', async () => {
    const { tool, runs } = counting('stale', (count) => ({ runs: count }));
    const first = await answer(tool, { language: 'es' }, signal);
    forwarded += 120_000;
    let isBusy = true;
    const makePages = async (): Promise<void> => {
      while (isBusy) await turns.take('pages');
    };
    const pages = [makePages(), makePages()];
    const second = await answer(tool, { language: 'es' }, signal);
    for (let turn = 0; turn < 5; turn += 1) await turns.take('pages');
    const runsMeanwhile = runs();
    isBusy = false;
    await Promise.all(pages);
    await turns.take('revalidations');
    expect([second, runsMeanwhile, runs()]).toEqual([first, 1, 2]);
  });

  it('that breaks the schema of the tool is an error each time, and stored nowhere', async () => {
    const { tool, runs } = counting('broken', () => ({ runs: 10 }));
    for (const asked of [1, 2]) {
      const { isError, content } = await answer(tool, { language: 'es' }, signal);
      expect([isError, content[0]!.text]).toEqual([true, expect.stringContaining('could not answer')]);
      expect(runs()).toBe(asked);
    }
  });
});
