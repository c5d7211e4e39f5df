import type { Page } from '@playwright/test';
import { defaultLanguage } from '#shared/i18n/languages.ts';
import { loadBuiltInDictionary, namespaces } from '#shared/i18n/loadDictionary.ts';
import { routeNames } from '#shared/routes/table.ts';
import { expectAccessible, expectAccessibleOnEveryScreen, expectHeadingsInOrder } from './accessible.ts';
import { startBuiltServer, stopServer } from './builtServer.ts';
import { expect, open, test } from './consoleGuard.ts';
import { absent, missingRoutes, pageGroups, pathsToSweep, readRecords } from './everyPage.ts';
import { layoutFaultsAt } from './layoutFaults.ts';
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
  const dictionaries = await Promise.all(namespaces.map((namespace) => loadBuiltInDictionary('es', namespace)));
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
