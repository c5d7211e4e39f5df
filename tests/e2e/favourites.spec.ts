import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, open, test } from './consoleGuard.ts';
import { tabTo } from './tabTo.ts';

test.use({ pictures: 'plain' });

const list = '/viviendas-barcelona-compra';
const favouriteButtons = (page: Page) =>
  page.locator('main article').getByRole('button', { name: /^Guardar en favoritos: / });

/** The sum of the shifts of the layout that the visitor did not cause, so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries())
            if ('hadRecentInput' in entry && !entry.hadRecentInput) sum += Number('value' in entry ? entry.value : 0);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          observer.disconnect();
          resolve(sum);
        }, 100);
      }),
  );

/** On a list of two: what has changed since, notes, discards and the comparison, on a small phone and a desktop. */
async function expectDecisions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const details = JSON.parse(localStorage.getItem('favourites:details')!) as Record<string, { price: number }>;
    for (const each of Object.values(details)) each.price += 10_000;
    localStorage.setItem(
      'favourites:details',
      JSON.stringify({ ...details, 'XX0000-0001': { title: 'Piso que se fue' } }),
    );
    localStorage.setItem('favourites', `${localStorage.getItem('favourites')},XX0000-0001`);
  });
  await page.reload();
  await expect(page.getByText(/Ha bajado 10\.000\s€/)).toHaveCount(2);
  await expect(page.getByText('«Piso que se fue» (ref. XX0000-0001)')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await page.getByRole('button', { name: 'Quitar de la lista' }).click();
  await page.getByRole('button', { name: 'Ver en el mapa' }).click();
  const map = page.getByRole('group', { name: /^Mapa de sus favoritos/ });
  await expect(map.getByText(/^2 viviendas/)).toBeVisible();
  await expectAccessible(page, { within: map });
  await page.getByRole('button', { name: 'Ocultar el mapa' }).click();
  await expect(map).toBeHidden();

  await page.setViewportSize({ width: 320, height: 640 });
  await page
    .getByRole('button', { name: /^Añadir una nota: / })
    .first()
    .click();
  await page.keyboard.type('Cocina pequeña');
  await page
    .getByRole('button', { name: /^No me interesa: / })
    .last()
    .click();
  await expect(page.locator('main article')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main article')).toHaveCount(2);
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Comparar: / })
      .nth(index)
      .check();
  // The bar lies below the last card, not on it, once the page has been scrolled that far.
  const last = page.getByRole('checkbox', { name: /^Comparar: / }).last();
  const compare = page.getByRole('button', { name: 'Comparar las elegidas' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect((await last.boundingBox())!.y).toBeLessThan((await compare.boundingBox())!.y - 44);
  await compare.click();
  const comparison = page.getByRole('table', { name: 'Comparación de 2 viviendas' });
  await expect(page.getByRole('heading', { name: 'Comparación de 2 viviendas' })).toBeFocused();
  await expect(comparison.getByRole('row', { name: /^Su nota/ })).toContainText('Cocina pequeña');
  const ask = comparison.getByRole('link', { name: /^Preguntar: / }).first();
  await ask.click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Mensaje/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(ask).toBeFocused();
  // The homes stay in sight while the facts scroll under them.
  const expectHomesInSight = async () => {
    await comparison.getByRole('row').last().scrollIntoViewIfNeeded();
    for (const index of [1, 2])
      await expect(comparison.getByRole('columnheader').nth(index).getByRole('link').first()).toBeInViewport({
        ratio: 1,
      });
    await expectAccessible(page, { within: page.getByRole('main') });
  };
  await expectHomesInSight();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectHomesInSight();
  await page.goBack();
  await expect(page).toHaveURL(/\/favoritos$/);
  await expect(page.locator('main article')).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 800 });
}

/** A list of two goes to a device that has one of them: with its notes, and what that did can be undone. */
async function expectTransfer(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('button', { name: 'Llevarla a otro dispositivo' }).click();
  const link = await page.getByLabel('Enlace a su lista, con sus notas').inputValue();
  await expect(page.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });
  const before = await page.evaluate(() => {
    const { favourites } = localStorage as unknown as { favourites: string };
    localStorage.setItem('favourites', favourites.split(',')[0]!);
    localStorage.removeItem('favourites:details');
    return favourites;
  });
  const openLink = async (address: string) => {
    await page.goto('about:blank');
    await page.goto(address);
  };
  await openLink(`${link.slice(0, -3)}`);
  await expect(page.getByRole('heading', { name: 'El enlace está incompleto' })).toBeVisible();
  await openLink(link);
  await expect(page.getByText('1 vivienda añadida, 1 ya estaba.')).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(2);
  await expect(page.getByText('Cocina pequeña')).toBeVisible();
  expect(page.url()).not.toContain('#');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.locator('main article')).toHaveCount(1);
  await page.evaluate((favourites) => {
    localStorage.setItem('favourites', favourites);
  }, before);
  await page.reload();
  // The key is in the link alone: no request has it.
  const key = link.split('.').at(-1)!;
  expect(asked.filter((request) => request.includes(key))).toEqual([]);
}

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

  await expectDecisions(page);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await page.getByRole('button', { name: 'Compartir la lista' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await expectTransfer(page);

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
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.getByRole('button', { name: 'Guardarlas todas' }).click();
  await page.getByRole('link', { name: 'Ver mis favoritos' }).click();
  await expect(page.locator('main article')).toHaveCount(2);
});

test('a card can be hidden by keyboard, and shows again from the notification, its place and the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, list);
  const cards = page.locator('main article');
  const card = cards.nth(1);
  const title = (await card.getByRole('heading').textContent())!.trim();
  const { height } = (await card.boundingBox())!;
  const hide = card.getByRole('button', { name: `Ocultar: ${title}` });
  await card.getByRole('link').first().focus();
  await tabTo(page, hide);
  await page.keyboard.press('Enter');
  const show = card.getByRole('button', { name: `Mostrar: ${title}` });
  await expect(show).toBeFocused();
  await expect(card.getByRole('heading')).toBeHidden();
  // The notification does not stay for long.
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(card.getByRole('heading')).toBeVisible();
  await hide.click();
  await expect(show).toBeFocused();
  expect((await card.boundingBox())!.height).toBe(height);
  await expectAccessible(page, { within: card });
  await cards.nth(2).getByRole('link').first().click();
  await page.waitForFunction(() => localStorage.getItem('visited') !== null);

  // The HTML of another page has no marks: the browser adds them to the cards.
  await open(page, list);
  await expect(show).toBeVisible();
  await expect(cards.nth(2).getByText('Visto', { exact: true })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  // Nor is it on the map, nor counted there.
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  const onMap = page.getByRole('status').filter({ hasText: /^\d+ viviendas en el mapa/ });
  const numberOnMap = async () => Number.parseInt((await onMap.textContent())!, 10);
  const without = await numberOnMap();
  await show.click();
  await expect.poll(numberOnMap).toBe(without + 1);
  await hide.click();
  await expect.poll(numberOnMap).toBe(without);
  await open(page, '/');
  const seen = page.getByRole('region', { name: 'Vistos recientemente' });
  await expect(seen.getByRole('link')).toHaveCount(1);
  // And the list that was looked at last, with what is new in it.
  const back = page.getByRole('region', { name: 'Desde su última visita' });
  const last = back.getByRole('link', { name: 'En venta en' });
  await expect(back.getByText('Sin anuncios nuevos')).toBeVisible();
  await expect(last).toHaveAttribute('href', list);
  await expectAccessible(page, { within: back });
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await open(page, '/favoritos');
  await page.getByRole('button', { name: `Mostrar: ${title}` }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Ocultados' })).toBeHidden();
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
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Todavía no ha guardado ninguna vivienda' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  }
  await expect(accent).toHaveAttribute('data-accent', 'info');
  await open(page, '/en');
  await expect(accent).toHaveAttribute('data-accent', 'info');
  await expect(page.getByRole('banner').locator('[data-active]')).toHaveText(/^Rent/);
});
