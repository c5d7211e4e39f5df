export type Rgb = readonly [number, number, number];

const parsed = new Map<string, Rgb>();

/** Channels 0–255 of `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  let channels = parsed.get(hex);
  if (!channels) {
    const value = Number.parseInt(hex.slice(1), 16);
    channels = [value >> 16, (value >> 8) & 255, value & 255];
    // Mixed colours are without number; the map only serves the palette's own.
    if (parsed.size < 4096) parsed.set(hex, channels);
  }
  return channels;
}

const byte = (value: number): number => (value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value));

const hexOf = (r: number, g: number, b: number): string =>
  `#${((1 << 24) | (byte(r) << 16) | (byte(g) << 8) | byte(b)).toString(16).slice(1)}`;

/** From `a` (0) to `b` (1). */
export function mix(a: string, b: string, t: number): string {
  const [ar, ag, ab] = rgbOf(a);
  const [br, bg, bb] = rgbOf(b);
  return hexOf(ar + (br - ar) * t, ag + (bg - ag) * t, ab + (bb - ab) * t);
}

/** Each channel times its factor, as light does to a surface. */
export function multiply(colour: string, [fr, fg, fb]: Rgb): string {
  const [r, g, b] = rgbOf(colour);
  return hexOf(r * fr, g * fg, b * fb);
}

export const lighten = (colour: string, t: number): string => mix(colour, '#fffaf0', t);
/** Towards a warm ink, never to black: shadows keep their colour. */
export const darken = (colour: string, t: number): string => mix(colour, '#2a2430', t);
