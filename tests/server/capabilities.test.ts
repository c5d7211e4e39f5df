import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { baseContract, wholeContract } from '#shared/contract/capabilities.ts';
import type { Purge } from '#server/edge/purge.ts';
import { createLogger } from '#server/logging/logger.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { answering, type Answer } from '#tests/fakes/upstreamBehaviours.ts';

/* What the API says that it has (docs/api.md#capabilities), and what the site makes of it. */

const list = '/viviendas-barcelona-compra';
const onlyThis = /^\/web\/capabilities/;

let dir: string;
let site: TestSite;
interface Line {
  msg: string;
  unknown?: string[];
  status?: number;
}
let lines: Line[];
/** What was sent on to the CDN. */
let sent: Purge[];
const sites: TestSite[] = [];

async function startSite(variables: Record<string, string> = {}): Promise<TestSite> {
  const logger = createLogger('info', { stream: { write: (line) => void lines.push(JSON.parse(line) as Line) } });
  const stats = () => ({ calls: { sent: 0, failed: 0, refused: 0 }, waiting: 0 });
  const cdn = { send: (purge: Purge) => void sent.push(purge), stats, close: () => Promise.resolve() };
  const started = await createTestSite({ DATA_DIR: dir, ...variables }, { logger, cdn }, { asksCapabilities: true });
  sites.push(started);
  return started;
}

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'vencejo-capabilities-'));
  [lines, sent] = [[], []];
  site = await startSite();
});
afterEach(async () => {
  for (const one of sites.splice(0)) await one.close();
  rmSync(dir, { recursive: true });
});

const says = (body: unknown, of: TestSite = site) => {
  of.upstream.behave(answering({}, { body }), onlyThis);
};
const ask = (of: TestSite = site) => of.capabilities!.ask();
/** As often as an answer with less has to come before it counts. */
const askUntilLessCounts = async () => {
  for (let times = 0; times < 3; times += 1) await ask();
};
const now = (of: TestSite = site) => of.capabilities!.now();
const textOf = async (url: string) => (await request(site.app).get(url)).text;
const told = (words: string) => lines.filter(({ msg }) => msg.includes(words));

describe('pages have what the API says that it has:', () => {
  const refusing = (status: number): Answer => answering({}, { status, body: { code: '9002', message: 'X' } });

  it.each<[string, Answer, boolean, boolean]>([
    ['all', answering({}, { body: wholeContract }), true, true],
    ['some', answering({}, { body: { filters: ['energy'] } }), true, false],
    ['nothing', answering({}, { body: { filters: [] } }), false, false],
    ['no such call', refusing(404), false, false],
    ['not implemented', refusing(501), false, false],
    ['a call that a gateway does not let through', refusing(403), false, false],
  ])('%s', async (_, answer, hasEnergy, hasForms) => {
    site.upstream.behave(answer, onlyThis);
    expect(await ask()).toBe(true);
    const shown = await textOf(list);
    expect([shown.includes('name="energy"'), shown.includes('areaPriceAscendent')]).toEqual([hasEnergy, hasForms]);
    expect((await textOf('/contacto')).includes('name="message"')).toBe(hasForms);
    expect((await textOf('/formularios/avisar-de-un-anuncio/MS0116-1000')).includes('name="reason"')).toBe(hasForms);
  });

  it('before it has said anything, the base contract', async () => {
    expect(now()).toEqual(baseContract);
    expect(await textOf(list)).not.toContain('name="energy"');
  });
});

it('an API that is away at the start costs its later filters until it is back', async () => {
  await site.upstream.die();
  await site.capabilities!.start();
  expect(now()).toEqual(baseContract);
  await site.upstream.comeBack();
  says(wholeContract);
  expect(await ask()).toBe(true);
  expect(now()).toEqual(wholeContract);
});

describe('after a restart', () => {
  beforeEach(async () => {
    says({ filters: ['energy', 'near'], reports: true });
    await ask();
  });

  it('what the API said before counts while it is away', async () => {
    const next = await startSite();
    await next.upstream.die();
    await next.capabilities!.start();
    expect(await ask(next)).toBe(false);
    expect(now(next)).toEqual({ ...baseContract, filters: ['near', 'energy'], reports: true });
  });

  it('what another API said says nothing of this one', async () => {
    expect(now(await startSite({ API_HOST: 'https://api.example.com' }))).toEqual(baseContract);
  });

  it('a file that is cut counts as none', async () => {
    const file = path.join(dir, 'capabilities.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20));
    expect(now(await startSite())).toEqual(baseContract);
  });
});

it.each<[string, Answer]>([
  ['a page', (_req, res) => void res.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hola</h1>')],
  ['a list', answering({}, { body: [] })],
  ['no filters', answering({}, { body: { ok: true } })],
  ['filters that are no list', answering({}, { body: { filters: 'energy' } })],
  ['a failure', answering({}, { status: 500 })],
  ['longer than any', answering({}, { body: { filters: ['energy', 'x'.repeat(2_000_000)] } })],
  ['nothing', (req) => void req.socket.destroy()],
])('an answer that is %s changes nothing, and is told once', async (_, answer) => {
  says({ filters: ['energy'] });
  await ask();
  const before = now();
  site.upstream.behave(answer, onlyThis);
  expect([await ask(), await ask()]).toEqual([false, false]);
  expect(now()).toBe(before);
  expect(told('does not say what it has')).toHaveLength(1);
});

it('names of a newer contract are left out, and told once', async () => {
  says({ filters: ['energy', 'sauna', 7, { name: 'x' }, 'sauna'], sorts: ['noise'], pets: true });
  await ask();
  await ask();
  expect(now()).toEqual({ ...baseContract, filters: ['energy'] });
  expect(told('does not know')).toEqual([expect.objectContaining({ unknown: ['sauna', 'noise'] })]);
});

it('of unknown names twenty are told, each cut, however many come', async () => {
  const names = (from: number) => Array.from({ length: 15 }, (_, index) => `${from + index}${'x'.repeat(100)}`);
  for (const from of [10, 30, 50]) {
    says({ filters: names(from) });
    await ask();
  }
  const unknown = told('does not know').flatMap((line) => line.unknown!);
  expect(unknown).toHaveLength(20);
  expect(new Set(unknown.map(({ length }) => length))).toEqual(new Set([40]));
});

it('an API without the call is told of once, with its status', async () => {
  site.upstream.behave(answering({}, { status: 403, body: '' }), onlyThis);
  await ask();
  await ask();
  expect(told('the API has no /web/capabilities')).toEqual([expect.objectContaining({ status: 403 })]);
  expect(told('has said what it has')).toEqual([]);
});

describe('when the API has more, or less, while the site runs', () => {
  /** Of the list, once what it was made by before is served no more. */
  async function controlsOf(): Promise<boolean> {
    for (;;) {
      const { text, headers } = await request(site.app).get(list);
      if (!headers['cache-status']!.includes('detail=stale')) return text.includes('name="energy"');
    }
  }
  async function toolFilters(): Promise<string[]> {
    const { body } = await request(site.app)
      .post('/mcp')
      .set({ 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' })
      .send({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const { tools } = (body as { result: { tools: { name: string; inputSchema: { properties: object } }[] } }).result;
    return Object.keys(tools.find(({ name }) => name === 'search_homes')!.inputSchema.properties);
  }

  it('pages and assistants follow, and a document from before gets no list that is not narrowed', async () => {
    says({ filters: ['energy'] });
    await ask();
    expect(await controlsOf()).toBe(true);
    expect(await toolFilters()).toContain('energy');
    expect((await request(site.app).get('/web/estates/buy?energy=A')).status).toBe(200);

    says({ filters: [] });
    await askUntilLessCounts();
    expect(await controlsOf()).toBe(false);
    expect(await toolFilters()).not.toContain('energy');
    expect((await request(site.app).get(`${list}?energy=A`)).status).toBe(404);

    says({ filters: ['energy'] });
    await ask();
    expect(await controlsOf()).toBe(true);
    expect((await request(site.app).get(`${list}?energy=A`)).status).toBe(200);
  });

  it('the same in another order changes nothing: pages stay', async () => {
    says({ filters: ['energy', 'near'] });
    await ask();
    await textOf(list);
    const { purges } = site.cache.stats();
    says({ filters: ['near', 'energy', 'near'], sorts: [] });
    await ask();
    expect(site.cache.stats().purges).toBe(purges);
  });

  it('the first answer purges nothing: nothing was made by another one', async () => {
    says({ filters: ['energy'] });
    await ask();
    expect(site.cache.stats().purges).toBe(0);
  });

  it('the first answer after a failure purges what was made meanwhile', async () => {
    says('none');
    await ask();
    expect(await controlsOf()).toBe(false);
    says({ filters: ['energy'] });
    await ask();
    expect(await controlsOf()).toBe(true);
  });

  it('what is made by it is purged softly, here and at the CDN, and nothing else', async () => {
    says({ filters: [] });
    await ask();
    await textOf(list);
    const api = '/web/provinces?type=buy';
    await textOf(api);
    says({ filters: ['energy'] });
    await ask();
    expect(sent).toEqual([{ tags: ['capabilities'], urls: [], prefixes: [], all: false, mode: 'soft' }]);
    expect((await request(site.app).get(list)).headers['cache-status']).toContain('detail=stale');
    expect((await request(site.app).get(api)).headers['cache-status']).not.toContain('stale');
  });

  describe('and has less', () => {
    const kept = () => readFileSync(path.join(dir, 'capabilities.json'), 'utf8');
    const more = { filters: ['energy', 'near'], reports: true };
    beforeEach(async () => {
      says(more);
      await ask();
    });

    it.each<[string, Answer]>([
      ['a filter', answering({}, { body: { ...more, filters: ['energy', 'bright'] } })],
      ['reports', answering({}, { body: { filters: more.filters } })],
      ['the call itself', answering({}, { status: 404, body: '' })],
    ])('%s: that counts, and is kept, when it has come three times in a row', async (_, answer) => {
      const [before, file] = [now(), kept()];
      site.upstream.behave(answer, onlyThis);
      await ask();
      await ask();
      expect([now() === before, kept() === file, sent]).toEqual([true, true, []]);
      await ask();
      expect([now() === before, kept() === file, sent.length]).toEqual([false, false, 1]);
    });

    it('by turns with more: nothing changes, and nothing is purged', async () => {
      const before = now();
      for (let turn = 0; turn < 4; turn += 1) {
        site.upstream.behave(answering({}, { status: 404, body: '' }), onlyThis);
        await ask();
        await ask();
        says(turn % 2 === 0 ? more : 'none');
        await ask();
      }
      expect([now() === before, sent]).toEqual([true, []]);
    });
  });
});

it('is of no use to browsers', async () => {
  expect((await request(site.app).get('/web/capabilities')).status).toBe(404);
});
