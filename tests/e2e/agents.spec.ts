import type { Place } from '#shared/api/place.ts';
import type { AgencyDto } from '#shared/contract/agency.ts';
import type { AgentDto } from '#shared/contract/agent.ts';
import { expectAccessible } from './accessible.ts';
import { expect, open, test } from './consoleGuard.ts';
import { tabTo } from './tabTo.ts';

test.use({ pictures: 'plain' });

const directory = '/agentes/barcelona';

test('navigates by keyboard from the header to a province, its agencies, a language, an agent and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const banner = page.getByRole('banner');
  const heading = page.getByRole('heading', { level: 1 });
  await tabTo(page, banner.locator('summary', { hasText: 'Agentes' }));
  await page.keyboard.press('Enter');
  await tabTo(page, banner.locator('details[open]').getByRole('link', { name: 'Barcelona', exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${directory}`);
  await expect(heading).toHaveText(/^\d+ agentes en Barcelona$/);
  await expect(heading).toBeFocused();

  await tabTo(page, page.getByRole('main').getByRole('link', { name: /^Agencias/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${directory}?tab=agencies`);
  await expect(heading).toHaveText(/^\d+ agencias en Barcelona$/);
  await page.goBack();
  await page.waitForURL(`**${directory}`);
  await expect(heading).toHaveText(/^\d+ agentes en Barcelona$/);

  const named = page.getByRole('searchbox', { name: 'Nombre' });
  const first = await page.getByRole('main').locator('article h2').first().textContent();
  await tabTo(page, named);
  await page.keyboard.type(first!.toUpperCase());
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?name=/);
  await expect(heading).toHaveText(/^\d+ agentes? en Barcelona$/);
  await expect(page.getByRole('main').locator('article h2').first()).toHaveText(first!);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Quitar los filtros' }).click();
  await page.waitForURL(`**${directory}`);
  await expect(page.getByRole('main')).toContainText(/de 5 \(\d+ opini/);

  const language = page.getByRole('combobox', { name: 'Idioma' });
  await tabTo(page, language);
  await language.selectOption({ index: 2 });
  await page.waitForURL(/\?language=[a-z]+$/);
  await expect(language).toBeFocused();
  await expect(page.getByRole('link', { name: 'Quitar los filtros' })).toBeVisible();

  const card = page.getByRole('main').locator('article h2 a').first();
  const name = await card.textContent();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(heading).toContainText(name!);
  await page.goBack();
  await expect(language).not.toHaveValue('');
});

test('an agent, an agency and an unknown slug give the same page in the browser as on the server, in each language', async ({
  page,
  request,
  consoleGuard,
}) => {
  // The guard of agents runs before the one of agencies.
  consoleGuard.expectMessage(/404/);
  const agents = (await (await request.get('/web/agents/barcelona')).json()) as AgentDto[];
  const agencies = (await (await request.get('/web/agencies/barcelona')).json()) as AgencyDto[];
  const agency = agencies.find(({ independent }) => !independent)!;
  await open(page, '/en/agents/barcelona?tab=agencies');
  await page.evaluate(() => {
    (window as { same?: boolean }).same = true;
  });
  await page.getByRole('main').getByRole('link', { name: agency.commercial_brand, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(agency.commercial_brand);
  expect(new URL(page.url()).pathname).toBe(`/en/agents/${agency.slug}`);
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
  for (const path of [`/agentes/${agency.slug}`, `/ca/agents/${agents[0]!.slug}`])
    expect((await request.get(path)).status()).toBe(200);

  // A link to an unknown slug, as an old text may contain.
  await page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<a href="/en/agents/nobody-at-all">x</a>');
  });
  await page.locator('a[href$="nobody-at-all"]').click();
  // One path for all languages: its page is taken over like any other, and Back leads to it again.
  await page.waitForURL('**/error/agencias/nobody-at-all?lang=en');
  await page.waitForSelector('html[data-hydrated]');
  await expect(page).toHaveURL('/error/agencias/nobody-at-all?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Return' }).click();
  await expect(page).toHaveURL('/en');
  await page.goBack();
  await expect(page).toHaveURL('/error/agencias/nobody-at-all?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('province, filter, order and agent work as plain links and forms', async ({ page, request }) => {
    const [province] = (await (await request.get('/web/agent-provinces')).json()) as Place[];
    await page.goto('/agentes');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${province!.name}`) })
      .click();
    await expect(page).toHaveURL(`/agentes/${province!.slug}`);
    const choose = async (name: string, index: number) => {
      await page.locator(`main select[name=${name}]`).selectOption({ index });
      await page.locator(`main form:has(select[name=${name}])`).getByRole('button', { name: 'Aplicar' }).click();
    };
    await choose('language', 1);
    await choose('sort', 1);
    await expect(page).toHaveURL(/\?language=[a-z]+&sort=agentDescendent$/);
    await page.locator('main article h2 a').first().click();
    await expect(page).toHaveURL(/\/agentes\/[a-z-]+$/);
    const found = page.url();
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await page.goto('/agentes');
    await page.getByRole('main').getByRole('searchbox').fill(name!);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(found);
  });
});
