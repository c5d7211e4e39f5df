import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import supertest from 'supertest';
import type { AgentDto } from '#shared/contract/agent.ts';
import type { EstateDto, EstateSummaryDto } from '#shared/contract/estate.ts';
import { slugOfReference } from '#shared/domain/estateKey.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { storePictureHash } from '#origin/db/pictures/pictures.ts';
import { migrations } from '#origin/db/schema/migrations.ts';
import type { Store } from '#origin/db/store.ts';
import { removeEstate, saveEstate } from '#origin/db/estates/writeEstate.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { createPictureJobs, pictureTimes } from '#origin/jobs/createPictureJobs.ts';
import { createPictures, type Pictures } from '#origin/media/createPictures.ts';
import { scanFolder } from '#origin/media/scanFolder.ts';
import { silentLogger, type OriginLogger } from '#origin/originLogger.ts';
import { StorageAwayError } from '#origin/storage/fileStorage.ts';
import { day } from '#shared/times.ts';
import { phonePhoto, plainPicture, startPictureServer, type PictureServer } from '../fakes/pictureServer.ts';
import { onEveryBackend } from './backends.ts';
import { recordingLogger } from './recordingLogger.ts';
import { smallAgents, smallEstate, smallNetwork } from './smallNetwork.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-pictures-'));
const folder = path.join(dir, 'network');
let server: PictureServer;
let photo: Buffer;

beforeAll(async () => {
  server = await startPictureServer();
  photo = await phonePhoto(4000, 3000);
  mkdirSync(path.join(folder, 'pictures/home 1'), { recursive: true });
  writeFileSync(path.join(folder, 'pictures/home 1/1.avif'), await plainPicture('#2a9d4a', 'avif'));
  writeFileSync(path.join(folder, 'pictures/100% #1 salo\u0301n.avif'), await plainPicture('#9d2a4a', 'avif'));
  writeFileSync(path.join(folder, 'pictures/photo.jpg'), photo);
  writeFileSync(path.join(folder, 'pictures/words.jpg'), 'no picture');
  writeFileSync(path.join(folder, 'pictures/cut.jpg'), photo.subarray(0, photo.length / 2));
  const damaged = Buffer.from(await plainPicture('#118833', 'webp'));
  writeFileSync(path.join(folder, 'pictures/damaged.webp'), damaged.fill(0xff, 60, damaged.length));
  writeFileSync(path.join(folder, 'pictures/damaged.jpg'), Buffer.from(photo).fill(0xc9, 5_000, photo.length - 2));
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});

const item = (url: string): EstateInput['media'][number] => ({
  type: 'image',
  url,
  dimensions: {},
  description_category: 'kitchen',
});

const keyOf = (n: number): string => slugOfReference(smallEstate(n).reference);

/** The n-th estate with these pictures: paths of the server, or of the folder. */
const pictured = (n: number, paths: readonly string[]): EstateInput => ({
  ...smallEstate(n),
  media: paths.map((url) => item(url.startsWith('/') ? server.origin + url : url)),
});

onEveryBackend((backend) => {
  let store: Store;
  let pictures: Pictures;
  let request: ReturnType<typeof supertest>;
  /** Milliseconds that were waited for so far: attempts and periods follow this clock. */
  let waited = 0;
  const now = () => Date.now() + waited;

  const open = (name: string): Pictures =>
    createPictures({
      store,
      dir: path.join(dir, backend.url(name).replaceAll(/\W/g, '')),
      folder,
      allowPrivate: true,
      timeoutMs: 2_000,
    });
  const serve = (served: Pictures) => supertest(createOrigin({ store, pictures: served, now }));

  beforeAll(async () => {
    store = backend.open('picture_files');
    await migrateDatabase(store);
    await storeNetwork(store, smallNetwork([smallEstate(0)]));
    expect(await scanFolder(store, folder, now())).toMatchObject([
      { url: 'pictures/cut.jpg', problem: expect.stringContaining('cut off') as string },
      { url: 'pictures/words.jpg' },
    ]);
    pictures = open('first');
    request = serve(pictures);
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    server.pictures.clear();
    server.asked.length = 0;
    await store.db.deleteFrom('changes').execute();
  });

  /** Fetches what is due. */
  async function fetchDue(using = pictures, logger: OriginLogger = silentLogger): Promise<void> {
    const times = { ...pictureTimes, interval: 5 };
    const jobs = createPictureJobs({ store, pictures: using, logger, now, times });
    const isDue = () =>
      store.db
        .selectFrom('pictures')
        .select('id')
        .where((row) => row.or([row('try_at', '<=', now()), row('try_at', '=', now() + times.lease)]))
        .executeTakeFirst();
    while (await isDue()) await sleep(20);
    await jobs.stop();
  }

  const estateOf = async (n: number): Promise<EstateDto> =>
    (await request.get(`/web/estate/${smallEstate(n).reference}/public`).expect(200)).body as EstateDto;
  const listed = async (n: number): Promise<EstateSummaryDto> => {
    const { reference, type } = smallEstate(n);
    const { body } = await request.get(`/web/estates/${type}`).query({ references: reference });
    return (body as { results: EstateSummaryDto[] }).results.find((estate) => estate.reference === reference)!;
  };
  const fileOf = async (url: string, from = request): Promise<Buffer> =>
    (await from.get(url).expect(200).buffer(true).parse(binary)).body as Buffer;
  const row = (url: string) =>
    store.db.selectFrom('pictures').selectAll().where('url', '=', url).executeTakeFirstOrThrow();
  const changedTags = async (): Promise<string[]> =>
    (await store.db.selectFrom('changes').select('outdated').execute()).flatMap(({ outdated }) => outdated.split(' '));

  test('a photo of a telephone is served upright, without what it tells, in the widths of the product', async () => {
    server.pictures.set('/phone.jpg', { body: photo });
    await saveEstate(store, pictured(1, ['/phone.jpg']));
    // At once, without it.
    expect(await estateOf(1)).toMatchObject({ media: [] });
    expect(await listed(1)).not.toHaveProperty('pictures');
    await store.db.deleteFrom('changes').execute();
    await fetchDue();
    const [shown] = (await estateOf(1)).media;
    expect(shown).toMatchObject({
      url: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{32}-1400\.jpg$/) as string,
      preview: shown!.url.replace('-1400', '-1200'),
      placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    });
    // Upright it is 1440 pixels wide.
    expect(Object.keys(shown!.dimensions)).toEqual(['xs', 'sm', 'md', 'lg', 'xl']);
    expect((await listed(1)).media).toMatchObject([{ dimensions: shown!.dimensions }]);
    expect(await changedTags()).toEqual([`estate:${keyOf(1)}`]);

    const card = await fileOf(shown!.dimensions.sm!);
    expect(card.length).toBeLessThan(60 * 1024);
    for (const url of [shown!.url, shown!.dimensions.lg!, shown!.url.replace('-1400', '-600')]) {
      const facts = await sharp(await fileOf(url)).metadata();
      expect([facts.exif, facts.xmp, facts.iptc, facts.orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
      expect(facts.height).toBeGreaterThan(facts.width);
    }
    const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
    const [red, , blue] = data.subarray(0, 3);
    expect(blue!).toBeGreaterThan(red!);
    expect(data.at(-info.channels)!).toBeGreaterThan(data.at(2 - info.channels)!);
    expect(await sharp(await fileOf(shown!.preview!)).metadata()).toMatchObject({ width: 1200, height: 630 });
    const square = shown!.dimensions.xs!.replace(/([^/]*)$/, 'thumb-$1');
    expect(await sharp(await fileOf(square)).metadata()).toMatchObject({ width: 160, height: 160 });
  });

  test('a picture is kept for good under its name, and others do not exist', async () => {
    server.pictures.set('/plain.png', { body: await plainPicture('#123456', 'png'), type: 'image/png' });
    await saveEstate(store, pictured(2, ['/plain.png']));
    await fetchDue();
    const { url } = (await estateOf(2)).media[0]!;
    const { headers } = await request.get(url).expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
    });
    await request.get(url).set('If-None-Match', headers.etag!).expect(304);
    for (const other of [
      url.replace('-1400', '-1401'),
      // Names that no answer has: nobody can have them made.
      url.replace('-1400', '-420'),
      url.replace('1400.jpg', '420.avif'),
      url.replace(/[^/]*$/, 'thumb-$&'),
      url.replace(/[^/]*$/, 'thumb-$&').replace('1400.jpg', '600.webp'),
      url.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
      '/media/pictures/x',
    ])
      await request.get(other).expect(404);
  });

  test('what does not come, is no picture, or is too large, is left out and never waited for', async () => {
    const faults: [path: string, served: Parameters<PictureServer['pictures']['set']>[1], problem: RegExp][] = [
      ['/dead.jpg', { status: 404 }, /404/],
      ['/forbidden.jpg', { status: 403 }, /403/],
      ['/page.jpg', { body: '<!doctype html><title>Login</title>' }, /no JPEG/],
      ['/drawing.jpg', { body: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: 'image/svg+xml' }, /no JPEG/],
      ['/slow.jpg', { hangs: true }, /timeout/],
      ['/huge.jpg', { body: Buffer.alloc(30 * 2 ** 20) }, /larger than/],
      ['/cut.jpg', { body: photo.subarray(0, 400) }, /cannot be/],
      ['/away.jpg', { status: 302, location: 'ftp://pictures.example/1.jpg' }, /neither http/],
      ['/round.jpg', { status: 302, location: '/round.jpg' }, /redirects/],
    ];
    for (const [name, served] of faults) server.pictures.set(name, served);
    server.pictures.set('/good.jpg', { status: 301, location: '/moved.jpg' });
    server.pictures.set('/moved.jpg', { body: await plainPicture('#804020') });
    await saveEstate(store, pictured(3, [...faults.map(([name]) => name), '/good.jpg', '/secret.jpg?key=s3cret']));
    const { log, logger } = recordingLogger();
    await fetchDue(pictures, logger);
    // Once a host: the reports count the pictures.
    expect(log.filter((line) => line.includes('do not come'))).toHaveLength(1);
    expect(log.join()).not.toContain('s3cret');
    expect((await estateOf(3)).media).toHaveLength(1);
    for (const [name, , problem] of faults)
      expect(await row(server.origin + name)).toMatchObject({ problem: expect.stringMatching(problem) as string });
    expect(server.maxAtOnce()).toBeLessThanOrEqual(pictureTimes.perHost);
    // What can never come is given up at once, all else after some days; a cover that fails has a stand-in.
    for (const name of ['/huge.jpg', '/page.jpg', '/drawing.jpg', '/cut.jpg'])
      expect(await row(`${server.origin}${name}`)).toMatchObject({ state: 'dead', try_at: null });
    expect(await row(`${server.origin}/dead.jpg`)).toMatchObject({ state: 'wanted', tries: 1 });
    await saveEstate(store, pictured(3, ['/dead.jpg', '/good.jpg']));
    expect((await listed(3)).media).toHaveLength(1);
    // Its time was waited for once.
    server.pictures.set('/slow.jpg', { status: 404 });
    for (let attempt = 0; attempt < pictureTimes.tries; attempt += 1) {
      waited += day;
      await fetchDue();
    }
    expect(await row(`${server.origin}/dead.jpg`)).toMatchObject({ state: 'dead', try_at: null });
  });

  test('120 pictures of one listing come, few at once', async () => {
    const paths = Array.from({ length: 120 }, (_, n) => `/many/${n}.jpg`);
    const body = await plainPicture('#445566');
    for (const name of paths) server.pictures.set(name, { body });
    await saveEstate(store, pictured(4, paths));
    await fetchDue();
    expect((await estateOf(4)).media).toHaveLength(120);
    expect(server.maxAtOnce()).toBeLessThanOrEqual(pictureTimes.perHost);
  });

  test('a storage of masters that fails costs a picture no try', async () => {
    server.pictures.set('/kept.jpg', { body: await plainPicture('#101010') });
    await saveEstate(store, pictured(4, ['/kept.jpg']));
    const away = { ...pictures, bring: () => Promise.reject(new StorageAwayError('The bucket fails')) };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await fetchDue(away);
      waited += pictureTimes.storageAway;
    }
    expect(await row(`${server.origin}/kept.jpg`)).toMatchObject({ state: 'wanted', tries: 0 });
    await fetchDue();
    expect((await estateOf(4)).media).toHaveLength(1);
  });

  test('one that changes at its address gets a new name; while its server is away, the last copy stays', async () => {
    server.pictures.set('/changing.jpg', { body: await plainPicture('#ff0000'), etag: '"1"' });
    await saveEstate(store, pictured(5, ['/changing.jpg']));
    await fetchDue();
    const [before] = (await estateOf(5)).media;
    const again = async (): Promise<EstateDto['media']> => {
      waited += pictureTimes.refresh + 1;
      await store.db.deleteFrom('changes').execute();
      await fetchDue();
      return (await estateOf(5)).media;
    };
    expect(await again()).toEqual([before]);
    // Those that failed are asked after it.
    expect(server.asked.findLast(({ path: asked }) => asked === '/changing.jpg')).toMatchObject({ status: 304 });
    expect(await changedTags()).toEqual([]);
    // That a machine made it, its metadata say, which go.
    const address = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><Iptc4xmpExt:DigitalSourceType>${address}</Iptc4xmpExt:DigitalSourceType></x:xmpmeta>`;
    const body = await sharp(await plainPicture('#00ff00'))
      .withXmp(xmp)
      .jpeg()
      .toBuffer();
    server.pictures.set('/changing.jpg', { body, etag: '"2"' });
    const [after] = await again();
    expect(after!.url).not.toBe(before!.url);
    expect([before!.made_as, after!.made_as]).toEqual([undefined, 'machine']);
    expect((await sharp(await fileOf(after!.url)).metadata()).xmp).toBeUndefined();
    expect(await changedTags()).toContain(`estate:${keyOf(5)}`);
    // A page from before still finds its own.
    await fileOf(before!.url);
    server.pictures.clear();
    expect(await again()).toEqual([after]);
  });

  test('an origin without the files makes the same ones, of what it fetches itself', async () => {
    const body = await phonePhoto(800, 600);
    server.pictures.set('/shared.jpg', { body });
    await saveEstate(store, pictured(6, ['/shared.jpg', 'pictures/photo.jpg']));
    await fetchDue();
    const { media } = await estateOf(6);
    const other = serve(open('second'));
    for (const { url } of media) expect((await fileOf(url, other)).equals(await fileOf(url))).toBe(true);
    // Lost, and its source gone.
    server.pictures.clear();
    await serve(open('third')).get(media[0]!.url).expect(503).expect('Retry-After', '5');
  });

  test('one whose file of the folder is deleted while the origin runs does not exist', async () => {
    const file = path.join(folder, 'pictures/deleted.avif');
    writeFileSync(file, await plainPicture('#c04a2a', 'avif'));
    await scanFolder(store, folder, now());
    await saveEstate(store, pictured(14, ['pictures/deleted.avif']));
    const { media } = await estateOf(14);
    rmSync(file);
    await request.get(media[0]!.url).expect(404);
  });

  test('files of the folder are there at once, the others of it never', async () => {
    // A Mac writes `ó` as two letters.
    const urls = ['pictures/home 1/1.avif', 'pictures/photo.jpg', 'pictures/100% #1 sal\u00f3n.avif'];
    await saveEstate(store, pictured(7, [...urls, 'pictures/words.jpg', 'pictures/none.jpg']));
    const { media } = await estateOf(7);
    expect(media).toHaveLength(3);
    // What a card counts is what the page shows.
    expect([(await listed(7)).pictures, (await estateOf(7)).pictures]).toEqual([3, 3]);
    for (const { dimensions } of media) await fileOf(dimensions.sm!);
    expect(server.asked).toEqual([]);
    expect((await sharp(await fileOf(media[1]!.url)).metadata()).exif).toBeUndefined();
    // Not read again, unless they change.
    expect(await scanFolder(store, folder, now())).toEqual([]);
  });

  test('a file that cannot be decoded is found when it is first asked for, logged once, and no longer named', async () => {
    const urls = ['pictures/photo.jpg', 'pictures/damaged.webp', 'pictures/damaged.jpg'];
    await saveEstate(store, pictured(9, urls));
    const { media } = await estateOf(9);
    expect(media).toHaveLength(3);
    const { log, logger } = recordingLogger();
    const using = serve(
      createPictures({ store, dir: path.join(dir, backend.url('damaged').replaceAll(/\W/g, '')), folder, logger }),
    );
    const paths = media.slice(1).flatMap(({ dimensions }) => [dimensions.xs!, dimensions.sm!]);
    for (const one of [...paths, ...paths]) await using.get(one).expect(404);
    expect(log).toEqual([expect.stringContaining(urls[1]!), expect.stringContaining(urls[2]!)]);
    expect((await estateOf(9)).media).toEqual([media[0]]);
  });

  test('the folder is read again after an upgrade, and what is known of files that are the same is kept', async () => {
    const ofFolder = async () => {
      const ofFiles = store.db
        .selectFrom('pictures')
        .selectAll()
        .where('host', '=', '')
        .where('unnamed_at', 'is', null);
      const rows = await ofFiles.orderBy('url').execute();
      return rows.map(({ checked_at: _, ...known }) => known);
    };
    await scanFolder(store, folder, now());
    const { digest } = (await ofFolder()).find(({ url }) => url === 'pictures/photo.jpg')!;
    await storePictureHash(store.db, digest!, 'looks');
    const before = await ofFolder();
    const known = before.find(({ url }) => url === 'pictures/photo.jpg')!;
    expect(known).toMatchObject({ placeholder: expect.stringMatching(/^#/) as string, hash: 'looks' });
    expect(before.find(({ url }) => url === 'pictures/damaged.jpg')).toMatchObject({ state: 'dead' });
    // As before it.
    await store.db.schema.alterTable('pictures').dropColumn('source_type').execute();
    await migrations['016_picture_origins']!.up(store.db);
    expect(await scanFolder(store, folder, now())).toEqual([]);
    expect(await ofFolder()).toEqual(before);

    // Copied anew it has another time, and under another name it is the same picture; what replaces it is not.
    const file = path.join(folder, 'pictures/photo.jpg');
    utimesSync(file, new Date(0), new Date(0));
    writeFileSync(path.join(folder, 'pictures/renamed.jpg'), photo);
    await scanFolder(store, folder, now());
    const looks = async () =>
      (await ofFolder())
        .filter(({ url }) => /photo|renamed/.test(url))
        .map(({ url, placeholder, hash }) => [url, placeholder, hash]);
    const { placeholder } = known;
    expect(await looks()).toEqual(
      ['pictures/photo.jpg', 'pictures/renamed.jpg'].map((url) => [url, placeholder, 'looks']),
    );
    writeFileSync(path.join(folder, 'pictures/renamed.jpg'), await plainPicture('#123456', 'jpeg'));
    await scanFolder(store, folder, now());
    expect((await looks())[1]).toEqual(['pictures/renamed.jpg', null, null]);
    rmSync(path.join(folder, 'pictures/renamed.jpg'));
    await scanFolder(store, folder, now());
  });

  test("portraits, logos, the CMS's blocks and articles go the same way", async () => {
    const other = backend.open('picture_people');
    await migrateDatabase(other);
    const url = `${server.origin}/face.jpg`;
    server.pictures.set('/face.jpg', { body: await plainPicture('#a07050') });
    const network = smallNetwork([smallEstate(1)]);
    const image = { url, dimensions: {} };
    await storeNetwork(other, {
      ...network,
      agents: network.agents.map((agent) => ({ ...agent, image })),
      agencies: network.agencies.map((agency) => ({ ...agency, logo: image })),
      homeData: {
        carrousel: [{ imagen: { imagen: url } }, { imagen: { imagen: 'pictures/none.jpg' } }],
        logos_footer: [{ logo: url, texto_alternativo: 'Socio' }],
      },
      magazine: {
        ...network.magazine!,
        articles: network.magazine!.articles.map((article) =>
          article.image ? { ...article, image: { ...image, alt: article.image.alt } } : article,
        ),
      },
    });
    const ask = supertest(createOrigin({ store: other, now }));
    const agent = `/web/agent/${smallAgents[0]!.slug}`;
    const article = network.magazine!.articles.find((one) => one.image);
    const blogPath = `/magazine/${article!.category}/${article!.slug}`;
    expect((await ask.get(agent)).body).not.toHaveProperty('image');
    expect((await ask.get(blogPath).redirects(2)).text).not.toContain(url);
    const jobs = createPictureJobs({
      store: other,
      pictures,
      logger: silentLogger,
      now,
      times: { ...pictureTimes, interval: 5 },
    });
    const isThere = () =>
      other.db.selectFrom('pictures').select('id').where('state', '=', 'fetched').executeTakeFirst();
    while (!(await isThere())) await sleep(20);
    await jobs.stop();
    const path = /^\/media\/pictures\//;
    expect(((await ask.get(agent)).body as AgentDto).image!.url).toMatch(path);
    const { body: list } = await ask.get('/web/estates/buy');
    expect((list as { results: EstateSummaryDto[] }).results[0]!.agent!.avatar!.url).toMatch(path);
    expect((await ask.get('/web/agency/casa-clara')).body).toMatchObject({
      logo: { url: expect.stringMatching(path) as string },
    });
    const { meta } = (await ask.get('/wp-json/custom/v1/home-data')).body as { meta: Record<string, unknown> };
    expect(meta).toMatchObject({
      carrousel: [{ imagen: { imagen: expect.stringMatching(/-1920\.webp$/) as string } }, { imagen: { imagen: '' } }],
      logos_footer: [{ logo: expect.stringMatching(/-420\.webp$/) as string }],
    });
    const { text } = await ask.get(blogPath).redirects(2);
    expect(text).toMatch(/og:image" content="http:\/\/localhost\/media\/pictures\/[0-9a-f]+-1200\.jpg/);
    const { softTags } = {
      softTags: (await other.db.selectFrom('changes').select('outdated').execute())[0]!.outdated.split(' '),
    };
    expect(softTags).toEqual(expect.arrayContaining(['home', 'magazine', 'agent:ana-mas', 'agency:casa-clara']));
    await other.close();
  });

  test('what nothing names is removed after 30 days, with its files', async () => {
    server.pictures.set('/brief.jpg', { body: await plainPicture('#abcdef') });
    await saveEstate(store, pictured(8, ['/brief.jpg']));
    await fetchDue();
    const { url } = (await estateOf(8)).media[0]!;
    await fileOf(url);
    await removeEstate(store, smallEstate(8).reference);
    const runSweep = async (): Promise<void> => {
      await createPictureJobs({ store, pictures, logger: silentLogger, now }).stop();
    };
    await runSweep();
    waited += 29 * day;
    await runSweep();
    await fileOf(url);
    waited += 2 * day;
    await runSweep();
    await request.get(url).expect(404);
    expect(
      await store.db.selectFrom('pictures').selectAll().where('url', '=', `${server.origin}/brief.jpg`).execute(),
    ).toEqual([]);
    // Others stay.
    await fileOf((await estateOf(1)).media[0]!.url);
  });

  test('a source on this machine is not asked unless that is allowed', async () => {
    const careful = createPictures({ store, dir: path.join(dir, 'careful') });
    for (const url of [
      server.origin,
      server.origin.replace('127.0.0.1', 'localhost'),
      'http://10.0.0.1',
      'http://[::1]',
    ])
      await expect(
        careful.bring({ url: `${url}/1.jpg`, digest: null, etag: null, last_modified: null }),
      ).rejects.toThrow('no address of the public internet');
    expect(server.asked).toEqual([]);
  });
});

/** For supertest: an answer's bytes. */
function binary(res: supertest.Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  res.on('data', (chunk: Buffer) => chunks.push(chunk));
  res.on('end', () => done(null, Buffer.concat(chunks)));
}
