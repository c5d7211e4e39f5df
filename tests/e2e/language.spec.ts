import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { isScript } from './builtScripts.ts';
import { expect, open, test } from './consoleGuard.ts';
import { estatePaths, someEstates } from './sample.ts';
import { tabTo } from './tabTo.ts';

test.use({ pictures: 'plain' });

const offer = (page: Page) => page.getByRole('status').getByRole('link');
const close = (page: Page) => page.getByRole('button', { name: 'Tanqueu' });
const storage = (page: Page) => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);

/** Collects the requests for the bar's files. */
function requestsOfBar(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/languageBar/i.test(request.url())) files.push(request.url());
  });
  return files;
}

const choose = (page: Page, language: string) =>
  page.addInitScript((value) => {
    if (!sessionStorage.getItem('test:chosen')) localStorage.setItem('language', value);
    sessionStorage.setItem('test:chosen', 'yes');
  }, language);

test('a visitor who chose Catalan gets an offer on a Spanish page, which links to the same page', async ({ page }) => {
  await open(page, '/viviendas-barcelona-compra');
  await page.locator('header a[hreflang=ca]').click();
  await page.waitForURL('**/ca/habitatges-barcelona-compra');
  await open(page, '/viviendas-madrid-alquiler?sort=priceAscendent&utm_source=carta');
  await expect(offer(page)).toHaveText('Aquesta pàgina també és en català');
  // The URL alone sets the language, and the focus stays.
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await expect(page.locator('body')).toBeFocused();
  await tabTo(page, offer(page));
  await page.keyboard.press('Enter');
  await page.waitForURL(
    (url) => url.pathname + url.search === '/ca/habitatges-madrid-lloguer?sort=priceAscendent&utm_source=carta',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca-ES');
  expect((await storage(page))[0]).toMatchObject({ language: 'ca' });
});

test('the offer changes with the page, and stays closed once closed', async ({ page }) => {
  await choose(page, 'ca');
  await open(page, '/viviendas-barcelona-compra');
  await expect(offer(page)).toHaveAttribute('href', '/ca/habitatges-barcelona-compra');
  await page.locator('main article').first().getByRole('link').first().click();
  await page.waitForURL('**/viviendas-*/*/*');
  await expect(offer(page)).toHaveAttribute('href', /^\/ca\/habitatges-.+\/.+\/.+/);
  await tabTo(page, close(page), 40, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(offer(page)).toHaveCount(0);
  expect((await storage(page))[0]).toMatchObject({ language: 'es' });
  const asked = requestsOfBar(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(offer(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a visitor who chose no language stores nothing and does not load the bar', async ({ page }) => {
  const asked = requestsOfBar(page);
  for (const path of ['/', '/ca', '/en/properties-barcelona-buy']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  expect((await storage(page))[0]).toEqual({});
  expect(asked).toEqual([]);
});

test('the offer is accessible, shifts no layout, and does not cover content at the lower edge', async ({
  page,
  request,
}) => {
  test.slow();
  await choose(page, 'ca');
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: { node: Node | null }[] }[])
        shifts.push(...sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? ''));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const home = estatePaths((await someEstates(request, 'rent?province=barcelona'))[0]!)[0]!;
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/', '/viviendas-barcelona-compra', home]) {
    await open(page, path);
    await expect(offer(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), path).toEqual([]);
    const { width, height } = (await close(page).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const call = page.locator('main').getByRole('link', { name: 'Llamar' }).last();
  await expect(call).toBeInViewport({ ratio: 1 });
  expect((await close(page).boundingBox())!.y + 44).toBeLessThan((await call.boundingBox())!.y);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(offer(page)).toBeHidden();
});

test('the page works without the bar’s file', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(/404|Failed to load|Refused to (execute|apply)|MIME/);
  await choose(page, 'ca');
  await page.route(isScript('languageBar'), (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});
