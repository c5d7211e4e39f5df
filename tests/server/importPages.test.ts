import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { operatorsKey } from '#config/operatorsKey.ts';
import { hour, minute } from '#shared/times.ts';
import type { ImportDuplicatesDto, ImportListDto, ImportRunsDto, ShownRunDto } from '#shared/contract/imports.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import type { ImportRunState } from '#origin/db/tables.ts';
import type { Source } from '#origin/folder/sourceFile.ts';
import { emptyReport, type SyncReport } from '#origin/import/sync/report.ts';
import { summariseReport } from '#origin/import/sync/summariseReport.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { createTranslationWork, type TranslationSettings } from '#origin/translations/createTranslationWork.ts';
import { createFakeProvider } from '#tests/fakes/translators.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { recordingLogger } from '../origin/recordingLogger.ts';
import { smallEstate, smallNetwork } from '../origin/smallNetwork.ts';

const token = 'a-token-of-some-length';
const settings = { publicOrigin: 'https://www.example.com', brandName: 'Vencejo', brandEmail: 'hola@vencejo.example' };
const sources: Source[] = [
  { name: 'crm <1>', format: 'kyero', url: 'https://crm.example/feed?key=s3cret', every: '6h' },
  { name: 'sheet', format: 'csv', file: 'listings/sheet.csv' },
];

const translations: TranslationSettings = {
  provider: createFakeProvider(),
  ...{ languages: ['en'], monthlyCharacters: 40 },
};

let store: Store;
let origin: Server;
let site: TestSite;

async function start(key = operatorsKey(token)): Promise<void> {
  const mailDesk = { settings, delivery: { kind: 'smtp', url: 'smtps://mail.example.com' }, keys: [key] } as const;
  origin = createServer(createOrigin({ store, sources, mailDesk, translations }));
  await new Promise<void>((resolve) => {
    origin.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  site = await createTestSite({ ADMIN_TOKEN: token }, { apiUrl: () => url });
}

/** Stores a run as it was made some ms ago. */
async function addRun(id: string, state: ImportRunState, ago: number, report: Partial<SyncReport> = {}, source = 0) {
  const { name } = sources[source]!;
  const startedAt = Date.now() - ago;
  await store.db
    .insertInto('import_runs')
    .values({
      ...{ id, source: name, state, started_at: startedAt, ended_at: startedAt + 1_000, undo: null },
      report: JSON.stringify(summariseReport({ ...emptyReport(name, id), ...report })),
    })
    .execute();
}

beforeEach(async () => {
  store = openDatabase(':memory:');
  await migrateDatabase(store);
  await start();
});
afterEach(async () => {
  await site.close();
  origin.closeAllConnections();
  await new Promise((resolve) => {
    origin.close(resolve);
  });
  await store.close();
});

const basic = `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`;
const get = (path: string) => request(site.app).get(path).set('Authorization', basic);
const json = async <T>(path: string): Promise<T> => (await get(path).set('Accept', 'application/json')).body as T;

const refused: SyncReport['refused'] = [
  {
    ...{ id: '7', reference: '<b>R-7</b>', place: 'line 7', kind: 'broken' },
    reason: 'the status “Prealquilado” is not known: name it in map',
  },
];
const warnings = Array.from({ length: 30 }, (_, n) => ({
  ...{ id: `${n}`, reference: `W-${n}`, field: 'cee', reason: 'is missing: shown as not stated' },
}));

it.each(['/admin/imports', '/admin/imports/sources/sheet', '/admin/imports/runs/r-1', '/admin/imports?format=json'])(
  '%s is for operators alone',
  async (path) => {
    await addRun('r-1', 'done', hour, {}, 1);
    for (const authorization of [undefined, 'Basic b3BlcmF0b3I6d3Jvbmc=', `Bearer ${token}x`]) {
      const asked = request(site.app).get(path);
      const { status, text, headers } = await (authorization ? asked.set('Authorization', authorization) : asked);
      expect([status, text, headers['cache-control']]).toEqual([401, '', 'no-store']);
    }
    const { status, headers } = await get(path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await get(path).set('Authorization', `Bearer ${token}`)).status).toBe(200);
    expect((await request(site.app).post(path).set('Authorization', basic)).status).toBe(405);
  },
);

it('shows nobody anything without a token, nor the origin to whom does not show its key', async () => {
  const without = await createTestSite({}, {});
  expect((await request(without.app).get('/admin/imports')).status).toBe(404);
  await without.close();
  for (const path of ['', '/sources/sheet', '/runs/r-1'])
    expect(
      (await request(origin).get(`/operators/imports${path}`).set('Authorization', `Bearer ${token}`)).status,
    ).toBe(401);
  expect((await get('/web/operators/imports')).status).not.toBe(200);
});

it('shows where each source stands', async () => {
  await addRun('good', 'done', 7 * hour, { read: 40, unchanged: 40, warnings });
  await addRun('bad', 'refused', minute, { refused, refusedRun: { reason: 'its server answers 404 <Not Found>' } });
  const { text, headers } = await get('/admin/imports');
  expect(headers['content-type']).toMatch('text/html');
  expect(headers['content-security-policy']).toMatch("default-src 'none'");
  expect(text).toContain('crm &lt;1&gt;');
  expect(text).toContain('7 h ago');
  const { started_at: begun } = await store.db
    .selectFrom('import_runs')
    .select('started_at')
    .where('id', '=', 'good')
    .executeTakeFirstOrThrow();
  expect(text).toContain(`>${new Date(begun).toISOString().slice(0, 16).replace('T', ' ')}</time>`);
  expect(text).toContain('refused as a whole</span>: its server answers 404 &lt;Not Found&gt;');
  expect(text).not.toMatch(/s3cret|crm <1>|<Not Found>/);
  const list = await json<ImportListDto>('/admin/imports');
  expect(list.sources).toMatchObject([
    {
      ...{ source: 'crm <1>', format: 'kyero', everySeconds: 21_600, listings: 0, isPaused: false },
      lastGood: { run: 'good', warnings: 30 },
      lastRun: { run: 'bad', state: 'refused', refused: 1, problem: 'its server answers 404 <Not Found>' },
    },
    { source: 'sheet', everySeconds: null, lastGood: null, lastRun: null, nextRun: null },
  ]);
  expect(list.sources[0]!.nextRun! - Date.now()).toBeGreaterThan(5 * hour);
  expect((await get('/admin/imports?format=json')).body).toMatchObject({ sources: [{ source: 'crm <1>' }, {}] });
});

it('shows what is translated, what waits for the next month, and why others wait', async () => {
  const texts = ['Piso con luz en venta', 'Casa con luz en venta', 'Estudio con luz en venta'];
  const estates = texts.map((text, n) => ({ ...smallEstate(n), description: { 'es-ES': text }, text: undefined }));
  const lists = { highlights: undefined, special: undefined, rental_conditions: undefined };
  await storeNetwork(store, smallNetwork(estates.map((estate) => ({ ...estate, ...lists }))));
  const { logger } = recordingLogger();
  const work = createTranslationWork({ store, settings: translations, logger });
  while (await work.look());
  await store.db.updateTable('translations').set({ problem: '503 <b>' }).where('content', '=', texts[1]!).execute();
  await store.db
    .updateTable('translations')
    .set({ try_at: Date.now() * 2 })
    .where('content', '<>', texts[0]!)
    .execute();
  while (await work.translateNext());
  const { text } = await get('/admin/imports');
  expect(text).toContain('21 of 40 characters, 1 texts');
  expect(text).toMatch(/2 \(45 characters\), the oldest for \d+ s/);
  expect(text).toContain('503 &lt;b&gt;');
  const metrics = await request(site.app).get('/metrics').set('Authorization', `Bearer ${token}`);
  expect(metrics.text).toContain('vencejo_translations{state="waiting"} 2');
  expect(metrics.text).toContain('vencejo_translated_characters{of="month"} 21');
});

it('marks a source without a good run for twice its time, and one that waits after a run was taken back', async () => {
  const isLate = async () => /class="failed">1\d h ago/.test((await get('/admin/imports')).text);
  await addRun('first', 'done', 11 * hour);
  expect(await isLate()).toBe(false);
  await store.db.deleteFrom('import_runs').execute();
  await addRun('first', 'undone', 13 * hour);
  await addRun('good', 'done', 14 * hour);
  await addRun('undo', 'undo', hour, { undoes: 'first' });
  expect(await isLate()).toBe(true);
  expect((await get('/admin/imports')).text).toContain('paused: the last run was taken back');
});

it('shows a run with its numbers, and what was wrong by reason and reference', async () => {
  await addRun('r-1', 'done', hour, { read: 41, new: 3, changed: 2, refused, warnings, seconds: 1.5 });
  const { text } = await get('/admin/imports/runs/r-1');
  expect(text).toContain('&lt;b&gt;R-7&lt;/b&gt;');
  expect(text).toContain('the status “Prealquilado” is not known');
  expect(text).toMatch(/cee is missing: shown as not stated[^]*W-0, W-1, [^]*W-19, …/);
  expect(text).not.toContain('<b>R-7');
  expect(await json<ShownRunDto>('/admin/imports/runs/r-1')).toMatchObject({
    ...{ run: 'r-1', state: 'done', read: 41, new: 3, refused: 1, warnings: 30, otherReasons: 0 },
    reasons: [
      { kind: 'refused', count: 1, references: ['<b>R-7</b>'] },
      { kind: 'warning', field: 'cee', count: 30 },
    ],
  });
});

it('shows the runs of a source, fifty on a page, the latest first', async () => {
  for (let n = 0; n < 120; n += 1) await addRun(`r-${n}`, 'done', (120 - n) * minute);
  await addRun('other', 'done', 0, {}, 1);
  const path = `/admin/imports/sources/${encodeURIComponent('crm <1>')}`;
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(await json<ImportRunsDto>(`${path}?page=${page}`));
  expect(pages.map(({ runs }) => [runs.length, runs[0]!.run])).toEqual([
    [50, 'r-119'],
    [50, 'r-69'],
    [20, 'r-19'],
  ]);
  expect(pages[0]).toMatchObject({ page: 1, pages: 3, pictures: { wanted: 0, fetched: 0, dead: 0, problems: [] } });
  const { text } = await get(`${path}?page=2`);
  expect(text).toMatch(/Page 2 of 3[^]*page=1">Newer runs[^]*page=3">Older runs/);
  for (const page of ['4', '0', '-1', 'x', '1.5']) expect((await get(`${path}?page=${page}`)).status).toBe(404);
});

it('shows the duplicates of a source with links to both listings, fifty on a page', async () => {
  await storeNetwork(store, smallNetwork());
  const [shown, ...others] = await store.db.selectFrom('estates').select(['url_key', 'reference']).execute();
  const of = (name: string) => store.db.updateTable('estates').set({ source: name });
  await of('sheet').execute();
  await of('crm <1>').where('url_key', '=', shown!.url_key).execute();
  const twins = others.slice(0, 120).map(({ url_key: hidden }, n) => ({
    ...{ hidden, shown: shown!.url_key, found_at: 0 },
    reason: n % 2 ? ('pictures' as const) : ('cadastral_reference' as const),
  }));
  await store.db.insertInto('twins').values(twins).execute();
  const path = '/admin/imports/sources/sheet/duplicates';
  expect((await get('/admin/imports')).text).toContain(`<a href="${path}">${twins.length}</a>`);
  expect((await json<ImportListDto>('/admin/imports')).sources.map(({ duplicates }) => duplicates)).toEqual([
    0,
    twins.length,
  ]);
  const keys: string[] = [];
  const pages = Math.ceil(twins.length / 50);
  for (let page = 1; page <= pages; page += 1) {
    const answer = await json<ImportDuplicatesDto>(`${path}?page=${page}`);
    expect(answer).toMatchObject({ source: 'sheet', page, pages, total: twins.length });
    keys.push(...answer.duplicates.map(({ key }) => key));
  }
  expect(keys).toEqual(twins.map(({ hidden }) => hidden).sort());
  const { text } = await get(path);
  for (const listing of [shown!, others.find(({ url_key: key }) => key === keys[0])!]) {
    const link = new RegExp(`<a href="([^"]*/${listing.url_key})">${listing.reference}</a>`, 'i').exec(text)!;
    expect(link[1]).toMatch(/^\/en\/properties\//);
  }
  expect(text).toContain('the same reference in the land register');
  expect(text).toContain('the same agency, facts and pictures');
  expect(text).toContain(`not-twins ${keys[0]} ${shown!.url_key}`);
  expect(text).toContain('crm &lt;1&gt;');
  const [one, other] = [shown!.url_key, others.at(-1)!.url_key].sort() as [string, string];
  await store.db.insertInto('suggested_twins').values({ one, other, found_at: 0, mailed: 0 }).execute();
  expect((await get(path)).text).toMatch(/Perhaps the same home[^]*estate -- twins [^]*estate -- not-twins/);
  expect((await get('/admin/imports')).text).toContain(`<a href="${path}">${twins.length} + 1?</a>`);
  for (const page of [pages + 1, 0, 'x']) expect((await get(`${path}?page=${page}`)).status).toBe(404);
  expect((await get('/admin/imports/sources/crm%20%3C1%3E/duplicates')).text).toContain('before it: 0.');
});

it.each([
  [7.5, /<td[^>]*>due for 1 h/],
  [10, /<span class="failed">due for \d h<\/span>/],
])('says of a source whose last run was %p hours ago for how long it has been due', async (hours, expected) => {
  await addRun('good', 'done', hours * hour);
  expect((await get('/admin/imports')).text).toMatch(expected);
});

it('counts where each source stands for Prometheus', async () => {
  const metrics = async () => {
    const { text } = await get('/metrics').set('Authorization', `Bearer ${token}`);
    return text.split('\n').filter((line) => line.startsWith('vencejo_import_'));
  };
  expect(await metrics()).toContain('vencejo_import_last_good_timestamp_seconds{source="sheet"} 0');
  await addRun('good', 'done', 7 * hour, { warnings });
  await addRun('bad', 'refused', minute, { refused, refusedRun: { reason: 'cut off' } });
  const lines = await metrics();
  for (const line of [
    'vencejo_import_every_seconds{source="crm <1>"} 21600',
    'vencejo_import_behind_seconds{source="crm <1>"} 0',
    'vencejo_import_last_run_good{source="crm <1>"} 0',
    'vencejo_import_last_run_refused{source="crm <1>"} 1',
    'vencejo_import_last_run_warnings{source="crm <1>"} 0',
    'vencejo_import_listings{source="sheet"} 0',
    'vencejo_import_missing_pictures{source="sheet"} 0',
  ])
    expect(lines).toContain(line);
  const [, good] = /^vencejo_import_last_good_timestamp_seconds{source="crm <1>"} (.*)$/m.exec(lines.join('\n'))!;
  expect(Math.round(Date.now() / 1_000 - Number(good))).toBeGreaterThanOrEqual((7 * hour) / 1_000);
  // One by command alone is never late.
  expect(lines.some((line) => line.startsWith('vencejo_import_every_seconds{source="sheet"}'))).toBe(false);
});

it.each([
  '/admin/imports/sources/none',
  '/admin/imports/runs/none',
  '/admin/imports/runs/a%2F..%2Fb',
  '/admin/imports/x',
])('there is no %s', async (path) => {
  const { status, text } = await get(path);
  expect([status, text]).toEqual([404, expect.stringContaining('There is no such source or run')]);
  expect((await get(path).set('Accept', 'application/json')).status).toBe(404);
});

it('says when the origin does not answer, and when the API is another', async () => {
  origin.closeAllConnections();
  await new Promise((resolve) => {
    origin.close(resolve);
  });
  expect((await get('/admin/imports')).status).toBe(503);
  expect((await get('/admin/imports?format=json')).status).toBe(503);
  await site.close();
  await start('another key');
  expect(await get('/admin/imports')).toMatchObject({
    status: 200,
    text: expect.stringMatching('no bundled origin') as string,
  });
  expect((await get('/admin/imports?format=json')).status).toBe(404);
});

it('names the rules that the listings of a run break, with what the agent can be sent', async () => {
  const rule = {
    ...{ title: "Agent's register", outcome: 'missing' as const, source: 'Llei 18/2007, art. 59 e (2007-12-28)' },
    ...{ count: 3, hidden: 2, references: ['<i>R-1</i>', 'R-2'], message: 'Anuncio R-1: falta el número.' },
  };
  await addRun('rules', 'done', hour, { broken: [rule] });
  const { text } = await get('/admin/imports/runs/rules');
  expect(text).toContain('Adverts that break a rule');
  for (const shown of ['Llei 18/2007, art. 59 e', '&lt;i&gt;R-1&lt;/i&gt;, R-2, …', 'Anuncio R-1: falta el número.'])
    expect(text).toContain(shown);
  expect(await json('/admin/imports/runs/rules')).toMatchObject({ broken: [rule] });
});
