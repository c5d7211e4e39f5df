import { purgedUrls } from '#server/admin/purgeRequest.ts';
import { createLogger } from '#server/logging/logger.ts';
import { createEdgeSite, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { answering } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
const lines: { level: string; msg: string }[] = [];
const logger = createLogger('error', {
  stream: {
    write: (line) => {
      lines.push(JSON.parse(line) as (typeof lines)[number]);
    },
  },
});
beforeEach(async () => {
  lines.length = 0;
  site = await createEdgeSite({ ADMIN_TOKEN: 'a-token-that-is-long-enough-for-it' }, {}, { logger });
});
afterEach(() => site.close());

const list = '/viviendas-barcelona-compra';
const estateUrl = (index: number) => `/web/estate/MS0116-${1000 + index}/public`;
const pageOf = (index: number) =>
  `/viviendas-barcelona-compra/piso-en-gracia-ms0116-${1000 + index}/MS0116-${1000 + index}`;
const gone = answering({}, { status: 404, body: { code: '9002' } });
const held = [list, '/', estateUrl(1), '/web/provinces', '/web/estates/buy', '/web/agents/barcelona'];
const cold = ['/viviendas-barcelona-alquiler', '/web/estates/rent', '/web/estates/all'];

const everywhere = {
  'a maintenance redirect': answering({ Location: 'https://example.com/maintenance' }, { status: 302 }),
  'an expired key': answering({ 'WWW-Authenticate': 'Basic' }, { status: 401 }),
  'a firewall': answering({ 'Content-Type': 'text/html' }, { status: 403, body: Buffer.from('<h1>no</h1>') }),
  'a proxy': answering({}, { status: 407 }),
  'an empty answer': answering({}, { status: 204 }),
};

describe.each(Object.entries(everywhere))('%s in place of every answer', (_name, answer) => {
  it('reaches nobody: what is stored is served, what is not is a 503, and the circuit opens', async () => {
    const before = new Map<string, string>();
    for (const path of held) before.set(path, (await site.visit(path)).text);
    site.upstream.behave(answer);
    const asked = site.upstream.requests.length;
    for (const seconds of [4_000, 10, 3_600]) {
      site.forward(seconds);
      for (const path of held) {
        const { status, text } = await site.visit(path);
        expect([path, status]).toEqual([path, 200]);
        if (path.startsWith('/web/')) expect(text).toBe(before.get(path));
      }
      for (const path of cold) {
        const { status, headers } = await site.visit(path);
        expect([path, status, Number(headers['retry-after']) > 0]).toEqual([path, 503, true]);
        expect([headers.location, headers['www-authenticate']]).toEqual([undefined, undefined]);
      }
      await site.settled();
    }
    expect(site.states().api.breaker).toBe('open');
    expect(site.upstream.requests.length - asked).toBeLessThan(30);
    // The fake upstream has no drawn agents.
    const bad = [...site.cache.entries()].filter(({ status, url }) => status !== 200 && url !== '/web/home/agents/3');
    expect(bad.map(({ url }) => url)).toEqual([]);
    site.upstream.behave(null);
    site.forward(6);
    await site.probe();
    for (const path of cold) expect((await site.visit(path)).status).toBe(200);
  });
});

it('a 404 for everything takes nothing away', async () => {
  for (const path of held) await site.visit(path);
  site.upstream.behave(answering({ 'Cache-Control': 'max-age=600' }, { status: 404, body: { code: '9002' } }));
  for (const seconds of [4_000, 10, 3_600]) {
    site.forward(seconds);
    for (const path of held) expect([path, (await site.visit(path)).status]).toEqual([path, 200]);
    await site.settled();
  }
  for (const path of cold) expect([path, (await site.visit(path)).status]).toEqual([path, 503]);
  expect(site.states().api.breaker).toBe('open');
});

/**
 * The statuses of forty listings, once what is loaded for them is there: while the machine stands still a visitor gets
 * what is stored, and the load goes on.
 */
async function visitEach(pathOf: (index: number) => string): Promise<number[]> {
  const paths = Array.from({ length: 40 }, (_, index) => pathOf(index));
  for (const path of paths) await site.visit(path);
  await site.settled();
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await site.visit(path)).status);
  await site.settled();
  return statuses;
}
const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

describe('listings that vanish', () => {
  const visitAll = () => visitEach(estateUrl);
  const details = async () =>
    JSON.parse(
      (await site.visit('/readyz', { headers: { authorization: 'Bearer a-token-that-is-long-enough-for-it' } })).text,
    ) as { vanished: unknown };

  beforeEach(async () => {
    await site.visit(list);
    await visitAll();
    // Beyond stale-while-revalidate.
    site.forward(1_000);
    site.upstream.behave(gone, /^\/web\/estate\//);
  });

  it('are believed one by one, and not in a flood, which operators see', async () => {
    const statuses = await visitAll();
    expect([countOf(statuses, 404), countOf(statuses, 200)]).toEqual([20, 20]);
    expect(await details()).toMatchObject({ vanished: { isFlood: true } });
    expect(lines.filter(({ msg }) => msg.startsWith('many answers vanished'))).toHaveLength(1);
    expect((await site.visit('/readyz')).status).toBe(200);
    site.upstream.behave(null);
    site.forward(60);
    await site.probe();
    expect(countOf(await visitAll(), 200)).toBe(40);
  });

  it.each(['soft', 'hard'] as const)('are believed after a %s purge', async (mode) => {
    await visitAll();
    site.purge({ tags: ['estates'], mode });
    // The circuit of a flood may be open.
    site.forward(60);
    await site.probe();
    expect(countOf(await visitAll(), 404)).toBe(40);
  });

  it('are believed after a purge of their pages', async () => {
    await visitAll();
    site.purge({ urls: Array.from({ length: 40 }, (_, index) => purgedUrls(pageOf(index))).flat() });
    site.forward(60);
    await site.probe();
    expect(countOf(await visitAll(), 404)).toBe(40);
  });

  it('are believed at once when they are said to be gone', async () => {
    site.upstream.behave(answering({}, { status: 410, body: { code: '9004' } }), /^\/web\/estate\//);
    expect(countOf(await visitAll(), 410)).toBe(40);
    expect(await details()).toMatchObject({ vanished: { count: 0, isFlood: false } });
    expect(lines).toEqual([]);
  });
});

describe('pages whose answers have left the cache', () => {
  const visitAll = () => visitEach(pageOf);

  beforeEach(async () => {
    expect(new Set(await visitAll())).toEqual(new Set([200]));
    site.forward(1_000);
    for (let index = 0; index < 40; index += 1) site.purge({ urls: [estateUrl(index)], mode: 'hard' });
  });

  it('are not replaced by a flood of 404', async () => {
    site.upstream.behave(gone, /^\/web\/estate\//);
    const statuses = await visitAll();
    expect([countOf(statuses, 404), countOf(statuses, 200)]).toEqual([20, 20]);
  });

  it('are not replaced at all where everything is a 404', async () => {
    site.upstream.behave(gone);
    expect(countOf(await visitAll(), 200)).toBe(40);
  });
});
