import { chromium, type Browser, type LaunchOptions, type Page } from '@playwright/test';
import { expect, onePixel, test } from './consoleGuard.ts';
import { pageGroups, pathsOf, readRecords } from './everyPage.ts';
import { layoutFaults } from './layoutFaults.ts';

/** From the narrowest phone to a desktop, and what lies between. */
const widths = Array.from({ length: 29 }, (_, step) => 320 + 40 * step);

/** The text size that a visitor has chosen in the browser, in pixels: breakpoints in rem follow it. */
const textSizes = [16, 24, 32] as const;

const launch = (options: LaunchOptions, textSize: number): Promise<Browser> =>
  chromium.launch({ ...options, args: [...(options.args ?? []), `--blink-settings=defaultFontSize=${textSize}`] });

/** A page without pictures; without scripts it is complete at once, and its layout is the same. */
async function newPage(browser: Browser, baseURL: string | undefined, hasScripts: boolean): Promise<Page> {
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce', bypassCSP: true });
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }));
  if (!hasScripts) await page.route('**/static/*.js', (route) => route.abort());
  return page;
}

/** Pages that are laid out as another is: notices of mailed links as `/rgpd/aceptar`, legal texts as the cookies'. */
const alike =
  /^\/rgpd\/(?:aceptar\/|solicitud|baja|cancelar|politica|contactos|mis-alertas\/)|^\/legal\/(?:aviso|rgpd)|\/NO-1$|-alquiler$|\/alquilar$|alertas\/A+$/;

async function load(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: widths[0]!, height: 740 });
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
}

/** Cards of one kind are laid out alike: those of two rows show what there is to see. */
const thinOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const card of document.querySelectorAll('li:nth-child(n + 7):has(> article)')) card.remove();
  });

/** The faults of a page at each width, each with where it was seen. */
async function sweep(page: Page, about: string, at: readonly number[] = widths): Promise<string[]> {
  const seen = new Map<string, number[]>();
  for (const width of at) {
    await page.setViewportSize({ width, height: 740 });
    for (const fault of await layoutFaults(page)) seen.set(fault, [...(seen.get(fault) ?? []), width]);
  }
  return [...seen].map(([fault, where]) => `${about} at ${where.join(', ')} px: ${fault}`);
}

/** Phones zoom into a field whose text is smaller than 16 px. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ type }) => !['hidden', 'checkbox', 'radio', 'range'].includes(type))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ name }) => `small: ${name}`),
  );

test('faults of a layout are found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(`<body style="margin:0;font:16px monospace"><p style="white-space:nowrap">${'a long line '.repeat(9)}</p>
    <div style="width:40px;overflow:hidden"><span>Unbreakable</span></div>
    <div style="height:20px;overflow:hidden"><span>one two three four five six seven eight nine ten eleven</span></div>
    <div style="width:60px;overflow-wrap:anywhere"><b>Responsibility</b></div>
    <button style="width:30px">Incomprehensible</button>
    <div style="height:30px"><a href="#1">The first link of two</a><a href="#2" style="margin-left:-60px">the second</a></div>
    <div style="overflow:auto"><p style="white-space:nowrap">${'it scrolls '.repeat(9)}</p></div>`);
  const kinds = (await layoutFaults(page)).map((what) => what.split(/ \d|:/)[0]);
  expect(new Set(kinds)).toEqual(
    new Set(['the page is', 'beyond the edge', 'cut', 'cut in height', 'broken', 'clipped', 'over another']),
  );
});

for (const textSize of textSizes)
  test(`with text of ${(textSize / 16) * 100} % nothing is cut, broken or over another at any width`, async ({
    request,
    baseURL,
    launchOptions,
  }) => {
    test.slow();
    const records = await readRecords(request);
    const browser = await launch(launchOptions, textSize);
    const page = await newPage(browser, baseURL, false);
    const faults: string[] = [];
    const paths = pageGroups.flatMap((group) => pathsOf(group, records, 'es'));
    for (const path of paths.filter((one) => !alike.test(one))) {
      await load(page, path);
      await thinOut(page);
      faults.push(...(await smallFields(page)).map((field) => `${path}: ${field}`), ...(await sweep(page, path)));
    }
    // With scripts, which bring the lower bar of a phone's list; and its map.
    const list = await newPage(browser, baseURL, true);
    for (const path of ['/viviendas-madrid-compra', '/ca/habitatges-madrid-compra', '/en/properties-madrid-buy']) {
      await load(list, path);
      await list.locator('html[data-hydrated]').waitFor();
      faults.push(...(await sweep(list, path, [320, 360, 480, 640, 960])));
      await list.setViewportSize({ width: 360, height: 740 });
      await list.locator('[data-lower-bar="map"]').click();
      await list.locator('[data-marker]').first().waitFor();
      faults.push(...(await sweep(list, `${path} with its map`, [360])));
    }
    await browser.close();
    expect(faults).toEqual([]);
  });

/** WCAG 1.4.12. */
const spacing = `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
  p { margin-bottom: 2em !important }`;

test('with more space between lines, words and letters nothing on cards is cut', async ({ baseURL, launchOptions }) => {
  const browser = await launch(launchOptions, 16);
  const page = await newPage(browser, baseURL, false);
  const faults: string[] = [];
  for (const path of ['/viviendas-madrid-compra', '/agentes/barcelona']) {
    await load(page, path);
    await thinOut(page);
    await page.addStyleTag({ content: spacing });
    faults.push(...(await sweep(page, path)).filter((fault) => /: cut/.test(fault)));
  }
  await browser.close();
  expect(faults).toEqual([]);
});

test('a word of 300 letters does not widen a page', async ({ request, baseURL, launchOptions }) => {
  const records = await readRecords(request);
  const browser = await launch(launchOptions, 16);
  const page = await newPage(browser, baseURL, false);
  const wide: string[] = [];
  // What agencies, agents and the CMS write.
  for (const path of [...pathsOf('listings', records, 'es'), ...pathsOf('people', records, 'es')]) {
    await load(page, path);
    await page.evaluate(() => {
      const written = 'main :is(h1, h2, h3, article p, article li, article dd, article blockquote, [translate=no])';
      for (const element of document.querySelectorAll(written)) {
        const link = element.querySelector(':scope > a:only-child:not([class])');
        const text = element.childElementCount === 0 ? element : link;
        if (text?.childElementCount === 0) text.textContent = 'w'.repeat(300);
      }
    });
    for (const width of [320, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const { pageWidth, widest } = await page.evaluate(() => {
        const pageWidth = document.documentElement.scrollWidth;
        const beyond = [...document.querySelectorAll('main *')].filter(
          (element) => element.getBoundingClientRect().right > innerWidth && element.textContent.includes('wwww'),
        );
        return { pageWidth, widest: beyond.at(-1)?.outerHTML.slice(0, 80) };
      });
      if (pageWidth > width) wide.push(`${path} at ${width} px: ${pageWidth} px, ${widest}`);
    }
  }
  await browser.close();
  expect(wide).toEqual([]);
});
