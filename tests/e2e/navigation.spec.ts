import { isScript } from './builtScripts.ts';
import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './consoleGuard.ts';
import { estatePaths, someEstates } from './sample.ts';
import { tabTo } from './tabTo.ts';

test.use({ pictures: 'plain' });

/** What crawlers read of the head: as the browser has it, and as the server sends it for the same URL. */
const headsOf = (page: Page): Promise<[browser: string[], server: string[]]> =>
  page.evaluate(async () => {
    const read = ({ head }: Document) =>
      [
        ...head.querySelectorAll(
          'title, meta[name=description], meta[name=robots], link[rel=canonical], link[hreflang]',
        ),
      ]
        .map(({ outerHTML }) => outerHTML)
        .sort();
    const sent = await (await fetch(location.href)).text();
    return [read(document), read(new DOMParser().parseFromString(sent, 'text/html'))];
  });

test('navigates from the list to an estate and back without a reload, and restores the scroll position', async ({
  page,
}) => {
  await open(page, '/viviendas-barcelona-compra');
  await page.evaluate(() => {
    Object.assign(window, { stayed: true, blanks: 0 });
    new MutationObserver(() => {
      if (document.querySelector('main')!.textContent.trim() === '')
        (window as unknown as { blanks: number }).blanks += 1;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const listTitle = await page.title();
  const structured = page.locator('script[type="application/ld+json"]');
  await expect(structured).toHaveCount(1);
  const card = page.locator('main article').nth(5);
  await card.scrollIntoViewIfNeeded();
  const name = (await card.getByRole('heading').textContent())!.trim();
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveTitle(/\| Vencejo$/);
  expect(await page.title()).not.toBe(listTitle);
  const [head, sent] = await headsOf(page);
  expect(head).toEqual(sent);
  expect(head).toHaveLength(7);
  // That of the list would be wrong here.
  await expect(structured).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveTitle(listTitle);
  await expect(page.locator('main article').nth(5)).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(
    await page.evaluate(() => {
      const { stayed, blanks } = window as unknown as { stayed?: boolean; blanks: number };
      return [stayed, blanks];
    }),
  ).toEqual([true, 0]);

  await page.goBack();
  await page.getByRole('navigation', { name: 'Viviendas en venta por municipio' }).getByRole('link').first().click();
  await page.waitForURL(/\?town=/);
  await expect(page.getByRole('heading', { level: 2, name: /^Comprar en .* en cifras$/ })).toBeVisible();
  const [townHead, townSent] = await headsOf(page);
  expect(townHead).toEqual(townSent);
  await page.getByRole('navigation', { name: 'Operación' }).getByRole('link', { name: 'Alquilar' }).click();
  await page.waitForURL(/alquiler\?town=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const [rentHead, rentSent] = await headsOf(page);
  expect(rentHead).toEqual(rentSent);
});

test('the language switcher keeps page, query and slugs, in both directions', async ({ page, request }) => {
  const [estate] = await someEstates(request);
  const [spanish, catalan, english] = [estatePaths(estate!)[0]!, estatePaths(estate!)[1]!, estatePaths(estate!)[2]!];
  for (const [from, to, back] of [
    [spanish, english, catalan],
    [
      '/viviendas-madrid-alquiler?sort=priceAscendent',
      '/en/properties-madrid-rent?sort=priceAscendent',
      '/ca/habitatges-madrid-lloguer?sort=priceAscendent',
    ],
  ]) {
    await open(page, from!);
    for (const [language, path, lang] of [
      ['en', to, 'en-US'],
      ['ca', back, 'ca-ES'],
      ['es', from, 'es-ES'],
    ]) {
      await page.locator(`header a[hreflang=${language}]`).click();
      await page.waitForURL((url) => url.pathname + url.search === path);
      await hydrated(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    }
  }
});

test('the header’s menu leads to a province, closes, and marks what is open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const header = page.getByRole('banner');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  const services = header.getByText('Servicios', { exact: true });
  await tabTo(page, services);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: 'Vender su vivienda' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(services).toBeFocused();
  // Who goes on leaves the menu, which must not cover the page.
  await page.keyboard.press('Enter');
  await tabTo(page, header.getByText('Revista', { exact: true }));
  await expect(header.getByRole('link', { name: 'Vender su vivienda' })).toBeHidden();
  await header.getByText('Alquilar', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Granada' })).toBeHidden();
  await header.getByText('Alquilar', { exact: true }).click();
  await header.getByRole('link', { name: 'Granada' }).click();
  await page.waitForURL('**/viviendas-granada-alquiler');
  await expect(header.getByRole('link', { name: 'Granada' })).toBeHidden();
  await expect(header.locator('[data-active]')).toHaveText(/^Alquilar/);
});

test('a slow page shows the progress bar and keeps the previous page until it is loaded', async ({ page }) => {
  await open(page, '/viviendas-barcelona-compra');
  const looked = Promise.withResolvers<void>();
  await page.route('**/web/estate/**', async (route) => {
    await looked.promise;
    await route.continue();
  });
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.locator('main article').first().getByRole('link').first().click();
  await expect(page.locator('[data-busy]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
  looked.resolve();
  await page.waitForURL('**/viviendas-*/*/*');
  await expect(page.locator('[data-busy]')).toHaveCount(0);
});

test('an upstream failure during a navigation shows an error in the layout, with a link', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/503|Failed to load/);
  await open(page, '/viviendas-barcelona-compra');
  await page.route('**/web/estate/**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.locator('main article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ahora mismo no podemos mostrar esta página');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveTitle(/^Ahora mismo no podemos/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await page.unroute('**/web/estate/**');
  await page.getByRole('link', { name: 'Intentarlo de nuevo' }).click();
  await hydrated(page);
  await expect(page.locator('main')).not.toContainText('Ahora mismo no podemos');

  // A browser without a connection has the notice, and goes on by itself when it is back.
  // The pointer still lies over the page: the browser may say that it moves before the test does.
  const notice = page.waitForResponse((response) => isScript('deferred-error')(new URL(response.url())));
  await page.goBack();
  await hydrated(page);
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await notice;
  await page.waitForLoadState('networkidle');
  consoleGuard.expectMessage(/ERR_INTERNET_DISCONNECTED|failed to asynchronously load|Loading (CSS )?chunk|form token/);
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Encuentre a su agente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión a internet');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sin conexión a internet');
});

test('a page that was not touched before the connection went says so, and goes on when it is back', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/ERR_INTERNET_DISCONNECTED|failed to asynchronously load|Loading (CSS )?chunk/);
  await open(page, '/viviendas-barcelona-compra');
  await page.context().setOffline(true);
  // A pointer would have the notice fetched.
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('main article h2 a')!.click();
  });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Sin conexión a internet');
  await page.getByRole('link', { name: 'Intentarlo de nuevo' }).press('Enter');
  await expect(heading).toHaveText('Sin conexión a internet');
  await page.context().setOffline(false);
  await expect(heading).not.toHaveText('Sin conexión a internet');
  await page.waitForURL('**/viviendas-*/*/*');
});

for (const [what, isRemoved] of [
  ['a chunk', isScript('estate')],
  ['a page’s texts', ({ pathname }: URL) => pathname.endsWith('/es/estate.json')],
] as const)
  test(`${what} that a deployment removed: an offer to reload`, async ({ page, consoleGuard }) => {
    consoleGuard.expectMessage(/404|Failed to load|ChunkLoadError|loadable-components|Refused to (execute|apply)|MIME/);
    await open(page, '/viviendas-barcelona-compra');
    await page.route(isRemoved, (route) => route.fulfill({ status: 404, body: '' }));
    await page.locator('main article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hay una versión nueva de la página');
    await expect(page).toHaveTitle(/^Hay una versión nueva/);
    await page.unroute(isRemoved);
    await page.getByRole('link', { name: 'Intentarlo de nuevo' }).click();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/versión nueva/);
  });
