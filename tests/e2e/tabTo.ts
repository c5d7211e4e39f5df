import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the focus to a control by the Tab key, forwards or back. Fails when that takes too many steps. */
export async function tabTo(page: Page, control: Locator, most = 40, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, `within ${most} presses of ${key}`).toBeFocused();
}
