import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import express, { type Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { createMediaRouter, type MediaRouterOptions } from './createMediaRouter.ts';
import { mediaImage, previewUrl } from './mediaUrls.ts';

const folders: string[] = [];

async function appWith(options: Partial<MediaRouterOptions> = {}): Promise<Express> {
  const dir = options.dir ?? (await fs.mkdtemp(path.join(os.tmpdir(), 'media-')));
  folders.push(dir);
  return express().use('/media', createMediaRouter({ ...options, dir }));
}

afterAll(() => Promise.all(folders.map((dir) => fs.rm(dir, { recursive: true, force: true }))));

describe('the media router', () => {
  let app: Express;
  beforeAll(async () => {
    app = await appWith();
  });

  it.each([
    ['webp', '/media/estates/ab-12/1-facade-160.webp', 'image/webp', 160, 90],
    ['avif', '/media/estates/ab-12/2-living-160.avif', 'image/avif', 160, 90],
    ['jpg', '/media/estates/ab-12/2-living-420.jpg', 'image/jpeg', 420, 236],
    ['a square thumbnail', '/media/estates/ab-12/thumb-1-facade-160.webp', 'image/webp', 160, 160],
    ['a portrait', '/media/agents/ana-ruiz/portrait-160.webp', 'image/webp', 160, 160],
    ['a hero', '/media/home/heroes/1-barcelona-420.webp', 'image/webp', 420, 180],
    ['a logo', '/media/home/logos/3-160.webp', 'image/webp', 160, 80],
    ['a plan', '/media/estates/ab-12/7-plan-160.webp', 'image/webp', 160, 120],
    ['a link preview', previewUrl('estates', 'ab-12', '1-facade'), 'image/jpeg', 1200, 630],
  ])('draws %s', async (_, url, type, width, height) => {
    const answer = await request(app).get(url).buffer(true).expect(200);
    const body = answer.body as Buffer;
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'surrogate-key': 'media',
      'content-length': String(body.length),
    });
    const meta = await sharp(body).metadata();
    expect([meta.width, meta.height]).toEqual([width, height]);
  });

  it('knows every URL that the site is given', async () => {
    const { url, dimensions } = mediaImage('estates', 'AB-12', '1-facade');
    for (const each of [dimensions.xs!, dimensions.sm!]) await request(app).get(each).expect(200);
    expect(url).toBe('/media/estates/ab-12/1-facade-1400.jpg');
  });

  it('answers 304 to who has it, and a HEAD with the length alone', async () => {
    const first = await request(app).get('/media/estates/ab-12/1-facade-160.webp').expect(200);
    await request(app)
      .get('/media/estates/ab-12/1-facade-160.webp')
      .set('If-None-Match', first.headers.etag!)
      .expect(304);
    const head = await request(app).head('/media/estates/ab-12/1-facade-160.webp').expect(200);
    expect(head.headers['content-length']).toBe(first.headers['content-length']);
    expect(head.headers.etag).toBe(first.headers.etag);
  });

  it.each([
    '/media',
    '/media/',
    '/media/estates/ab-12/1-facade-161.webp',
    '/media/estates/ab-12/1-facade-1200.webp',
    '/media/estates/ab-12/thumb-1-facade-1200.jpg',
    '/media/estates/ab-12/1-facade-420.png',
    '/media/estates/ab-12/1-castle-420.webp',
    '/media/estates/ab-12/0-facade-420.webp',
    '/media/estates/AB-12/1-facade-420.webp',
    '/media/estates/ab_12/1-facade-420.webp',
    `/media/estates/${'a'.repeat(81)}/1-facade-420.webp`,
    '/media/towns/ab-12/1-facade-420.webp',
    '/media/home/other/1-420.webp',
    '/media/agents/ana/face-420.webp',
    '/media/estates/../estates/1-facade-420.webp',
    '/media/estates/%2e%2e/1-facade-420.webp',
    '/media/estates/..%2f..%2fetc/passwd',
    '/media/estates/a%00b/1-facade-420.webp',
    '/media/estates/ab-12/1-facade-420.webp/',
  ])('has no %s', async (url) => {
    await request(app).get(url).expect(404);
  });

  it('only reads', async () => {
    await request(app).post('/media/estates/ab-12/1-facade-160.webp').expect(404);
  });

  it('draws a picture once, however many ask at the same time, and keeps it', async () => {
    let drawn = 0;
    const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'media-'));
    const render = async (): Promise<Buffer> => {
      drawn += 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
      return Buffer.from('picture');
    };
    const single = await appWith({ dir, render });
    const url = '/media/estates/x/1-facade-160.webp';
    await Promise.all(Array.from({ length: 8 }, () => request(single).get(url).expect(200)));
    await request(await appWith({ dir, render }))
      .get(url)
      .expect(200);
    expect(drawn).toBe(1);
  });

  it('draws two at a time', async () => {
    let [now, most] = [0, 0];
    const second = Promise.withResolvers<void>();
    const busy = await appWith({
      render: async () => {
        now += 1;
        most = Math.max(most, now);
        if (most === 2) second.resolve();
        await second.promise;
        await new Promise((resolve) => setTimeout(resolve, 15));
        now -= 1;
        return Buffer.from('picture');
      },
    });
    await Promise.all(
      Array.from({ length: 7 }, (_, i) => request(busy).get(`/media/estates/x${i}/1-facade-160.webp`).expect(200)),
    );
    expect(most).toBe(2);
  });

  it('draws only for owners that exist, when it is told which do', async () => {
    const strict = await appWith({
      isStored: ({ id }) => id === 'known',
      render: () => Promise.resolve(Buffer.from('picture')),
    });
    await request(strict).get('/media/estates/known/1-facade-160.webp').expect(200);
    await request(strict).get('/media/estates/stranger/1-facade-160.webp').expect(404);
  });

  it('passes a failure on without telling anyone to keep it', async () => {
    const broken = await appWith({ render: () => Promise.reject(new Error('no paint')) });
    broken.use((_error: unknown, _req: express.Request, res: express.Response, next: express.NextFunction) =>
      res.headersSent ? next() : void res.status(500).end(),
    );
    const answer = await request(broken).get('/media/estates/x/1-facade-160.webp').expect(500);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
