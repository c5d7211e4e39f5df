import { someEstates } from './sample.ts';
import { expectAccessible } from './accessible.ts';
import { expect, open, test } from './consoleGuard.ts';

test.use({ pictures: 'plain' });

/* The search field of Home, lists and header (docs/product.md#search-field). */

const list = '/viviendas-barcelona-compra';

test('over a list: by keyboard, without accents, in any order, with errors; filters and order stay', async ({
  page,
}) => {
  await open(page, `${list}?rooms=2&sort=priceAscendent`);
  const field = page.getByRole('combobox', { name: 'Dónde' });
  const options = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');
  await field.click();
  await expect(options.first()).toHaveText('Toda España');
  await field.fill('TENERIFE santa');
  await expect(page.getByRole('group', { name: 'Municipios' }).getByRole('option').first()).toBeVisible();
  await expect(options.first()).toHaveText(/^Santa Cruz de Tenerife, ciudad/);
  const provinces = page.getByRole('group', { name: 'Provincias' }).getByRole('option');
  await expect(provinces).toHaveText(/^Provincia de Santa Cruz de Tenerife/);
  await field.fill('gràcai');
  await expect(options.first()).toContainText('Gràcia');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options.first()).toHaveAttribute('aria-selected', 'false');
  await expectAccessible(page, { within: page.getByRole('search').first() });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${list}?town=barcelona&zone=gracia&rooms=2&sort=priceAscendent`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gràcia, Barcelona');
  // What lies around it; another place is then searched alone again.
  await page.locator('summary', { hasText: 'Distancia' }).press('Enter');
  await page.getByRole('radio', { name: 'Solo aquí' }).press('ArrowDown');
  await page.waitForURL(/\?town=barcelona&zone=gracia&near=41\.\d+,2\.\d+,1&rooms=2&sort=priceAscendent$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('a menos de 1\u00a0km de Gràcia');
  await expect(page.getByRole('link', { name: 'Quitar el filtro: 1\u00a0km alrededor de Gràcia' })).toBeVisible();
  await field.fill('CHAMBERI madrid');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/viviendas-madrid-compra?town=madrid&zone=chamberi&rooms=2&sort=priceAscendent');
  // A second place beside it, and the first one away.
  await page.getByRole('link', { name: 'Añadir', exact: true }).click();
  const added = page.getByRole('combobox', { name: 'Añadir un lugar' });
  await expect(added).toBeFocused();
  await added.fill('sitges');
  await expect(options).toHaveCount(1);
  await expectAccessible(page, { within: page.getByRole('search').first() });
  await page.keyboard.press('Enter');
  await page.waitForURL(
    '**/viviendas-compra?where=barcelona/sitges,madrid/madrid/chamberi&rooms=2&sort=priceAscendent',
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('en Sitges y Chamberí');
  await page.getByRole('link', { name: 'Quitar el filtro: Chamberí' }).click();
  await page.waitForURL(`**${list}?town=sitges&rooms=2&sort=priceAscendent`);
});

test('from the header: a reference, one that is unknown, and the last searches', async ({ page, request }) => {
  const { reference } = (await someEstates(request))[0]!;
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/manifiesto');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Buscar' });
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: 'Dónde' });
  await opener.press('Enter');
  await expect(field).toBeFocused();
  await expectAccessible(page, { within: dialog });
  await field.fill('ZZ9999-9999');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/No hay ningún anuncio con la referencia «ZZ9999-9999»/);
  await expect(field).toHaveValue('ZZ9999-9999');
  await field.fill(reference.toLowerCase().replace('-', ' '));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${reference.toLowerCase()}`);
  await expect(dialog).toBeHidden();
  // The page has drawn itself: until then it would take the focus out of a dialog.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await opener.click();
  await expect(dialog.getByRole('group', { name: 'Búsquedas recientes' }).getByRole('option')).toContainText(reference);
  await dialog.getByRole('button', { name: 'Borrar las búsquedas recientes' }).click();
  await expect(dialog.getByRole('group', { name: 'Búsquedas recientes' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await field.fill('park guell');
  await dialog.getByRole('option', { name: 'Park Güell' }).click();
  await page.waitForURL('**/viviendas-barcelona-compra?town=barcelona&near=41.4145,2.1527,1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('a menos de 1\u00a0km del Park Güell');
});

test('a sentence leads to its filters, says what it left out, and is there again on the way back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const field = page.getByRole('combobox', { name: 'Dónde' });
  await field.click();
  await field.fill('piso en barcelona con vistas al mar, ascensor y menos de 900k');
  const option = page.getByRole('group', { name: 'Su búsqueda' }).getByRole('option');
  await expect(option).toHaveText(
    /^Pisos en venta en Barcelona · Hasta 900.000\s€ · Ascensor.*No tendremos en cuenta: (con )?vistas al mar.*\d+ disponibles?$/,
  );
  await expectAccessible(page, { within: page.getByRole('search').first() });
  await field.press('Enter');
  await page.waitForURL(
    '**/viviendas-barcelona-compra?town=barcelona&price_max=900000&estate_type=flat&features=elevator',
  );
  const notice = page.getByRole('status').filter({ hasText: /No hemos tenido en cuenta: (con )?vistas al mar\./ });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quitar el filtro: Ascensor' })).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.goBack();
  await expect(field).toHaveValue('piso en barcelona con vistas al mar, ascensor y menos de 900k');
  await field.fill('ático en sitges');
  await expect(option).toHaveText(/^Áticos en venta en Sitges/);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    /^Áticos en venta en Sitges\. \d+ disponibles?$/,
  );
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.waitForURL('**/viviendas-barcelona-compra?town=sitges&estate_type=penthouse');
  await expect(page.getByText('No hemos tenido en cuenta')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to the field, the field to what the text means, or to the choices', async ({ page }) => {
    await page.goto('/manifiesto');
    await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
    const field = page.getByRole('combobox', { name: 'Dónde' });
    await field.fill('centro');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByRole('heading', { name: '¿Qué busca exactamente?' })).toBeVisible();
    await expect(field).toHaveValue('centro');
    await field.fill('casa con jardín en Sitges');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${list}?town=sitges&estate_type=house&features=garden`);
    await page.goto(list);
    await field.fill('sitges');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${list}?town=sitges`);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'Añadir', exact: true }).click();
    await page.getByRole('combobox', { name: 'Añadir un lugar' }).fill('getafe');
    await page.getByRole('button', { name: 'Añadir' }).click();
    await expect(page).toHaveURL('/viviendas-compra?where=barcelona/sitges,madrid/getafe');
    await page.getByRole('link', { name: 'Quitar el filtro: Sitges' }).click();
    await expect(page).toHaveURL('/viviendas-madrid-compra?town=getafe');
  });
});
