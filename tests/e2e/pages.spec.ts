import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from './quietPage.ts';
import { estatePaths, pagePaths, someEstates } from './sample.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function check(page: Page, path: string): Promise<void> {
  await open(page, path);
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'nothing wider than the screen').toBeLessThanOrEqual(0);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of [...pagePaths, '/viviendas-madrid-compra?rooms=2&sort=priceAscendent&page=1'.replace('&page=1', ''), '/viviendas-burgos-alquiler?price_min=900000']) {
      test(`${path} is quiet and accessible`, async ({ page }) => {
        await check(page, path);
      });
    }

    for (const query of ['buy?province=barcelona', 'rent?province=girona']) {
      test(`homes of ${query} are quiet and accessible in every language`, async ({ page, request }) => {
        const [estate] = await someEstates(request, query);
        for (const path of estatePaths(estate!)) await check(page, path);
      });
    }

    test('a private home and a missing page are quiet and accessible', async ({ page, request, quiet }) => {
      quiet.expectNoise(/404/);
      const [estate] = await someEstates(request);
      await check(page, `/viviendas/${estate!.reference}`);
      await check(page, '/en/nothing/here');
    });
  });
}

test('the menus are accessible when open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Menú' }).click();
  await header.getByText('Comprar', { exact: true }).click();
  await expect(header.getByRole('link', { name: 'Granada' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the gallery is accessible, follows the keyboard and gives the focus back', async ({ page, request }) => {
  // Flats of some size have photographs enough to turn.
  const [estate] = await someEstates(request, 'buy?province=barcelona&estate_type=flat&rooms=3');
  await open(page, estatePaths(estate!)[0]!);
  const opener = page.getByRole('link', { name: 'Mostrar todas las fotos' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 de');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('2 de');
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
