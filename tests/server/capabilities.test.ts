import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { baseContract, wholeContract } from '#shared/contract/capabilities.ts';
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
}
let lines: Line[];
const sites: TestSite[] = [];

async function startSite(variables: Record<string, string> = {}): Promise<TestSite> {
  const logger = createLogger('info', { stream: { write: (line) => void lines.push(JSON.parse(line) as Line) } });
  const started = await createTestSite({ DATA_DIR: dir, ...variables }, { logger }, { asksCapabilities: true });
  sites.push(started);
  return started;
}

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'vencejo-capabilities-'));
  lines = [];
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
  says({ filters: ['energy', 'sauna', 7], sorts: ['noise'], pets: true });
  await ask();
  await ask();
  expect(now()).toEqual({ ...baseContract, filters: ['energy'] });
  expect(told('does not know')).toEqual([expect.objectContaining({ unknown: ['sauna', '7', 'noise'] })]);
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
    await ask();
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
});

it('is of no use to browsers', async () => {
  expect((await request(site.app).get('/web/capabilities')).status).toBe(404);
});
