import type { Page } from '@playwright/test';
import { deferredPartsReady, expect, hydrated, test } from './consoleGuard.ts';

/**
 * Addresses that the site is not configured for. Browsers take only the first for secure: to the others they send no
 * Sec-Fetch-Site, as to any address of a network over plain http.
 */
const addresses = ['127.0.0.2', 'site.test'] as const;

async function subscribe(page: Page, host: string, isScripted: boolean): Promise<void> {
  await page.goto(host);
  const block = page.locator('#newsletter');
  await block.scrollIntoViewIfNeeded();
  if (isScripted) {
    await hydrated(page);
    await page.mouse.move(1, 1);
    await deferredPartsReady(page);
  }
  await expect(async () => {
    await block.getByLabel('Nombre').fill('Ana');
    await block.getByLabel('Apellidos').fill('Mas');
    await block.getByLabel('Correo electrónico').first().fill(`address-${isScripted}@correo.example`);
    for (const box of await block.getByRole('checkbox').all()) await box.check();
    await expect(block.getByRole('button', { name: '¡Sí, quiero!' })).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await block.getByRole('button', { name: '¡Sí, quiero!' }).click();
}

test('forms are taken at every address, with scripts and without', async ({ playwright, launchOptions, baseURL }) => {
  const { port } = new URL(baseURL!);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--host-resolver-rules=MAP site.test 127.0.0.1',
      '--blink-settings=imagesEnabled=false',
    ],
  });
  for (const address of addresses)
    for (const javaScriptEnabled of [true, false]) {
      const page = await browser.newPage({ javaScriptEnabled, reducedMotion: 'reduce' });
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await subscribe(page, `http://${address}:${port}/`, javaScriptEnabled);
      const headers = await (await sent).allHeaders();
      expect(headers['sec-fetch-site']).toBe(address === 'site.test' ? undefined : 'same-origin');
      expect(headers.origin).toBe(`http://${address}:${port}`);
      if (javaScriptEnabled) await expect(page.getByRole('heading', { name: 'Falta un paso' })).toBeFocused();
      else await expect(page).toHaveURL(/\/gracias\?from=newsletter(?:#.*)?$/);
      await page.close();
    }
  await browser.close();
});
