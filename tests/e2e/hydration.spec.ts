import type { ChildProcess } from 'node:child_process';
import { defaultLanguage, languages, type Language } from '#shared/i18n/languages.ts';
import { startDevelopmentServer, stopServer } from './builtServer.ts';
import { expect, open, test } from './consoleGuard.ts';
import { estatePath, estatePaths, pagePaths, someEstates } from './sample.ts';

test.use({ pictures: 'plain' });

// A development build of React compares every attribute and text, and logs differences: no message is allowed.
test.describe.configure({ mode: 'serial' });

let server: ChildProcess | undefined;

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(330_000);
  server = await startDevelopmentServer(Number(new URL(baseURL!).port), { LANGUAGES: languages.join() });
});

test.afterAll(() => stopServer(server));

/** Each path in one of some languages, which are taken in turn. */
const inTurn = (among: readonly Language[], pathsIn: (language: Language) => readonly string[]): string[] => {
  const paths = among.map(pathsIn);
  return paths[0]!.map((_, index) => paths[index % among.length]![index]!);
};

/** All paths in Spanish, and each in one other language: only the texts differ. */
const inTwoLanguages = (pathsIn: (language: Language) => readonly string[]): string[] => [
  ...pathsIn(defaultLanguage),
  ...inTurn(
    languages.filter((language) => language !== defaultLanguage),
    pathsIn,
  ),
];

test('no page has a hydration mismatch', async ({ page, request }) => {
  const sample = (
    await Promise.all(
      ['buy?province=madrid', 'rent?province=barcelona', 'all?_sort=price-'].map((query) =>
        someEstates(request, query),
      ),
    )
  ).map(([estate]) => estate!);
  for (const path of [
    ...inTwoLanguages((language) => pagePaths(language).used),
    // Texts without data, drawn by the same few components.
    ...inTurn(languages, (language) => pagePaths(language).read),
    ...inTwoLanguages((language) => sample.map((estate) => estatePath(estate, language))),
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
  for (const path of ['/nada', '/en/viviendas-madrid-compra', '/ca/habitatges-atlantis-compra', '/de/nichts']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
