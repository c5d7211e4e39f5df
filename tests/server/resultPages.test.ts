import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { operatorsKey } from '#config/operatorsKey.ts';
import { resultsReportSchema } from '#shared/contract/resultsReport.ts';
import { resultDay } from '#shared/domain/resultDays.ts';
import { day } from '#shared/times.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { addBatch } from '#origin/db/results/addResults.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { createReportPage } from '#server/admin/results/resultPages.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { smallEstates, smallNetwork } from '../origin/smallNetwork.ts';

const token = 'a-token-of-some-length';
const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };
const [one] = smallEstates as [(typeof smallEstates)[number]];
const now = Date.UTC(2026, 10, 30, 9);
const sunday = resultDay(now - day);

let store: Store;
let origin: Server | undefined;
let site: TestSite;

beforeAll(async () => {
  store = openDatabase(':memory:');
  await migrateDatabase(store);
  await storeNetwork(store, smallNetwork([{ ...one, reference: '=1+1', key: 'formula' }, ...smallEstates.slice(1)]), {
    now,
  });
  const none = { shown: 0, shownFirst: 0, opened: 0, photos: 0, contacts: 0, shared: 0, kept: 0 };
  const origins = { search: 0, assistant: 0, portal: 0, mail: 0, site: 0, other: 0, direct: 1_204 };
  await addBatch(
    store,
    {
      ...{ id: 'a-batch-of-a-site', day: sunday },
      estates: [{ key: 'formula', counts: { ...none, opened: 1_204 }, origins, phones: 0, languages: { es: 1_204 } }],
      emptySearches: [
        { search: '/propiedades-madrid-comprar?price_max=90000&rooms=3', times: 5 },
        { search: 'javascript:alert(1)', times: 9 },
        { search: '/propiedades-raras', times: 4 },
      ],
    },
    now,
  );
});
afterEach(async () => {
  await site.close();
  origin?.closeAllConnections();
  await new Promise((resolve) => {
    if (origin) origin.close(resolve);
    else resolve(undefined);
  });
  origin = undefined;
});
afterAll(() => store.close());

async function start({ key = operatorsKey(token), resultsKey }: { key?: string; resultsKey?: string } = {}) {
  const mailDesk = { settings, delivery: { kind: 'smtp', url: 'smtps://mail.example.com' }, keys: [key] } as const;
  origin = createServer(createOrigin({ store, mailDesk, resultsKey, now: () => now }));
  await new Promise<void>((resolve) => {
    origin!.listen(0, '127.0.0.1', resolve);
  });
  const { port } = origin.address() as AddressInfo;
  site = await createTestSite({ ADMIN_TOKEN: token }, { apiUrl: () => `http://127.0.0.1:${port}` });
}

const basic = `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`;
const open = (path = '') =>
  request(site.app).get(`/admin/results${path}`).set({ Authorization: basic, Accept: 'text/html' });

it('shows operators the last week, by whom and by what the listings are, and how to see more', async () => {
  await start({ resultsKey: 'the key of the results' });
  const { status, text, headers } = await open();
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(text).toContain('2026-11-23 to 2026-11-29');
  expect(text).toContain('1,204');
  expect(text).toContain(one.agent.full_name);
  expect(text).toContain('href="/admin/results?by=sources&amp;period=week&amp;on=2026-11-23"');
  expect(text).toContain('href="/admin/results?by=agents&amp;period=week&amp;on=2026-11-22"');
  expect(text).toContain('href="/admin/results/sheet.csv?from=2026-11-23&amp;to=2026-11-29"');
  expect(text).not.toContain('Nothing is counted');
  const listings = (await open('?by=listings&period=month&on=2026-11-30')).text;
  expect(listings).toContain('>=1+1</a>');
  expect(listings).toContain('2026-11-01 to 2026-11-30');
});

it('leads from one of several pages to those beside it', async () => {
  await start();
  const { body } = await request(site.app)
    .get('/admin/results?by=towns')
    .set({ Authorization: `Bearer ${token}`, Accept: 'application/json' });
  const text = createReportPage({ listingUrl: String, ownerForm: String })({
    ...resultsReportSchema.parse(body),
    page: 2,
    pages: 3,
  });
  const path = '/admin/results?by=towns&amp;period=week&amp;on=2026-11-23&amp;page';
  expect(text).toContain(`Page 2 of 3. <a href="${path}=1">Previous</a> · <a href="${path}=3">Next</a>`);
});

describe('the link of a home for its owner', () => {
  const fields = { id: 'a-press-of-an-operator', home: 'formula', email: 'duena@example.com', language: 'ca' };
  const send = (changed: object = {}, headers: object = {}) =>
    request(site.app)
      .post('/admin/results/owner-link')
      .set({ Authorization: basic, Accept: 'text/html', ...headers })
      .type('form')
      .send({ ...fields, ...changed });
  const mails = () => store.db.selectFrom('outbox').selectAll().where('kind', '=', 'ownerResults').execute();

  it('is mailed from the agent once, in the language that was chosen', async () => {
    await start({ resultsKey: 'the key of the results' });
    const listings = (await open('?by=listings&period=month&on=2026-11-30')).text;
    expect(listings).toContain('<form method="post" action="/admin/results/owner-link">');
    expect(listings).toContain('<input type="hidden" name="home" value="formula">');
    for (let press = 0; press < 2; press += 1) {
      const { status, headers } = await send();
      expect([status, headers.location]).toEqual([303, '/admin/results/owner-link']);
    }
    expect((await open('/owner-link')).text).toContain('The mail is on its way');
    const sent = await mails();
    const [mail, ...others] = sent.map(({ content }) => JSON.parse(content!) as Record<string, unknown>);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: fields.email, language: 'ca' });
    expect(JSON.stringify(mail)).toContain(one.agent.full_name);
  });

  it('is refused with what was typed where a field is wrong, or there is no such home', async () => {
    await start({ resultsKey: 'the key of the results' });
    const before = (await mails()).length;
    const wrong = await send({ email: 'dueña"' });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('value="dueña&quot;"')]);
    expect((await send({ language: 'de' })).status).toBe(422);
    expect((await send({ home: 'nobodys', id: 'another-press-of-them' })).status).toBe(404);
    expect((await send({}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send({}, { Authorization: '' })).status).toBe(401);
    expect(await mails()).toHaveLength(before);
  });

  it('is not offered, nor sent, where nothing is counted', async () => {
    await start();
    expect((await open('?by=listings&period=month&on=2026-11-30')).text).not.toContain('owner-link');
    expect((await send({ id: 'a-press-without-counts' })).status).toBe(404);
  });

  it('keeps what was typed while the origin is down', async () => {
    site = await createTestSite({ ADMIN_TOKEN: token }, { apiUrl: () => 'http://127.0.0.1:1' });
    const { status, text } = await send();
    expect([status, text]).toEqual([503, expect.stringContaining(`value="${fields.email}"`)]);
    expect(text).toContain(`value="${fields.id}"`);
  });
});

it('shows the searches that found nothing, as links where they are paths', async () => {
  await start();
  const { text } = await open();
  expect(text).toContain('<a href="/propiedades-madrid-comprar?price_max=90000&amp;rooms=3">');
  expect(text).toContain('<td>javascript:alert(1)</td>');
  expect(text).not.toContain('/propiedades-raras');
});

it('says so where nothing is counted, and where nothing was', async () => {
  await start();
  expect((await open()).text).toContain('Nothing is counted: STATISTICS is off');
  expect((await open('?on=2026-01-01')).text).toContain('Nothing was counted in this time.');
});

it('gives programs JSON, and a sheet of all listings in which no formula is one', async () => {
  await start({ resultsKey: 'the key of the results' });
  const { body } = await request(site.app)
    .get('/admin/results?by=towns')
    .set({ Authorization: `Bearer ${token}`, Accept: 'application/json' });
  expect(resultsReportSchema.parse(body)).toMatchObject({ by: 'towns', total: { opened: 1_204 } });
  const sheet = await open('/sheet.csv?from=2026-11-23&to=2026-11-29');
  expect(sheet.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="results-2026-11-23-2026-11-29.csv"',
  });
  const lines = sheet.text.split('\r\n');
  expect(lines[0]).toContain('reference;key;operation');
  expect(lines.find((line) => line.includes('formula'))).toMatch(/^'=1\+1;formula;.*;0;0;1204;0;/);
  expect(lines).toHaveLength(smallEstates.length + 2);
});

describe('a long sheet', () => {
  const path = '/admin/results/sheet.csv?from=2026-11-23&to=2026-11-29';
  let asked: string[];
  let visits: Server;

  /** More than sockets hold, so that a client who does not read makes it wait. */
  const rows = `[["${'x'.repeat(8_000_000)}"]]`;

  /** @param parts of the sheet; one more is a failure */
  async function startLong(parts: number): Promise<number> {
    asked = [];
    origin = createServer((req, res) => {
      const after = Number(new URL(req.url!, 'http://origin.invalid').searchParams.get('after'));
      asked.push(`${req.method} ${after}`);
      if (after === parts) res.writeHead(500).end();
      else res.end(`{"from":"2026-11-23","to":"2026-11-29","rows":${rows},"next":${after + 1}}`);
    });
    await new Promise<void>((resolve) => {
      origin!.listen(0, '127.0.0.1', resolve);
    });
    const { port } = origin.address() as AddressInfo;
    site = await createTestSite({ ADMIN_TOKEN: token }, { apiUrl: () => `http://127.0.0.1:${port}` });
    visits = createServer(site.app);
    await new Promise<void>((resolve) => {
      visits.listen(0, '127.0.0.1', resolve);
    });
    return (visits.address() as AddressInfo).port;
  }
  afterEach(async () => {
    visits.closeAllConnections();
    await new Promise((resolve) => visits.close(resolve));
  });

  const getSheet = async (port: number): Promise<IncomingMessage> => {
    const asking = get({ port, path, headers: { Authorization: basic } });
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return answer;
  };
  const head = () => request(site.app).head(path).set('Authorization', basic);

  it('is read as far as its client reads it, and no further once they have left', async () => {
    const port = await startLong(9);
    const answering = once(visits, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const client = await getSheet(port);
    const [, answer] = await answering;
    expect((await head()).status).toBe(200);
    const closed = once(answer, 'close');
    client.destroy();
    await closed;
    await head();
    expect(asked).toEqual(['GET 0', 'GET 0', 'GET 0']);
  });

  it('is cut where a part of it fails, so that nobody takes it for whole', async () => {
    const client = await getSheet(await startLong(1));
    await expect(once(client.resume(), 'end')).rejects.toThrow('aborted');
    expect(asked).toEqual(['GET 0', 'GET 1']);
  });
});

it.each([['?by=hats'], ['?on=yesterday'], ['?page=0'], ['?page=9'], ['/nothing'], ['/sheet.csv?from=a']])(
  '%s is a page that is not there',
  async (path) => {
    await start();
    expect((await open(path)).status).toBe(404);
  },
);

it('is for operators alone, and says what is wrong where there is no bundled origin', async () => {
  await start({ key: 'another' });
  expect((await request(site.app).get('/admin/results')).status).toBe(401);
  expect((await open()).text).toContain('no bundled origin');
  expect((await open('/sheet.csv?from=2026-11-23&to=2026-11-29')).text).toContain('no bundled origin');
});

it('passes nothing of what listings earned on to visitors, whatever they show', async () => {
  site = await createTestSite({});
  const key = { Authorization: 'Bearer the key of the results' };
  for (const path of ['/web/estate/ms0116-3310/results', '/WEB/estate/ms0116-3310/Results/', '/web/results'])
    expect((await request(site.app).get(path).set(key)).status).toBe(404);
  for (const path of ['/web/results', '/web/Results/'])
    expect((await request(site.app).post(path).set(key).send({ id: 'x' })).status).toBe(404);
  expect(site.upstream.requests.filter((line) => /results/i.test(line))).toEqual([]);
});
