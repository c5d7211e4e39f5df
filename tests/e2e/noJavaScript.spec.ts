import { expect, test } from './consoleGuard.ts';
import { estatePaths, someEstates } from './sample.ts';

test.use({ javaScriptEnabled: false, pictures: 'plain' });

test('the search box leads to a list', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('main form').first();
  await form.getByRole('combobox', { name: 'Dónde' }).fill('Granada');
  await form.locator('input[name=operation][value=rent]').check({ force: true });
  await form.getByRole('button').click();
  // A city comes before the province of its name.
  await expect(page).toHaveURL(/\/viviendas-granada-alquiler\?town=granada$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Granada');
});

test('a list shows its estates, pages and order', async ({ page }) => {
  await page.goto('/viviendas-barcelona-compra');
  await expect(page.locator('main article')).toHaveCount(24);
  const first = await page.locator('main article').first().textContent();
  await page.locator('main nav a[href$="page=2"]').first().click();
  await expect(page).toHaveURL(/\?page=2$/);
  expect(await page.locator('main article').first().textContent()).not.toBe(first);

  await page.locator('main select[name=sort]').selectOption('priceAscendent');
  await page.locator('main form:has(select[name=sort])').getByRole('button').click();
  await expect(page).toHaveURL(/sort=priceAscendent$/);

  await page.getByRole('link', { name: 'Guardar búsqueda' }).click();
  await expect(page).toHaveURL(/formulario-alertas\?type=buy&where=barcelona$/);
  await expect(page.getByRole('checkbox', { name: /Barcelona/ })).toBeChecked();
  await page.getByRole('textbox', { name: /^Avíseme cuando haya/ }).fill('áticos en Granada, cerca del mar');
  await page.getByRole('button', { name: 'Rellenar los filtros' }).click();
  await expect(page.getByText(/^No hemos tenido en cuenta: cerca del mar/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Ático' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Granada/ })).toBeChecked();
});

test('an estate shows its whole content and its pictures, and can be reported', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/422/);
  const estate = (await someEstates(request)).find(({ cee }) => cee.rating);
  await page.goto(estatePaths(estate!)[0]!);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const checked = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Comprobado' }) });
  await expect(checked.getByRole('listitem').filter({ hasText: estate!.cee.rating }).first()).toBeVisible();
  await expect(page.locator('main img').first()).toBeVisible();
  await expect(page.locator('main')).toContainText(estate!.reference);
  await expect(page.locator('main a[href^="tel:"]').first()).toBeAttached();

  // The colours follow the system, and nothing offers another choice.
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 246, 238)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 28, 29)');
  await expect(page.locator('footer select')).toBeHidden();

  await page.getByRole('link', { name: 'Avisar de un problema con este anuncio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(estate!.reference);
  await page.getByRole('radio', { name: 'Otra cosa' }).check();
  await page.getByRole('button', { name: 'Enviar el aviso' }).click();
  await expect(page.getByRole('alert')).toContainText('Cuéntenos qué ocurre');
  await expect(page.getByRole('radio', { name: 'Otra cosa' })).toBeChecked();
  await page.getByRole('textbox', { name: /^Cuéntenos los detalles/ }).fill('Las fotos son de otra vivienda.');
  await page.getByRole('button', { name: 'Enviar el aviso' }).click();
  await expect(page).toHaveURL(/\/gracias\?from=advertReport$/);
});

test('the magazine has the colours of the system', async ({ page }) => {
  await page.goto('/magazine/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 246, 238)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 28, 29)');
});

test('the header’s menus open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en');
  await page.getByRole('banner').getByText('Buy', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Girona' }).click();
  await expect(page).toHaveURL(/\/en\/properties-girona-buy$/);
});

test('every entry of header and footer leads to a page', async ({ page, request }) => {
  await page.goto('/ca/habitatges-compra');
  const hrefs = await page
    .locator('header a, footer a')
    .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href));
  // Of the provinces one is enough.
  const entries = new Set(
    hrefs.filter((href) => href.startsWith('http') && !/habitatges-.+-(compra|lloguer)$/.test(href)),
  );
  expect(entries.size).toBeGreaterThan(40);
  for (const href of entries) expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
});

test('a legal text is readable, and its contents link to its sections', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/ca');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privadesa' }).click();
  const contents = page.getByRole('navigation', { name: 'En aquesta pàgina' });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: 'Quant de temps' }).click();
  await expect(page.getByRole('heading', { name: 'Quant de temps les guardem' })).toBeInViewport();
  // On a phone the table is laid out as cards, and is a table still.
  await expect(page.getByRole('table', { name: 'Finalitats, dades i base jurídica' }).getByRole('row')).toHaveCount(12);
  await expect(page.getByRole('rowheader').first()).toContainText('Respondre a la vostra consulta');
});

test('the whistleblower channel is one click from Home, and its questions open', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reports (whistleblower) Channel' }).click();
  await expect(page).toHaveURL(/\/en\/whistleblower-channel$/);
  await expect(page.getByRole('link', { name: 'Access to the Ethical Channel' })).toBeVisible();
  const answer = page.getByText('Documents help if there are any');
  await expect(answer).toBeHidden();
  await page.getByText('Do I need evidence?').click();
  await expect(answer).toBeVisible();
});
