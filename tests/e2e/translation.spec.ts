import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './consoleGuard.ts';
import { estatePaths, someAgents, someEstates } from './sample.ts';
import { translated, translatePages } from './translatePage.ts';

/*
 * Visitors who read the site by their browser's translation: each page does what it does untranslated.
 * An error that React meets in the document fails a test by its message on the console.
 */

test.use({ pictures: 'plain', viewport: { width: 1280, height: 800 } });

const list = '/viviendas-barcelona-compra';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ consoleGuard }) => {
  // Parts that hydrate once the browser has translated them are rendered anew.
  consoleGuard.expectMessage(/^error: hydration/);
});

async function openTranslated(page: Page, path: string): Promise<void> {
  await translatePages(page);
  await open(page, path);
  await translated(page);
}

/** The newsletter's dialog from the footer: its errors, and its end. */
async function useNewsletter(page: Page): Promise<void> {
  await page.locator('footer a[data-newsletter]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  const send = dialog.getByRole('button', { name: '¡Sí, quiero!' });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Hay un dato que corregir');
  await dialog.getByRole('textbox', { name: 'Apellidos' }).fill('Mas');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('Home: the search field is typed in and left, menus open, the newsletter shows its errors', async ({ page }) => {
  await openTranslated(page, '/');
  const field = page.getByRole('main').getByRole('combobox', { name: 'Dónde' });
  const suggestions = page.getByRole('listbox', { name: 'Sugerencias' });
  await field.fill('gràcia');
  await expect(suggestions.getByRole('option').first()).toContainText('Gràcia');
  await field.fill('zzzz');
  await expect(suggestions).toBeHidden();
  await field.press('Tab');
  await field.fill('madrid');
  await expect(suggestions.getByRole('option').first()).toContainText('Madrid');
  await heading(page).click();
  await page.getByRole('main').getByRole('radio', { name: 'Alquilar' }).check();
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Comprar' });
  await menu.click();
  await page.keyboard.press('Escape');
  await useNewsletter(page);
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('sevilla');
  await expect(dialog.getByRole('option').first()).toContainText('Sevilla');
  await dialog.getByRole('option').first().click();
  await expect(heading(page)).toContainText('Sevilla');
});

test('Search: suggestions, filters, chips, order, favourites, pictures, map and the next page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'en');
  });
  await openTranslated(page, list);
  await expect(page.getByRole('status').getByRole('link')).toHaveText('This page is also available in English');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('status').getByRole('link')).toHaveCount(0);

  const field = page.getByRole('combobox', { name: 'Dónde' });
  await field.fill('sitg');
  await expect(page.getByRole('option').first()).toContainText('Sitges');
  await field.press('Tab');
  await expect(page.getByRole('listbox', { name: 'Sugerencias' })).toBeHidden();

  await page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^2/).press('Space');
  await page.waitForURL(/\?rooms=2/);
  await expect(heading(page)).not.toHaveText('');
  const found = page.getByRole('search').getByRole('status').last();
  await expect(found).toHaveText(/^\d+ pisos? en venta/);
  const before = await found.textContent();
  await page.getByRole('group', { name: 'Habitaciones' }).getByLabel(/^3/).press('Space');
  await page.waitForURL(/\?rooms=2,3/);
  // What is said anew shows anew.
  await expect(found).not.toHaveText(before!);
  await page.getByRole('link', { name: 'Quitar el filtro: 2 habitaciones' }).click();
  await page.waitForURL(/\?rooms=3/);
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('priceAscendent');
  await page.waitForURL(/sort=priceAscendent/);

  const card = page.locator('main article').first();
  await card.getByRole('button', { name: /^Guardar en favoritos/ }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Favoritos/ })).toContainText('1');
  await page
    .locator('main article')
    .nth(1)
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Favoritos/ })).toContainText('2');
  await card.hover();
  await card.getByRole('button', { name: /^Imagen siguiente/ }).click();
  await expect(card.getByRole('status')).toContainText('Imagen 2 de');

  await page.getByRole('link', { name: 'Guardar búsqueda' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar la búsqueda' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('que corregir');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Ver mapa' }).click();
  const map = page.getByRole('group', { name: /^Mapa de los resultados/ });
  const seen = map.getByRole('status').first();
  await expect(seen).toHaveText(/^\d+ viviendas? en el mapa/);
  const all = (await seen.textContent())!;
  await map.getByRole('button', { name: 'Acercar', exact: true }).press('Enter');
  await expect(seen).not.toHaveText(all);
  await map.getByRole('list').first().getByRole('button').first().press('Enter');
  await map.getByRole('checkbox', { name: 'Buscar al mover el mapa' }).uncheck();
  await page.getByRole('button', { name: 'Ocultar mapa' }).click();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favoritos/ })
    .click();
  await page.waitForURL('**/favoritos');
  await useFavourites(page);
});

/** With two favourites: the comparison is chosen and opened, one is noted, discarded and removed. */
async function useFavourites(page: Page): Promise<void> {
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(2);
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Comparar: / })
      .nth(index)
      .check();
  const bar = page.getByRole('main').getByRole('status').filter({ hasText: 'elegid' });
  await expect(bar).toHaveText(/^2 /);
  await page.getByRole('button', { name: 'Comparar las elegidas' }).click();
  await page.getByRole('checkbox', { name: 'Mostrar solo las diferencias' }).check();
  await page.getByRole('button', { name: 'Volver a la lista' }).click();
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Comparar: / })
      .nth(index)
      .uncheck();
  await page
    .getByRole('button', { name: /^Añadir una nota: / })
    .first()
    .click();
  await page.keyboard.type('Cocina');
  await page
    .getByRole('button', { name: /^No me interesa: / })
    .last()
    .click();
  await expect(cards).toHaveCount(1);
  await cards
    .first()
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .click();
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cards).toHaveCount(1);
}

test('Estate: gallery, share menu, map, costs, the enquiry with errors, another listing', async ({ page, request }) => {
  const [estate] = await someEstates(request, 'buy?province=barcelona&estate_type=flat&rooms=3');
  await openTranslated(page, estatePaths(estate!)[0]!);
  // What a translation must leave alone.
  const kept = page.locator('main [translate="no"]');
  for (const text of [estate!.reference, estate!.address.town, estate!.agent!.full_name])
    await expect(kept.filter({ hasText: text }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Mostrar todas las fotos' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 de');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('2 de');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Ver en el mapa' }).click();
  await expect(page.getByRole('group', { name: /^Mapa/ })).toBeVisible();

  const form = page.locator('#contact');
  await page.locator('summary:has(+ #contact)').click();
  // Sent before, it would be the server's to say what is missing.
  await page.locator('#contact [data-hydrated]').waitFor({ state: 'attached' });
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@');
  await form.getByRole('button', { name: 'Enviar la consulta' }).click();
  await expect(form.getByRole('alert')).toContainText('Hay 2 datos que corregir');
  await form.getByRole('textbox', { name: 'Apellidos' }).fill('Mas');
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill(`ana.${Date.now()}@correo.example`);
  await expect(form.getByRole('alert')).toContainText('Hay un dato que corregir');
  await form.getByRole('checkbox', { name: /política de privacidad/ }).check();
  await form.getByRole('button', { name: 'Enviar la consulta' }).click();
  await expect(form.getByRole('heading', { name: 'Hemos recibido su consulta' })).toBeFocused();

  // The same page about another home: nothing of the first one stays.
  const other = page.locator('#related article, section article').first();
  const name = (await other.getByRole('heading').textContent())!.trim();
  await other.getByRole('heading').getByRole('link').click();
  await expect(heading(page)).toContainText(name);
  await expect(page.locator('header p', { hasText: 'Referencia' })).not.toContainText(estate!.reference);
});

test('people, owners, alerts: directories, a profile, and forms with errors', async ({
  page,
  request,
  consoleGuard,
}) => {
  // A form that is sent before its script is there.
  consoleGuard.expectMessage(/422/);
  const { known } = await someAgents(request);
  await openTranslated(page, '/agentes/barcelona');
  await page.getByRole('navigation', { name: 'Agentes o agencias' }).getByRole('link').last().click();
  await expect(page.locator('main article').first()).toBeVisible();
  await open(page, `/agentes/${known.slug!}`);
  await translated(page);
  await page.getByRole('main').getByRole('button', { name: 'Ver mapa' }).click();
  await expect(page.getByRole('group', { name: /^Mapa/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ocultar mapa' }).click();

  await open(page, '/servicios/vender');
  await translated(page);
  await page.mouse.move(1, 1);
  await page.waitForSelector('div[data-hydrated] #request', { state: 'attached' });
  const owner = page.locator('#request');
  const goOn = () => owner.getByRole('button', { name: 'Continuar' }).click();
  await goOn();
  await expect(owner.getByRole('alert')).toContainText('que corregir');
  await owner.getByRole('checkbox').first().check();
  await goOn();
  await goOn();
  await owner.getByRole('textbox', { name: 'Nombre y apellidos' }).fill('Ana');
  await owner.getByRole('button', { name: /^Enviar/ }).click();
  await expect(owner.getByRole('alert')).toContainText('que corregir');

  await open(page, '/formularios/formulario-alertas');
  await translated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /alerta/ })
    .last()
    .click();
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('que corregir');
});

test('text typed before hydration stays where the browser had translated the page by then', async ({
  page,
  request,
}) => {
  const [estate] = await someEstates(request);
  await translatePages(page, 'early');
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/static\/(?!bootstrap|scheme)[^/]+\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(estatePaths(estate!)[0]!, { waitUntil: 'domcontentloaded' });
  await translated(page);
  await page.locator('summary:has(+ #contact)').click();
  const name = page.locator('#contact input[name="name"]');
  const message = page.locator('#contact textarea[name="message"]');
  await name.fill('Ana');
  await message.fill('¿Cuándo se puede ver?');
  release();
  await hydrated(page);
  await page.locator('#contact [data-hydrated]').waitFor({ state: 'attached' });
  await expect(name).toHaveValue('Ana');
  await expect(message).toHaveValue('¿Cuándo se puede ver?');
  await expect(message).toBeFocused();
});
