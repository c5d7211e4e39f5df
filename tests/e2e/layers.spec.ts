import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './consoleGuard.ts';

test.use({ pictures: 'plain', contextOptions: { reducedMotion: 'no-preference' } });

/* Back closes what lies over a page, and cancels the load of another (docs/product.md#layouts). */

const list = '/viviendas-barcelona-compra';

/** The script of the layers comes with the first interaction. */
async function start(page: Page, path: string) {
  await open(page, '/manifiesto');
  await open(page, path);
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.waitForLoadState('networkidle');
}

/** Opens a layer in two ways to close it: by Back, and by Escape, which must leave nothing behind in the history. */
async function expectLayer(page: Page, layer: Locator, press: () => Promise<void>) {
  const url = page.url();
  const depth = () => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0);
  for (const isBack of [true, false]) {
    await press();
    await expect(layer).toBeVisible();
    await expect.poll(depth).toBe(1);
    if (isBack) await page.goBack();
    // A list of suggestions closes first.
    else
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(layer).toBeHidden({ timeout: 500 });
      }).toPass();
    await expect(layer).toBeHidden();
    await expect.poll(depth).toBe(0);
    expect(page.url()).toBe(url);
  }
}

test('on a phone: menu, filters, search field, dialogs, map, a load under way', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, list);
  const banner = page.getByRole('banner');
  const filters = page.getByRole('form', { name: 'Filtros' });
  await expectLayer(page, banner.getByRole('navigation', { name: 'Principal' }), () =>
    banner.getByRole('button', { name: 'Menú' }).click(),
  );
  await expectLayer(page, page.getByRole('dialog'), () => banner.getByRole('link', { name: 'Buscar' }).press('Enter'));
  await expectLayer(page, page.getByRole('dialog'), () =>
    page.getByRole('link', { name: 'Guardar búsqueda' }).press('Enter'),
  );
  await expectLayer(page, page.getByRole('button', { name: 'Cerrar la búsqueda' }), () =>
    page.getByRole('combobox', { name: 'Dónde' }).click(),
  );
  await expectLayer(page, filters, () => page.getByRole('button', { name: /^Filtros/ }).click());

  // A list that is chosen in the sheet takes the place of the sheet's entry.
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await filters.getByLabel(/^2/).first().press('Space');
  await filters.getByRole('button', { name: /^(Ver|Aplicar)/ }).click();
  await page.waitForURL(`**${list}?rooms=2`);
  await expect(filters).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('list', { name: 'Filtros activos' })).toBeHidden();

  // The map; with a home opened from it, Back shows the map again first.
  const map = page.getByRole('group', { name: /^Mapa de los resultados/ });
  await page.getByRole('button', { name: 'Ver mapa' }).press('Enter');
  await expect(map).toBeVisible();
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers)).toBe(1);
  // What shows on the map is saved a moment later.
  await expect.poll(() => page.evaluate(() => (history.state as { map?: unknown }).map !== undefined)).toBe(true);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('main article h2 a')!.click();
  });
  await page.waitForURL(/-compra\/[^/]+\/[^/]+$/);
  await expect(page.locator('main article h1')).toBeVisible();
  await expect(map).toBeHidden();
  // The second press comes in the moment in which the map is there.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=group][aria-label^="Mapa de los"]')) return;
      observer.disconnect();
      document.body.dataset.sawMap = '';
      history.back();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect(page.locator('body[data-saw-map]')).toBeVisible();
  await expect(map).toBeHidden();
  await expect(page.locator('main article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ver mapa' }).press('Enter');
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'Ocultar mapa' }).press('Enter');
  await expect(map).toBeHidden();
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers)).toBeUndefined();

  // A home that does not come: Back stays on the list, at its place.
  let answer = () => {};
  const waits = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/web/estate/**', async (route) => {
    await waits;
    // The card asks for its further pictures too: a failure of that would be a message on the console.
    await route.continue();
  });
  const card = page.locator('main article').nth(5);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await card.getByRole('link').first().click();
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.locator('[data-busy]')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  answer();
  await page.goBack();
  await expect(page).toHaveURL('/manifiesto');
});

test('on a wide screen: menus of header, filters and sharing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await start(page, list);
  const menu = page.getByRole('banner').locator('details').first();
  await expectLayer(page, menu.locator('div').first(), () => menu.locator('summary').click());
  const group = page.getByRole('form', { name: 'Filtros' }).locator('details').first();
  await expectLayer(page, group.locator('div').first(), () => group.locator('summary').click());
  // A press beside closes them, and opens nothing; the next one opens.
  const beside = page.locator('main article').nth(2).getByRole('heading').getByRole('link');
  for (const each of [menu, group]) {
    await each.locator('summary').click();
    await beside.click();
    await expect(each.locator('div').first()).toBeHidden();
    expect(page.url()).toContain(list);
  }
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers ?? 0)).toBe(0);
  // One menu opens, another closes: one entry.
  const next = page.getByRole('banner').locator('details').nth(1);
  await menu.locator('summary').click();
  await next.locator('summary').click();
  await expect(menu.locator('div').first()).toBeHidden();
  await page.goBack();
  await expect(next.locator('div').first()).toBeHidden();
  await expect(page).toHaveURL(list);

  await page.locator('main article h2 a').first().click();
  await page.waitForURL(/-compra\/[^/]+\/[^/]+$/);
  await expectLayer(page, page.getByRole('menu'), () => page.getByRole('button', { name: 'Compartir' }).click());
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${list}(#|$)`));
  await page.goBack();
  await expect(page).toHaveURL('/manifiesto');
});

test.describe('on Android, where Back is a request to close', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  // The browser of a desktop has the same watcher, and asks it for Escape.
  test('layers have no entry in the history, and one request closes one', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await start(page, list);
    const length = () => page.evaluate(() => history.length);
    const before = await length();
    const dialog = page.getByRole('dialog');
    const filters = page.getByRole('form', { name: 'Filtros' });
    const map = page.getByRole('group', { name: /^Mapa de los resultados/ });
    await page.getByRole('button', { name: /^Filtros/ }).click();
    await expect(filters).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Ver mapa' }).click();
    await expect(map).toBeVisible();
    expect(await length()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(map).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
    await expect(dialog).toBeVisible();
    expect(await length()).toBe(before);
    // The list of suggestions, and the dialog.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden({ timeout: 500 });
    }).toPass();
    await page.goBack();
    await expect(page).toHaveURL('/manifiesto');
  });
});
