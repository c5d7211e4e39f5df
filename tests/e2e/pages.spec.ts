import { expectAccessible, expectAccessibleOnEveryScreen } from './accessible.ts';
import { expect, open, test } from './consoleGuard.ts';
import { someAgents } from './sample.ts';
import { unlistedStorage } from './unlistedStorage.ts';

test.use({ pictures: 'plain' });

test('the bundled magazine is accessible on a phone and on a desktop', async ({ page }) => {
  test.slow();
  const article = '/magazine/en/sector-inmobiliario/vender-mi-piso-rapido';
  for (const path of ['/magazine/', '/magazine/ca/red/unirse', article]) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessibleOnEveryScreen(page);
  }
  // The text of an article is in the middle of a wide screen.
  await page.setViewportSize({ width: 1920, height: 1080 });
  const text = (await page.locator('.prose > p').first().boundingBox())!;
  expect(Math.abs(text.x + text.width / 2 - 960)).toBeLessThan(10);
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
  expect(reached).toEqual(['Comprar', 'Alquilar', 'Servicios', 'Revista', 'Agentes', 'Área de usuario', 'Menú']);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await header.getByText('Comprar', { exact: true }).click();
  await expect(header.getByRole('link', { name: 'Granada' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on paper', () => {
  test.use({ pictures: 'drawn' });

  test('an agent’s profile takes one sheet: face, contact, two reviews, three homes and the code of its page', async ({
    page,
    request,
  }) => {
    const { known } = await someAgents(request);
    await open(page, `/agentes/${known.slug}`);
    await page.evaluate(() => document.fonts.ready);
    // Here before the print is made, which does not wait for what is fetched because of it.
    const code = page.getByAltText('Código QR de esta página');
    const isHere = await code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    expect(isHere).toBe(true);
    const pdf = await page.pdf({ format: 'A4', printBackground: false });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(code).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('main figure:visible')).toHaveCount(Math.min(2, known.reviews.length));
    expect(await page.locator('main article article:visible').count()).toBeLessThanOrEqual(3);
    for (const onScreen of [
      page.getByText('Imprimir la ficha'),
      page.getByText(/^Llamar al/),
      page.getByText('Enviar un mensaje'),
    ])
      await expect(onScreen.first()).toBeHidden();
  });
});

/** The paper of both schemes. */
const [light, dark] = ['rgb(250, 246, 238)', 'rgb(19, 28, 29)'];

test('the colours that are chosen in the footer need no other script, and paper is light', async ({ page }) => {
  // Of the scripts, only that in the head runs: what shows is what is painted first.
  await page.route(/\/static\/bootstrap\./, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const body = page.locator('body');
  await page.goto('/accesibilidad');
  await expect(body).toHaveCSS('background-color', light);
  const control = page.getByRole('contentinfo').getByRole('combobox', { name: 'Apariencia' });
  await control.selectOption('Oscura');
  await expect(body).toHaveCSS('background-color', dark);
  await page.goto('/ca/accessibilitat');
  await expect(body).toHaveCSS('background-color', dark);
  await expect(page.getByRole('combobox', { name: 'Aparença' })).toHaveValue('dark');
  await page.emulateMedia({ media: 'print' });
  await expect(body).toHaveCSS('color', 'rgb(28, 42, 44)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.getByRole('combobox', { name: 'Aparença' }).selectOption('Clara');
  await expect(body).toHaveCSS('background-color', light);
  await page.getByRole('combobox', { name: 'Aparença' }).selectOption('Com el sistema');
  await expect(body).toHaveCSS('background-color', dark);
});

test('the magazine has the colours that were chosen in the footer of the site', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const body = page.locator('body');
  const darkBars = page.locator('meta[name=theme-color]').first();
  await page.goto('/magazine/ca/');
  await expect(body).toHaveCSS('background-color', dark);
  await expect(darkBars).toHaveAttribute('media', '(prefers-color-scheme:dark)');
  await page.goto('/ca/accessibilitat');
  await page.getByRole('combobox', { name: 'Aparença' }).selectOption('Clara');
  await page.goto('/magazine/ca/');
  await expect(body).toHaveCSS('background-color', light);
  await expect(darkBars).toHaveAttribute('media', 'not all');
  await page.goto('/ca/accessibilitat');
  await page.getByRole('combobox', { name: 'Aparença' }).selectOption('Fosca');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/magazine/ca/red/unirse');
  await expect(body).toHaveCSS('background-color', dark);
});

test('every page links to a legal text, and its contents link to its sections', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
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
