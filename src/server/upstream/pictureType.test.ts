import sharp from 'sharp';
import { pictureTypeOf } from './pictureType.ts';

const red = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00' } });

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is recognised by its content', async (format) => {
  expect(pictureTypeOf(await red.clone().toFormat(format).toBuffer())).toBe(`image/${format}`);
});

it.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', Buffer.from('<!doctype html>')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['an animation', Buffer.from('GIF89a')],
  ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['brands out of their places', Buffer.from('\0\0\0\x18ftypheic\0\0avif\0\0heic', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s is no photo', (_name, bytes) => {
  expect(pictureTypeOf(bytes)).toBeUndefined();
});
