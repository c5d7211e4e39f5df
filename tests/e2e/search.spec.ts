import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from './quietPage.ts';

const list = '/viviendas-barcelona-compra';
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 'nothing wider than the screen').toBeLessThanOrEqual(0);
}

/** How many homes the button promises, once the numbers are there. */
async function promised(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^Ver [\d.]+ viviendas?$/ });
  await expect(button).toBeVisible();
  return Number(/[\d.]+/.exec((await button.textContent())!)![0].replaceAll('.', ''));
}

test('filters, list, home and back by keyboard alone; the place in the list is kept', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  await page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^2/).focus();
  await page.keyboard.press('Space');
  await page.locator('summary', { hasText: 'Tipo de vivienda' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Viviendas', exact: true }).getByLabel(/^Piso/).focus();
  await page.keyboard.press('Space');
  const count = await promised(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('summary', { hasText: 'Tipo de vivienda' })).toBeFocused();
  await page.getByRole('button', { name: /^Ver \d/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${list}?rooms=2&estate_type=flat`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${count} `));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const card = page.locator('main article').nth(4).getByRole('link').first();
  const name = await card.textContent();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name!.trim());
  // The browser's own key for it is not to be had without a window.
  await page.goBack();
  await page.waitForURL(/\?rooms=2&estate_type=flat#[^/]+\/[^/]+$/);
  await expect(page.locator('main article').nth(4).getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^2/)).toBeChecked();
});

for (const width of [360, 1280]) {
  test(`the filters are accessible when open at ${width} px, and close on Escape`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, list);
    if (width < 1000) await page.getByRole('button', { name: 'Filtros' }).click();
    await page.locator('summary', { hasText: '+ filtros' }).click();
    await promised(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Extras' })).toBeHidden();
  });

  test(`the map is accessible at ${width} px, comes on request alone, and needs no pointer`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const asked: string[] = [];
    page.on('request', (request) => { if (/pins|resultMap/.test(request.url())) asked.push(request.url()); });
    await open(page, list);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Ver mapa' }).press('Enter');
    const map = page.getByRole('group', { name: /^Mapa de los resultados/ });
    await expect(map.getByRole('status')).toHaveText(/^\d+ viviendas en el mapa$/);
    await expectAccessible(page);
    await map.getByRole('button', { name: 'Acercar', exact: true }).press('Enter');
    // Into one group after the other, until a home of its own shows its card; each step as soon as the one before is drawn.
    await expect(async () => {
      if ((await map.getByRole('link').count()) === 0) await map.getByRole('list').first().getByRole('button').first().press('Enter', { timeout: 1_000 });
      await expect(map.getByRole('link').first()).toBeVisible({ timeout: 700 });
    }).toPass({ timeout: 20_000 });
    await expect(map.getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('the place field finds a place without its accents, in any case and order, by keyboard', async ({ page }) => {
  await open(page, `${list}?rooms=2`);
  const field = page.getByRole('combobox', { name: 'Dónde' });
  const options = page.getByRole('listbox', { name: 'Lugares sugeridos' }).getByRole('option');
  await field.click();
  await field.fill('TENERIFE santa');
  await expect(options).toHaveCount(1);
  await field.fill('gracia');
  await expect(options.first()).toContainText('Gràcia');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${list}?town=barcelona&zone=gracia&rooms=2`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gràcia, Barcelona');
});

test('of two searches in a row the latest wins', async ({ page, quiet }) => {
  quiet.expectNoise(/ERR_ABORTED|Failed to load/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  let first = true;
  await page.route('**/web/estates/buy?*', async (route) => {
    if (first && !route.request().url().includes('_facets')) {
      first = false;
      await new Promise((resolve) => { setTimeout(resolve, 1500); });
    }
    await route.continue().catch(() => {});
  });
  const sort = page.getByRole('combobox', { name: 'Ordenar por' });
  await sort.selectOption('priceAscendent');
  await sort.selectOption('areaDescendent');
  await page.waitForURL(`**${list}?sort=areaDescendent`);
  await page.waitForTimeout(2000);
  expect(page.url()).toContain('sort=areaDescendent');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form filters, in a bar and in a sheet', async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${list}?town=barcelona`);
      if (width < 1000) await page.getByRole('button', { name: 'Filtros' }).click();
      await page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^3/).check();
      await page.getByLabel('Precio: Hasta').selectOption('600000');
      await page.locator('summary', { hasText: '+ filtros' }).click();
      await page.getByRole('group', { name: 'Extras' }).getByLabel('Calefacción').check();
      await page.getByRole('form', { name: 'Filtros' }).getByRole('button', { name: 'Aplicar' }).click();
      await expect(page).toHaveURL(new RegExp(`${list}\\?town=barcelona&price_max=600000&rooms=3&features=heating$`));
    }
    if (await page.getByRole('button', { name: /^Filtros/ }).isVisible()) await page.getByRole('button', { name: /^Filtros/ }).click();
    await page.getByLabel('Provincia').selectOption('girona');
    await page.getByRole('form', { name: 'Filtros' }).getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(/\/viviendas-girona-compra\?price_max=600000&rooms=3&features=heating$/);
  });
});
