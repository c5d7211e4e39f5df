import { test as base, expect, type Page } from '@playwright/test';

/** What a development build says by itself. */
const harmless = /Download the React DevTools|\[HMR\]|\[webpack/;

/** In place of pictures, where a test has no use for them: drawing and decoding them is half the work of a page. */
const onePixel = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/**
 * A test whose page must stay quiet: any console message (React's warnings, reports of the content security policy,
 * failed requests) and any uncaught error fails it. `expectNoise` names what a test provokes on purpose.
 */
export const test = base.extend<{
  quiet: { expectNoise: (pattern: RegExp) => void };
  pictures: 'drawn' | 'plain';
  picturesOf: void;
}>({
  pictures: ['drawn', { option: true }],
  picturesOf: [
    async ({ page, pictures }, use) => {
      if (pictures === 'plain')
        await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }));
      await use();
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      const expected: RegExp[] = [harmless];
      page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      await use({
        expectNoise: (pattern) => {
          expected.push(pattern);
        },
      });
      expect(noise.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the browser's side has taken over. */
export const hydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.hydrated === '');

/** Waits until the parts that come later are here: they begin with a visitor's first sign (client/later). */
export const deferredPartsReady = (page: Page) => page.waitForSelector('[data-hydrated]', { state: 'attached' });

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export { expect };
