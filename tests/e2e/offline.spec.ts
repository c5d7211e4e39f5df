import { statSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from './accessible.ts';
import { expect, open, test } from './consoleGuard.ts';

test.use({ pictures: 'plain', serviceWorkers: 'allow' });

test('without a network a page shows the favourites and what was seen, and itself when the network is back', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/viviendas-barcelona-compra');
  const titleOf = async (index: number) => (await page.locator('main article h2').nth(index).textContent())!;
  const [kept, seen] = [await titleOf(0), await titleOf(1)];
  await page
    .getByRole('button', { name: /^Guardar en favoritos: / })
    .first()
    .click();
  await page.locator('main article h2 a').nth(1).click();
  await page.waitForFunction(() => localStorage.getItem('visited:details') !== null);
  // The last part of the page whose script is fetched by itself.
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // What is stored is the same for everybody: the page in each language and its files.
  const stored = await page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name!)).keys()).map(({ url }) => new URL(url).pathname).toSorted();
  });
  expect(stored).toEqual([
    '/favicon.svg',
    '/notice.css',
    '/offline/ca',
    '/offline/en',
    '/offline/es',
    '/static/offline.js',
  ]);

  await context.setOffline(true);
  await page.goto('/viviendas-madrid-compra');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expect(page.getByRole('region', { name: 'Sus favoritos' })).toContainText(kept);
  await expect(page.getByRole('region', { name: 'Vistos recientemente' })).toContainText(seen);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
  await page.goto('/en/favourites');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your favourites');
});

test('the service worker is small', () => {
  const file = path.resolve(import.meta.dirname, '../../dist/client/serviceWorker.js.br');
  expect(statSync(file).size).toBeLessThanOrEqual(5 * 1024);
});
