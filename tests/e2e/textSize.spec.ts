import { chromium, type Page } from '@playwright/test';
import { expect, onePixel, test } from './consoleGuard.ts';
import { pageGroups, pathsOf, readRecords } from './everyPage.ts';

/** What of a page does not fit its window, or would make a phone zoom. */
const readMisfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isHidden = (element: Element) =>
      element.getBoundingClientRect().width === 0 || element.closest('[popover]') !== null;
    const outside = [...document.querySelectorAll('header :is(a, button)')]
      .filter((element) => !isHidden(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > clientWidth;
      })
      .map((element) => `outside: ${element.getAttribute('aria-label') ?? element.textContent}`);
    // Phones zoom into a field whose text is smaller than 16 px.
    const small = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ type }) => !['hidden', 'checkbox', 'radio', 'range'].includes(type))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ name }) => `small: ${name}`);
    return [...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []), ...outside, ...small];
  });

/** Words of buttons and switches that stand on two lines, or are cut off in a field. */
const readBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, .button, nav a')];
    const broken = controls
      .filter((control) => control.checkVisibility())
      .flatMap((control) => {
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          const node = texts.currentNode;
          // For screen readers alone.
          if (node.parentElement!.clientWidth === 1) continue;
          for (const word of node.textContent!.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            // Less a word's room above and below its letters.
            const box = control.getBoundingClientRect();
            const lines = [...range.getClientRects()];
            if (new Set(lines.map(({ top }) => top)).size > 1) found.push(`broken: ${word[0]}`);
            if (lines.some(({ top, bottom }) => top < box.top - 4 || bottom > box.bottom + 4))
              found.push(`outside: ${word[0]}`);
          }
        }
        return found;
      });
    const cut = [...document.querySelectorAll<HTMLInputElement>('main input[type="text"]')]
      .filter((field) => field.checkVisibility() && field.scrollWidth > field.clientWidth)
      .map(({ value }) => `cut off: ${value}`);
    return [...broken, ...cut];
  });

/** The browser's own text size, which its visitor has chosen: breakpoints in rem follow it, those in px do not. */
for (const [size, width] of [
  [16, 360],
  [20, 360],
  [24, 360],
  [32, 360],
  [24, 1280],
] as const)
  test(`with text of ${size} px every page fits a window of ${width} px`, async ({
    request,
    baseURL,
    launchOptions,
  }) => {
    const records = await readRecords(request);
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
    });
    // Without scripts a page is complete at once; what stands in it is the same.
    const page = await browser.newPage({
      ...(baseURL ? { baseURL } : {}),
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    });
    await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }));
    const misfits: [path: string, misfits: string[]][] = [];
    for (const path of pageGroups.flatMap((group) => pathsOf(group, records, 'es'))) {
      await page.goto(path, { waitUntil: 'load' });
      const found = await readMisfits(page);
      if (found.length > 0) misfits.push([path, found]);
    }
    // With scripts, which bring the lower bar of a phone's list.
    const list = await browser.newPage({ ...(baseURL ? { baseURL } : {}), viewport: { width, height: 740 } });
    await list.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }));
    for (const path of ['/viviendas-madrid-compra', '/ca/habitatges-madrid-compra', '/en/properties-madrid-buy']) {
      const answer = await list.goto(path);
      expect(answer!.status()).toBe(200);
      await list.evaluate(() => document.fonts.ready);
      expect(await readBrokenWords(list), path).toEqual([]);
      await list.locator('html[data-hydrated]').waitFor();
      await list.locator('[data-lower-bar="map"]').click();
      await list.locator('[data-marker]').first().waitFor();
      expect(await readBrokenWords(list), `${path} with its map`).toEqual([]);
    }
    await browser.close();
    expect(misfits).toEqual([]);
  });
