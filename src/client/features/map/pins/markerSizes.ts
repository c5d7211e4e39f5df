/** Numbers grow with the visitor's text up to this (Pins.module.css). */
const maxGrowth = 1.4;

/** How much larger numbers are drawn than with text of the usual size. @param rem pixels of the page's text */
export const growthOf = (rem: number): number => Math.min(maxGrowth, Math.max(1, rem / 16));

/** From these counts on, a number is drawn larger. */
export const [many, most] = [100, 1_000];

/** Half the width of a marker's number, with text of the usual size. */
export const halfNumber = (count: number): number => (count >= most ? 20 : count >= many ? 17.5 : count > 1 ? 15 : 12);

/** What the pin at a door covers (DoorPin.module.css), in pixels: half its width, and from its place up and down. */
export const doorReach = { half: 18, top: 43, bottom: 2 };

/** Pixels of the page's text. */
export const readRem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The width of a text in pixels. @param size of the font, in pixels */
export type Measure = (text: string, size: number) => number;

/** No letter of a text is wider, in its size; digits are all of one width. */
export const estimate: Measure = (text, size) =>
  [...text].reduce((sum, letter) => sum + (/[\s.,il]/.test(letter) ? 0.32 : 0.64), 0) * size;

/** As the page's font draws it; without a canvas, no less than that. */
export function createMeasure(): Measure {
  const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return estimate;
  const { fontFamily } = getComputedStyle(document.body);
  return (text, size) => {
    context.font = `650 ${size}px ${fontFamily}`;
    return context.measureText(text.replaceAll(/\d/g, '0')).width;
  };
}
