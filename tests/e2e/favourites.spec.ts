import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, open, test } from './consoleGuard.ts';

test.use({ pictures: 'plain' });

const list = '/viviendas-barcelona-compra';
const favouriteButtons = (page: Page) =>
  page.locator('main article').getByRole('button', { name: /^Guardar en favoritos: / });

test('favourite buttons add estates to the list, which can be removed, restored and shared', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, list);
  for (const index of [0, 2]) await favouriteButtons(page).nth(index).click();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  const latest = (await page.locator('main article').nth(2).getByRole('heading').textContent())!;
  // Another document, whose HTML does not contain the list.
  await page.reload();
  await expect(favouriteButtons(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(favouriteButtons(page).nth(1)).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('banner').getByRole('link', { name: 'Favoritos 2' }).click();
  await page.waitForURL('**/favoritos');
  await expect(page.locator('main article')).toHaveCount(2);
  await expect(page.locator('main article').first()).toContainText(latest);
  await favouriteButtons(page).first().press('Enter');
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main article').first()).toContainText(latest);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.getByRole('button', { name: 'Compartir la lista' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // The shared list shows without JavaScript; with it, one click adds all estates to the visitor's own list.
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  await plain.goto(link);
  await expect(plain.locator('main article')).toHaveCount(2);
  await expect(plain.getByRole('button', { name: 'Guardarlas todas' })).toBeHidden();
  await expect(favouriteButtons(plain).first()).toBeHidden();
  await plain.close();
  await page.evaluate(() => {
    localStorage.clear();
  });
  await open(page, link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardarlas todas' }).click();
  await page.getByRole('link', { name: 'Ver mis favoritos' }).click();
  await expect(page.locator('main article')).toHaveCount(2);
});

test('the operation type and its colour are kept on pages without one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/viviendas-girona-alquiler');
  const accent = page.locator('#root > [data-accent]');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favoritos/ })
    .click();
  await page.waitForURL('**/favoritos');
  await expect(page.getByRole('heading', { name: 'Todavía no ha guardado ninguna vivienda' })).toBeVisible();
  await expect(accent).toHaveAttribute('data-accent', 'info');
  await open(page, '/en');
  await expect(accent).toHaveAttribute('data-accent', 'info');
  await expect(page.getByRole('banner').locator('[data-active]')).toHaveText(/^Rent/);
});
