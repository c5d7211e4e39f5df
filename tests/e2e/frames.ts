import { chromium, type Browser, type Frame, type LaunchOptions, type Page } from '@playwright/test';
import { onePixel } from './consoleGuard.ts';

/** A browser whose visitor has chosen a text size, in pixels: breakpoints in rem follow it. */
export const launch = (options: LaunchOptions, textSize: number): Promise<Browser> =>
  chromium.launch({ ...options, args: [...(options.args ?? []), `--blink-settings=defaultFontSize=${textSize}`] });

/** A page without pictures, which would take time. */
async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce', bypassCSP: true });
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }));
  return page;
}

/**
 * A frame for pages, whose width is changed ten times as fast as a window's, which is drawn.
 * @param isScripted else its pages are without scripts: they are complete at once, and their layout is the same
 */
export async function newFrame(browser: Browser, baseURL: string | undefined, isScripted = false): Promise<Frame> {
  const page = await newPage(browser, baseURL);
  if (!isScripted) await page.route('**/static/*.js', (route) => route.abort());
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'x-frame-options': _, 'content-security-policy': __, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  await page.route('**/frame-of-a-test', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe style="border:0;height:700px"></iframe>' }),
  );
  await page.goto('/frame-of-a-test');
  return page.frames()[1]!;
}

/** Opens a path, with its fonts. */
export async function load(page: Frame, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
}
