import { execFile, type ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { createFakeUpstream, type FakeUpstream } from '../fakes/createFakeUpstream.ts';
import { fakeEstate } from '../fakes/estates.ts';
import { phonePhoto, plainPicture, startPictureServer, type PictureServer } from '../fakes/pictureServer.ts';
import { startBuiltServer, stopServer } from './builtServer.ts';
import { expect, open, test } from './consoleGuard.ts';

// What becomes of each picture is in tests/origin/pictureFiles.test.ts. Here a browser sees it: the console guard fails
// on a picture that does not load, and on one that the policy forbids.

const port = 3418;
const root = path.resolve(import.meta.dirname, '../..');
const dataDir = path.join(root, '.cache/e2e/pictures');
const site = `http://127.0.0.1:${port}`;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: site });

let source: PictureServer;

test.beforeAll(async () => {
  source = await startPictureServer();
});
test.afterAll(() => source.stop());

/** A site of the tests beside it. The page is closed before it stops, for it may still ask for something. */
function serve(variables: () => Record<string, string>): void {
  let server: ChildProcess;
  test.beforeAll(async () => {
    server = await startBuiltServer(port, variables());
  });
  test.afterAll(() => stopServer(server));
}

interface Home {
  reference: string;
  media: { url: string }[];
}

const home = (n: number, urls: readonly string[]): Home => ({
  ...fakeEstate({ reference: `AB100${n}-2000`, location: undefined }),
  media: urls.map((url) => ({ type: 'image', url, dimensions: {}, description_category: 'living' })),
});

/** Stores homes in the network of the running site, as an operator does. */
async function importHomes(homes: readonly Home[]): Promise<void> {
  const file = path.join(dataDir, 'homes.json');
  writeFileSync(file, JSON.stringify(homes));
  const args = ['scripts/import.ts', '--database', path.join(dataDir, 'vencejo.sqlite'), file];
  await promisify(execFile)(process.execPath, args, { cwd: root });
}

const card = (page: Page, { reference }: Home) => page.locator('article', { hasText: reference });

/** Each address that the browser asked for, of another host than the site's. */
function watchOthers(page: Page, allowed: readonly string[] = []): string[] {
  const others: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && ![site, ...allowed].includes(origin)) others.push(request.url());
  });
  return others;
}

const shownSizes = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]),
    );

test.describe('an imported network', () => {
  serve(() => {
    rmSync(dataDir, { recursive: true, force: true });
    return { DATA_DIR: dataDir, DEMO: 'off', ALLOW_PRIVATE_SOURCES: 'on' };
  });

  test('shows its pictures, or what stands for them, and asks nobody else', async ({ page }) => {
    source.pictures.set('/phone.jpg', { body: await phonePhoto(4000, 3000) });
    source.pictures.set('/forbidden.jpg', { status: 403 });
    source.pictures.set('/page.jpg', { body: '<!doctype html><title>Login</title>', type: 'text/html' });
    source.pictures.set('/slow.jpg', { hangs: true });
    source.pictures.set('/huge.jpg', { body: Buffer.alloc(30 * 2 ** 20) });
    source.pictures.set('/changing.jpg', { body: await plainPicture('#aa0000'), etag: '"1"' });
    // The first hundred of them count.
    const many = Array.from({ length: 300 }, (_, n) => `/many/${n}.jpg`);
    const plain = await plainPicture('#445566');
    for (const name of many) source.pictures.set(name, { body: plain });
    const at = (name: string) => source.origin + name;
    const phone = home(1, [at('/phone.jpg')]);
    const none = home(2, ['/dead.jpg', '/forbidden.jpg', '/page.jpg', '/huge.jpg', '/slow.jpg'].map(at));
    const all = home(3, many.map(at));
    const changing = home(4, [at('/changing.jpg')]);
    const others = watchOthers(page);
    await importHomes([phone, none, all, changing]);
    // At once, whatever has come until then.
    await open(page, '/viviendas-compra');
    await expect(card(page, none)).toBeVisible();
    await expect
      .poll(async () => (await page.reload()) && (await shownSizes(page, 'article img')).length, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(3);
    await expect(card(page, none).locator('img')).toHaveCount(0);
    const image = card(page, phone).locator('img').first();
    await expect(image).toHaveJSProperty('complete', true);
    const [[width = 0, height = 0] = []] = await image.evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]),
    );
    expect(height).toBeGreaterThan(width);
    const url = await image.evaluate((element) => (element as HTMLImageElement).currentSrc);
    const file = await (await fetch(url)).arrayBuffer();
    expect(file.byteLength).toBeLessThan(60 * 1024);
    expect(Buffer.from(file).includes('Exif')).toBe(false);

    await card(page, none).getByRole('link').first().click();
    await expect(page.locator('h1')).toContainText('Gràcia');
    await page.goBack();
    await card(page, all).getByRole('link').first().click();
    await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
    expect(others).toEqual([]);
  });
});

test.describe('an API with pictures on another host', () => {
  let upstream: FakeUpstream;
  /** Another host than the API's. */
  const elsewhere = () => source.origin.replace('127.0.0.1', 'localhost');
  test.beforeAll(async () => {
    upstream = await createFakeUpstream();
    source.pictures.set('/home.jpg', { body: await plainPicture('#2a7d4a') });
    upstream.estates.splice(
      0,
      upstream.estates.length,
      fakeEstate({
        media: [
          {
            type: 'image',
            web_cover: true,
            url: `${elsewhere()}/home.jpg`,
            dimensions: {},
            description_category: 'living',
          },
        ],
      }),
    );
  });
  test.afterAll(() => upstream.close());

  for (const isAllowed of [true, false])
    test.describe(isAllowed ? 'that IMAGE_ORIGINS names' : 'that it does not name', () => {
      serve(() => ({
        DATA_DIR: path.join(root, '.cache/e2e/pictures-api'),
        API_HOST: upstream.url,
        CMS_HOST: upstream.url,
        ...(isAllowed ? { IMAGE_ORIGINS: elsewhere() } : {}),
      }));

      test(isAllowed ? 'shows them' : 'shows what stands for them', async ({ page, request }) => {
        const others = watchOthers(page, isAllowed ? [elsewhere()] : []);
        await open(page, '/viviendas-compra');
        const images = page.locator('article img[src*="home.jpg"]');
        await expect(images).toHaveCount(isAllowed ? 1 : 0);
        if (isAllowed) await expect(images).toHaveJSProperty('naturalWidth', 900);
        await page.locator('article').first().getByRole('link').first().click();
        await expect(page.locator('h1')).toContainText('Gràcia');
        await expect(page.locator('main img[src*="home.jpg"]').first()).toBeVisible({ visible: isAllowed });
        expect(others).toEqual([]);
        const policy = await (await request.get('/legal/politica-de-cookies')).text();
        expect(/<li[^>]*>localhost<\/li>/.test(policy)).toBe(isAllowed);
      });
    });
});
