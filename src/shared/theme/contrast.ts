export type Colour = readonly [red: number, green: number, blue: number];

/** A colour as a theme writes it: `#rgb` or `#rrggbb`. */
export const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** @param hex that `hexPattern` matches */
export function colourOf(hex: string): Colour {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const part = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

function luminance(colour: Colour): number {
  const linear = (value: number): number =>
    value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const [red, green, blue] = colour;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
