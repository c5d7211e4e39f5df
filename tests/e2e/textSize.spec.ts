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
    await browser.close();
    expect(misfits).toEqual([]);
  });
