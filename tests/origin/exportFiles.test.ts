import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import supertest from 'supertest';
import { createOrigin } from '#origin/createOrigin.ts';
import { readExportFiles } from '#origin/db/exports/exportFiles.ts';
import { readContents } from '#origin/db/exports/exportParts.ts';
import { inTransaction } from '#origin/db/inTransaction.ts';
import { saveAgent } from '#origin/db/people/savePeople.ts';
import { saveEstate, removeEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import type { Store } from '#origin/db/store.ts';
import { exportKeyOf } from '#origin/exports/exportKey.ts';
import { createExportJobs } from '#origin/jobs/createExportJobs.ts';
import { exportSecret, verifierOf } from '#shared/exports/exportAddress.ts';
import type { ExportPortal } from '#config/network/exports.ts';
import { exportFilesSchema } from '#shared/contract/exportFiles.ts';
import { slugOfReference } from '#shared/domain/estateKey.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { minute } from '#shared/times.ts';
import { exportOf } from '../exports/exportOf.ts';
import { onEveryBackend, type Backend } from './backends.ts';
import { exportDefinitions, exportTargets, manyEstates, writeExportRound } from './exportTargets.ts';
import { recordingLogger } from './recordingLogger.ts';
import { agentOf, smallAgents } from './smallNetwork.ts';
import { startOrigin, testNow, type TestOrigin } from './startOrigin.ts';

const key = 'the key of the exports';
const estates = manyEstates(320);

const requestOf = (store: Store) =>
  supertest(createOrigin({ store, exports: { definitions: exportDefinitions, key }, now: () => testNow }));

/** supertest has no reader of a gzip file. */
async function fetchFile(store: Store, name: string): Promise<string> {
  const file = (await readExportFiles(store.db)).find((one) => one.name === name)!;
  const { status, body, headers } = await requestOf(store)
    .get(`/web/export/files/${name}/${file.digest}`)
    .buffer(true)
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)));
    });
  expect([status, headers['content-length']]).toEqual([200, String(file.bytes)]);
  return gunzipSync(body as Buffer).toString();
}

/** What a site would write of the same listings. */
async function written(store: Store, portal: ExportPortal): Promise<string> {
  const request = supertest(createOrigin({ store, now: () => testNow }));
  const all: unknown[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const { body } = await request.get('/web/export/estates').query(after === '' ? {} : { _after: after });
    const { results, next } = body as { results: unknown[]; next?: string };
    all.push(...results);
    after = next;
  }
  return (await exportOf(portal, all)).text;
}

/** Without the time of writing. */
const timeless = (text: string) => text.replace(/"customerSendDate":"[^"]*"/, '');

const rowsOf = (store: Store) =>
  store.db.selectFrom('export_parts').select(['name', 'part', 'since', 'until', 'digest']).orderBy('name').execute();

onEveryBackend((backend: Backend) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await startOrigin(backend, 'export_files', estates);
  }, 60_000);
  afterAll(() => origin.store.close());
  const present = async (name = 'kyero') => (await readExportFiles(origin.store.db)).find((one) => one.name === name)!;

  test('a first round writes what a site would write, in every format', async () => {
    const report = await writeExportRound(origin.store, { now: 1_000 });
    expect(report!.map(({ name }) => name)).toEqual(['kyero', 'idealista', 'csv', 'casa-clara']);
    for (const portal of ['kyero', 'idealista', 'csv'] as const)
      expect(timeless(await fetchFile(origin.store, portal))).toBe(timeless(await written(origin.store, portal)));
    const own = estates.filter(({ status }) => status === 'new' || status === 'reserved');
    const ofAgency = own.filter(
      (estate) => smallAgents.find(({ slug }) => slug === agentOf(estate))!.agency.slug === 'casa-clara',
    );
    const rows = (await fetchFile(origin.store, 'casa-clara')).split('\r\n').slice(1, -1);
    expect(rows).toHaveLength(ofAgency.length);
    expect(report![0]!.listings + report![0]!.leftOut).toBe(own.length);
  });

  test('a round after which nothing changed writes nothing', async () => {
    const [before, file] = [await rowsOf(origin.store), await present()];
    await writeExportRound(origin.store, { now: 2_000 });
    expect(await rowsOf(origin.store)).toEqual(before);
    expect(await present()).toEqual({ ...file, checked_at: 2_000, writer: expect.any(String) });
    // Nor does another build that writes the same.
    await writeExportRound(origin.store, { now: 3_000, targets: exportTargets('two') });
    expect(await rowsOf(origin.store)).toEqual(before);
    expect(await present()).toMatchObject({ digest: file.digest, modified_at: 1_000, made_with: 'two' });
    await writeExportRound(origin.store, { now: 4_000 });
  });

  test('what changed is written anew, and nothing else', async () => {
    const { store } = origin;
    const [one, sold, gone] = estates.filter(({ status, price }) => status === 'new' && price !== undefined);
    const before = await present();
    await saveEstate(store, { ...one!, price: 1_234, updated_at: '2026-11-11T10:00:00.000Z' });
    await setEstateStatus(store, sold!.reference, 'sold');
    await removeEstate(store, slugOfReference(gone!.reference));
    await writeExportRound(store, { now: 5_000 });
    const after = await present();
    expect(after).toMatchObject({ generation: before.generation + 1, modified_at: 5_000 });
    const text = await fetchFile(store, 'kyero');
    expect(text).toBe(await written(store, 'kyero'));
    expect(text).toContain('<price>1234</price>');
    const changed = (await rowsOf(store)).filter(({ name, since }) => name === 'kyero' && since === after.generation);
    expect(changed).toHaveLength(1);
    expect(
      (await rowsOf(store)).filter(({ name, until }) => name === 'kyero' && until === null).length,
    ).toBeGreaterThan(4);
  });

  test('a change of an agent is one of all their listings', async () => {
    const { store } = origin;
    const agent = smallAgents[0]!;
    const { agency } = await store.db
      .selectFrom('agents')
      .select('agency')
      .where('slug', '=', agent.slug)
      .executeTakeFirstOrThrow();
    await inTransaction(store.db, (trx) =>
      saveAgent(store, trx, { ...agent, full_name: 'Ana Nueva' }, agency, { source: null, now: testNow }),
    );
    await writeExportRound(store, { now: 6_000 });
    const text = await fetchFile(store, 'csv');
    expect(text).toContain('Ana Nueva');
    expect(text).not.toContain('Ana Mas');
    expect(text).toBe(await written(store, 'csv'));
  });

  test('who reads a file while the next is given reads it to its end; not the one after', async () => {
    const { store } = origin;
    const { generation } = await present();
    const read = async () => {
      const parts: Uint8Array[] = [];
      for await (const part of readContents(store.db, 'kyero', generation)) parts.push(part);
      return Buffer.concat(parts);
    };
    const before = await read();
    const one = estates.findLast(({ status, price }) => status === 'new' && price !== undefined)!;
    await saveEstate(store, { ...one, price: 4_321 });
    await writeExportRound(store, { now: 7_000 });
    expect((await read()).equals(before)).toBe(true);
    expect(await fetchFile(store, 'kyero')).toContain('<price>4321</price>');
    await saveEstate(store, { ...one, price: 4_322 });
    await writeExportRound(store, { now: 8_000 });
    expect((await read()).equals(before)).toBe(false);
  });

  test('is listed and given by its digest alone', async () => {
    const request = requestOf(origin.store);
    const { body, headers } = await request.get('/web/export/files').expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
    const { files } = exportFilesSchema.parse(body);
    expect(files.map(({ name }) => name).sort()).toEqual(['casa-clara', 'csv', 'idealista', 'kyero']);
    const kyero = files.find(({ name }) => name === 'kyero')!;
    expect(kyero.verifier).toBe(verifierOf(exportSecret(key, exportDefinitions[0]!)));
    expect(JSON.stringify(body)).not.toContain(exportSecret(key, exportDefinitions[0]!));
    await request.get('/web/export/files/kyero/another').expect(404);
    await request.post('/web/export/files').expect(405);
    // An origin without exports has no such call: the site writes.
    await origin.ask('/export/files').expect(404);
  });

  test('one writes at a time, and one that lost its place writes no more', async () => {
    const { store } = origin;
    const other = backend.open('export_files');
    const held = await store.unlessRunning('exports', async () => {
      expect(await writeExportRound(other, { now: 9_000 })).toBeNull();
      return {};
    });
    expect(held).not.toBeNull();
    expect(await writeExportRound(other, { now: 9_000 })).not.toBeNull();
    const targets = exportTargets('late').map((one) => ({
      ...one,
      definition: { ...one.definition, leavesOut: ['agent' as const] },
    }));
    const late = writeExportRound(store, { targets });
    const refused = expect(late).rejects.toThrow('Another process writes the exports now');
    while ((await present()).next_made_with !== 'late') await sleep(1);
    await other.db.updateTable('export_files').set({ writer: 'another' }).execute();
    await refused;
    await writeExportRound(other, { now: 10_000 });
    // Nothing is given that the other had written by another definition.
    for (const portal of ['kyero', 'csv'] as const)
      expect(await fetchFile(other, portal)).toBe(await written(other, portal));
    await other.close();
  });

  test('a round that is killed is gone on with, and gives nothing half', async () => {
    const database = await startOrigin(backend, 'export_killed', estates);
    const { store } = database;
    const child = fork(path.join(__dirname, 'exportUntilKilled.ts'), [backend.url('export_killed')], {
      ...{ stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] },
    });
    while (!((await readExportFiles(store.db))[0]?.next_part ?? 0)) await sleep(5);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const [half] = await readExportFiles(store.db);
    expect(half).toMatchObject({ digest: null, generation: 0 });
    expect((await requestOf(store).get('/web/export/files')).body).toEqual({ files: [] });
    const before = await rowsOf(store);
    expect(before.length).toBeGreaterThan(0);
    const report = await writeExportRound(store);
    expect(report).toHaveLength(exportDefinitions.length);
    // What it had written stands.
    expect(await rowsOf(store)).toEqual(expect.arrayContaining(before));
    expect(await fetchFile(store, 'kyero')).toBe(await written(store, 'kyero'));
    await store.close();
  });

  test('an empty network takes nothing from portals', async () => {
    const empty = await startOrigin(backend, 'export_empty', []);
    await expect(writeExportRound(empty.store)).rejects.toThrow('There is no listing at all');
    expect(await readExportFiles(empty.store.db)).toEqual([]);
    await empty.store.close();
  });

  test('addresses follow from the database, the same for all origins', async () => {
    const other = backend.open('export_files');
    const [one, two] = [{ DATA_DIR: '/nowhere' }, { DATA_DIR: '/elsewhere' }];
    const own = await exportKeyOf(origin.store.db, { ...one, EXPORT_SECRET: undefined });
    expect(own).toMatch(/^[\w-]{43}$/);
    expect(await exportKeyOf(other.db, { ...two, EXPORT_SECRET: undefined })).toBe(own);
    expect(await exportKeyOf(other.db, { ...two, EXPORT_SECRET: 'of the environment' })).toBe('of the environment');
    await other.close();
  });

  test('the job writes what is due; another origin finds it written', async () => {
    const { store } = await startOrigin(backend, 'export_jobs', estates.slice(0, 60));
    const { log, logger } = recordingLogger();
    const settings = { languages: usualLanguages, publicOrigin: 'https://www.example.com', brandName: 'Vencejo' };
    const options = {
      ...{ store, exports: exportDefinitions, settings, texts: loadDictionary },
      ...{ build: 'b', everyMs: 60 * minute, logger },
    };
    const first = createExportJobs(options);
    while ((await readExportFiles(store.db)).some(({ digest }) => digest === null) || log.length === 0) await sleep(5);
    await first.stop();
    const files = await readExportFiles(store.db);
    expect(files).toHaveLength(exportDefinitions.length);
    const second = createExportJobs(options);
    await second.stop();
    expect(await readExportFiles(store.db)).toEqual(files);
    // Without exports nothing of them stays.
    const none = createExportJobs({ ...options, exports: [] });
    while ((await rowsOf(store)).length > 0) await sleep(5);
    await none.stop();
    expect(await store.db.selectFrom('export_changes').selectAll().execute()).toEqual([]);
    await store.close();
  });
});
