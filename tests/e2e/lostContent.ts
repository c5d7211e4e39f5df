import type { Page } from '@playwright/test';

/**
 * What visitors lose on the present screen: text beyond its edge or cut by an element that cannot be scrolled, controls
 * whose label is wider than they are, and a page that scrolls sideways.
 * @returns each with what it is
 */
export const lostContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 50)}”`;
    const lost = new Set<string>();
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.add(`the page is ${scrollWidth} px wide`);

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    /** Whether an ancestor brings it into view. */
    const isScrolled = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    /** The nearest ancestor that shows only a part of what it holds. */
    const clips = (element: Element): 'scrolls' | Element | null => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll') return 'scrolls';
        if (overflowX !== 'visible') return at;
        if (position === 'fixed') return null;
      }
      return null;
    };
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.textContent?.trim() || parent.closest('script, style, noscript, option') || !isShown(parent)) continue;
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (right <= 0 || left === right) continue;
      const clip = clips(parent);
      const box = clip instanceof Element ? clip.getBoundingClientRect() : null;
      // Hidden from the eye, for those who listen.
      if (clip === 'scrolls' || (box && box.width <= 1)) continue;
      if (right > clientWidth + 1 && !isScrolled(parent)) lost.add(`beyond the edge: ${name(parent)}`);
      if (box && (right > box.right + 1 || left < box.left - 1)) lost.add(`cut: ${name(parent)}`);
    }
    const controls =
      'button, summary, label, select, [role=button], [role=tab], a[class*=button], main a[class*=Button]';
    for (const control of document.querySelectorAll(controls))
      if (
        isShown(control) &&
        control.scrollWidth > control.clientWidth + 1 &&
        control.clientWidth > 0 &&
        getComputedStyle(control).display !== 'inline'
      )
        lost.add(`clipped: ${name(control)}`);
    return [...lost];
  });
