import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The screens of a phone and of a desktop; the layouts in between equal one of them. */
const screens = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];

/** Cards of a list, which are all drawn by the same component. */
const cardsLookedAt = 8;

interface Scope {
  /** Rules. */
  leftOut?: readonly string[];
  /** What alone has changed since the page was looked at. */
  within?: Locator;
}

/** The violations of rules in the page's present state, each with where it is. */
async function violationsIn(page: Page, runOnly: string[], { leftOut = [], within }: Scope = {}): Promise<string[]> {
  // Once a document: to read the rules takes as long as to apply them.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly,
    rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
    // No account of all that passed: it takes longer than the rules.
    resultTypes: ['violations'],
    // Those of others are not ours to mend.
    iframes: false,
  };
  const { violations } = await (within ?? page.locator('html')).evaluate(
    (element, [chosen, count]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        { include: [element], exclude: [...document.querySelectorAll('main article')].slice(count) },
        chosen,
      ),
    [options, cardsLookedAt] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Expects no violation from axe, but for the rules left out, and nothing wider than the screen. */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  const { width } = page.viewportSize()!;
  const about = `${page.url()} at ${width} px`;
  expect(await violationsIn(page, standards, scope), about).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${about}: nothing wider than the screen`,
  ).toBeLessThanOrEqual(0);
}

/**
 * Expects that everything that shows is told apart in the dark scheme too; leaves the page in the light one, without
 * motion.
 */
export async function expectReadableInTheDark(page: Page, scope: Scope = {}): Promise<void> {
  // Without motion the colours change at once.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violationsIn(page, ['color-contrast'], scope), `${page.url()} in the dark scheme`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** The slowest rules, of colours and sizes, which are the same in all languages. */
export const ofTheLayout = ['color-contrast', 'target-size'];

/** The same page on a phone's screen and on a desktop's; the viewport is resized without a reload. */
export async function expectAccessibleOnEveryScreen(page: Page): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
  }
}

/** Expects one main heading, and that none is left out on the way down. */
export async function expectHeadingsInOrder(page: Page): Promise<void> {
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
