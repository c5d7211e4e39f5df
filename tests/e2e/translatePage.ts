import type { Page } from '@playwright/test';

type Moment = 'hydrated' | 'early';

/** Runs in the page: what a browser's translation does to its document, but for the words, which stay. */
function translateDocument(moment: Moment): void {
  const skipped = 'script, style, noscript, textarea, [translate="no"], font';
  const element = (content: Node): HTMLElement => {
    const font = document.createElement('font');
    font.append(content);
    return font;
  };
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped)) continue;
      // The page's own node leaves the document; a new one stands in two elements.
      text.replaceWith(element(element(document.createTextNode(text.data))));
    }
  };
  const begin = (): void => {
    translate(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target);
        else addedNodes.forEach(translate);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    document.documentElement.dataset.translated = '';
  };
  if (moment === 'early') return document.addEventListener('DOMContentLoaded', begin);
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.hydrated === undefined) return;
    observer.disconnect();
    begin();
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

/**
 * Translates each document that the page loads from now on, as Chrome, Edge and Safari do: every text node is replaced
 * by elements, then and whenever text comes or changes.
 * @param moment once the page is hydrated, or before it is
 */
export async function translatePages(page: Page, moment: Moment = 'hydrated'): Promise<void> {
  await page.addInitScript(translateDocument, moment);
}

export const translated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.translated === '');
