import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import request from 'supertest';
import type { NetworkExport } from '#config/network/exports.ts';
import { saveEstate, setEstateStatus } from '#origin/db/estates/writeEstate.ts';
import { exportPath } from '#shared/exports/exportAddress.ts';
import { slugOfReference } from '#shared/domain/estateKey.ts';
import { createOriginSite } from '#tests/fakes/createOriginSite.ts';
import { bareNetwork, createTestSite } from '#tests/fakes/createTestSite.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { agentOf, smallAgents, smallEstates } from '../origin/smallNetwork.ts';

const dirs: string[] = [];
function newDir(): string {
  dirs.push(mkdtempSync(path.join(tmpdir(), 'vencejo-exports-')));
  return dirs.at(-1)!;
}
afterAll(() => dirs.forEach((dir) => rmSync(dir, { recursive: true })));

const files = {
  kyero: { portal: 'kyero' },
  'casa-clara': { portal: 'csv', agencies: ['casa-clara'] },
  portal: { portal: 'idealista', account: 'AG1', leaves_out: ['address'] },
} as const;

/** A network with exports, and data of its own. */
function exportingNetwork(exports: Readonly<Record<string, object>> = files) {
  const dir = newDir();
  cpSync(bareNetwork, dir, { recursive: true });
  mkdirSync(path.join(dir, 'exports'));
  for (const [name, content] of Object.entries(exports))
    writeFileSync(path.join(dir, 'exports', `${name}.json`), JSON.stringify(content));
  return { NETWORK_DIR: dir, DATA_DIR: newDir(), EXPORT_SECRET: 'the secret of the exports' };
}

function pathOf(name: keyof typeof files, changes: Partial<NetworkExport> = {}): string {
  const { portal } = files[name];
  const one = { name, portal, agencies: undefined, leavesOut: [], account: undefined, secretVersion: 1, ...changes };
  return exportPath('the secret of the exports', one);
}

/** supertest reads XML as bytes unless told. */
const get = (app: Parameters<typeof request>[0], url = pathOf('kyero')) => request(app).get(url).buffer(true);
const idsOf = (xml: string): string[] => [...xml.matchAll(/<property><id>([^<]+)</g)].map(([, id]) => id!);

describe('exports, over the bundled origin', () => {
  let site: Awaited<ReturnType<typeof createOriginSite>>;
  beforeAll(async () => {
    site = await createOriginSite(exportingNetwork());
  }, 60_000);
  afterAll(() => site.close());

  const live = smallEstates.filter(({ status }) => status === 'new' || status === 'reserved');
  // Portals have no place for a price on request, and a reserved home shows none.
  const priced = live.filter(({ status, price }) => status === 'new' && price !== undefined);
  const keysOf = (estates: typeof live) => estates.map(({ reference }) => slugOfReference(reference)).sort();

  it('none is there before the first is written', async () => {
    const { status, headers } = await get(site.app);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '120', 'no-store']);
    expect(await site.exports.write()).toBe(true);
  });

  it('the one for Kyero holds every home that may be had and has a price, and can be asked for again at no cost', async () => {
    const { status, headers, text } = await get(site.app);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      vary: 'Accept-Encoding',
    });
    expect(text).toMatch(/^<\?xml[^]*<feed_version>3<\/feed_version>[^]*<\/root>\n$/);
    expect(idsOf(text).sort()).toEqual(keysOf(priced));
    expect((await get(site.app).set('If-None-Match', headers.etag!)).status).toBe(304);
    expect((await get(site.app).set('If-Modified-Since', headers['last-modified']!)).status).toBe(304);
    const plain = await get(site.app).set('Accept-Encoding', 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.etag).not.toBe(headers.etag);
    expect(plain.text).toBe(text);
    const head = await request(site.app).head(pathOf('kyero')).set('Accept-Encoding', 'gzip');
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('one of some agencies holds their listings alone', async () => {
    const own = live.filter(
      (estate) => smallAgents.find(({ slug }) => slug === agentOf(estate))!.agency.slug === 'casa-clara',
    );
    const { text, headers } = await get(site.app, pathOf('casa-clara'));
    expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present');
    const rows = text.split('\r\n').slice(1, -1);
    expect(rows.map((row) => row.split(';', 1)[0]).sort()).toEqual(keysOf(own));
    expect(own.length).toBeLessThan(live.length);
  });

  it('one without addresses names no street', async () => {
    const { text, headers } = await get(site.app, pathOf('portal'));
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const { customerProperties } = JSON.parse(text) as { customerProperties: { propertyAddress: object }[] };
    expect(customerProperties.length).toBeGreaterThan(5);
    for (const { propertyAddress } of customerProperties) {
      expect(propertyAddress).toMatchObject({ addressVisibility: 'hidden', addressCoordinatesPrecision: 'moved' });
      expect(propertyAddress).not.toHaveProperty('addressStreetName');
    }
  });

  it('is written anew: a home that changed has another date, one that was sold is gone', async () => {
    const dateOf = (xml: string, reference: string) => new RegExp(`<id>${reference}</id><date>([^<]*)`).exec(xml)?.[1];
    const [changed, sold] = priced;
    const before = await get(site.app);
    await site.exports.write();
    expect((await get(site.app)).headers).toMatchObject({
      etag: before.headers.etag,
      'last-modified': before.headers['last-modified'],
    });
    await saveEstate(site.store, { ...changed!, price: 1_234, updated_at: '2026-11-11T10:00:00.000Z' });
    await setEstateStatus(site.store, sold!.reference, 'sold');
    expect((await get(site.app)).text).toBe(before.text);
    await site.exports.write();
    const after = await get(site.app);
    expect(dateOf(after.text, slugOfReference(changed!.reference))).toBe('2026-11-11 11:00:00');
    expect(after.text).toContain('<price>1234</price>');
    expect(idsOf(after.text)).not.toContain(slugOfReference(sold!.reference));
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('is at its secret address alone', async () => {
    const right = pathOf('kyero');
    const [, , secret] = right.split('/');
    const others = [
      `/exports/${'0'.repeat(40)}/kyero.xml`,
      `/exports/${secret!.slice(1)}/kyero.xml`,
      `/exports/${secret}/portal.json`,
      `/exports/${secret}/kyero.json`,
      pathOf('kyero', { secretVersion: 2 }),
      '/exports/kyero.xml',
      '/exports/',
      '/kyero.xml',
    ];
    for (const url of others) expect([url, (await get(site.app, url)).status]).toEqual([url, 404]);
    expect((await get(site.app, right)).status).toBe(200);
  });

  it('the call that they are made from is not for browsers', async () => {
    for (const url of ['/web/export/estates', '/WEB/Export/estates', '/web/export/estates?_after=1', '/web/export'])
      expect([url, (await request(site.app).get(url)).status]).toEqual([url, 404]);
  });
});

describe('exports, when things go wrong', () => {
  const exported = /^\/web\/export\/estates/;
  const pageOf = (references: string[], next?: string) =>
    JSON.stringify({ results: references.map((reference) => fakeEstate({ reference })), next });
  const only = { kyero: files.kyero };
  const token = 'a-token-of-some-length';

  type Site = Awaited<ReturnType<typeof createTestSite>>;
  const answerWith = ({ upstream }: Site, body: string) => {
    upstream.behave((_req, res) => void res.writeHead(200, { 'Content-Type': 'application/json' }).end(body), exported);
  };

  it('the last one stays while the API fails: never empty, never half', async () => {
    const variables = exportingNetwork(only);
    const site = await createTestSite(variables);
    site.upstream.behave((_req, res) => void res.writeHead(500).end(), exported);
    expect(await site.exports.write()).toBe(false);
    expect((await get(site.app)).status).toBe(503);
    // Half of it comes, and then no more: a place that never advances.
    answerWith(site, pageOf(['A-1'], '1'));
    expect(await site.exports.write()).toBe(false);
    expect((await get(site.app)).status).toBe(503);
    answerWith(site, pageOf(['A-1', 'A-2']));
    expect(await site.exports.write()).toBe(true);
    const before = await get(site.app);
    expect(idsOf(before.text)).toEqual(['A-1', 'A-2']);
    answerWith(site, pageOf(['A-3'], '1'));
    expect(await site.exports.write()).toBe(false);
    // As of an origin whose database was lost.
    answerWith(site, pageOf([]));
    expect(await site.exports.write()).toBe(false);
    await site.upstream.die();
    expect(await site.exports.write()).toBe(false);
    const after = await get(site.app);
    expect([after.text, after.headers['last-modified']]).toEqual([before.text, before.headers['last-modified']]);
    expect(readdirSync(path.join(variables.DATA_DIR, 'exports'))).toHaveLength(1);
    await site.close();
  });

  it('operators see when each was written, and that it fails', async () => {
    const site = await createTestSite({ ...exportingNetwork(only), ADMIN_TOKEN: token });
    const metric = async (name: string) => {
      const { text } = await request(site.app).get('/metrics').set('Authorization', `Bearer ${token}`);
      return new RegExp(`^vencejo_export_${name}\\{export="kyero"\\} (.*)$`, 'm').exec(text)?.[1];
    };
    const page = async () =>
      (await request(site.app).get('/admin/imports').auth('operator', token).set('Accept', 'text/html')).text;
    expect([await metric('last_good_timestamp_seconds'), await metric('listings')]).toEqual(['0', undefined]);
    expect(await metric('every_seconds')).toBe('3600');
    expect(await page()).toMatch(/Exports to portals[^]*kyero[^]*class="failed">never/);
    answerWith(site, pageOf(['A-1', 'A-2']));
    await site.exports.write();
    const writtenAt = Number(await metric('last_good_timestamp_seconds'));
    expect(Date.now() / 1_000 - writtenAt).toBeLessThan(60);
    expect(await metric('listings')).toBe('2');
    await site.upstream.die();
    await site.exports.write();
    expect(Number(await metric('last_good_timestamp_seconds'))).toBe(writtenAt);
    expect(await page()).toMatch(/\d+ s ago/);
    expect(await page()).toContain('the last attempt failed');
    await site.close();
  });

  it('outlives the process, and is not served once its definition has changed', async () => {
    const variables = exportingNetwork(only);
    const first = await createTestSite(variables);
    answerWith(first, pageOf(['A-1']));
    await first.exports.write();
    await first.close();
    const second = await createTestSite(variables);
    expect(idsOf((await get(second.app)).text)).toEqual(['A-1']);
    await second.close();
    const discreet = { ...files.kyero, leaves_out: ['address'] };
    writeFileSync(path.join(variables.NETWORK_DIR, 'exports/kyero.json'), JSON.stringify(discreet));
    const third = await createTestSite(variables);
    expect((await get(third.app)).status).toBe(503);
    answerWith(third, pageOf(['A-1']));
    await third.exports.write();
    expect((await get(third.app)).text).not.toContain('<latitude>');
    expect(readdirSync(path.join(variables.DATA_DIR, 'exports'))).toHaveLength(1);
    await third.close();
  });

  it('several cost one walk', async () => {
    const site = await createTestSite(exportingNetwork());
    answerWith(site, pageOf(['A-1']));
    await site.exports.write();
    expect(site.upstream.requests.filter((line) => line.includes('/web/export/estates'))).toHaveLength(1);
    await site.close();
  });

  it('are written at a start, and what a process that died had begun is removed a day later', async () => {
    const variables = exportingNetwork(only);
    const dir = path.join(variables.DATA_DIR, 'exports');
    mkdirSync(dir);
    for (const name of ['draft-new.gz', 'draft-old.gz', 'gone.0.x.gz']) writeFileSync(path.join(dir, name), '');
    const yesterday = Date.now() / 1_000 - 25 * 3_600;
    utimesSync(path.join(dir, 'draft-old.gz'), yesterday, yesterday);
    const site = await createTestSite(variables);
    answerWith(site, pageOf(['A-1']));
    site.exports.start();
    while ((await get(site.app)).status !== 200) await setTimeout(20);
    await site.close();
    expect(readdirSync(dir).filter((name) => !name.startsWith('kyero.'))).toEqual(['draft-new.gz']);
  });

  it.each([401, 403, 405, 501])(
    'are written by the site where the API refuses to tell of its own: %i',
    async (status) => {
      const site = await createTestSite(exportingNetwork(only));
      site.upstream.behave((req, res) => {
        if (req.url!.startsWith('/web/export/files')) return void res.writeHead(status).end();
        res.writeHead(200, { 'Content-Type': 'application/json' }).end(pageOf(['A-1']));
      }, /^\/web\/export\//);
      expect(await site.exports.write()).toBe(true);
      expect((await get(site.app)).status).toBe(200);
      await site.close();
    },
  );

  it('are not written by the site where the API fails to tell of its own', async () => {
    const site = await createTestSite(exportingNetwork(only));
    site.upstream.behave((req, res) => {
      res.writeHead(req.url!.startsWith('/web/export/files') ? 500 : 200, { 'Content-Type': 'application/json' });
      res.end(pageOf(['A-1']));
    }, /^\/web\/export\//);
    expect(await site.exports.write()).toBe(false);
    await site.close();
  });

  it('without any, nothing is there and nothing is asked', async () => {
    const site = await createTestSite(exportingNetwork({}));
    site.exports.start();
    expect((await get(site.app)).status).toBe(404);
    expect(site.upstream.requests.filter((line) => line.includes('/web/export/'))).toEqual([]);
    await site.close();
  });

  it('one client cannot ask without end', async () => {
    const site = await createTestSite(exportingNetwork(only));
    answerWith(site, pageOf(['A-1']));
    await site.exports.write();
    // Behind a proxy that writes the port after the address.
    const from = (client: string) => get(site.app).set('X-Forwarded-For', client);
    for (let times = 0; times < 60; times += 1) expect((await from(`192.0.2.1:${40_000 + times}`)).status).toBe(200);
    const refused = await from('192.0.2.1:50000');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await from('192.0.2.2:50000')).status).toBe(200);
    await site.close();
  });
});
