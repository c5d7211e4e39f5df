import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { createOrigin } from '#origin/createOrigin.ts';
import { openDatabase } from '#origin/db/openDatabase.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import type { Store } from '#origin/db/store.ts';
import { createPictureJobs, pictureTimes } from '#origin/jobs/createPictureJobs.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { createPictures, type Pictures } from '#origin/media/createPictures.ts';
import { silentLogger } from '#origin/originLogger.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import { day } from '#shared/times.ts';
import { createBucket } from '#origin/storage/createBucket.ts';
import { createFolder } from '#origin/storage/createFolder.ts';
import type { FileStorage } from '#origin/storage/fileStorage.ts';
import { moveFiles, type MovedFile } from '#origin/storage/moveFiles.ts';
import { plainPicture, startPictureServer, type PictureServer } from '../../fakes/pictureServer.ts';
import { hasS3Server, startS3Server, startTimeoutMs, type S3Server } from '../../fakes/s3Server.ts';
import { smallEstate, smallNetwork } from '../smallNetwork.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-masters-'));
const root = path.resolve(import.meta.dirname, '../../..');

(hasS3Server ? describe : describe.skip)('pictures whose masters are in a bucket', () => {
  let server: S3Server;
  let sources: PictureServer;
  let store: Store;
  let bucket: FileStorage;
  let pictures: Pictures;

  beforeAll(async () => {
    [server, sources] = await Promise.all([startS3Server(path.join(dir, 's3')), startPictureServer()]);
    bucket = createBucket({ address: server.address(), keys: server.keys });
    store = openDatabase(path.join(dir, 'vencejo.sqlite'));
    await migrateDatabase(store);
    const media = ['/1.jpg', '/2.jpg'].map((name) => ({
      ...{ type: 'image' as const, description_category: 'kitchen' as const, dimensions: {} },
      url: sources.origin + name,
    }));
    await storeNetwork(store, smallNetwork([{ ...smallEstate(0), media }]));
    sources.pictures.set('/1.jpg', { body: await plainPicture('#2a9d4a') });
    sources.pictures.set('/2.jpg', { body: await plainPicture('#9d2a4a') });
    pictures = open('first');
    const jobs = createPictureJobs({ store, pictures, logger: silentLogger, times: { ...pictureTimes, interval: 5 } });
    while ((await mediaOf()).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    await jobs.stop();
    sources.pictures.clear();
  }, startTimeoutMs);
  afterAll(async () => {
    bucket.close();
    await store.close();
    await Promise.all([server.stop(), sources.stop()]);
    rmSync(dir, { recursive: true });
  });

  /** An origin with a folder of widths of its own. */
  const open = (name: string): Pictures =>
    createPictures({ store, dir: path.join(dir, name), storage: bucket, allowPrivate: true });
  const serve = (served: Pictures) => supertest(createOrigin({ store, pictures: served, bucket }));
  const mediaOf = async (): Promise<EstateDto['media']> => {
    const { body } = await serve(pictures)
      .get(`/web/estate/${smallEstate(0).reference}/public`)
      .expect(200);
    return (body as EstateDto).media;
  };
  const mastersIn = async (storage: FileStorage): Promise<string[]> => {
    const names: string[] = [];
    for await (const files of storage.list('masters/')) names.push(...files.map(({ name }) => name));
    return names;
  };

  test('another origin, without the sources, shows them, with an ETag that is asked by', async () => {
    const { url } = (await mediaOf())[0]!;
    const request = serve(open('second'));
    const { headers } = await request.get(url).expect(200).expect('Content-Type', 'image/jpeg');
    await request.get(url).set('If-None-Match', headers.etag!).expect(304);
    await request.get(url.replace(/[0-9a-f]{32}/, '0'.repeat(32))).expect(404);
    expect(readdirSync(path.join(dir, 'second'))).toEqual(['widths']);
    expect((await mastersIn(bucket)).every((name) => /^masters\/[0-9a-f]{2}\/[0-9a-f]{32}$/.test(name))).toBe(true);
  });

  test('while the bucket is away, what was made is shown, and all else is not now, and never missing', async () => {
    const [made, other] = (await mediaOf()).map(({ url }) => url);
    const request = serve(open('third'));
    await request.get(made!).expect(200);
    await server.kill();
    try {
      await request.get(made!).expect(200);
      const { text } = await request
        .get(other!)
        .expect(503)
        .expect('Retry-After', '5')
        .expect('Cache-Control', 'no-store');
      expect(text).not.toContain('pictures');
      const { body } = await request.get('/readyz').expect(200);
      expect(body).toMatchObject({ status: 'ready', pictures: { isReachable: false } });
    } finally {
      await server.start();
    }
    await request.get(other!).expect(200);
    expect((await request.get('/readyz')).body).toMatchObject({ pictures: { isReachable: true } });
  });

  test('the command copies them to a folder and back, and a second run finds them there', async () => {
    const media = path.join(dir, 'moved');
    const { port, keys } = server;
    const url = (prefix: string) => `s3://pictures/${prefix}?endpoint=http://127.0.0.1:${port}`;
    const run = (args: string[], secret = keys.secretAccessKey) =>
      new Promise<string>((resolve) => {
        const env = { ...process.env, AWS_ACCESS_KEY_ID: keys.accessKeyId, AWS_SECRET_ACCESS_KEY: secret };
        execFile('node', ['scripts/media.ts', ...args], { cwd: root, env }, (error, stdout, stderr) =>
          resolve(`${(error?.code as number | undefined) ?? 0} ${stdout}${stderr}`),
        );
      });
    expect(await run(['--from', url('vencejo'), '--to', media])).toContain('0 2 copied, 0 there already, 0 failed.');
    expect(await run(['--from', url('vencejo'), '--to', media])).toContain('0 0 copied, 2 there already, 0 failed.');
    expect(await mastersIn(createFolder(media))).toEqual(await mastersIn(bucket));
    expect(await run(['--from', media, '--to', url('second')])).toContain('0 2 copied, 0 there already, 0 failed.');
    const refused = await run(['--from', media, '--to', url('third')], 's3cret-of-nobody');
    expect(refused).toMatch(/^1 0 copied, 0 there already, 0 failed\./);
    expect(refused).toContain('AWS_SECRET_ACCESS_KEY is not the secret');
    expect(refused).not.toContain('s3cret');
    expect(await run(['--to', 's3://a'])).toMatch(/^1 .*must be a bucket/s);
  });

  test('a move goes on where it was broken off, and takes no bytes that are not those of the SHA-256', async () => {
    const from = createFolder(path.join(dir, 'many'));
    const to = createBucket({ address: { ...server.address(), prefix: 'many/' }, keys: server.keys });
    const names = Array.from({ length: 40 }, (_, n) => `masters/3f/${String(n).padStart(2, '0')}`);
    for (const name of names) await from.write(name, Buffer.from(name));
    const outcomes = async (storages: Parameters<typeof moveFiles>[0], most = Infinity) => {
      const moved: MovedFile[] = [];
      for await (const file of moveFiles(storages, 'masters/')) if (moved.push(file) >= most) break;
      return moved;
    };
    await outcomes({ from, to }, 10);
    const rest = await outcomes({ from, to });
    // Sixteen were under way when it was broken off: two rounds of eight.
    expect(rest.filter(({ outcome }) => outcome === 'there')).toHaveLength(16);
    expect(rest.filter(({ outcome }) => outcome === 'copied')).toHaveLength(24);
    // A file that changed is copied again.
    writeFileSync(path.join(dir, 'many', names[3]!), 'other');
    expect((await outcomes({ from, to })).filter(({ outcome }) => outcome === 'copied')).toHaveLength(1);
    const liar = { ...to, stat: async (name: string) => ({ ...(await to.stat(name))!, sha256: 'f'.repeat(64) }) };
    const back = createFolder(path.join(dir, 'back'));
    await expect(outcomes({ from: liar, to: back })).rejects.toThrow('20 files failed one after another');
    expect(await mastersIn(back)).toEqual([]);
    await outcomes({ from: to, to: back });
    expect(readFileSync(path.join(dir, 'back', names[3]!), 'utf8')).toBe('other');
    to.close();
  });

  test('what nothing names any more is removed from it, and nothing else', async () => {
    await bucket.write(`masters/ff/${'f'.repeat(32)}`, Buffer.from('nobody names it'));
    expect(await pictures.sweep(Date.now() - day)).toBe(0);
    expect(await pictures.sweep(Date.now() + day)).toBe(1);
    expect(await mastersIn(bucket)).toHaveLength(2);
  });
});
