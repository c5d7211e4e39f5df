import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { operatorsKey } from '#config/operatorsKey.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import type { AdvertReportRow } from '#origin/db/tables.ts';
import { baseContract } from '#shared/contract/capabilities.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

const token = 'a-token-of-some-length';
const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };
const basic = `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`;

describe('the page of the form', () => {
  let site: TestSite;
  afterEach(() => site.close());
  const get = (path: string) => request(site.app).get(path);
  const page = '/formularios/avisar-de-un-anuncio/MS0116-1000';

  it('is led to by the listing, names it, and is kept out of search engines', async () => {
    site = await createTestSite();
    const listing = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000';
    expect((await get(listing)).text).toContain(`<a rel="nofollow" href="${page}">`);
    const { status, text } = await get(page);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Avisar de un problema con el anuncio MS0116-1000</h1>');
    expect(text).toContain(`href="${listing}"`);
    expect(text).toContain('name="robots" content="noindex');
    expect(text).toContain('<input type="hidden" name="reference" value="MS0116-1000"/>');
  });

  it('is none for a listing that nobody knows, and for a holder of a private link', async () => {
    site = await createTestSite();
    expect((await get('/formularios/avisar-de-un-anuncio/NO-1')).status).toBe(404);
    expect((await get('/viviendas/MS0116-1000')).text).not.toContain('avisar-de-un-anuncio');
  });

  it.each([
    ['takes no reports', baseContract, false],
    ['takes them', { ...baseContract, reports: true }, true],
  ])('of an API that %s has an address to write to, or a form', async (_, capabilities, isThere) => {
    site = await createTestSite({}, { capabilities: () => capabilities });
    const { text } = await get(page);
    expect(text.includes('name="reason"')).toBe(isThere);
    expect(text.includes('mailto:')).toBe(!isThere);
  });

  it('without scripts says what is wrong, and keeps what was typed', async () => {
    site = await createTestSite();
    const fields = {
      reference: 'MS0116-1000',
      reason: 'fraud',
      message: 'Pide una señal',
      email: 'ana@correo.example',
    };
    const { status, text } = await request(site.app)
      .post(page)
      .set('Sec-Fetch-Site', 'same-origin')
      .type('form')
      .send({ ...fields, topicNote: '', formToken: site.formToken });
    expect(status).toBe(422);
    expect(text).toContain('Para dejar su correo hay que aceptar la política de privacidad.');
    expect(text).toContain('Pide una señal');
    expect(text).toMatch(/<input[^>]*value="fraud"[^>]*checked=""|<input[^>]*checked=""[^>]*value="fraud"/);
  });
});

describe('operators', () => {
  let store: Store;
  let origin: Server;
  let site: TestSite;
  beforeEach(async () => {
    store = openDatabase(':memory:');
    await migrateDatabase(store);
    const keys = [operatorsKey(token)];
    const mailDesk = { settings, delivery: { kind: 'smtp', url: 'smtps://mail.example.com' }, keys } as const;
    origin = createServer(createOrigin({ store, mailDesk }));
    await new Promise<void>((resolve) => {
      origin.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
    site = await createTestSite({ ADMIN_TOKEN: token }, { apiUrl: () => url });
  });
  afterEach(async () => {
    await site.close();
    origin.closeAllConnections();
    await new Promise((resolve) => {
      origin.close(resolve);
    });
    await store.close();
  });

  async function add(id: string, changes: Partial<AdvertReportRow> = {}): Promise<void> {
    const row: AdvertReportRow = {
      ...{ id, url_key: 'ab-1', reference: 'AB-1', reason: 'fraud', subject_key: 'a', language: 'de', state: 'open' },
      ...{ content: '{"message":"<b>Betrug</b>","email":"ana@example.com"}', note: null, made_at: Date.now() },
      ...{ settled_at: null, ...changes },
    };
    await store.db.insertInto('advert_reports').values(row).execute();
  }
  const get = (path: string) => request(site.app).get(path).set('Authorization', basic);
  const settle = (id: string, fields: object, headers: Record<string, string> = {}) =>
    request(site.app).post(`/admin/reported/${id}`).set('Authorization', basic).set(headers).type('form').send(fields);
  const stateOf = async (id: string) =>
    (await store.db.selectFrom('advert_reports').select('state').where('id', '=', id).executeTakeFirst())?.state;

  it('see what was reported, as text, and no address', async () => {
    await add('r-1');
    const { status, text, headers } = await get('/admin/reported').set('Accept', 'text/html');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).toContain('&lt;b&gt;Betrug&lt;/b&gt;');
    expect(text).toContain('Open: 1.');
    expect(text).toContain('action="/admin/reported/r-1"');
    expect(text).not.toContain('example.com');
    const json = await get('/admin/reported?format=json');
    expect(json.body).toMatchObject({ page: 1, pages: 1, reports: [{ id: 'r-1', isAwaited: true }] });
  });

  it('settle a report once, from their own page', async () => {
    await add('r-1');
    expect((await settle('r-1', { outcome: 'mended', note: '' }, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await settle('r-1', { outcome: 'gone', note: '' })).status).toBe(422);
    expect(await stateOf('r-1')).toBe('open');
    const { status, headers } = await settle('r-1', { outcome: 'mended', note: ' Escrito ' });
    expect([status, headers.location]).toEqual([303, '/admin/reported']);
    expect(await stateOf('r-1')).toBe('mended');
    expect((await settle('r-1', { outcome: 'right', note: '' })).status).toBe(409);
    expect((await settle('r-2', { outcome: 'right', note: '' })).status).toBe(404);
    expect((await get('/admin/reported').set('Accept', 'text/html')).text).toContain('Escrito');
    expect(await store.db.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'advertReportSettled' }]);
  });

  it('alone: nobody else sees or settles anything', async () => {
    await add('r-1');
    expect((await request(site.app).get('/admin/reported')).status).toBe(401);
    expect((await request(site.app).post('/admin/reported/r-1').send('outcome=right&note=')).status).toBe(401);
    expect(await stateOf('r-1')).toBe('open');
  });

  it('are told where there are no such pages', async () => {
    expect((await get('/admin/reported?page=2').set('Accept', 'text/html')).status).toBe(404);
    await new Promise((resolve) => {
      origin.close(resolve);
      origin.closeAllConnections();
    });
    expect((await get('/admin/reported').set('Accept', 'text/html')).status).toBe(503);
    origin.listen(0, '127.0.0.1');
  });
});
