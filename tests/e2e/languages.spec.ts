import type { ChildProcess } from 'node:child_process';
import { budgets } from '#config/budgets.ts';
import { defaultLanguage, languages, usualLanguages, type Language } from '#shared/i18n/languages.ts';
import { expectAccessible, expectHeadingsInOrder, ofTheLayout } from './accessible.ts';
import { startBuiltServer, stopServer } from './builtServer.ts';
import { compressedSize } from './compressedSize.ts';
import { expect, open, test } from './consoleGuard.ts';
import { absent, isLaidOutAsAnother, pageGroups, pathsOf, pathsToSweep, readRecords } from './everyPage.ts';
import { launch, load, newFrame } from './frames.ts';
import { layoutFaultsAt, summaryOf } from './layoutFaults.ts';

// The demo network in all languages that the software has. What is not of a language is looked at in Spanish.
const port = 3412;
test.use({ baseURL: `http://127.0.0.1:${port}`, pictures: 'plain' });
// One worker: one server for all.
test.describe.configure({ mode: 'default' });

let server: ChildProcess | undefined;
test.beforeAll(async () => {
  server = await startBuiltServer(port, { LANGUAGES: languages.join(), READS_PER_MINUTE: '0' });
});
test.afterAll(() => stopServer(server));

const others = languages.filter((language) => language !== defaultLanguage);
const usual = others.filter((language) => (usualLanguages as readonly Language[]).includes(language));
const further = others.filter((language) => !usual.includes(language));

/** Each page in one of some languages, which are taken in turn. */
const inTurn = (among: readonly Language[], pathsIn: (language: Language) => string[]): string[] =>
  among.flatMap((language, turn) => pathsIn(language).filter((_, index) => index % among.length === turn));

test.describe('every page is accessible in its language and logs nothing', () => {
  test.slow();
  for (const group of pageGroups)
    test(group, async ({ page, request, consoleGuard }) => {
      consoleGuard.expectMessage(absent);
      const records = await readRecords(request);
      const pathsIn = (language: Language) => pathsToSweep(group, records, language);
      await page.setViewportSize({ width: 360, height: 800 });
      for (const path of [...inTurn(usual, pathsIn), ...inTurn(further, pathsIn)]) {
        await open(page, path);
        await expectAccessible(page, { leftOut: ofTheLayout });
        await expectHeadingsInOrder(page);
      }
    });
});

// Catalan and English are shorter than the further ones: each page in one of them.
for (const among of [usual, ...further.map((language) => [language])])
  test(`nothing is cut, broken or over another (${among.join()})`, async ({ request, baseURL, launchOptions }) => {
    test.slow();
    const records = await readRecords(request);
    const browser = await launch(launchOptions, 16);
    const frame = await newFrame(browser, baseURL);
    const faults: string[] = [];
    const allIn = (language: Language) => pageGroups.flatMap((group) => pathsOf(group, records, language));
    const inSpanish = allIn(defaultLanguage);
    const pathsIn = (language: Language) => [
      ...allIn(language).filter((_, at) => !isLaidOutAsAnother(inSpanish[at]!)),
      `/offline/${language}`,
    ];
    for (const path of inTurn(among, pathsIn)) {
      await load(frame, path);
      faults.push(...summaryOf(path, await layoutFaultsAt(frame, [320, 390, 480, 768, 800, 1120, 1280])));
    }
    await browser.close();
    expect(faults).toEqual([]);
  });

test('a visitor who chose German gets an offer on a Dutch page, which links to the same page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await open(page, '/nl/woningen-madrid-koop');
  const offer = page.getByRole('status').getByRole('link');
  await expect(offer).toHaveAttribute('href', '/de/immobilien-madrid-kaufen');
  await expect(offer).toHaveAttribute('hreflang', 'de');
  await expectAccessible(page, { leftOut: ofTheLayout });
});

test('a document hardly grows with the languages of its site', async ({ request }) => {
  const ofFewer = test.info().project.use.baseURL!;
  // Home's blocks may be of another moment on the server that all tests share.
  for (const path of ['/accesibilidad', '/viviendas-compra']) {
    const sizeAt = async (origin: string): Promise<number> =>
      compressedSize(await (await request.get(`${origin}${path}`)).text());
    const more = (await sizeAt('')) - (await sizeAt(ofFewer));
    expect(more, path).toBeLessThanOrEqual((languages.length - usualLanguages.length) * budgets.language.html);
  }
});
