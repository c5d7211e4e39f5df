import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The screens of a phone and of a desktop; the layouts in between equal one of them. */
const screens = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];

/** Expects no violation from axe, but for the rules left out, and nothing wider than the screen. */
export async function expectAccessible(page: Page, leftOut: readonly string[] = []): Promise<void> {
  const { width } = page.viewportSize()!;
  const about = `${page.url()} at ${width} px`;
  // One run within the page (frames of others are not ours to mend), and no account of all that passed: both take
  // longer than the rules.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: standards, resultTypes: ['violations'] })
    .disableRules([...leftOut])
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`),
    about,
  ).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    `${about}: nothing wider than the screen`,
  ).toBeLessThanOrEqual(0);
}

/**
 * Expects that everything that shows is told apart in the dark scheme too; leaves the page in the light one, without
 * motion.
 */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  // Without motion the colours change at once.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: ['color-contrast'], resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const weak = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)));
  expect(weak, `${page.url()} in the dark scheme`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** The slowest rules, of colours and sizes, which are the same in all languages. */
const ofTheLayout = ['color-contrast', 'target-size'];

/** On a phone's screen only: for the other languages, whose texts may overflow. */
export async function expectAccessibleOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(screens[0]!);
  await expectAccessible(page, ofTheLayout);
}

/** The same page on a phone's screen and on a desktop's; the viewport is resized without a reload. */
export async function expectAccessibleOnEveryScreen(page: Page): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
  }
}
