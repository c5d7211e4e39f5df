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

  // The first link in the tab order is the contact.
  await page.keyboard.press('Tab');
  while (!(await page.evaluate(() => document.activeElement!.closest('aside')))) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Message on WhatsApp' })).toBeFocused();

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
  });
});
