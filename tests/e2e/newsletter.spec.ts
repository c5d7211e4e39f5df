import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadableInTheDark } from './accessible.ts';
import { deferredPartsReady, expect, open, test } from './consoleGuard.ts';
import { expectBelowHeader } from './expectBelowHeader.ts';
import { linkMailedTo } from './linkMailedTo.ts';
import { focusInDialog } from './tabTo.ts';

test.use({ pictures: 'plain' });

async function fill(form: Page | Locator, email: string): Promise<void> {
  await form.getByLabel('Nombre').fill('Ana');
  await form.getByLabel('Apellidos').fill('Mas');
  await form.getByLabel('Correo electrónico', { exact: false }).first().fill(email);
  for (const box of await form.getByRole('checkbox').all()) await box.check();
}

const block = (page: Page): Locator => page.locator('#newsletter');

async function openBlock(page: Page): Promise<void> {
  await open(page, '/');
  await block(page).scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await deferredPartsReady(page);
}

test('a subscription from the page Home is confirmed by its link, which works once, and ended by another', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/404/);
  await page.setViewportSize({ width: 360, height: 800 });
  await openBlock(page);
  const button = block(page).getByRole('button', { name: '¡Sí, quiero!' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('Para suscribirse, marque las dos casillas.');
  const email = `ana.${Date.now()}@correo.example`;
  await fill(block(page), email);
  await button.click();
  const thanks = block(page).getByRole('heading', { name: 'Falta un paso' });
  await expect(thanks).toBeFocused();
  await expectBelowHeader(page, thanks);
  expect(page.url()).not.toContain('ana');

  const link = await linkMailedTo(email, 'aceptar');
  await open(page, link);
  await expect(page.getByText('Hola, Ana:')).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.getByRole('button', { name: 'Confirmar la suscripción' }).click();
  await expect(page).toHaveURL(/\/gracias\?from=confirmed$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias: la suscripción está confirmada');
  await expectAccessible(page, { within: page.getByRole('main') });
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solicitud ya tramitada');
  await open(page, `${link.slice(0, -3)}xyz`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El enlace ha caducado');

  const end = await linkMailedTo(email, 'baja');
  await open(page, end);
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya no le enviaremos el boletín');
  await expectAccessible(page, { within: page.getByRole('main') });
});

test('errors show at their fields, and the typed values stay', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openBlock(page);
  await fill(block(page), 'ana@');
  await block(page).getByLabel('Nombre').fill(' ');
  const button = block(page).getByRole('button');
  await button.click();
  const name = block(page).getByRole('textbox', { name: 'Nombre' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Escriba su nombre.');
  await expect(block(page).getByRole('alert')).toContainText('Hay 2 datos que corregir:');
  await expect(button).toBeDisabled();
  await expectAccessible(page, { within: block(page) });
  await expectReadableInTheDark(page, { within: block(page) });
  await name.fill('Ana');
  await expect(block(page).getByRole('alert')).toContainText('Hay un dato que corregir:');
  await block(page).getByRole('textbox', { name: 'Correo' }).fill('ana@correo.example');
  await expect(block(page).getByRole('alert')).toHaveCount(0);
  await expect(button).toBeEnabled();
});

test('a network failure keeps the values, and a second attempt subscribes once', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(/Failed to load resource|form newsletter/);
  const keys: (string | undefined)[] = [];
  await page.route('**/web/subscribe', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.fulfill({ status: 201, json: {} });
  });
  await openBlock(page);
  await fill(block(page), 'ana@correo.example');
  await block(page).getByRole('button').click();
  await expect(block(page).getByRole('alert')).toContainText('No se ha podido enviar');
  await expect(block(page).getByRole('textbox', { name: 'Correo' })).toHaveValue('ana@correo.example');
  await block(page).getByRole('button').click();
  await expect(block(page).getByRole('heading', { name: 'Falta un paso' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('the modal opens over any page by its URL or a link, traps the focus, and is reset each time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/viviendas-compra?newsletter=open');
  const modal = page.getByRole('dialog');
  await expect(modal).toBeVisible();
  expect((await modal.boundingBox())!.width).toBe(472);
  await expectAccessible(page, { within: modal });
  await modal.getByLabel('Nombre').fill('Ana');
  // A step back over the modal's entry is none of the router's: the list that it would load takes the focus later.
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/web/estates/')) lists.push(request.url());
  });
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(page).toHaveURL(/\/viviendas-compra$/);

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Boletín' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(modal).toBeVisible();
  await expect(modal.getByLabel('Nombre')).toHaveValue('');
  await focusInDialog(page);
  for (let n = 0; n < 12; n += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement!.closest('[role="dialog"]') !== null,
      ),
    ).toBe(true);
  }
  await modal.getByRole('button', { name: 'Cerrar' }).click();
  await expect(link).toBeFocused();
  expect(lists).toEqual([]);

  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/en/thanks?newsletter=open');
  // Higher than the screen, it has its button in sight from the start.
  await expect(modal.locator('[type=submit]')).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows its errors after a submission, and then succeeds', async ({ page, consoleGuard }) => {
    consoleGuard.expectMessage(/422/);
    await page.goto('/viviendas-compra');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Boletín' }).click();
    await expect(page).toHaveURL(/\/#newsletter$/);
    await fill(block(page), 'ana@');
    await block(page).getByRole('button').click();
    await expect(page).toHaveURL(/\/#newsletter$/);
    await expect(block(page).getByRole('alert')).toContainText('Hay un dato que corregir:');
    await expect(block(page).getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
    await block(page).getByRole('textbox', { name: 'Correo' }).fill('ana.sin@correo.example');
    await block(page).getByRole('button').click();
    // A redirect keeps the fragment.
    await expect(page).toHaveURL(/\/gracias\?from=newsletter#newsletter$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Falta un paso');
  });
});
