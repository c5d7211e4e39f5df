import { expect, type Locator, type Page } from '@playwright/test';

/** The whole of an element is on the screen, nothing of it behind the page's sticky header. */
export async function expectBelowHeader(page: Page, element: Locator): Promise<void> {
  const header = (await page.getByRole('banner').boundingBox())!;
  await expect.poll(async () => (await element.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  await expect(element).toBeInViewport({ ratio: 1 });
}
