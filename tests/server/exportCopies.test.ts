import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { readNetwork, type Network } from '#config/network/network.ts';
import { readEnv } from '#config/env.ts';
import { exportPath } from '#shared/exports/exportAddress.ts';
import { exportVersion } from '#shared/exports/exportVersion.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import type { Store } from '#origin/db/store.ts';
import { exportKeyOf } from '#origin/exports/exportKey.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import { createExports } from '#server/exports/createExports.ts';
import { createLocalCounter } from '#server/instances/RateCounter.ts';
import { createLogger } from '#server/logging/logger.ts';
import { createUpstream } from '#server/upstream/createUpstream.ts';
import { bareNetwork, patientTimeouts } from '#tests/fakes/createTestSite.ts';
import express from 'express';
import { writeExportRound } from '../origin/exportTargets.ts';
import { smallEstates, smallNetwork } from '../origin/smallNetwork.ts';
import { testNow } from '../origin/startOrigin.ts';

/** Sites over one origin, which writes the exports; none has an EXPORT_SECRET. */
let dir: string;
let store: Store;
let server: Server;
let network: Network;
let key: string;
/** Paths that the origin was asked for. */
let asked: string[];
/** The beginning of paths that it does not answer. */
let failing: string | undefined;
const closing: (() => Promise<void>)[] = [];

const files = { kyero: { portal: 'kyero' }, portal: { portal: 'idealista', account: 'AG1' } };

const envOf = (name: string) =>
  readEnv({
    ...{ PUBLIC_ORIGIN: 'https://www.example.com', LOG_LEVEL: 'silent', READS_PER_MINUTE: '0' },
    ...{ NETWORK_DIR: path.join(dir, 'network'), DATA_DIR: path.join(dir, name) },
  });

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'vencejo-copies-'));
  cpSync(bareNetwork, path.join(dir, 'network'), { recursive: true });
  mkdirSync(path.join(dir, 'network/exports'));
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(dir, `network/exports/${name}.json`), JSON.stringify(content));
  store = openDatabase(path.join(dir, 'vencejo.sqlite'));
  await migrateDatabase(store);
  await storeNetwork(store, smallNetwork(), { now: testNow });
  network = await readNetwork(path.join(dir, 'network'), envOf('origin'));
  key = await exportKeyOf(store.db, envOf('origin'));
  const origin = createOrigin({ store, exports: { definitions: network.exports, key }, now: () => testNow });
  server = createServer((req, res) => {
    asked.push(req.url!);
    if (failing && req.url!.startsWith(failing)) res.writeHead(500).end();
    else origin(req, res);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
}, 60_000);
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  server.closeAllConnections();
  server.close();
  await store.close();
  rmSync(dir, { recursive: true });
});
beforeEach(() => {
  failing = undefined;
  asked = [];
});

const write = (now: number) =>
  writeExportRound(store, {
    now,
    targets: network.exports.map((one) => ({ definition: one, version: exportVersion(one), madeWith: 'one' })),
  });

function startCopies(name: string, exports = network.exports) {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const cache = createEdgeCache({ maxBytes: 1_000_000 });
  const timeouts = patientTimeouts;
  // Smaller than a file: it comes as a stream.
  const upstream = createUpstream({ hosts: { api: () => url, cms: () => url }, cache, maxBodyBytes: 1_000, timeouts });
  const env = envOf(name);
  const counter = createLocalCounter();
  const site = createExports({
    env,
    exports,
    texts: loadDictionary,
    upstream,
    logger: createLogger('silent'),
    counter,
  });
  closing.push(async () => {
    await site.stop();
    upstream.close();
    cache.close();
  });
  const app = express().use(site.router);
  return { ...site, get: (address: string) => request(app).get(address).buffer(true) };
}

test('two sites give one file at one address, with one date, and copy what changed alone', async () => {
  const [one, two] = [startCopies('one'), startCopies('two')];
  const address = exportPath(key, network.exports[0]!);
  expect((await one.get(address)).status).toBe(503);
  expect((await one.get('/exports/wrong/kyero.xml')).status).toBe(503);
  expect(await one.write()).toBe(true);
  expect((await one.get(address)).status).toBe(503);
  await write(1_000_000);
  for (const site of [one, two]) expect(await site.write()).toBe(true);
  const [first, second] = [await one.get(address), await two.get(address)];
  expect([first.status, first.headers['last-modified']]).toEqual([200, new Date(1_000_000).toUTCString()]);
  for (const name of ['etag', 'last-modified', 'content-length'])
    expect(second.headers[name]).toBe(first.headers[name]);
  expect(second.text).toBe(first.text);
  expect(first.text).toMatch(/^<\?xml[^]*<\/root>\n$/);
  for (const wrong of ['/exports/wrong/kyero.xml', address.replace('kyero.xml', 'portal.json')])
    expect((await one.get(wrong)).status).toBe(404);

  asked = [];
  await write(2_000_000);
  await one.write();
  expect(asked).toEqual(['/web/export/files']);
  expect((await one.get(address)).headers.etag).toBe(first.headers.etag);
  expect((await one.states()).map(({ lastGood, isFailing }) => [lastGood, isFailing])).toEqual([
    [2_000_000, false],
    [2_000_000, false],
  ]);

  const sold = smallEstates.find(({ status, price }) => status === 'new' && price !== undefined)!;
  await setEstateStatus(store, sold.reference, 'sold');
  await write(3_000_000);
  await one.write();
  const after = await one.get(address);
  expect(after.headers['last-modified']).toBe(new Date(3_000_000).toUTCString());
  expect(after.text.length).toBeLessThan(first.text.length);
});

test('after a restart a site serves its file as soon as the API has named the address', async () => {
  const address = exportPath(key, network.exports[0]!);
  const again = startCopies('one');
  expect((await again.get(address)).status).toBe(503);
  asked = [];
  await again.write();
  expect(asked).toEqual(['/web/export/files']);
  expect((await again.get(address)).status).toBe(200);
});

test('one that cannot be copied keeps none of the others back', async () => {
  const site = startCopies('failing');
  const [kyero, portal] = network.exports.map((one) => exportPath(key, one));
  failing = '/web/export/files/kyero/';
  expect(await site.write()).toBe(false);
  expect([(await site.get(kyero!)).status, (await site.get(portal!)).status]).toEqual([503, 200]);
  failing = undefined;
  expect(await site.write()).toBe(true);
  expect((await site.get(kyero!)).status).toBe(200);
});

test('a file of another definition is not given', async () => {
  const discreet = network.exports.map((one) => ({ ...one, leavesOut: ['address'] as const }));
  const other = startCopies('other', discreet);
  await other.write();
  expect(asked).toEqual(['/web/export/files']);
  expect((await other.get(exportPath(key, network.exports[0]!))).status).toBe(503);
});

test('an address of the site’s own stays right', async () => {
  mkdirSync(path.join(dir, 'former'));
  const former = 'a'.repeat(43);
  writeFileSync(path.join(dir, 'former/export-secret'), former);
  const site = startCopies('former');
  await site.write();
  for (const one of [former, key]) expect((await site.get(exportPath(one, network.exports[0]!))).status).toBe(200);
});
