import type { OverlayOptions } from 'sharp';
import { createRandom } from './scene/random.ts';

/** No larger than the smallest picture is high. */
const size = 64;
const strength = 9;

function makeGrain(): Buffer {
  const random = createRandom('grain');
  const pixels = Buffer.alloc(size * size * 4);
  for (let i = 0; i < pixels.length; i += 4) {
    const speck = random.next() + random.next() - 1;
    pixels.fill(speck > 0 ? 255 : 0, i, i + 3);
    pixels[i + 3] = Math.round(Math.abs(speck) * strength);
  }
  return pixels;
}

/** Paper's tooth to lay over a drawing: specks, nearly transparent, so that wide surfaces are not of plastic. */
export const paperGrain: OverlayOptions = {
  input: makeGrain(),
  raw: { width: size, height: size, channels: 4 },
  tile: true,
};
