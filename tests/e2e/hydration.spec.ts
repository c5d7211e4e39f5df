import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startDevelopmentServer } from './builtServer.ts';
import { expect, open, test } from './consoleGuard.ts';
import { estatePaths, pagePaths, someEstates } from './sample.ts';

test.use({ pictures: 'plain' });

// In a development build React compares every attribute and text, and says what differs: the page must stay quiet.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let server: ChildProcess;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(150_000);
  server = await startDevelopmentServer(Number(new URL(baseURL!).port));
});

test.afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
});

/** All in Spanish, and each in one other language: the words differ, what makes the pages does not. */
const inTwoLanguages = (paths: readonly string[], count: number): string[] =>
  paths.filter((_, index) => index < count || (index % count) % 2 === (index < 2 * count ? 0 : 1));

test('no page differs between server and browser', async ({ page, request }) => {
  const homes = (
    await Promise.all(
      ['buy?province=madrid', 'rent?province=barcelona', 'all?_sort=price-'].map((query) =>
        someEstates(request, query),
      ),
    )
  ).map(([estate]) => estate!);
  const estates = [0, 1, 2].flatMap((language) => homes.map((home) => estatePaths(home)[language]!));
  for (const path of [
    ...inTwoLanguages(pagePaths, pagePaths.length / 3),
    ...inTwoLanguages(estates, homes.length),
    `/viviendas/${homes[0]!.reference}`,
    '/gracias',
  ])
    await open(page, path);
});

test('neither does one for a visitor with a list, a language and a session', async ({ page, request }) => {
  const [kept, other] = await someEstates(request);
  await page.addInitScript((references) => {
    localStorage.setItem('favourites', references);
    localStorage.setItem('language', 'ca');
    sessionStorage.setItem('vencejo:1:estatesType', JSON.stringify({ until: Date.now() + 60_000, value: 'rent' }));
  }, kept!.reference);
  for (const path of [
    '/',
    '/viviendas-barcelona-compra',
    estatePaths(kept!)[0]!,
    '/favoritos',
    `/en/favourites?references=${kept!.reference},${other!.reference}`,
  ]) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
});

test('neither does an error page', async ({ page, quiet }) => {
  quiet.expectNoise(/404 \(Not Found\)/);
  for (const path of ['/nada', '/en/viviendas-madrid-compra', '/ca/habitatges-atlantis-compra']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
