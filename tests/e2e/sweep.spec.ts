import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { languages, defaultLanguage, type Language } from '#shared/i18n/languages.ts';
import { loadBuiltInDictionary, namespaces } from '#shared/i18n/loadDictionary.ts';
import { routeNames } from '#shared/routes/table.ts';
import { withPrefix } from '#shared/routes/build.ts';
import { expectAccessibleOnEveryScreen, expectAccessibleOnPhone } from './accessible.ts';
import { startBuiltServer, stopServer } from './builtServer.ts';
import { expect, open, test } from './consoleGuard.ts';
import { missingRoutes, pageGroups, pathsOf, readRecords } from './everyPage.ts';
import { layoutFaults } from './layoutFaults.ts';
import { pseudo, writePseudoNetwork } from './pseudoNetwork.ts';

// One visit of each page, which every check of it shares.
test.use({ pictures: 'plain' });

/** Of links in mails that are unknown, and of pages that do not exist. */
const absent = /404|410/;

const extra: Readonly<Record<string, (language: Language) => string[]>> = {
  listings: (language) => [
    ...(language === defaultLanguage
      ? ['/viviendas-madrid-compra?rooms=2&sort=priceAscendent', '/viviendas-burgos-alquiler?price_min=900000']
      : []),
    withPrefix('/nothing/here', language),
  ],
  people: (language) => (language === 'en' ? ['/en/agents/girona?language=klingon'] : []),
};

async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator('main :is(h1, h2, h3)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  expect(
    levels.filter((level) => level === 1),
    page.url(),
  ).toHaveLength(1);
  levels.forEach((level, index) => {
    expect(level, page.url()).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });
}

test('every route has a page here', () => {
  expect(missingRoutes(routeNames)).toEqual([]);
});

test.describe('every page is accessible and logs nothing', () => {
  test.slow();
  for (const language of languages) {
    // The layout is the same in all languages; only the texts may overflow.
    const isAccessible = language === defaultLanguage ? expectAccessibleOnEveryScreen : expectAccessibleOnPhone;
    for (const group of pageGroups)
      test(`${group} (${language})`, async ({ page, request, consoleGuard }) => {
        consoleGuard.expectMessage(absent);
        const paths = pathsOf(group, await readRecords(request), language);
        for (const path of [...paths, ...(extra[group]?.(language) ?? [])]) {
          await open(page, path);
          await isAccessible(page);
          await expectHeadingsInOrder(page);
        }
      });
  }
});

test.describe('with texts that are two fifths longer, nothing is lost on the narrowest screen', () => {
  const port = 3411;
  let server: ChildProcess;
  let keys: ReadonlySet<string>;
  test.describe.configure({ mode: 'default' });
  test.slow();
  test.use({ baseURL: `http://127.0.0.1:${port}`, viewport: { width: 320, height: 640 } });

  test.beforeAll(async () => {
    server = await startBuiltServer(port, { NETWORK_DIR: await writePseudoNetwork() });
    const dictionaries = await Promise.all(namespaces.map((namespace) => loadBuiltInDictionary('es', namespace)));
    keys = new Set(dictionaries.flatMap((texts) => Object.keys(texts).filter((key) => key.includes('.'))));
  });
  test.afterAll(() => stopServer(server));

  for (const group of pageGroups)
    test(`nor with text of twice the size: ${group}`, async ({ page, request, consoleGuard }) => {
      consoleGuard.expectMessage(absent);
      const lost: string[] = [];
      for (const path of [...pathsOf(group, await readRecords(request), 'es'), ...(extra[group]?.('es') ?? [])]) {
        await page.setViewportSize({ width: 320, height: 640 });
        await open(page, path);
        const note = async (when: string) => {
          // The doubled vowels make words that are longer than any: those may be broken, and reach into what is beside
          // them. Of real texts layout.spec.ts allows neither.
          const found = (await layoutFaults(page)).filter((what) => !/^(?:broken|over another)/.test(what));
          lost.push(...found.map((what) => `${path} ${when}: ${what}`));
        };
        await note('at 320 px');
        const words = await page.evaluate(() => document.body.innerText);
        expect(words, path).toContain(pseudo('Aviso legal'));
        expect(
          (words.match(/[a-zA-Z]+(?:\.\w+)+/g) ?? []).filter((word) => keys.has(word)),
          path,
        ).toEqual([]);
        await page.setViewportSize({ width: 640, height: 640 });
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await note('at 200 %');
      }
      expect(lost).toEqual([]);
    });
});
