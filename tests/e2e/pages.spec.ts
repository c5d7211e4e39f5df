import type { APIRequestContext, Page } from '@playwright/test';
import { defaultLanguage, languages } from '#shared/i18n/languages.ts';
import { expectAccessible, expectAccessibleOnEveryScreen, expectAccessibleOnPhone } from './accessible.ts';
import { expect, open, test } from './consoleGuard.ts';
import { unlistedStorage } from './unlistedStorage.ts';
import { alertPaths, editorialPaths, estatePaths, legalPaths, listPaths, someEstates } from './sample.ts';

test.use({ pictures: 'plain' });

async function check(
  page: Page,
  paths: readonly string[],
  isAccessible = expectAccessibleOnEveryScreen,
): Promise<void> {
  for (const path of paths) {
    await open(page, path);
    await isAccessible(page);
  }
}

const someEstate = async (request: APIRequestContext, query?: string) => (await someEstates(request, query))[0]!;

// Axe is slow on a busy machine, and each of these tests runs it several times.
test.describe('pages are accessible and log nothing on a phone and on a desktop', () => {
  test.slow();

  languages.forEach((language, index) => {
    // The layout is the same in all languages; only the texts may overflow.
    const isAccessible = language === defaultLanguage ? expectAccessibleOnEveryScreen : expectAccessibleOnPhone;

    test(`lists (${language})`, async ({ page }) => {
      await check(page, listPaths(language), isAccessible);
    });

    test(`legal texts (${language})`, async ({ page }) => {
      await check(page, legalPaths(language), isAccessible);
    });

    test(`alerts (${language})`, async ({ page }) => {
      await check(page, alertPaths(language), isAccessible);
    });

    test(`the network’s own pages (${language})`, async ({ page }) => {
      await check(page, editorialPaths(language), isAccessible);
    });

    test(`estates (${language})`, async ({ page, request }) => {
      const sample = [
        await someEstate(request, 'buy?province=barcelona'),
        await someEstate(request, 'rent?province=girona'),
      ];
      await check(
        page,
        sample.map((estate) => estatePaths(estate)[index]!),
        isAccessible,
      );
    });
  });

  test('the bundled magazine, which runs no script', async ({ page }) => {
    const article = '/magazine/en/sector-inmobiliario/vender-mi-piso-rapido';
    for (const path of ['/magazine/', '/magazine/ca/red/unirse', article]) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectAccessibleOnEveryScreen(page);
    }
  });

  test('a list with active filters, and an empty one', async ({ page }) => {
    await check(page, [
      '/viviendas-madrid-compra?rooms=2&sort=priceAscendent',
      '/viviendas-burgos-alquiler?price_min=900000',
    ]);
  });

  test('a private estate, a missing page and a link that is over', async ({ page, request, consoleGuard }) => {
    consoleGuard.expectMessage(/404/);
    const { reference } = await someEstate(request);
    await check(page, [`/viviendas/${reference}`, '/en/nothing/here', '/rgpd/cancelar/aB3_-efGhiJklMnoPqrStu']);
  });
});

test('the menus are accessible when open, and keep the focus on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: 'Menú' });
  await button.focus();
  await page.keyboard.press('Enter');
  const first = header.getByText('Comprar', { exact: true });
  await expect(first).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  const focusIn = () =>
    page.evaluate(() => {
      const focused = document.activeElement!;
      return focused.closest('nav[popover]')
        ? focused.textContent
        : (focused.getAttribute('aria-label') ?? 'elsewhere');
    });
  const reached: (string | null)[] = [];
  for (let presses = 0; presses < 7; presses += 1) {
    await page.keyboard.press('Tab');
    reached.push(await focusIn());
  }
  expect(reached).toEqual(['Comprar', 'Alquilar', 'Servicios', 'Magazine', 'Agentes', 'Regístrese', 'Menú']);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await header.getByText('Comprar', { exact: true }).click();
  await expect(header.getByRole('link', { name: 'Granada' })).toBeVisible();
  await expectAccessible(page);
});

test('every page links to a legal text, and its contents link to its sections', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your rights' }).click();
  await expect(page).toHaveURL(/\/en\/legal\/privacy-policy#rights$/);
  const header = (await page.getByRole('banner').boundingBox())!;
  await expect
    .poll(async () => (await page.getByRole('heading', { name: 'Your rights' }).boundingBox())!.y)
    .toBeLessThan(300);
  expect((await page.getByRole('heading', { name: 'Your rights' }).boundingBox())!.y).toBeGreaterThanOrEqual(
    header.y + header.height,
  );
  await expect(contents).toBeInViewport();
  // The guard of every test (consoleGuard.ts) finds what the cookies policy does not list.
  await page.evaluate(() => {
    sessionStorage.setItem('unlisted', 'x');
  });
  expect(await unlistedStorage(page)).toEqual(['sessionStorage unlisted']);
  await page.evaluate(() => {
    sessionStorage.removeItem('unlisted');
  });
});
