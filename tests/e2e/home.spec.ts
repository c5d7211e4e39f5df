import type { Locator, Page } from '@playwright/test';
import { isScript } from './builtScripts.ts';
import { deferredPartsReady, expect, hydrated, open, test } from './consoleGuard.ts';

test.use({ pictures: 'plain' });

const hero = (page: Page): Locator => page.getByRole('group', { name: 'Destacados' });
const reviews = (page: Page): Locator => page.getByRole('group', { name: 'Reseñas' });
const scrolled = (carousel: Locator): Promise<number> =>
  carousel.getByRole('list').evaluate((list) => Math.round(list.scrollLeft));

/** Scrolls through the page until lazy content is loaded; slides outside the viewport stay lazy. */
async function walk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForFunction(() =>
    Array.from(document.images).every(
      (image) => image.complete || image.getBoundingClientRect().left >= innerWidth || !image.checkVisibility(),
    ),
  );
}

test.describe('with its pictures', () => {
  test.use({ pictures: 'drawn' });

  test('loading causes no layout shift (CLS ≤ 0.02)', async ({ page }) => {
    await page.addInitScript(() => {
      (window as unknown as { shift: number }).shift = 0;
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    await walk(page);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
  });
});

test.describe('a carousel', () => {
  test('advances with its buttons and the arrow keys, and wraps around', async ({ page }) => {
    await open(page, '/');
    // Neither its caption nor its buttons are cut off by a low screen.
    const screen = page.viewportSize()!;
    for (const [width, height] of [
      [1024, 768],
      [1280, 657],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(hero(page).getByRole('button', { name: 'Siguiente' })).toBeInViewport({ ratio: 1 });
      await expect(hero(page).locator('li').first().getByRole('link')).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize(screen);
    const { width } = (await hero(page).boundingBox())!;
    await hero(page).getByRole('button', { name: 'Siguiente' }).click();
    await expect.poll(() => scrolled(hero(page))).toBe(Math.round(width));
    await hero(page).getByRole('list').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => scrolled(hero(page))).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => scrolled(hero(page))).toBe(Math.round(width) * 3);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrolled(hero(page))).toBe(0);
  });

  test('advances automatically until it is paused: the hero every 10 s, reviews every 5 s', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    // The clock of smooth scrolling cannot be set: without it, a turn is done when it begins.
    await page.addInitScript(() => {
      Element.prototype.scrollTo = function scrollAtOnce(this: Element, options?: ScrollToOptions | number) {
        if (typeof options === 'object') this.scroll({ ...options, behavior: 'instant' });
      };
    });
    await open(page, '/');
    await page.clock.runFor(6_000);
    expect(await scrolled(hero(page))).toBe(0);
    await page.clock.runFor(4_100);
    expect(await scrolled(hero(page))).toBeGreaterThan(0);
    await reviews(page).scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await deferredPartsReady(page);
    // The first turn is 5 s after the browser says that they are in view, whenever it does.
    await expect
      .poll(async () => {
        await page.clock.runFor(5_100);
        return scrolled(reviews(page));
      })
      .toBeGreaterThan(0);
    await reviews(page).getByRole('button', { name: 'Detener el movimiento' }).click();
    await page.mouse.move(0, 0);
    const stays = await scrolled(reviews(page));
    await page.clock.runFor(30_000);
    expect(await scrolled(reviews(page))).toBe(stays);
    await expect(reviews(page).getByRole('button', { name: 'Reanudar el movimiento' })).toBeVisible();
  });

  test('does not advance, and has no pause button, with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page, '/');
    await page.clock.runFor(60_000);
    expect([await scrolled(hero(page)), await scrolled(reviews(page))]).toEqual([0, 0]);
    await expect(page.getByRole('button', { name: 'Detener el movimiento' })).toHaveCount(0);
    expect(
      await page
        .locator('section:has(#partners)')
        .evaluate((section) => section.getAnimations({ subtree: true }).length),
    ).toBe(0);
  });
});

test("the partners' row moves, and its checkbox stops it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const partners = page.locator('section:has(#partners)');
  await partners.scrollIntoViewIfNeeded();
  const states = () =>
    partners.evaluate((section) => section.getAnimations({ subtree: true }).map(({ playState }) => playState));
  expect(await states()).toEqual(['running']);
  await partners.getByRole('checkbox').check();
  await page.mouse.move(0, 0);
  expect(await states()).toEqual(['paused']);
});

test('the search starts with the visitor’s operation type, and shows without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/viviendas-granada-alquiler');
  await page.getByRole('banner').getByRole('link', { name: 'Vencejo, inicio' }).click();
  const search = page.getByRole('search').first();
  await expect(search.getByRole('radio', { name: 'Alquilar' })).toBeChecked();
  for (const [width, height, maxPage] of [
    // With a band for who comes back, on a phone of 92 pixels.
    [360, 640, 10_700],
    [768, 800, 9_000],
    [1280, 657, 6_560],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const control of [search.locator('fieldset'), search.getByRole('combobox'), search.getByRole('button')])
      await expect(control.last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(maxPage);
  }
});

test('agents show in three, two or one columns (docs/product.md#constants)', async ({ page }) => {
  await open(page, '/');
  const agents = page.getByRole('group', { name: 'Agentes de la red' });
  for (const [width, count] of [
    [991, 3],
    [990, 2],
    [768, 2],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const track = (await agents.getByRole('list').first().boundingBox())!;
    const card = (await agents.getByRole('listitem').first().boundingBox())!;
    expect([width, Math.round(track.width / card.width)]).toEqual([width, count]);
  }
});

test('the link for buying leads to the map, and the map to a province', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/en');
  await page.getByRole('link', { name: 'I want to buy' }).click();
  await expect(page).toHaveURL(/#mapHomeCities$/);
  const map = page.locator('#mapHomeCities');
  await expect(map).toBeFocused();
  await expect(map).toBeInViewport();
  await expect(map.locator('[data-city]')).toHaveCount(15);
  // A province, not its name: the outline is the link too.
  const outline = (await map.locator('[data-city=burgos] use').boundingBox())!;
  await page.mouse.click(outline.x + outline.width * 0.4, outline.y + outline.height * 0.3);
  await expect(page).toHaveURL(/\/en\/properties-burgos-buy$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the slides can be scrolled, and no button without a function shows', async ({ page }) => {
    await page.goto('/');
    await expect(hero(page).getByRole('listitem')).toHaveCount(4);
    await expect(hero(page).locator('li > img, li > noscript > img')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Siguiente' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Detener el movimiento' })).toHaveCount(0);
    await expect(page.locator('#mapHomeCities [data-city=madrid]')).toHaveAttribute('href', '/viviendas-madrid-compra');
  });
});

test('scripts load after the first picture, and the other slides after the first input', async ({ page }) => {
  const events: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/react\./.test(request.url())) events.push('scripts');
  });
  const html = await (await page.request.get('/')).text();
  const [, first] = /(\/media\/pictures\/[0-9a-f]{32})-\d+\./.exec(html.slice(html.indexOf('<main')))!;
  await page.route(`**${first}-*`, async (route) => {
    // By then what fetches the scripts has run, and they would have been asked for.
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    events.push('picture');
    await route.continue();
  });
  await open(page, '/');
  expect(events).toEqual(['picture', 'scripts']);
  await page.keyboard.press('Shift');
  await expect(hero(page).locator('li > img')).toHaveCount(4);
});

test('a card gets its pictures and its agent’s number when it is pointed at', async ({ page }) => {
  const requests: string[] = [];
  const isExtras = isScript('deferred-cardExtras');
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isExtras(url) || /^\/web\/estate\//.test(url.pathname)) requests.push(url.pathname);
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  // The homes are drawn at random, and differ in their number of photos.
  const card = page.locator('section:has(#featured) article:has([data-pictures])').first();
  await card.hover();
  await card.getByRole('button', { name: /^Imagen siguiente/ }).click();
  await expect(card.getByRole('status')).toContainText(/Imagen 2 de \d+/);
  await expect(card.getByRole('link', { name: /^Llamar a / })).toHaveAttribute('href', /^tel:\+34\d{9}$/);
});

test('deferred parts are in the HTML, and become interactive after the first input', async ({ page }) => {
  const parts: string[] = [];
  const [isDeferred, isErrorNotice] = [isScript('deferred-'), isScript('deferred-error')];
  page.on('request', (request) => {
    const url = new URL(request.url());
    // The notice of errors is a part of every page.
    if (isDeferred(url) && !isErrorNotice(url)) parts.push(url.href);
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(parts).toEqual([]);
  const map = page.locator('#mapHomeCities');
  await map.evaluate((element) => {
    element.dataset.fromServer = '';
  });
  await page.mouse.wheel(0, 200);
  await deferredPartsReady(page);
  expect(parts).not.toEqual([]);
  // React hydrated it, and created no new element.
  await expect(map).toHaveAttribute('data-from-server', '');
});

// The link of the map is not followed then; the cause is not found yet.
test('deferred parts work as without scripts when their script fails to load', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(/ERR_FAILED|loadable|ChunkLoadError/);
  await page.route(isScript('deferred-'), (route) => route.abort());
  await open(page, '/');
  await page.mouse.wheel(0, 200);
  await page.locator('#mapHomeCities [data-city=burgos]').press('Enter');
  await expect(page).toHaveURL(/\/viviendas-burgos-compra$/);
});

test('a page reached by a link works like one that was loaded directly', async ({ page }) => {
  await open(page, '/viviendas-compra');
  await page.getByRole('banner').getByRole('link', { name: 'Vencejo, inicio' }).click();
  await hydrated(page);
  await deferredPartsReady(page);
  await expect(page.locator('#mapHomeCities [data-city]')).toHaveCount(15);
});
