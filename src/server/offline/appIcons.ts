import { placeDrawing } from '../sharing/composeCard.ts';
import type { CardBrand } from '../sharing/cardBrand.ts';

/** Of the web app manifest: `maskable` is cut by the system to its own shape, in whose middle the mark stands. */
export const appIcons = {
  '/app-icon-192.png': { size: 192, purpose: 'any' },
  '/app-icon-512.png': { size: 512, purpose: 'any' },
  '/app-icon-maskable.png': { size: 512, purpose: 'maskable' },
} as const;

export type AppIconPath = keyof typeof appIcons;

/** An icon as PNG: the network's mark on its colour. */
export async function drawAppIcon({ mark, colours }: CardBrand, path: AppIconPath): Promise<Buffer> {
  // Left to Node: a site whose icons nobody asks for never loads it.
  const { default: sharp } = await import(/* webpackIgnore: true */ 'sharp');
  const { size, purpose } = appIcons[path];
  const [radius, width] = purpose === 'any' ? [size * 0.23, size * 0.66] : [0, size * 0.5];
  const at = (size - width) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${colours.primary}"/>` +
    `${placeDrawing(mark, { x: at, y: at, width, height: width }, colours['on-colour'])}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
