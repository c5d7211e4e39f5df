import type { ChildProcess } from 'node:child_process';
import { startDevelopmentServer, stopServer } from './builtServer.ts';
import { expect, open, test } from './consoleGuard.ts';
import { estatePaths, pagePaths, someEstates } from './sample.ts';

test.use({ pictures: 'plain' });

// A development build of React compares every attribute and text, and logs differences: no message is allowed.
test.describe.configure({ mode: 'serial' });

let server: ChildProcess | undefined;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(330_000);
  server = await startDevelopmentServer(Number(new URL(baseURL!).port));
});

test.afterAll(() => stopServer(server));

/** All paths in Spanish, and each in one other language: only the texts differ. */
const inTwoLanguages = (paths: readonly string[]): string[] =>
  paths.filter((_, index) => {
    const count = paths.length / 3;
    return index < count || (index % count) % 2 === (index < 2 * count ? 0 : 1);
  });

/** Each path in one language, which are taken in turn: texts without data, drawn by the same few components. */
const inTurn = (paths: readonly string[]): string[] =>
  paths.filter((_, index) => {
    const count = paths.length / 3;
    return (index % count) % 3 === Math.floor(index / count);
  });

test('no page has a hydration mismatch', async ({ page, request }) => {
  const sample = (
    await Promise.all(
      ['buy?province=madrid', 'rent?province=barcelona', 'all?_sort=price-'].map((query) =>
        someEstates(request, query),
      ),
    )
  ).map(([estate]) => estate!);
  const estates = [0, 1, 2].flatMap((language) => sample.map((estate) => estatePaths(estate)[language]!));
  for (const path of [
    ...inTwoLanguages(pagePaths.used),
    ...inTurn(pagePaths.read),
    ...inTwoLanguages(estates),
    `/viviendas/${sample[0]!.key}`,
    '/gracias',
  ])
    await open(page, path);
});

test('pages with favourites, a stored language and a session have no hydration mismatch', async ({ page, request }) => {
  const [kept, other] = await someEstates(request);
  await page.addInitScript((references) => {
    localStorage.setItem('favourites', references);
    localStorage.setItem('language', 'ca');
    sessionStorage.setItem('session:1:estatesType', JSON.stringify({ until: Date.now() + 60_000, value: 'rent' }));
  }, kept!.key);
  for (const path of [
    '/',
    '/viviendas-barcelona-compra',
    estatePaths(kept!)[0]!,
    '/favoritos',
    `/en/favourites?references=${kept!.key},${other!.key}`,
  ]) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
});

test('error pages have no hydration mismatch', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(/404 \(Not Found\)/);
  for (const path of ['/nada', '/en/viviendas-madrid-compra', '/ca/habitatges-atlantis-compra']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
