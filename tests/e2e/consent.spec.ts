import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { startBuiltServer, stopServer } from './builtServer.ts';
import { expect, hydrated, open, test } from './consoleGuard.ts';
import { tabTo } from './tabTo.ts';

const port = 3410;
const site = `http://127.0.0.1:${port}`;

/** Sends a page view when it is told to, as Matomo does, and sets its cookie. */
const matomoScript = `(() => {
  const collector = document.currentScript.src.replace('matomo.js', 'matomo.php');
  let url = '';
  const run = ([name, value]) => {
    if (name === 'setCustomUrl') url = value;
    if (name !== 'trackPageView') return;
    document.cookie = '_pk_id.7.1fff=abc; path=/';
    void fetch(collector + '?url=' + encodeURIComponent(url), { mode: 'no-cors' });
  };
  const waiting = window._paq;
  window._paq = { push: run };
  waiting.forEach(run);
})();`;

/** A tag that nobody can stop from outside: it sends by itself. */
const tagScript = `document.cookie = '_tag=1; path=/';
setInterval(() => {
  new Image().src = ${'`'}${'${'}location.protocol}//127.0.0.1:PORT/pixel${'`'};
}, 50);`;

/** As long as the tag takes to send three times, by the page's own clock. */
const threeTicks = () =>
  new Promise<void>((resolve) => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks < 3) return;
      clearInterval(timer);
      resolve();
    }, 50);
  });

let server: ChildProcess;
let others: Server;
let othersOrigin: string;
/** What the services were asked for. */
let asked: string[] = [];

test.describe.configure({ mode: 'serial' });
test.use({ pictures: 'plain', baseURL: site });

test.beforeAll(async () => {
  others = createServer((request, response) => {
    asked.push(request.url!);
    const { port: own } = others.address() as AddressInfo;
    const script = { '/matomo.js': matomoScript, '/tag.js': tagScript.replace('PORT', String(own)) }[request.url!];
    response.setHeader('content-type', script ? 'text/javascript' : 'image/gif');
    response.end(script ?? '');
  }).listen(0, '127.0.0.1');
  await once(others, 'listening');
  othersOrigin = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
  server = await startBuiltServer(port, {
    ANALYTICS_MATOMO_URL: othersOrigin,
    ANALYTICS_MATOMO_SITE: '7',
    MARKETING_TAG_URL: `${othersOrigin}/tag.js`,
    MARKETING_TAG_COOKIES: '_tag=90',
  });
});

test.afterAll(async () => {
  others.close();
  await stopServer(server);
});

test.beforeEach(() => {
  asked = [];
});

const question = (page: Page): Locator => page.getByRole('region', { name: 'Su privacidad' });
const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'Configuración de cookies' });
const decide = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

/** Waits for the question, which comes after the page. */
async function openAndBeAsked(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(question(page)).toBeVisible();
}

const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name);

/** The URLs that Matomo was told of. */
const views = (): string[] =>
  asked
    .filter((url) => url.startsWith('/matomo.php'))
    .map((url) => new URL(url, site).searchParams.get('url')!.replace(site, ''));

test('asks without loading, storing, moving or covering anything', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openAndBeAsked(page, '/legal/aviso-legal?utm_source=carta');
  await expectAccessible(page);
  // A font that comes late on a slow machine moves a line, the question would move the page.
  expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.02);
  const box = (await question(page).boundingBox())!;
  expect(box.height).toBeLessThanOrEqual(568 * 0.45);

  // Every link that the keyboard reaches is above the question, or in it.
  await page.getByRole('link', { name: 'Inicio' }).first().focus();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect();
      const banner = document.querySelector('[aria-labelledby="consent-title"]')!;
      const edge = banner.getBoundingClientRect().top;
      return !banner.contains(document.activeElement) && top >= edge && bottom > edge
        ? document.activeElement!.outerHTML
        : '';
    });
    expect(hidden).toBe('');
  }
  await page.mouse.wheel(0, 3_000);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Política de privacidad/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacidad/i);
  await expect(question(page)).toBeVisible();
  expect(asked).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).not.toContain('consent');
});

for (const width of [360, 768, 1280])
  test(`offers accepting and rejecting alike at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAndBeAsked(page, '/legal/aviso-legal');
    const buttons = await Promise.all(
      ['Aceptar', 'Rechazar'].map(async (name) => {
        const button = question(page).getByRole('button', { name });
        const style = await button.evaluate((element) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
          return { color, backgroundColor, borderColor, fontSize, fontWeight };
        });
        return { box: (await button.boundingBox())!, style };
      }),
    );
    const [accept, reject] = buttons as [(typeof buttons)[0], (typeof buttons)[0]];
    expect(accept.style).toEqual(reject.style);
    expect(Math.abs(accept.box.width - reject.box.width)).toBeLessThanOrEqual(2);
    expect(Math.abs(accept.box.height - reject.box.height)).toBeLessThanOrEqual(2);
    expect(Math.abs(accept.box.y - reject.box.y)).toBeLessThanOrEqual(2);
    expect(accept.box.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, { within: question(page) });
  });

test('rejecting loads nothing and is remembered for 24 months', async ({ page, context }) => {
  await openAndBeAsked(page, '/legal/aviso-legal');
  await decide(page, 'Rechazar');
  await expect(question(page)).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('consent')!) as Record<string, unknown>);
  expect(record).toMatchObject({ categories: ['necessary'], language: 'es' });
  await open(page, '/legal/politica-de-privacidad');
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);

  const later = new Date(record.time as string);
  later.setUTCMonth(later.getUTCMonth() + 24, later.getUTCDate() + 1);
  await page.clock.setSystemTime(later);
  await openAndBeAsked(page, '/legal/aviso-legal');
});

test('analytics alone is told of pages without their query, and stops when consent is withdrawn', async ({
  page,
  context,
}) => {
  await openAndBeAsked(page, '/agentes?utm_source=carta');
  await decide(page, 'Configurar');
  const boxes = settings(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await expectAccessible(page, { within: settings(page) });
  await boxes.first().check();
  await settings(page).getByRole('button', { name: 'Guardar la selección' }).click();
  await expect.poll(views).toEqual(['/agentes']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).click();
  await expect.poll(views).toEqual(['/agentes', '/legal/aviso-legal']);
  expect(asked.filter((url) => !url.startsWith('/matomo.'))).toEqual([]);
  expect(await cookieNames(context)).toEqual(['_pk_id.7.1fff']);

  // The next document starts with what was decided, and asks nothing.
  await open(page, '/legal/politica-de-cookies');
  await expect.poll(() => views().at(-1)).toBe('/legal/politica-de-cookies');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('_pk_id.*', { exact: true })).toBeVisible();
  const told = asked.length;
  await page.locator('[data-consent-settings]').last().click();
  await expect(settings(page).getByRole('checkbox').first()).toBeChecked();
  await settings(page).getByRole('button', { name: 'Rechazar todo' }).click();
  await expect(settings(page)).toHaveCount(0);
  expect(await cookieNames(context)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso legal');
  await page.waitForLoadState('networkidle');
  expect(asked.slice(told)).toEqual([]);
});

test('a tag that runs by itself reaches nobody any more once consent is withdrawn', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Content Security Policy/);
  await openAndBeAsked(page, '/legal/politica-de-cookies');
  await decide(page, 'Aceptar');
  await expect.poll(() => asked.filter((url) => url === '/pixel').length).toBeGreaterThan(2);
  expect((await cookieNames(context)).sort()).toEqual(['_pk_id.7.1fff', '_tag']);
  await page.locator('[data-consent-settings]').last().click();
  await settings(page).getByRole('button', { name: 'Rechazar todo' }).click();
  await expect(settings(page)).toHaveCount(0);
  await page.evaluate(threeTicks);
  asked = [];
  await page.evaluate(threeTicks);
  expect(asked).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);
});

test('the keyboard reaches the question first, and the settings keep and return the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAndBeAsked(page, '/legal/aviso-legal');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const configure = question(page).getByRole('button', { name: 'Configurar' });
  await tabTo(page, configure, 6);
  await page.keyboard.press('Enter');
  await expect(settings(page).locator(':focus')).toBeAttached();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    const inside = page.evaluate(
      () => document.activeElement === document.body || document.activeElement!.closest('[role="dialog"]') !== null,
    );
    expect(await inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(settings(page)).toHaveCount(0);
  await expect(configure).toBeFocused();
  // Past the question, the page.
  await page.keyboard.press('Tab');
  await expect(question(page).locator(':focus')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
});

test('a personal page loads nothing of others, and gets a document of its own', async ({ page, consoleGuard }) => {
  consoleGuard.expectMessage(/404/);
  await openAndBeAsked(page, '/legal/aviso-legal');
  await decide(page, 'Aceptar');
  await expect.poll(views).toEqual(['/legal/aviso-legal']);
  await page.evaluate(() => {
    document.documentElement.dataset.first = '';
    const link = Object.assign(document.createElement('a'), { href: '/rgpd/solicitud/aB3_-efGhiJklMnoPqrStu' });
    document.querySelector('main')!.append(link);
    link.click();
  });
  await expect(page).toHaveURL(/\/rgpd\/solicitud\//);
  await hydrated(page);
  expect(await page.evaluate(() => document.documentElement.dataset.first)).toBeUndefined();
  asked = [];
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, and nothing optional loads', async ({ page }) => {
    await page.goto('/legal/aviso-legal');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

test.describe('without services', () => {
  test.use({ baseURL: 'http://127.0.0.1:3401' });

  test('nobody is asked, and the settings say that nothing optional is used', async ({ page }) => {
    await open(page, '/legal/politica-de-cookies');
    await page.locator('[data-consent-settings]').last().click();
    await expect(settings(page)).toContainText('no hay nada que aceptar o rechazar');
    await expectAccessible(page, { within: settings(page) });
    await page.keyboard.press('Escape');
    await expect(settings(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
    await expect(question(page)).toHaveCount(0);
  });
});
