import type { Page } from '@playwright/test';
import { stateElementId, type HydrationState } from '#client/app/session/hydrationState.ts';
import { findStoredKey, storedKeysOf, type StorageArea } from '#shared/domain/storedKeys.ts';

/** What a test itself stores begins so. */
const own = 'test:';

/**
 * What a page has left in the browser that the cookies policy of its site does not list (docs/product.md#compliance).
 * @returns for example `['cookie _ga']`; none for a document that is no page of the site
 */
export async function unlistedStorage(page: Page): Promise<string[]> {
  if (page.isClosed()) return [];
  // A test may end in the middle of a navigation.
  const found = await page
    .evaluate(async (id) => {
      const state = document.getElementById(id)?.textContent;
      if (!state) return null;
      // Documents at an address without https have none.
      const stores = 'caches' in globalThis ? await caches.keys() : [];
      return { state, local: Object.keys(localStorage), session: Object.keys(sessionStorage), stores };
    }, stateElementId)
    .catch(() => null);
  if (!found) return [];
  const { site } = JSON.parse(found.state) as HydrationState;
  const host = new URL(page.url()).hostname;
  const cookies = (await page.context().cookies()).filter(({ domain }) => domain === host);
  const stored: [StorageArea, string][] = [
    ...found.local.map((key): [StorageArea, string] => ['localStorage', key]),
    ...found.session.map((key): [StorageArea, string] => ['sessionStorage', key]),
    ...found.stores.map((key): [StorageArea, string] => ['cacheStorage', key]),
    ...cookies.map(({ name }): [StorageArea, string] => ['cookie', name]),
  ];
  const listed = storedKeysOf(site);
  return stored
    .filter(([area, key]) => !key.startsWith(own) && !findStoredKey(listed, area, key))
    .map(([area, key]) => `${area} ${key}`);
}
