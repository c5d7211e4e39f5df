import { expectAccessible } from './accessible.ts';
import { expect, open, test } from './consoleGuard.ts';
import { estatePaths, someAgents, someEstates } from './sample.ts';

test.use({ pictures: 'plain' });

test('navigates by keyboard from an estate to its agent, through the reviews, to all their listings', async ({
  page,
  request,
}) => {
  test.slow();
  const { known } = await someAgents(request);
  const [estate] = await someEstates(request, `buy?agent=${known.slug}`);
  await open(page, estatePaths(estate!)[2]!);
  await page.locator('aside').getByRole('link', { name: known.full_name }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/en/agents/${known.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: known.full_name })).toBeFocused();

  // The first of the ways to reach the agent is the form.
  await page.keyboard.press('Tab');
  while (!(await page.evaluate(() => document.activeElement!.closest('aside')))) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Send a message' })).toBeFocused();

  const more = page.locator('summary').filter({ hasText: /more review/ });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#reviews ~ details li')).toHaveCount(known.reviews.length - 4);

  await page.getByRole('link', { name: /See all (?:her|his|their) homes for sale/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/en/properties-buy\\?agent=${known.slug}$`));
  await expect(page.getByRole('link', { name: new RegExp(`Agent: ${known.full_name}`) })).toBeVisible();
});

test('the contact is a download', async ({ page, request }) => {
  const { known } = await someAgents(request);
  await open(page, `/agentes/${known.slug}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Guardar el contacto' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${known.full_name}.vcf`);
});

test('everything that an agent offers is on a map, which is there again after Back', async ({ page, request }) => {
  test.slow();
  const { known } = await someAgents(request);
  await open(page, `/agentes/${known.slug}`);
  const answer = page.waitForResponse((response) => response.url().includes('/web/estates/all/pins?'));
  await page.getByRole('button', { name: 'Ver mapa' }).click();
  expect((await answer).url()).toContain(`agent=${known.slug}`);
  const { pins } = (await (await answer).json()) as { pins: [...place: unknown[]][] };
  const available = pins.filter((pin) => pin[5] !== 'sold' && pin[5] !== 'rented');
  expect(available.length).toBeGreaterThan(0);
  const map = page.getByRole('group', { name: `Mapa de los inmuebles que enseña ${known.full_name}:` });
  // As a list's heading counts them, then the reserved ones.
  const free = available.filter((pin) => pin[5] !== 'reserved').length;
  await expect(map.getByRole('status')).toHaveText(new RegExp(`^${free} viviendas? en el mapa`));
  // Clusters come apart until a price can be pressed.
  const cards = map.getByRole('region', { name: 'Inmuebles en este punto' });
  await expect(async () => {
    if (await cards.isVisible()) return;
    await map.locator('[data-marker]').first().press('Enter');
    await expect(cards).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const link = cards.getByRole('link').first();
  const name = (await link.textContent())!;
  await expectAccessible(page, { within: page.getByRole('main') });
  await link.press('Enter');
  await page.waitForURL(/\/[a-z]{2}\d{4}-\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(cards.getByRole('link', { name })).toBeFocused();
  await page.getByRole('button', { name: 'Ocultar mapa' }).click();
  await expect(map).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole profile is visible', async ({ page, request }) => {
    const { known } = await someAgents(request);
    await page.goto(`/agentes/${known.slug}`);
    await page
      .locator('summary')
      .filter({ hasText: /reseñas? más/ })
      .click();
    await expect(page.locator('#reviews ~ * figure')).toHaveCount(known.reviews.length);
    await expect(page.locator('main article article')).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ver mapa' })).toBeHidden();
  });
});
