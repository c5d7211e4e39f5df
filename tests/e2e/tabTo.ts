import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the focus to a control by the Tab key, forwards or back. Fails when that takes too many steps. */
export async function tabTo(page: Page, control: Locator, most = 40, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, `within ${most} presses of ${key}`).toBeFocused();
}

/** Waits until an open dialog has taken the focus: a key that is pressed before reaches the page below. */
export async function focusInDialog(page: Page): Promise<void> {
  await expect(page.locator('[role="dialog"]:focus, [role="dialog"] :focus')).toHaveCount(1);
}
