import vm from 'node:vm';
import request from 'supertest';
import sharp from 'sharp';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';

let site: TestSite;
afterEach(() => site.close());

const get = (path: string) => request(site.app).get(path);

it('the manifest names icons of the network’s mark, which are there in their sizes', async () => {
  site = await createTestSite();
  const { body, headers } = await get('/manifest.webmanifest');
  const manifest = body as { name: string; start_url: string; icons: { src: string; sizes: string }[] };
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect([manifest.name, manifest.start_url, manifest.icons.length]).toEqual(['Vencejo', '/', 3]);
  for (const { src, sizes } of manifest.icons) {
    const icon = (await get(src).buffer(true)).body as Buffer;
    const { width, height, format } = await sharp(icon).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
  expect((await get('/')).text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

it.each([
  ['es', 'Sin conexión'],
  ['ca', 'Sense connexió'],
  ['en', 'No connection'],
])('the page without a network, in %s, is the same for everybody', async (language, title) => {
  site = await createTestSite();
  const { text, headers } = await get(`/offline/${language}`);
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});

it('pages say whether browsers are given the worker', async () => {
  site = await createTestSite({ NODE_ENV: 'production' });
  expect((await get('/')).text).toContain('"offline":true');
  await site.close();
  site = await createTestSite({ NODE_ENV: 'production', SERVICE_WORKER: 'off' });
  expect((await get('/')).text).not.toContain('"offline":true');
});

it('with SERVICE_WORKER=off the worker removes what it stored, and itself', async () => {
  site = await createTestSite({ SERVICE_WORKER: 'off' });
  const { text, headers } = await get('/static/serviceWorker.js');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
  const listeners = new Map<string, (event: object) => void>();
  const left = ['offline:1', 'others'];
  const unregister = jest.fn();
  vm.runInNewContext(text, {
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      registration: { unregister },
    },
    caches: {
      keys: () => Promise.resolve([...left]),
      delete: (name: string) => Promise.resolve(left.splice(left.indexOf(name), 1)),
    },
  });
  await new Promise((resolve) => {
    listeners.get('activate')!({ waitUntil: (work: Promise<unknown>) => void work.then(resolve) });
  });
  expect([left, unregister.mock.calls.length]).toEqual([['others'], 1]);
});
