import type { Frame, Page } from '@playwright/test';

/**
 * What is wrong with the layout of the present screen: a page or text beyond the edge, text that an element cuts off
 * and cannot be scrolled to, controls whose label is wider than they are, words that are broken inside, and controls or
 * texts that lie over one another.
 * @returns each with what it is
 */
export const layoutFaults = (page: Page | Frame): Promise<string[]> => page.evaluate(findFaults);

/**
 * The same at several widths of a frame, whose layout follows at once: a window of each would be drawn first, which
 * takes ten times as long.
 * @returns pairs of a width and the faults there
 */
export const layoutFaultsAt = (frame: Frame, widths: readonly number[]): Promise<[number, string[]][]> =>
  frame.evaluate(`(() => {
    const findFaults = ${findFaults.toString()};
    return ${JSON.stringify(widths)}.map((width) => {
      frameElement.style.width = width + 'px';
      if (innerWidth !== width) throw new Error('the frame is ' + innerWidth + ' px wide, not ' + width);
      return [width, findFaults()];
    });
  })()`);

/** Runs in the page: everything that it needs stands in it. */
function findFaults(): string[] {
  const faults = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 50)}”`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const styleOf = (element: Element) => getComputedStyle(element);

  /** The beginning of a text, which says by its dots that it goes on: a paragraph, or a title on a card of the map. */
  const isExcerpt = (element: Element) =>
    (element.tagName === 'P' || element.closest('[data-covers]') !== null) &&
    styleOf(element).webkitLineClamp !== 'none';

  /** What shows a part of an element: its nearest ancestor that clips; 'scrolls' where that brings it into view. */
  const clips = new Map<Element, 'scrolls' | Element | null>();
  const clipOf = (element: Element): 'scrolls' | Element | null => {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { overflowX, overflowY, position } = styleOf(element);
    const isEnd = position === 'fixed' || element === document.body || !element.parentElement;
    const clip =
      overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll'
        ? 'scrolls'
        : overflowX !== 'visible'
          ? element
          : isEnd
            ? null
            : clipOf(element.parentElement);
    clips.set(element, clip);
    return clip;
  };

  /** Whether an ancestor brings it into view. */
  const isScrolled = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (['auto', 'scroll'].includes(styleOf(element).overflowX) || isScrolled(element.parentElement));

  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);

  const range = document.createRange();
  const margin = Number.parseFloat(styleOf(document.documentElement).fontSize);
  /** A word that is longer than its line is broken: by how much a line is filled by its letters is estimated. */
  const findBrokenWords = (node: Text, parent: Element) => {
    const longest = Math.max(...node.data.split(/\s+/).map(({ length }) => length));
    const { fontSize, display } = styleOf(parent);
    const block = display === 'inline' ? (parent.parentElement ?? parent) : parent;
    if (longest * Number.parseFloat(fontSize) * 0.8 < block.clientWidth && block.clientWidth > 0) return;
    // Addresses may be broken anywhere.
    for (const word of node.data.matchAll(/(?<!\S)[^\s\p{L}\d]*([\p{L}\p{M}\d]{3,})[^\s\p{L}\d]*(?!\S)/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const parts = [...range.getClientRects()];
      const lines = new Set(parts.map(({ top }) => Math.round(top)));
      // One that is wider than a page within its margins has no line anywhere.
      const isTooWide = parts.reduce((sum, { width }) => sum + width, 0) > clientWidth - 2 * margin;
      if (lines.size > 1 && !isTooWide) faults.add(`broken: “${word[0]}” in ${name(parent)}`);
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement!;
    if (!node.data.trim() || parent.closest('script, style, noscript, option, [popover]:not(:popover-open)')) continue;
    if (!isShown(parent)) continue;
    // A card's dot that would begin a line lies beyond its edge on purpose (EstateCard.module.css).
    if (node.data.trim() === '·') continue;
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (right <= 0 || left === right) continue;
    const clip = clipOf(parent);
    const box = clip instanceof Element ? clip.getBoundingClientRect() : null;
    // Hidden from the eye, for those who listen.
    if (box && box.width <= 1) continue;
    findBrokenWords(node, parent);
    if (clip === 'scrolls') continue;
    if (right > clientWidth + 1 && !isScrolled(parent)) faults.add(`beyond the edge: ${name(parent)}`);
    if (box && (right > box.right + 1 || left < box.left - 1)) faults.add(`cut: ${name(parent)}`);
    // Above and below its letters a line has room to spare.
    const spare = 0.25 * Number.parseFloat(styleOf(parent).fontSize);
    if (box && !isExcerpt(clip as Element) && (top < box.top - spare || bottom > box.bottom + spare))
      faults.add(`cut in height: ${name(parent)}`);
  }

  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input:not([type=hidden]), textarea'),
  ].filter((control) => isShown(control) && !control.closest('[popover]:not(:popover-open)'));
  /** Whether a text of a control is wider than it. What hangs on it on purpose is placed, as a pin's price. */
  const isClipped = (control: HTMLElement) => {
    if (control.tagName === 'SELECT') return control.scrollWidth > control.clientWidth + 1;
    const box = control.getBoundingClientRect();
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      let at = node.parentElement!;
      while (at !== control && styleOf(at).position !== 'absolute') at = at.parentElement!;
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (at === control && width > 0 && (left < box.left - 1 || right > box.right + 1)) return true;
    }
    return false;
  };
  for (const control of document.querySelectorAll<HTMLElement>('button, summary, label, select, a[class*=utton]'))
    if (isShown(control) && styleOf(control).display !== 'inline' && isClipped(control))
      faults.add(`clipped: ${name(control)}`);

  // What a field says when the page comes: its value, else its placeholder, which may say by dots that it goes on.
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input[type=text], input[type=search], input[type=tel], input[type=email], input[type=number], input:not([type])',
  )) {
    if (!isShown(field) || field.closest('[popover]:not(:popover-open)')) continue;
    const { value, placeholder } = field;
    if (!value && styleOf(field).textOverflow === 'ellipsis') continue;
    if (!value) field.value = placeholder;
    if (field.scrollWidth > field.clientWidth + 1) faults.add(`value cut: ${field.name} “${value || placeholder}”`);
    if (!value) field.value = '';
  }

  /** What floats over a page by its purpose, and what lies on a picture or a map. */
  const layers = new Map<Element, Element | null>();
  const layerOf = (element: Element): Element | null => {
    if (element === document.body || !element.parentElement) return null;
    const known = layers.get(element);
    if (known !== undefined) return known;
    const isLayer = ['fixed', 'sticky'].includes(styleOf(element).position);
    const layer = isLayer ? element : layerOf(element.parentElement);
    layers.set(element, layer);
    return layer;
  };
  const boxes = controls
    .flatMap((control) => {
      const clip = clipOf(control);
      // What holds a picture is what others stand on.
      if (clip === 'scrolls' || control.querySelector('img, picture, canvas') !== null) return [];
      const around = clip instanceof Element ? clip.getBoundingClientRect() : null;
      return [...control.getClientRects()]
        .filter((rect) => !around || rect.right <= around.right + 1)
        .map(({ left, right, top, bottom }) => ({ control, left, right, top, bottom }));
    })
    .sort((one, other) => one.top - other.top);
  boxes.forEach((one, index) => {
    // From the top to the bottom: the first that begins below it ends the search.
    for (let next = index + 1; next < boxes.length && boxes[next]!.top < one.bottom - 4; next += 1) {
      const other = boxes[next]!;
      const isBeside = Math.min(one.right, other.right) - Math.max(one.left, other.left) <= 2;
      if (isBeside || Math.min(one.bottom, other.bottom) - other.top <= 4) continue;
      const pair = [one.control, other.control];
      // A map's buttons lie over whatever pin is below them: the map is moved.
      if (pair.some((it) => it.matches('[data-marker]')) && pair.some((it) => it.closest('[data-covers]'))) continue;
      if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
      if (layerOf(one.control) !== layerOf(other.control)) continue;
      const [first, second] = pair.sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
      faults.add(`over another: ${name(first!)} and ${name(second!)}`);
    }
  });
  return [...faults];
}

/** Faults, each with where it was seen. */
export function summaryOf(about: string, found: readonly (readonly [width: number, faults: string[]])[]): string[] {
  const seen = new Map<string, number[]>();
  for (const [width, faults] of found) for (const fault of faults) seen.set(fault, [...(seen.get(fault) ?? []), width]);
  return [...seen].map(([fault, where]) => `${about} at ${where.join(', ')} px: ${fault}`);
}
