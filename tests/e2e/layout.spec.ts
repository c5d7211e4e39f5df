import type { Frame } from '@playwright/test';
import { expect, test } from './consoleGuard.ts';
import { isLaidOutAsAnother, pageGroups, pathsOf, readRecords } from './everyPage.ts';
import { layoutFaults, layoutFaultsAt, summaryOf } from './layoutFaults.ts';
import { launch, load, newFrame } from './frames.ts';

/** From the narrowest phone to a desktop, and what lies between. */
const widths = Array.from({ length: 29 }, (_, step) => 320 + 40 * step);

/** The text size that a visitor has chosen in the browser, in pixels: breakpoints in rem follow it. */
const textSizes = [16, 24, 32] as const;

/** The faults of a page in a frame at each width. */
const sweep = async (frame: Frame, about: string, at = widths): Promise<string[]> =>
  summaryOf(about, await layoutFaultsAt(frame, at));

/** Phones zoom into a field whose text is smaller than 16 px. */
const smallFields = (page: Frame): Promise<string[]> =>
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
    <input style="width:60px" value="A value wider than its field"><input style="width:60px" placeholder="So is this one">
    <div style="height:30px"><a href="#1">The first link of two</a><a href="#2" style="margin-left:-60px">the second</a></div>
    <div style="overflow:auto"><p style="white-space:nowrap">${'it scrolls '.repeat(9)}</p></div>`);
  const kinds = (await layoutFaults(page)).map((what) => what.split(/ \d|:/)[0]);
  expect(new Set(kinds)).toEqual(
    new Set([
      'the page is',
      'beyond the edge',
      'cut',
      'cut in height',
      'broken',
      'clipped',
      'value cut',
      'over another',
    ]),
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
    const frame = await newFrame(browser, baseURL);
    const faults: string[] = [];
    const paths = pageGroups.flatMap((group) => pathsOf(group, records, 'es'));
    for (const path of paths.filter((one) => !isLaidOutAsAnother(one))) {
      await load(frame, path);
      faults.push(...(await smallFields(frame)).map((field) => `${path}: ${field}`), ...(await sweep(frame, path)));
    }
    // With scripts, which bring the lower bar of a phone's list; and its map.
    const list = await newFrame(browser, baseURL, true);
    for (const path of ['/viviendas-madrid-compra', '/ca/habitatges-madrid-compra', '/en/properties-madrid-buy']) {
      await load(list, path);
      await list.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      faults.push(...summaryOf(path, await layoutFaultsAt(list, [320, 360, 480, 640, 960])));
      // The longest words need the room when the text is largest.
      if (textSize < 32 && path !== '/viviendas-madrid-compra') continue;
      await layoutFaultsAt(list, [360]);
      await list.locator('[data-lower-bar="map"]').press('Enter');
      await list.locator('[data-marker]').first().waitFor();
      faults.push(...summaryOf(`${path} with its map`, await layoutFaultsAt(list, [360])));
    }
    await browser.close();
    expect(faults).toEqual([]);
  });

/** WCAG 1.4.12. */
const spacing = `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
  p { margin-bottom: 2em !important }`;

test('with more space between lines, words and letters nothing on cards is cut', async ({ baseURL, launchOptions }) => {
  const browser = await launch(launchOptions, 16);
  const frame = await newFrame(browser, baseURL);
  const faults: string[] = [];
  for (const path of ['/viviendas-madrid-compra', '/agentes/barcelona']) {
    await load(frame, path);
    await frame.addStyleTag({ content: spacing });
    faults.push(...(await sweep(frame, path)).filter((fault) => /: cut/.test(fault)));
  }
  await browser.close();
  expect(faults).toEqual([]);
});

/** Puts a word of 300 letters wherever agencies, agents and the CMS write; what has figures is ours to write. */
const writeLongWords = (frame: Frame): Promise<number> =>
  frame.evaluate(() => {
    const written = 'main :is(h1, h2, h3, article p, article li, article dd, article blockquote, [translate=no])';
    const ours = 'button, .button, summary, small, [href^=mailto][aria-label], .visuallyHidden, script, style';
    let count = 0;
    for (const element of document.querySelectorAll(written)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null)
        if (/\p{L}/u.test(node.data) && !/\d/.test(node.data) && !node.parentElement!.closest(ours)) {
          node.data = 'w'.repeat(300);
          count += 1;
        }
    }
    return count;
  });

test('a word of 300 letters does not widen a page', async ({ request, baseURL, launchOptions }) => {
  const records = await readRecords(request);
  const browser = await launch(launchOptions, 16);
  const frame = await newFrame(browser, baseURL);
  const wide: string[] = [];
  for (const path of [...pathsOf('listings', records, 'es'), ...pathsOf('people', records, 'es')]) {
    await load(frame, path);
    expect(await writeLongWords(frame), path).toBeGreaterThan(0);
    // Once or twice within each layout: it is the same between its ends.
    const some = widths.filter((width) => (width - 320) % 120 === 0);
    wide.push(...(await sweep(frame, path, some)).filter((fault) => /: the page is|beyond the edge/.test(fault)));
  }
  await browser.close();
  expect(wide).toEqual([]);
});
