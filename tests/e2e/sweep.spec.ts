import type { Page } from '@playwright/test';
import { defaultLanguage, languages } from '#shared/i18n/languages.ts';
import { loadDictionary, namespaces } from '#shared/i18n/loadDictionary.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { routeNames } from '#shared/routes/table.ts';
import { expectAccessible, expectAccessibleOnEveryScreen, expectHeadingsInOrder } from './accessible.ts';
import { startBuiltServer, stopServer } from './builtServer.ts';
import { expect, open, test } from './consoleGuard.ts';
import { absent, missingRoutes, pageGroups, pathsToSweep, readRecords } from './everyPage.ts';
import { layoutFaultsAt, summaryOf } from './layoutFaults.ts';
import { launch, load, newFrame } from './frames.ts';
import { pseudo, writePseudoNetwork } from './pseudoNetwork.ts';

// One visit of each page, which every check of it shares.
test.use({ pictures: 'plain' });

/**
 * Of the three buttons of a phone's lower bar, each has room for eleven letters in a line. "Búsqueda" has eight, and
 * twelve with doubled vowels.
 */
const isUnavoidable = (fault: string): boolean => /^broken: “[^”]{12,}” in a\.button/.test(fault);

test('every route has a page here', () => {
  expect(missingRoutes(routeNames)).toEqual([]);
});

/** Spanish paths of pages with what a wide screen alone has: menus, filters, a card or contents beside the text. */
const hasPartsOfWideScreens =
  /^\/$|^\/viviendas-barcelona-compra(?:$|\/)|^\/agentes\/barcelona$|^\/servicios\/vender$|^\/legal\/politica-de-cookies$/;

/** All rules on a phone's screen, which has the least room, and on a wide one where that shows more. */
const isAccessible = async (page: Page, path: string): Promise<void> => {
  if (hasPartsOfWideScreens.test(path)) return expectAccessibleOnEveryScreen(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
};

// In the other languages: languages.spec.ts.
test.describe('every page is accessible and logs nothing', () => {
  test.slow();
  for (const group of pageGroups)
    test(`${group} (es)`, async ({ page, request, consoleGuard }) => {
      consoleGuard.expectMessage(absent);
      const records = await readRecords(request);
      for (const path of pathsToSweep(group, records, defaultLanguage)) {
        await open(page, path);
        await isAccessible(page, path);
        await expectHeadingsInOrder(page);
      }
    });
});

test('with texts that are two fifths longer, nothing is lost on the narrowest screen, nor with text of twice the size', async ({
  launchOptions,
  playwright,
}) => {
  test.slow();
  const port = 3411;
  const baseURL = `http://127.0.0.1:${port}`;
  const dictionaries = await Promise.all(namespaces.map((namespace) => loadDictionary('es', namespace)));
  const keys = new Set(dictionaries.flatMap((texts) => Object.keys(texts).filter((key) => key.includes('.'))));
  const server = await startBuiltServer(port, { NETWORK_DIR: await writePseudoNetwork() });
  const request = await playwright.request.newContext({ baseURL });
  const lost: string[] = [];
  try {
    const records = await readRecords(request);
    const paths = pageGroups.flatMap((group) => pathsToSweep(group, records, 'es'));
    for (const [textSize, width] of [
      [16, 320],
      [32, 640],
    ] as const) {
      const browser = await launch(launchOptions, textSize);
      const frame = await newFrame(browser, baseURL);
      for (const path of paths) {
        await load(frame, path);
        const [[, found]] = (await layoutFaultsAt(frame, [width])) as [[number, string[]]];
        lost.push(...found.filter((what) => !isUnavoidable(what)).map((what) => `${path} at ${width} px: ${what}`));
        const words = await frame.evaluate(() => document.body.innerText);
        expect(words, path).toContain(pseudo('Aviso legal'));
        expect(
          (words.match(/[a-zA-Z]+(?:\.\w+)+/g) ?? []).filter((word) => keys.has(word)),
          path,
        ).toEqual([]);
      }
      await browser.close();
    }
    expect(lost).toEqual([]);
  } finally {
    await request.dispose();
    await stopServer(server);
  }
});

/** A port on which nothing listens. */
const nowhere = 'http://127.0.0.1:1';

/** Pages in both layouts that an API which does not answer makes a 503. */
const failingPaths = (language: (typeof languages)[number]): string[] =>
  [
    routeTarget<'Search'>({ to: 'Search', params: { type: 'buy' } }),
    routeTarget<'EstatePrivate'>({ to: 'EstatePrivate', params: { ref: 'NO-1' } }),
  ].map((target) => buildUrl(target, language));

test('the pages of failures, 503 and 500, are accessible and whole in every language', async ({
  page,
  consoleGuard,
  launchOptions,
}) => {
  test.slow();
  consoleGuard.expectMessage(/503|Failed to load/);
  const port = 3421;
  const baseURL = `http://127.0.0.1:${port}`;
  const variables = { API_HOST: nowhere, CMS_HOST: nowhere, LANGUAGES: languages.join(), READS_PER_MINUTE: '0' };
  const server = await startBuiltServer(port, variables);
  const lost: string[] = [];
  try {
    for (const [textSize, widths] of [
      [16, [320, 768, 1280]],
      [32, [640]],
    ] as const) {
      const browser = await launch(launchOptions, textSize);
      const frame = await newFrame(browser, baseURL);
      for (const language of languages) {
        const texts = await loadDictionary(language, 'error');
        for (const path of failingPaths(language)) {
          await load(frame, path);
          await expect(frame.locator('h1')).toHaveText(texts['unavailable.title']!);
          lost.push(...summaryOf(`503 ${path}`, await layoutFaultsAt(frame, widths)));
          // A 500 is the same page in other words: no visitor can make a sound server fail.
          await frame.evaluate(
            ([title, text]) => {
              const heading = document.querySelector('h1')!;
              heading.textContent = title!;
              heading.parentElement!.querySelector('p')!.textContent = text!;
            },
            [texts['defect.title'], texts['defect.text']],
          );
          lost.push(...summaryOf(`500 ${path}`, await layoutFaultsAt(frame, widths)));
        }
      }
      await browser.close();
    }
    expect(lost).toEqual([]);
    for (const language of languages)
      for (const path of failingPaths(language)) {
        await open(page, baseURL + path);
        await isAccessible(page, path);
        await expectHeadingsInOrder(page);
      }
  } finally {
    await stopServer(server);
  }
});
