import { test as base, expect, type Page } from '@playwright/test';
import { unlistedStorage } from './unlistedStorage.ts';

/** Console messages of a development build, and of Playwright's own. */
const developmentMessages = /Download the React DevTools|\[HMR\]|\[webpack|blocked by Playwright/;

/** Replaces pictures in tests that do not need them: decoding and painting them is half the work of a page. */
export const onePixel = Buffer.from('R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** How much longer than visitors the tests wait for an answer: on a busy machine a late one is not the page's fault. */
const patience = 20;

/**
 * A test that fails on any console message (React's warnings, reports of the content security policy, failed requests),
 * on any uncaught error, and on anything left in the browser that the cookies policy does not list. `expectMessage`
 * allows messages that a test causes on purpose.
 */
export const test = base.extend<{
  consoleGuard: { expectMessage: (pattern: RegExp) => void };
  pictures: 'drawn' | 'plain';
  picturesOf: void;
  patience: void;
}>({
  pictures: ['drawn', { option: true }],
  patience: [
    async ({ context }, use) => {
      await context.addInitScript((factor) => {
        const own = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (milliseconds) => own(milliseconds * factor);
      }, patience);
      await use();
    },
    { auto: true },
  ],
  picturesOf: [
    async ({ page, pictures }, use) => {
      if (pictures === 'plain')
        await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }));
      await use();
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ page }, use) => {
      const messages: string[] = [];
      const expected: RegExp[] = [developmentMessages];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use({
        expectMessage: (pattern) => {
          expected.push(pattern);
        },
      });
      expect(messages.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
      expect(await unlistedStorage(page)).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.hydrated === '');

/** Waits until a deferred part is hydrated: loading starts with the first input (client/app/deferred). */
export const deferredPartsReady = (page: Page) => page.waitForSelector('div[data-hydrated]', { state: 'attached' });

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export { expect };
